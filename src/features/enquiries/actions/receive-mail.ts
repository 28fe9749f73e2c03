/**
 * A mail comes in. A signed token in the address it went to, or in the ids it answers, says which thread it belongs to;
 * its subject and its sender say nothing, for anybody can write them. Without a token it is a message of its own.
 */
import { createHash, randomBytes } from 'node:crypto';
import { site } from '../../../../site.config.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { InboundFile, InboundMail } from '../../../effects/inbound-mail/inbound-mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { openReplyTokens, type Thread, tokensIn, tokensInIds } from '../../../kernel/reply-token.ts';
import { ATTACHMENTS, cleanName, endingOf, mediaTypeOf } from '../../../shared/attachments.ts';
import type { Instant } from '../../../shared/dates.ts';
import { isMailAddress } from '../../../shared/email-address.ts';
import { storable } from '../../../shared/text-input.ts';
import { acknowledgeMessage } from '../contract/contact-message.ts';
import { inboundCopy } from '../copy/mail.ts';
import { referenceFrom } from '../rules/enquiry-reference.ts';
import { splitQuoted } from '../rules/quoted-mail.ts';
import { insertContact, type KeptFile } from '../store/contacts.ts';
import { claimMail, closeOf, findOpenOfBooking, insertMail, isMailKnown } from '../store/inbound-mails.ts';
import { holdEnquiry } from '../store/inbox.ts';
import { findWritten } from './read-inbox.ts';
import { mayAcknowledge } from './receive-enquiry.ts';

/** What of a mail is kept; no person writes more. */
const MOST_OF_MAIL = 50_000;

export type ReceivedMail =
  /** Into a thread that was there, or as a message of its own. */
  | 'attached'
  | 'opened'
  /** It is here already; it is our own; it has no sender we could answer. */
  | 'known'
  | 'own'
  | 'unusable';

type ReceiveDeps = Pick<Deps, 'config' | 'db' | 'files' | 'jobs' | 'limits' | 'now'>;

export async function receiveMail(deps: ReceiveDeps, mail: InboundMail): Promise<ReceivedMail> {
  const { config, db, now } = deps;
  const sender = mail.from.address.trim();
  if (!isMailAddress(sender)) return 'unusable';
  const ours = [site.email, config.mailFrom, config.inboxAddress].map((address) => address?.toLowerCase());
  if (ours.includes(sender.toLowerCase())) return 'own';
  const fingerprint = fingerprintOf(mail);
  if (await isMailKnown(db, fingerprint)) return 'known';

  const thread = await threadOf(db, mail);
  const { kept, leftOut } = await keep(deps, mail.attachments);
  const text = storable(mail.text).slice(0, MOST_OF_MAIL);
  const { said, quoted } = splitQuoted(text);
  const words = leftOut.length === 0 ? said : `${said}\n\n${inboundCopy.leftOut(leftOut)}`;
  const arrived = { mail, sender, words, quoted, kept, at: now() };
  // Asked before the transaction: it counts in a store of its own.
  const acknowledged = thread === null && !mail.isAutomatic && (await mayAcknowledge(deps, sender));
  return inTransaction(db, async (tx) => {
    if (!(await claimMail(tx, fingerprint, arrived.at))) return 'known';
    const enquiryId = await enquiryOf(tx, thread);
    if (enquiryId !== null && (await attach(tx, enquiryId, arrived))) return 'attached';
    const contactId = await open(tx, arrived, thread);
    if (mail.isAutomatic) await closeOf(tx, contactId, arrived.at);
    if (acknowledged) await deps.jobs.send(tx, acknowledgeMessage, { contactId });
    return 'opened';
  });
}

interface Arrived {
  readonly mail: InboundMail;
  readonly sender: string;
  readonly words: string;
  readonly quoted: string | null;
  readonly kept: readonly KeptFile[];
  readonly at: Instant;
}

/** The token of the address first, then those of what it answers, the nearest first. */
async function threadOf(db: Db, { recipients, answers }: InboundMail): Promise<Thread | null> {
  const { threadOf: verified } = await openReplyTokens(db);
  const tokens = [...tokensIn(recipients), ...tokensInIds(answers)];
  return tokens.map(verified).find((thread) => thread !== null) ?? null;
}

async function enquiryOf(tx: Db, thread: Thread | null): Promise<number | null> {
  if (thread?.of === 'enquiry') return thread.id;
  return thread?.of === 'booking' ? findOpenOfBooking(tx, thread.id) : null;
}

/** False: the enquiry has been erased meanwhile. */
async function attach(tx: Db, enquiryId: number, { mail, sender, words, quoted, kept, at }: Arrived): Promise<boolean> {
  const written = await findWritten(tx, enquiryId, holdEnquiry);
  if (!written) return false;
  await insertMail(tx, {
    enquiryId,
    sender,
    senderName: nameOf(mail),
    isKnownSender: written.email.toLowerCase() === sender.toLowerCase(),
    isAutomatic: mail.isAutomatic,
    text: words,
    quoted,
    receivedAt: at,
    files: kept,
  });
  return true;
}

function open(tx: Db, { mail, sender, words, kept, at }: Arrived, thread: Thread | null): Promise<number> {
  const subject = storable(mail.subject).replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return insertContact(tx, {
    reference: referenceFrom(randomBytes(5)),
    name: nameOf(mail) ?? sender.slice(0, sender.indexOf('@')),
    email: sender,
    message: [subject, words].filter(Boolean).join('\n\n') || null,
    files: kept,
    createdAt: at,
    bookingId: thread?.of === 'booking' ? thread.id : null,
  });
}

function nameOf({ from }: InboundMail): string | null {
  return (
    storable(from.name ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 100) || null
  );
}

/** The same mail handed over twice, by whatever way, and not the same words sent again. */
function fingerprintOf({ messageId, from, text, attachments }: InboundMail): string {
  const hash = createHash('sha256').update(JSON.stringify([messageId, from.address.toLowerCase(), text]));
  for (const { bytes } of attachments) hash.update(bytes);
  return hash.digest('hex');
}

/** By the rules of the contact form: few files, of kinds we take, that are what they say. The names of others are told. */
async function keep(
  { files }: Pick<Deps, 'files'>,
  attachments: readonly InboundFile[],
): Promise<{ kept: KeptFile[]; leftOut: string[] }> {
  const kept: KeptFile[] = [];
  const leftOut: string[] = [];
  let together = 0;
  for (const { name: given, bytes } of attachments) {
    const name = cleanName(storable(given));
    const ending = endingOf(name);
    together += bytes.length;
    const isTaken =
      ending !== null &&
      bytes.length > 0 &&
      kept.length < ATTACHMENTS.most &&
      bytes.length <= ATTACHMENTS.mostBytes &&
      together <= ATTACHMENTS.mostBytesTogether;
    const received = isTaken ? await files.receive(only(bytes), ATTACHMENTS.mostBytes) : null;
    if (ending === null || received === null) {
      leftOut.push(name);
    } else if (await files.isWhatItSays(received.key, ending)) {
      const place = await files.keep(received.key);
      kept.push({ name, mediaType: mediaTypeOf(ending), bytes: bytes.length, place });
    } else {
      await files.discard(received.key);
      leftOut.push(name);
    }
  }
  return { kept, leftOut };
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
