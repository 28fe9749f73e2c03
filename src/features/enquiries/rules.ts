/** How an enquiry is called, which files go along with it, and how long things about it stay. */
import { ATTACHMENTS, endingOf } from '../../shared/attachments.ts';
import { type Instant, plusSeconds } from '../../shared/dates.ts';
import { namesOf } from '../../shared/fields.ts';

/** Without letters that are read as another: 32 of them, five bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters of five random bytes: `W-7K3M-9QXA`. */
export function referenceFrom(bytes: Uint8Array): string {
  const bits = [...bytes.subarray(0, 5)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)] ?? '0').join('');
  return `W-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What operators change of an enquiry. */
export interface Handling {
  /** Who looks after it. */
  readonly operatorId: number | null;
  readonly doneAt: Instant | null;
}

/** As the log has it, field by field. */
const LOGGED = {
  operatorId: ({ operatorId }) => ({ operatorId }),
  doneAt: ({ doneAt }) => ({ state: doneAt === null ? 'open' : 'done' }),
} as const satisfies { readonly [F in keyof Handling]: (handling: Handling) => Readonly<Record<string, unknown>> };

export const HANDLED = namesOf(LOGGED);

export function loggedHandling(handling: Handling): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...Object.values(LOGGED).map((logged) => logged(handling)));
}

/** A reply that is due for longer needs somebody to look. */
export const EMAIL_LATE_SECONDS = 15 * 60;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A link that confirms is good for two days after the email was asked for. */
export function confirmableSince(now: Instant): Instant {
  return plusSeconds(now, -48 * HOUR_SECONDS);
}

/** What came before these moments is forgotten. */
export function forgetBefore(now: Instant): { readonly enquiries: Instant; readonly unconfirmed: Instant } {
  return { enquiries: plusSeconds(now, -365 * DAY_SECONDS), unconfirmed: plusSeconds(now, -7 * DAY_SECONDS) };
}

/** A file older than this that nobody wrote down has lost its message. */
export function orphanedSince(now: Instant): Instant {
  return plusSeconds(now, -300);
}

/**
 * The name under which a stranger's file is saved: `W-7K3M-9QXA-2-plan.pdf`. It stands in a header, so there is nothing
 * in it but letters, digits, dots and dashes, and an ending we do not take is no ending any more.
 */
export function savedName(reference: string, position: number, name: string): string {
  const ending = endingOf(name);
  const bare = (ending === null ? name : name.slice(0, name.lastIndexOf('.')))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${[reference, position + 1, bare].filter(Boolean).join('-')}${ending === null ? '' : `.${ending}`}`;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

export type Complaint = 'tooMany' | 'kind' | 'large' | 'empty' | 'together';

/** Adds files to those already chosen, one by one; what cannot be sent is left out and complained of. */
export function addFiles<F extends ChosenFile>(
  chosen: readonly F[],
  added: readonly F[],
): {
  readonly files: readonly F[];
  readonly complaints: readonly { readonly why: Complaint; readonly name: string }[];
} {
  const files = [...chosen];
  const complaints: { why: Complaint; name: string }[] = [];
  for (const file of added) {
    const why = complaintAbout(file, files);
    if (why === null) files.push(file);
    else if (why !== 'tooMany' || !complaints.some((known) => known.why === why))
      complaints.push({ why, name: file.name });
  }
  return { files, complaints };
}

function complaintAbout({ name, size }: ChosenFile, chosen: readonly ChosenFile[]): Complaint | null {
  if (chosen.length >= ATTACHMENTS.most) return 'tooMany';
  if (endingOf(name) === null) return 'kind';
  if (size === 0) return 'empty';
  if (size > ATTACHMENTS.mostBytes) return 'large';
  const together = chosen.reduce((sum, file) => sum + file.size, size);
  return together > ATTACHMENTS.mostBytesTogether ? 'together' : null;
}

/** How mail programs begin what they quote, in the languages travellers write. */
const QUOTE =
  /^(?:>|_{10,}$|-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Mensagem original|Messaggio originale)\s*-{2,}$)/i;
/** Often broken over two lines. */
const ATTRIBUTION =
  /^(?:On|Am|Le|El|Em|Il|Op|Den)\s.{4,200}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev)(?!\p{L}).{0,120}:$/iu;

/** What somebody says, and what they answer to as their program quoted it; an answer between the quotes stays with them. */
export function splitQuoted(text: string): { readonly said: string; readonly quoted: string | null } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((line, place) => {
    const both = `${line.trim()} ${lines[place + 1]?.trim() ?? ''}`;
    return QUOTE.test(line.trim()) || ATTRIBUTION.test(line.trim()) || ATTRIBUTION.test(both);
  });
  const said = lines.slice(0, at).join('\n').trim();
  // Nothing above it: the answer stands between or below the quotes.
  if (at < 0 || said === '') return { said: text.trim(), quoted: null };
  return { said, quoted: lines.slice(at).join('\n').trim() };
}

/** What of a mail is kept; no person writes more. */
export const MOST_OF_MAIL = 50_000;
