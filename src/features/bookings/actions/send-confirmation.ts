/**
 * Writes to whoever booked, and records that it has been done. Reads the booking
 * again: what has been cancelled since, or has no address, gets no email.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { dayIn } from '../../../shared/dates.ts';
import { findDestination } from '../../destinations/actions.ts';
import { refundPeriods } from '../../packages/rules.ts';
import { dayFrom } from '../components/next-steps.ts';
import { confirmationEmail } from '../mail.ts';
import { confirmationEmailId } from '../rules/bookings.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { letterFacts } from './email-facts.ts';
import { findTripIn, type OwnTrip } from './read-bookings.ts';
import { deliver } from './send-booking-email.ts';

export async function sendConfirmationEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  bookingId: number,
): Promise<void> {
  // The queue may give a job out again after its work was done.
  if (await hasLeft(db, confirmationEmailId(bookingId))) return;
  const trip = await findTripIn({ db }, 'confirmed', bookingId);
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts) return dropDueEmail(db, confirmationEmailId(bookingId));

  const { booking, destinationId, terms } = trip;
  // The day of booking and not of writing: an email that is written again is the same.
  const bookedOn = dayIn(findDestination(destinationId)?.timeZone ?? 'UTC', new Date(booking.createdAt));
  const letter = confirmationEmail({
    ...facts,
    byPhone: trip.channel === 'phone' ? paidBy(trip) : null,
    periods: refundPeriods(terms, booking.totalPrice, dayFrom(booking.package.departsOn), bookedOn),
  });
  await deliver({ db, mail }, letter, bookingId);
}

function paidBy({ booking, owed }: OwnTrip): 'paid' | 'invoice' | 'free' {
  if (booking.totalPrice === 0) return 'free';
  return owed > 0 ? 'invoice' : 'paid';
}
