/**
 * Writes to whoever booked, and records that it has been done. Reads the booking
 * again: what has been cancelled since, or has no address, gets no letter.
 */
import type { Deps } from '../../../server/deps.ts';
import { confirmationLetter } from '../mail/letters.ts';
import { confirmationLetterId } from '../rules/bookings.ts';
import { dropDueLetter, hasLeft } from '../store/letters.ts';
import { deliver } from './deliver.ts';
import { findBookingIn } from './read-bookings.ts';

export async function sendConfirmationLetter(
  { db, mail, payments, config }: Pick<Deps, 'db' | 'mail' | 'payments' | 'config'>,
  bookingId: number,
): Promise<void> {
  // The queue may give a job out again after its work was done.
  if (await hasLeft(db, confirmationLetterId(bookingId))) return;
  const booking = await findBookingIn({ db }, 'confirmed', bookingId);
  if (!booking?.contactEmail) return dropDueLetter(db, confirmationLetterId(bookingId));

  const letter = confirmationLetter({
    booking,
    to: booking.contactEmail,
    publicUrl: config.publicUrl,
    pretended: payments.mode === 'sandbox',
  });
  await deliver({ db, mail }, letter, bookingId);
}
