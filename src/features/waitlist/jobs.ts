/** Free seats are offered to whoever waits, and what is over ends. */
import { isRefused } from '../../effects/mail/mail-port.ts';
import { type Loop, type ScheduledJob, type Work, workOn } from '../../kernel/scheduler.ts';
import { forgetEndedEntries } from './actions/forget-ended-entries.ts';
import { makeOffers } from './actions/make-offers.ts';
import { sendWaitlistEmail as writeToWaiting } from './actions/send-email.ts';
import { sendWaitlistEmail } from './contract/waitlist.ts';
import type { FindBooked } from './store/entries.ts';

export const waitlistLoops = (findBooked: FindBooked): readonly Loop[] => [
  { name: 'waitlist.make-offers', everyMs: 1000, run: (deps) => makeOffers(deps, findBooked) },
];

export const waitlistJobs: readonly Work[] = [
  workOn(sendWaitlistEmail, (deps, { waitlistId, about }) => writeToWaiting(deps, waitlistId, about), isRefused),
];

export const forgetWaitingJob: ScheduledJob = {
  name: 'waitlist.forget-ended',
  cron: '55 3 * * *',
  run: (deps) => forgetEndedEntries(deps),
};
