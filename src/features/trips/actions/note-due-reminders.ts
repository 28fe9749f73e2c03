/**
 * Finds the emails whose day has come and writes down that they are due. A loop in every process looks; the record
 * makes sure that each is due once, and `send-reminder.ts` looks again before it sends.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, plusDays } from '../../../shared/dates.ts';
import { dueReminders, firstLateDay, REMINDED_WITHIN } from '../../bookings/rules/booking-emails.ts';
import { noteDue } from '../../bookings/store/email-record.ts';
import { findDestination } from '../../destinations/actions.ts';
import { listDeparturesBetween } from '../../packages/store/departure-lists.ts';

/** One turn of the loop: how many emails have come due. */
export async function noteDueReminders({ db, jobs, tripNow }: Pick<Deps, 'db' | 'jobs' | 'tripNow'>): Promise<number> {
  const now = tripNow();
  const today = calendarDay(now);
  // A day more on both sides: the day there may be another than the one in UTC.
  const from = plusDays(today, -REMINDED_WITHIN.after - 1);
  const departures = await listDeparturesBetween(db, from, plusDays(today, REMINDED_WITHIN.before + 1));
  let noted = 0;
  for (const departure of departures) {
    const { departureId, departsOn } = departure;
    const timeZone = findDestination(departure.package.destinationId)?.timeZone ?? 'UTC';
    for (const reminder of dueReminders(departure, timeZone, now)) {
      const bookedBefore = reminder === '30-days' ? firstLateDay(departsOn) : null;
      noted += await noteDue(db, jobs, {
        reminder,
        departureId,
        bookedBefore,
        asksForReview: reminder === 'how-was-it',
      });
    }
  }
  return noted;
}
