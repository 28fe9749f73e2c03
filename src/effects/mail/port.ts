/**
 * Letters as we need them: one person, one subject, a text and an HTML form.
 *
 * The sender is the brand's, always; of what a person typed only an address that
 * has been checked (to answer to) and the cleaned names of files reach a header.
 * A call may throw `MailUnavailable`: the letter may or may not have arrived,
 * and sending it again is right, because the repeat has the same Message-ID.
 * `LetterRefused` is final. Neither says to whom or what was written.
 */
import type { Readable } from 'node:stream';
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
  /** Whom an answer goes to, when it is not the brand. */
  readonly replyTo?: string;
  /** Our own address that takes a reader off the list with one request (RFC 8058). */
  readonly leave?: string;
  readonly attachments?: readonly Enclosure[];
}

export interface Enclosure {
  readonly name: string;
  readonly mediaType: string;
  /** Asked for anew by every attempt. */
  open(): Promise<Readable>;
}

/** What carries letters: a server, or a folder. */
export interface Carrier {
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

export interface Mail extends Carrier {
  /** False where a mailbox has sent letters back lately: letters of a list stay away from it. */
  reaches(address: string): Promise<boolean>;
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
  /** The pictures that travel in it, by the name the HTML has for them, as `data:` addresses. */
  readonly pictures: Readonly<Record<string, string>>;
}

export interface KeptLetters {
  /** Newest first. */
  list(): Promise<readonly KeptLetter[]>;
  find(name: string): Promise<KeptLetter | null>;
  /** A letter that is not there is no fault. */
  remove(name: string): Promise<void>;
}

/** No answer, or "later": whether it arrived is unknown. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** This letter can never be delivered. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
  /** What the mail server said; null where we refused it ourselves. */
  readonly answer: Answer | null;
  constructor(message: string, answer: Answer | null = null) {
    super(message);
    this.answer = answer;
  }
}

/** A reply of a mail server in numbers. */
export interface Answer {
  /** `550`, or nothing where only a notice speaks. */
  readonly code: string;
  /** `5.1.1`, as RFC 3463 counts. */
  readonly detail: string | null;
  /** Whether it was said to the address, and not to the letter. */
  readonly aboutAddress: boolean;
}

const LETTER_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these would end a header
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Every driver asks this first. */
export function requireSendable(letter: Pick<Letter, 'id' | 'to' | 'subject' | 'replyTo' | 'leave'>): void {
  if (!LETTER_ID.test(letter.id)) throw new LetterRefused('The id of a letter is lower-case words with dashes');
  if (!isMailAddress(letter.to)) throw new LetterRefused('The address of a letter is not one');
  if (letter.replyTo !== undefined && !isMailAddress(letter.replyTo)) {
    throw new LetterRefused('The address to answer to is not one');
  }
  if (letter.leave !== undefined && !/^https?:\/\/[^\s<>]+$/.test(letter.leave)) {
    throw new LetterRefused('The address to leave by is not one');
  }
  if (CONTROL.test(letter.subject)) throw new LetterRefused('The subject of a letter holds a line break');
}
