/** Free seats are offered to whoever waits, and what is over ends. */
import { EmailRefused } from '../../effects/mail/port.ts';
import { type Loop, type ScheduledJob, type Work, workOn } from '../../kernel/jobs.ts';
import { forgetWaiting, giveTurns } from './actions/make-offers.ts';
import { sendWaitlistLetter as writeToWaiting } from './actions/send-email.ts';
import { sendWaitlistLetter } from './contract/waitlist.ts';
import type { FindBooked } from './store/entries.ts';

export const waitlistLoops = (findBooked: FindBooked): readonly Loop[] => [
  { name: 'waitlist.make-offers', everyMs: 1000, run: (deps) => giveTurns(deps, findBooked) },
];

export const waitlistWork: readonly Work[] = [
  workOn(
    sendWaitlistLetter,
    (deps, { waitlistId, about }) => writeToWaiting(deps, waitlistId, about),
    (fault) => fault instanceof EmailRefused,
  ),
];

export const forgetWaitingJob: ScheduledJob = {
  name: 'bookings.forget-waiting',
  cron: '55 3 * * *',
  run: (deps) => forgetWaiting(deps),
};
