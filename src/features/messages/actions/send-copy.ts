/** Carries one email of a message, as it was written down, and records how that ended. */
import { site } from '../../../../site.config.ts';
import { EmailRefused } from '../../../effects/mail/mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { addressWith, openReplyTokens, threadIdOf } from '../../../kernel/reply-token.ts';
import { messageEmail } from '../mail.ts';
import { findCopy, markCopy } from '../store/messages.ts';

export async function deliverCopy(
  { config, db, mail, now }: Pick<Deps, 'config' | 'db' | 'mail' | 'now'>,
  of: { readonly messageId: number; readonly bookingId: number },
): Promise<void> {
  const copy = await findCopy(db, of.messageId, of.bookingId);
  // The queue may give a job out again after its work was done; what has been forgotten gets no email.
  if (!copy || copy.state === 'sent') return;
  const token = (await openReplyTokens(db)).tokenOf({ of: 'booking', id: of.bookingId });
  const thread =
    config.inboxAddress === null
      ? { replyTo: site.email }
      : { replyTo: addressWith(config.inboxAddress, token), thread: threadIdOf(token) };
  try {
    await mail.send(messageEmail({ ...copy, messageId: of.messageId }, config.mode, thread));
  } catch (fault) {
    if (fault instanceof EmailRefused) await markCopy(db, of, 'refused', now());
    throw fault;
  }
  await markCopy(db, of, 'sent', now());
}
