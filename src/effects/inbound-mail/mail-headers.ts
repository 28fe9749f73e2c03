/** What the headers of a mail tell: whether a machine wrote it, and which mails it answers. */

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
