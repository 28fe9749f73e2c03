/**
 * A mail that somebody sent us, whatever brought it: a mail service that calls us, or a mailbox that we watch. Everything
 * in it is a stranger's word, the sender too.
 */
export interface InboundMail {
  readonly from: { readonly address: string; readonly name: string | null };
  /** Every address it was sent to, as far as it says. */
  readonly recipients: readonly string[];
  readonly messageId: string | null;
  /** Ids it answers, the nearest first, without brackets. */
  readonly answers: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** A machine wrote it, or it went to a list: nobody answers these. */
  readonly isAutomatic: boolean;
  readonly attachments: readonly InboundFile[];
}

export interface InboundFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail service that hands over what came in. */
export interface MailService {
  /** Whether the header `Authorization` is the service's own. */
  isFrom(authorization: string | undefined): boolean;
  /** Null: it is no mail. */
  read(body: string): InboundMail | null;
}

/** A mailbox that we look into. */
export interface Mailbox {
  /** Hands over what nobody has seen; what `take` fails at stays unseen, and ends the look. */
  look(take: (mail: InboundMail) => Promise<void>): Promise<void>;
}

export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** RFC 3834, and what servers of all makes write beside it. */
export function isAutomatic(headers: readonly MailHeader[], sender: string): boolean {
  const of = (name: string) => headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
  const says = (name: string, what: RegExp) => of(name).some((value) => what.test(value.trim()));
  return (
    of('auto-submitted').some((value) => !/^no\b/i.test(value.trim())) ||
    says('precedence', /^(bulk|list|junk|auto_reply)\b/i) ||
    says('content-type', /^multipart\/report\b/i) ||
    says('return-path', /^<\s*>$/) ||
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-letter-seal'].some(
      (name) => of(name).length > 0,
    ) ||
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(sender)
  );
}

/** `In-Reply-To`, then `References` from the end: the nearest first. Comments and several ids are legal. */
export function answersIn(headers: readonly MailHeader[]): string[] {
  const ids = (name: string) =>
    headers
      .filter((header) => header.name.toLowerCase() === name)
      .flatMap(({ value }) =>
        [...value.slice(0, MOST_OF_HEADER).matchAll(/<([^<>\s]{1,200})>/g)].map(([, id]) => id ?? ''),
      );
  return [...new Set([...ids('in-reply-to'), ...ids('references').reverse()])].slice(0, MOST_IDS);
}

const MOST_OF_HEADER = 20_000;
const MOST_IDS = 50;

/** The words of a mail that has no text of its own. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(nbsp|amp|lt|gt|quot|#39|apos);/gi, (_, name: string) => SIGNS[name.toLowerCase()] ?? ' ')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const SIGNS: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
};
