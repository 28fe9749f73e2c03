/**
 * A message arrives. Its files are already looked at and lie in quarantine; they
 * move to their place first, and then the message, where its files are, and both
 * letters are one transaction. What dies in between leaves files without a
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
} from '../contract/contacts.ts';
import { referenceFrom } from '../rules.ts';
import { insertContact, type KeptFile } from '../store/contacts.ts';
import { mayAcknowledge } from './acknowledge.ts';

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
