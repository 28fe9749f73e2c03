/**
 * Letters as we need them: one person, one subject, a text and an HTML form.
 *
 * The sender is the brand's, always; nothing a person typed reaches a header.
 * A call may throw `MailUnavailable`: the letter may or may not have arrived,
 * and sending it again is right, because the repeat has the same Message-ID.
 * `LetterRefused` is final. Neither says to whom or what was written.
 */
import type { Instant } from '../../shared/dates.ts';
import { isMailAddress } from '../../shared/mail-address.ts';

export interface Letter {
  /** Names the letter for ever: `booking-482913-confirmation`. A repeat is the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The moment it speaks of, so that a repeat has the same date. */
  readonly date: Instant;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** The letters of the files driver, for `/_dev/mail`. */
export interface KeptLetter {
  readonly name: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly date: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

export interface KeptLetters {
  /** Newest first. */
  list(): Promise<readonly KeptLetter[]>;
  find(name: string): Promise<KeptLetter | null>;
}

/** No answer, or "later": whether it arrived is unknown. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** This letter can never be delivered. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
}

const LETTER_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these would end a header
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Every driver asks this first. */
export function requireSendable(letter: Pick<Letter, 'id' | 'to' | 'subject'>): void {
  if (!LETTER_ID.test(letter.id)) throw new LetterRefused('The id of a letter is lower-case words with dashes');
  if (!isMailAddress(letter.to)) throw new LetterRefused('The address of a letter is not one');
  if (CONTROL.test(letter.subject)) throw new LetterRefused('The subject of a letter holds a line break');
}
