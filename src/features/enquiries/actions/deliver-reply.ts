/** Carries a reply to whoever wrote, and records how that ended. What has been forgotten gets no letter. */
import { EmailRefused } from '../../../effects/mail/port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { replyLetter } from '../mail.ts';
import { findEnquiry } from '../store/inbox.ts';
import { findReply, markReply } from '../store/replies.ts';
import { findWritten } from './read-inbox.ts';

export async function deliverReply(
  { config, db, mail, now }: Pick<Deps, 'config' | 'db' | 'mail' | 'now'>,
  replyId: number,
): Promise<void> {
  const reply = await findReply(db, replyId);
  // The queue may give a job out again after its work was done.
  if (!reply || reply.state === 'sent') return;
  const entry = await findEnquiry(db, reply.enquiryId);
  const written = entry && (await findWritten(db, entry));
  if (!written) return;
  try {
    await mail.send(replyLetter(reply, written, config.mode));
  } catch (fault) {
    if (fault instanceof EmailRefused) await markReply(db, replyId, 'refused', now());
    throw fault;
  }
  await markReply(db, replyId, 'sent', now());
}
