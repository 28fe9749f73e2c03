/** Writes to whoever booked what goes back of a booking that stands, once for each refund. */
import type { Deps } from '../../../kernel/deps.ts';
import { usernameOf } from '../../accounts/store.ts';
import { refundEmail } from '../mail.ts';
import { numberedEmailId } from '../rules/emails.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { listRefunds } from '../store/story.ts';
import { deliver } from './deliver.ts';
import { findTripIn } from './read-bookings.ts';

export async function sendRefundEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { bookingId, number }: { readonly bookingId: number; readonly number: number },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'refund', number);
  if (await hasLeft(db, id)) return;
  // A booking that was cancelled meanwhile is written about as such; the money of this refund goes back all the same.
  const trip = (await findTripIn({ db }, 'confirmed', bookingId)) ?? (await findTripIn({ db }, 'cancelled', bookingId));
  const refund = (await listRefunds(db, bookingId)).find((known) => known.number === number);
  if (!trip?.booking.contactEmail || !refund) return dropDueEmail(db, id);

  const letter = refundEmail({
    booking: trip.booking,
    to: trip.booking.contactEmail,
    name: await usernameOf(db, trip.userId),
    publicUrl: config.publicUrl,
    mode: config.mode,
    refund,
  });
  await deliver({ db, mail }, letter, bookingId);
}
