/** Emails of the days before and after a trip, and what is forgotten when it is over. */
import { isRefused } from '../../effects/mail/mail-port.ts';
import { type Loop, type ScheduledJob, type Work, workOn } from '../../kernel/scheduler.ts';
import { sendReminder } from '../bookings/contract/email-jobs.ts';
import { forgetEnded } from './actions/forget-ended-bookings.ts';
import { noteDueReminders, sendReminderEmail } from './actions/reminders.ts';
import { forgetTravellers } from './actions/travellers.ts';

export const tripLoops: readonly Loop[] = [
  { name: 'trips.remind', everyMs: 60_000, run: (deps) => noteDueReminders(deps) },
];

export const tripJobs: readonly Work[] = [
  workOn(sendReminder, (deps, { bookingId, reminder }) => sendReminderEmail(deps, bookingId, reminder), isRefused),
];

export const forgetTravellersJob: ScheduledJob = {
  name: 'trips.forget-travellers',
  cron: '50 3 * * *',
  run: (deps) => forgetTravellers(deps),
};

export const forgetEndedJob: ScheduledJob = {
  name: 'trips.forget-ended',
  cron: '45 3 * * *',
  run: (deps) => forgetEnded(deps),
};
