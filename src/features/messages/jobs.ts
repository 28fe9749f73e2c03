/** What messages leave to be done: each email, and forgetting them after a year. */
import { isRefused } from '../../effects/mail/mail-port.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type Work, workOn } from '../../kernel/scheduler.ts';
import { DAY_MS } from '../../shared/dates.ts';
import { deliverCopy } from './actions/send-copy.ts';
import { sendCopy } from './contract/messages.ts';
import { KEPT_DAYS } from './rules.ts';
import { deleteMessagesBefore } from './store/messages.ts';

export const messageJobs: readonly Work[] = [workOn(sendCopy, deliverCopy, isRefused)];

export const forgetMessagesJob = {
  name: 'messages.forget',
  cron: '50 3 * * *',
  run: ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
    deleteMessagesBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
} as const;
