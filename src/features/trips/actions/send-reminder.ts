/**
 * Writes one email of the days before or after a trip. Everything is read again: what is cancelled, has no address, or
 * has lost its use while it waited is not written about.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { dayIn } from '../../../shared/dates.ts';
import { deliver, letterFacts } from '../../bookings/actions/email-delivery.ts';
import { findTripIn } from '../../bookings/actions/read-bookings.ts';
import { dayFrom } from '../../bookings/components/next-steps.ts';
import { dueReminders, type Reminder, reminderEmailId } from '../../bookings/rules/booking-emails.ts';
import { dropDueEmail, findUnsent } from '../../bookings/store/email-record.ts';
import { findDestination } from '../../destinations/actions.ts';
import { reminderEmail } from '../mail.ts';
import { countNamed } from '../store/travellers.ts';
import { reviewPathOf } from './review-trip.ts';
import { adviceFor } from './travel-advice.ts';

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
