/** What came into the mailbox that we watch. Several processes may look at once: each mail enters once. */
import type { Deps } from '../../../kernel/deps.ts';
import { receiveMail } from './receive-mail.ts';

export async function pollMailbox(
  deps: Pick<Deps, 'config' | 'db' | 'files' | 'jobs' | 'limits' | 'log' | 'mailbox' | 'now'>,
): Promise<void> {
  await deps.mailbox?.look(async (mail) => {
    const received = await receiveMail(deps, mail);
    // Nothing of the mail itself: it is a person's.
    deps.log.info({ received, files: mail.attachments.length }, 'a mail came in');
  });
}
