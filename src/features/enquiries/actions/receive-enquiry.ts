/**
 * A message arrives. Its files are already looked at and lie in quarantine; they
 * move to their place first, and then the message, where its files are, and both
 * emails are one transaction. What dies in between leaves files without a
 * message, which are swept away, and never a message without its files.
 */
import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { mayPass } from '../../../kernel/human-check.ts';
import { ok, type Result } from '../../../shared/result.ts';
import {
  acknowledgeMessage,
  type ContactError,
  type ContactMessage,
  type ContactReceived,
  deliverMessage,
} from '../contract/contact-message.ts';
import { acknowledgeRequest, deliverRequest, type MadeRequest, type RequestError } from '../contract/requests.ts';
import { referenceFrom } from '../rules/enquiry-reference.ts';
import { insertContact, type KeptFile } from '../store/contacts.ts';
import { insertRequest } from '../store/requests.ts';

export async function sendMessage(
  deps: Pick<Deps, 'captcha' | 'db' | 'files' | 'jobs' | 'limits' | 'now'>,
  { name, email, message, humanProof, files: attached }: ContactMessage,
  address: string,
): Promise<Result<ContactReceived, ContactError>> {
  const welcome = await mayPass(deps, 'contact', humanProof, address);
  if (!welcome.ok) return welcome;

  const { db, files, jobs, now } = deps;
  const kept: KeptFile[] = [];
  // Whatever fails from here on leaves files that nobody wrote down. They are not taken back here, because a lost
  // answer of the database may be a commit; the sweep looks again later.
  for (const { key, ...file } of attached) kept.push({ ...file, place: await files.keep(key) });
  const contact = {
    reference: referenceFrom(randomBytes(5)),
    name,
    email,
    message: message || null,
    files: kept,
    createdAt: now(),
  };
  const acknowledged = await mayAcknowledge(deps, email);
  const id = await inTransaction(db, async (tx) => {
    const contactId = await insertContact(tx, contact);
    await jobs.send(tx, deliverMessage, { contactId });
    if (acknowledged) await jobs.send(tx, acknowledgeMessage, { contactId });
    return contactId;
  });
  return ok({
    id,
    reference: contact.reference,
    attachments: kept.map((file) => file.name),
    createdAt: contact.createdAt.toISOString(),
  });
}

/** A request is stored, and both sides get an email. */
export async function makeRequest(
  deps: Pick<Deps, 'captcha' | 'db' | 'jobs' | 'limits' | 'now'>,
  { kind, name, email, about, topic, humanProof }: MadeRequest,
  address: string,
): Promise<Result<{ reference: string }, RequestError>> {
  const welcome = await mayPass(deps, 'request', humanProof, address);
  if (!welcome.ok) return welcome;

  const { db, jobs, now } = deps;
  const reference = referenceFrom(randomBytes(5));
  const request = {
    reference,
    kind,
    name: name || null,
    email,
    about: about || null,
    topic: topic ?? null,
    createdAt: now(),
  };
  const acknowledged = await mayAcknowledge(deps, email);
  await inTransaction(db, async (tx) => {
    const requestId = await insertRequest(tx, request);
    await jobs.send(tx, deliverRequest, { requestId });
    if (acknowledged) await jobs.send(tx, acknowledgeRequest, { requestId });
  });
  return ok({ reference });
}

const A_DAY = { most: 10, per: 86_400 };

/**
 * Whether an email back may be written. A form can be sent in anybody's name: so that nobody's mailbox is filled by a
 * stranger, one address gets ten a day. What was sent is stored and reaches the brand either way.
 */
export function mayAcknowledge({ limits }: Pick<Deps, 'limits'>, email: string): Promise<boolean> {
  return limits.take(`acknowledgements:${email.toLowerCase()}`, A_DAY.most, A_DAY.per);
}
