/** Writes to whoever cancelled what is over and what comes back, once. */
import type { Deps } from '../../../kernel/deps.ts';
import { usernameOf } from '../../accounts/store.ts';
import { cancellationEmail } from '../mail.ts';
import { cancellationEmailId } from '../rules/bookings.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { deliver } from './deliver.ts';
import { findTripIn } from './read-bookings.ts';

export async function sendCancellationEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  bookingId: number,
): Promise<void> {
  const id = cancellationEmailId(bookingId);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'cancelled', bookingId);
  if (!trip?.booking.contactEmail) return dropDueEmail(db, id);

  const letter = cancellationEmail({
    booking: trip.booking,
    to: trip.booking.contactEmail,
    name: await usernameOf(db, trip.userId),
    publicUrl: config.publicUrl,
    mode: config.mode,
  });
  await deliver({ db, mail }, letter, bookingId);
}
