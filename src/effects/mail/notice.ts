/**
 * Reads a notice that a letter did not arrive (RFC 3464), as mail servers of all
 * makes write them: the groups about recipients, and of the returned letter its
 * own Message-ID, address and seal. Whatever is anything else is no notice.
 */
import PostalMime, { type Email, type Header } from 'postal-mime';
import type { Answer } from './port.ts';

export interface Notice {
  /** Of the letter: `booking-482913-confirmation`. */
  readonly letterId: string;
  readonly to: string;
  readonly seal: string;
  /** Permanent failures alone: a delay is none. */
  readonly failures: readonly Answer[];
}

const MOST_CHARACTERS = 2_000_000;
/** Each costs the reader its share, however short it is. */
const MOST_LINES = 20_000;
/** A letter of ours has one recipient. */
const MOST_GROUPS = 20;

export async function readNotice(message: string): Promise<Notice | null> {
  const text = message.slice(0, MOST_CHARACTERS).split('\n', MOST_LINES).join('\n');
  const report = await parsed(text);
  if (!/^multipart\/report\b/i.test(header(report.headers, 'content-type'))) return null;
  const contentOf = (kind: RegExp) =>
    report.attachments.find(({ mimeType }) => kind.test(mimeType))?.content.toString();
  const about = contentOf(/^message\/(?:global-)?delivery-status$/);
  const returned = contentOf(/^(?:text\/rfc822-headers|message\/(?:rfc822|global(?:-headers)?))$/);
  if (!about || !returned) return null;
  const letter = await parsed(returned.trimStart());
  const letterId = /^<([^@<>\s]+)@[^<>\s]+>$/.exec(letter.messageId ?? '')?.[1];
  const to = letter.to?.[0]?.address;
  const seal = header(letter.headers, 'x-letter-seal');
  if (!letterId || !to || !seal) return null;
  // The first group is about the message, each other one about a recipient; some servers leave the first one out.
  const groups = about.replaceAll(/\n[ \t\r]+(?=\n)/g, '\n').split('\n\n', MOST_GROUPS);
  const read = await Promise.all(groups.map((group) => parsed(group.trim())));
  return { letterId, to, seal, failures: read.flatMap((group) => failureIn(group.headers)) };
}

/** The reader refuses what is nested too deeply or has too long a head: nothing of it counts. */
function parsed(message: string): Promise<Email> {
  const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true } as const;
  return PostalMime.parse(message, options).catch(() => ({ headers: [], headerLines: [], attachments: [] }));
}

function header(headers: readonly Header[], name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

/** A folder of messages in one file. */
export function messagesIn(text: string): readonly string[] {
  return text.split(/^(?=From \S+ .*\d{4}\r?$)/m).filter((message) => message.trim() !== '');
}

function failureIn(headers: readonly Header[]): Answer[] {
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
