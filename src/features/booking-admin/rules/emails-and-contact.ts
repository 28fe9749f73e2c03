/** Which emails of a booking may be sent once more, and whether the address may still be corrected. */
import { dayIn, type Instant } from '../../../shared/dates.ts';
import { dueReminders, EMAIL_KINDS, type EmailKind, type TripDays } from '../../bookings/rules/booking-emails.ts';
import { hasLeft, type State } from '../../bookings/rules/booking-state.ts';

/** Emails that say something true and useful now, in their order. */
export function repeatableEmails(
  booking: { readonly state: State; readonly contactEmail: string | null },
  trip: TripDays,
  timeZone: string,
  now: Instant,
): EmailKind[] {
  if (!booking.contactEmail) return [];
  const due: readonly EmailKind[] = booking.state === 'confirmed' ? dueReminders(trip, timeZone, now) : [];
  return EMAIL_KINDS.filter((kind) => {
    if (kind === 'confirmation') return booking.state === 'confirmed';
    if (kind === 'option') return booking.state === 'optioned';
    return kind === 'cancellation' ? booking.state === 'cancelled' : due.includes(kind);
  });
}

/** Of what is kept or booked, until the trip is over at the destination; whoever has left is not written to again. */
export function mayCorrectContact(
  booking: { readonly state: State; readonly userId: number | null; readonly contactName: string | null },
  { returnsOn }: TripDays,
  timeZone: string,
  now: Instant,
): boolean {
  const stands = booking.state === 'confirmed' || booking.state === 'optioned';
  return stands && !hasLeft(booking) && dayIn(timeZone, now) <= returnsOn;
}
