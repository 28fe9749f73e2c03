/** Whoever wrote may have it erased: the words, the replies and the files. The log keeps how many there were. */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { deleteContact } from '../store/contacts.ts';
import { holdEnquiry } from '../store/inbox.ts';
import { listReplies } from '../store/replies.ts';
import { deleteRequest } from '../store/requests.ts';
import { findWritten } from './read-inbox.ts';

export async function eraseEnquiry(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  me: Operator,
  id: number,
): Promise<Result<{ erased: true }, 'no_such_enquiry'>> {
  const erased = await inTransaction(db, async (tx) => {
    const entry = await holdEnquiry(tx, id);
    const written = entry && (await findWritten(tx, entry));
    if (!entry || !written) return null;
    const replies = (await listReplies(tx, id)).length;
    if (entry.contactId !== null) await deleteContact(tx, entry.contactId);
    if (entry.requestId !== null) await deleteRequest(tx, entry.requestId);
    const before = { files: written.files.length, replies };
    await audit(tx, { operator: me, action: 'enquiry.erase', subject: `enquiry:${id}`, before });
    return written.files;
  });
  if (erased === null) return err('no_such_enquiry');
  // After the rows: a file that cannot be removed now is nobody's, and is swept.
  for (const { place } of erased) {
    await files.remove(place).catch((fault: unknown) => log.warn({ err: fault }, 'a file waits for the sweep'));
  }
  return ok({ erased: true });
}
