/**
 * Reads a bounce: the message by which a mail server reports that an email was not
 * delivered (RFC 3464). Servers of all makes write it differently; we take the groups
 * about recipients, and of the returned email its Message-ID, address and seal.
 * Anything else is not a bounce.
 */
import PostalMime, { type Header, type Email as ParsedEmail } from 'postal-mime';
import type { SmtpReply } from './mail-port.ts';

export interface Bounce {
  /** Of the email: `booking-482913-confirmation`. */
  readonly emailId: string;
  readonly to: string;
  readonly seal: string;
  /** Permanent failures only; a delay is none. */
  readonly failures: readonly SmtpReply[];
}

const MOST_CHARACTERS = 2_000_000;
/** Each costs the reader its share, however short it is. */
const MOST_LINES = 20_000;
/** An email of ours has one recipient. */
const MOST_GROUPS = 20;

export async function readBounce(message: string): Promise<Bounce | null> {
  const text = message.slice(0, MOST_CHARACTERS).split('\n', MOST_LINES).join('\n');
  const report = await parsed(text);
  if (!/^multipart\/report\b/i.test(header(report.headers, 'content-type'))) return null;
  const contentOf = (kind: RegExp) =>
    report.attachments.find(({ mimeType }) => kind.test(mimeType))?.content.toString();
  const about = contentOf(/^message\/(?:global-)?delivery-status$/);
  const returned = contentOf(/^(?:text\/rfc822-headers|message\/(?:rfc822|global(?:-headers)?))$/);
  if (!about || !returned) return null;
  const email = await parsed(returned.trimStart());
  const emailId = /^<([^@<>\s]+)@[^<>\s]+>$/.exec(email.messageId ?? '')?.[1];
  const to = email.to?.[0]?.address;
  const seal = header(email.headers, 'x-letter-seal');
  if (!emailId || !to || !seal) return null;
  // The first group is about the message, each other one about a recipient; some servers leave the first one out.
  const groups = about.replaceAll(/\n[ \t\r]+(?=\n)/g, '\n').split('\n\n', MOST_GROUPS);
  const read = await Promise.all(groups.map((group) => parsed(group.trim())));
  return { emailId, to, seal, failures: read.flatMap((group) => failureIn(group.headers)) };
}

/** The parser refuses what is nested too deeply or has too long a header; then nothing of it counts. */
function parsed(message: string): Promise<ParsedEmail> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const;
  return PostalMime.parse(message, options).catch(() => ({ headers: [], headerLines: [], attachments: [] }));
}

function header(headers: readonly Header[], name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

/** A file may hold a whole folder of messages (mbox). */
export function messagesIn(text: string): readonly string[] {
  return text.split(/^(?=From \S+ .*\d{4}\r?$)/m).filter((message) => message.trim() !== '');
}

function failureIn(headers: readonly Header[]): SmtpReply[] {
  if (!/^failed\b/i.test(header(headers, 'action'))) return [];
  const diagnosis = header(headers, 'diagnostic-code');
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(header(headers, 'status'))?.[0];
  // `5.0.0` says nothing more than "failed"; the server's reply often does.
  const detail = /^5\.0\./.test(status ?? '5.0.0')
    ? (/\b5\.\d{1,3}\.\d{1,3}\b/.exec(diagnosis)?.[0] ?? status)
    : status;
  const code = /(?:^|;)\s*(5\d\d)\b/.exec(diagnosis)?.[1] ?? '';
  if (!detail && !code) return [];
  return [{ code, detail: detail ?? null, aboutAddress: true }];
}
