/**
 * What keeps the sale honest: loops of their own, so that a sick one never
 * stops another. And what a confirmed booking leaves to be done.
 */
import { EmailRefused } from '../../effects/mail/port.ts';
import { LONG_TURN_MS, type Loop, type ScheduledJob, type Work, workOn } from '../../kernel/jobs.ts';
import { followNotices } from './actions/follow-notices.ts';
import { forgetEnded } from './actions/forget-ended.ts';
import { forgetWaiting, giveTurns } from './actions/give-turns.ts';
import { forgetTravellers } from './actions/name-travellers.ts';
import { reconcilePayments } from './actions/reconcile.ts';
import { recoverBookings } from './actions/recover.ts';
import { lookAfterRefunds, payBackWhatIsDue } from './actions/refund.ts';
import { noteDueReminders } from './actions/remind.ts';
import { sendCancellationLetter } from './actions/send-cancellation.ts';
import { sendConfirmationLetter } from './actions/send-confirmation.ts';
import { sendReminderLetter } from './actions/send-reminder.ts';
import { sendWaitlistLetter as writeToWaiting } from './actions/send-waitlist-letter.ts';
import { sendReminder } from './contract/before-departure.ts';
import { sendConfirmation } from './contract/bookings.ts';
import { sendCancellation } from './contract/cancellation.ts';
import { sendWaitlistLetter } from './contract/waitlist.ts';

export const bookingLoops: readonly Loop[] = [
  { name: 'bookings.recover', everyMs: 500, run: (deps) => recoverBookings(deps) },
  {
    name: 'bookings.follow-notices',
    everyMs: 500,
    // The sandbox tells nobody anything.
    run: async (deps) => (deps.payments.mode === 'hosted' ? followNotices(deps) : 0),
  },
  // The first turn reads the whole ledger.
  {
    name: 'bookings.reconcile-payments',
    everyMs: 2000,
    longestMs: LONG_TURN_MS,
    run: (deps) => reconcilePayments(deps),
  },
  { name: 'bookings.refund', everyMs: 2000, run: (deps) => payBackWhatIsDue(deps) },
  {
    name: 'bookings.look-after-refunds',
    everyMs: 600_000,
    longestMs: LONG_TURN_MS,
    run: (deps) => lookAfterRefunds(deps),
  },
  { name: 'bookings.give-turns', everyMs: 1000, run: (deps) => giveTurns(deps) },
  { name: 'bookings.remind', everyMs: 60_000, run: (deps) => noteDueReminders(deps) },
];

export const bookingWork: readonly Work[] = [
  workOn(
    sendConfirmation,
    (deps, { bookingId }) => sendConfirmationLetter(deps, bookingId),
    (fault) => fault instanceof EmailRefused,
  ),
  workOn(
    sendCancellation,
    (deps, { bookingId }) => sendCancellationLetter(deps, bookingId),
    (fault) => fault instanceof EmailRefused,
  ),
  workOn(
    sendWaitlistLetter,
    (deps, { waitlistId, about }) => writeToWaiting(deps, waitlistId, about),
    (fault) => fault instanceof EmailRefused,
  ),
  workOn(
    sendReminder,
    (deps, { bookingId, reminder }) => sendReminderLetter(deps, bookingId, reminder),
    (fault) => fault instanceof EmailRefused,
  ),
];

export const forgetTravellersJob: ScheduledJob = {
  name: 'bookings.forget-travellers',
  cron: '50 3 * * *',
  run: (deps) => forgetTravellers(deps),
};

export const forgetWaitingJob: ScheduledJob = {
  name: 'bookings.forget-waiting',
  cron: '55 3 * * *',
  run: (deps) => forgetWaiting(deps),
};

export const forgetEndedJob: ScheduledJob = {
  name: 'bookings.forget-ended',
  cron: '45 3 * * *',
  run: (deps) => forgetEnded(deps),
};
