/** What every email about a booking begins with: to whom, and where it is read. */
import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { usernameOf } from '../../accounts/store.ts';
import { type BookingFacts, pageOf } from '../rules/emails.ts';
import { requestPath } from './payment-link.ts';
import type { OwnTrip } from './read-bookings.ts';

/** Null: there is no address. Whoever has called reads the booking by its link. */
export async function letterFacts(
  { db, config: { publicUrl, mode } }: { readonly db: Db; readonly config: Deps['config'] },
  { booking, userId, channel }: OwnTrip,
): Promise<BookingFacts | null> {
  if (!booking.contactEmail) return null;
  const isCaller = channel === 'phone';
  return {
    booking,
    to: booking.contactEmail,
    name: isCaller ? booking.contactName : await usernameOf(db, userId),
    publicUrl,
    bookingUrl: isCaller ? publicUrl + (await requestPath(db, booking.id)) : pageOf(booking, publicUrl),
    mode,
  };
}
