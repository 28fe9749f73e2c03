/**
 * Reads a notice that a letter did not arrive (RFC 3464), as mail servers of all
 * makes write them: the groups about recipients, and of the returned letter its
 * own Message-ID, address and seal. Whatever is anything else is no notice.
 */
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

export function readNotice(message: string): Notice | null {
  const whole = partOf(
    message
      .slice(0, MOST_CHARACTERS)
      .replaceAll('\r\n', '\n')
      .replace(/^From .*\n/, ''),
  );
  if (!/^multipart\/report\b/i.test(whole.header('content-type'))) return null;
  const parts = partsIn(whole);
  const about = parts.find((part) => /^message\/(?:global-)?delivery-status\b/i.test(part.header('content-type')));
  const returned = parts.find((part) =>
    /^(?:text\/rfc822-headers|message\/(?:rfc822|global(?:-headers)?))\b/i.test(part.header('content-type')),
  );
  if (!about || !returned) return null;
  const letter = partOf(decoded(returned).trimStart());
  const letterId = /^<([^@<>\s]+)@[^<>\s]+>$/.exec(letter.header('message-id'))?.[1];
  const to = addressIn(letter.header('to'));
  const seal = letter.header('x-letter-seal');
  if (!letterId || !to || !seal) return null;
  // The first group is about the message, each other one about a recipient; some servers leave the first one out.
  const groups = decoded(about).split(/\n[ \t]*\n/);
  return { letterId, to, seal, failures: groups.flatMap((group) => failureIn(partOf(`${group.trim()}\n\n`))) };
}

/** What stands last, bare or in angle brackets. By splitting: a pattern for it takes the cube of what a stranger may send. */
function addressIn(header: string): string | undefined {
  const last = header.split(/[<>\s]/).findLast((word) => word !== '');
  return last?.includes('@', 1) && !last.endsWith('@') ? last : undefined;
}

/** A folder of messages in one file. */
export function messagesIn(text: string): readonly string[] {
  return text.split(/^(?=From \S+ .*\d{4}\r?$)/m).filter((message) => message.trim() !== '');
}

function failureIn({ header }: Part): Answer[] {
  if (!/^failed\b/i.test(header('action'))) return [];
  const diagnosis = header('diagnostic-code');
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(header('status'))?.[0];
  // `5.0.0` says nothing more than "failed"; the server's reply often does.
  const detail = /^5\.0\./.test(status ?? '5.0.0')
    ? (/\b5\.\d{1,3}\.\d{1,3}\b/.exec(diagnosis)?.[0] ?? status)
    : status;
  const code = /(?:^|;)\s*(5\d\d)\b/.exec(diagnosis)?.[1] ?? '';
  if (!detail && !code) return [];
  return [{ code, detail: detail ?? null, aboutAddress: true }];
}

type Part = ReturnType<typeof partOf>;

function partsIn(part: Part): Part[] {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(part.header('content-type')) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return [];
  const between = `\n${part.body}`.split(`\n--${boundary}`).slice(1);
  return between.filter((text) => !text.startsWith('--')).map((text) => partOf(text.replace(/^[ \t]*\n/, '')));
}

function partOf(text: string) {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const lines = (end < 0 ? text : text.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return {
    body: end < 0 ? '' : text.slice(text.startsWith('\n') ? 1 : end + 2),
    header(name: string): string {
      const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`));
      return line ? line.slice(name.length + 1).trim() : '';
    },
  };
}

function decoded({ header, body }: Part): string {
  const encoding = header('content-transfer-encoding');
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n');
  if (!/quoted-printable/i.test(encoding)) return body;
  return body
    .replaceAll(/=[ \t]*\n/g, '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
