/**
 * Emails as we need them: one person, one subject, a text and an HTML form.
 *
 * The sender is the brand's, always; of what a person typed only an address that
 * has been checked (to answer to) and the cleaned names of files reach a header.
 * A call may throw `MailUnavailable`: the email may or may not have arrived,
 * and sending it again is right, because the repeat has the same Message-ID.
 * `EmailRefused` is final. Neither says to whom or what was written.
 */
import type { Readable } from 'node:stream';
import type { Instant } from '../../shared/dates.ts';
import { isMailAddress } from '../../shared/email-address.ts';

export interface Email {
  /** Names the email for ever: `booking-482913-confirmation`. A repeat is the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The moment it speaks of, so that a repeat has the same date. */
  readonly date: Instant;
  /** Whom an answer goes to, when it is not the brand. */
  readonly replyTo?: string;
  /** Names the thread for whoever answers, beside the Message-ID: some providers replace that one. */
  readonly thread?: string;
  /** Our own address that takes a reader off the list with one request (RFC 8058). */
  readonly leave?: string;
  readonly attachments?: readonly EmailAttachment[];
}

export interface EmailAttachment {
  readonly name: string;
  readonly mediaType: string;
  /** Asked for anew by every attempt. */
  open(): Promise<Readable>;
}

/** What carries emails: a server, or a folder. */
export interface Carrier {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}

export interface Mail extends Carrier {
  /** False where a mailbox has sent emails back lately: emails of a list stay away from it. */
  reaches(address: string): Promise<boolean>;
}

/** The emails of the files driver, for `/_dev/mail`. */
export interface KeptEmail {
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

export interface KeptEmails {
  /** Newest first. */
  list(): Promise<readonly KeptEmail[]>;
  find(name: string): Promise<KeptEmail | null>;
  /** An email that is not there is no fault. */
  remove(name: string): Promise<void>;
}

/** No answer, or "later": whether it arrived is unknown. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** This email can never be delivered. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
  /** What the mail server replied; null where we refused it ourselves. */
  readonly reply: SmtpReply | null;
  constructor(message: string, reply: SmtpReply | null = null) {
    super(message);
    this.reply = reply;
  }
}

/** Of a fault: trying again is of no use. */
export const isRefused = (fault: unknown) => fault instanceof EmailRefused;

/** A reply of a mail server, in numbers. */
export interface SmtpReply {
  /** `550`, or empty where only a bounce says so. */
  readonly code: string;
  /** `5.1.1`, as RFC 3463 counts. */
  readonly detail: string | null;
  /** Whether it was said to the address, and not to the email. */
  readonly aboutAddress: boolean;
}

const EMAIL_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these would end a header
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Every driver asks this first. */
export function requireSendable(email: Pick<Email, 'id' | 'to' | 'subject' | 'replyTo' | 'leave' | 'thread'>): void {
  if (!EMAIL_ID.test(email.id)) throw new EmailRefused('The id of an email is lower-case words with dashes');
  if (!isMailAddress(email.to)) throw new EmailRefused('The address of an email is not one');
  if (email.replyTo !== undefined && !isMailAddress(email.replyTo)) {
    throw new EmailRefused('The address to answer to is not one');
  }
  if (email.leave !== undefined && !/^https?:\/\/[^\s<>]+$/.test(email.leave)) {
    throw new EmailRefused('The address to leave by is not one');
  }
  if (email.thread !== undefined && !/^[a-z0-9.-]{1,80}$/.test(email.thread)) {
    throw new EmailRefused('The thread of an email is not one');
  }
  if (CONTROL.test(email.subject)) throw new EmailRefused('The subject of an email holds a line break');
}
