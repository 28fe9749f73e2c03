/**
 * The emails of the days before and after a trip. A loop in every process finds those whose day has come; the record makes
 * sure that each is due once, and all is read again before it is sent.
 */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { calendarDay, dayIn, plusDays } from '../../../shared/dates.ts';
import { deliver, letterFacts } from '../../bookings/actions/email-delivery.ts';
import { findTripIn } from '../../bookings/actions/read-bookings.ts';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import {
  dueReminders,
  firstLateDay,
  REMINDED_WITHIN,
  type Reminder,
  reminderEmailId,
  type TripDays,
} from '../../bookings/rules/booking-emails.ts';
import { dropDueEmail, findUnsent, noteDue } from '../../bookings/store/email-record.ts';
import { catalogue, findDestination } from '../../destinations/actions.ts';
import { sockets } from '../../destinations/content/power-sockets.ts';
import { monthChecked } from '../../learn/actions/checkable-facts.ts';
import { listDeparturesBetween } from '../../packages/store/departure-lists.ts';
import { reminderEmail } from '../mail.ts';
import { adviceOf, type TripAdvice } from '../rules/travel-advice.ts';
import { countNamed } from '../store/travellers.ts';
import { reviewPathOf } from './review-trip.ts';

/** What is cancelled, has no address, or has lost its use while it waited is not written about. */
export async function sendReminderEmail(
  { db, mail, config, tripNow }: Pick<Deps, 'db' | 'mail' | 'config' | 'tripNow'>,
  bookingId: number,
  reminder: Reminder,
): Promise<void> {
  const id = reminderEmailId(bookingId, reminder);
  const dueSince = await findUnsent(db, id);
  if (!dueSince) return;
  const trip = await findTripIn({ db }, 'confirmed', bookingId);
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts) return dropDueEmail(db, id);

  const { booking, destinationId } = trip;
  const days = { departsOn: dayFrom(booking.package.departsOn), returnsOn: dayFrom(booking.package.returnsOn) };
  const timeZone = findDestination(destinationId)?.timeZone ?? 'UTC';
  const now = tripNow();
  if (!dueReminders(days, timeZone, now).includes(reminder)) return dropDueEmail(db, id);

  const letter = reminderEmail(reminder, {
    ...facts,
    days,
    date: dueSince,
    today: dayIn(timeZone, now),
    // Whoever has called names them by telephone or mail.
    unnamed: trip.channel === 'phone' ? 0 : booking.numberOfTravelers - (await countNamed(db, bookingId)),
    reviewPath: await reviewPathOf(db, bookingId),
    advice: await adviceFor(db, destinationId, days, timeZone),
  });
  await deliver({ db, mail }, letter, bookingId);
}

/** Looks up what is known of a place for the emails before a trip; null where we have no book of it. */
export async function adviceFor(
  db: Db,
  destinationId: string,
  days: TripDays,
  timeZone: string,
): Promise<TripAdvice | null> {
  const facts = catalogue().destination.get(destinationId)?.facts;
  if (!facts) return null;
  const entryChecked = await monthChecked(db, facts, 'entry');
  return adviceOf(facts, days, { sockets: sockets[facts.country] ?? null, timeZone, entryChecked });
}

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
