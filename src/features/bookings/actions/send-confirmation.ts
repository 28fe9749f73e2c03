/** Writes to whoever booked. Reads the booking again: what has been cancelled since, or has no address, gets no letter. */
import type { Deps } from '../../../server/deps.ts';
import { confirmationLetter } from '../mail.ts';
import { findConfirmedBooking } from './read-bookings.ts';

export async function sendConfirmationLetter(
  { db, mail, payments, config }: Pick<Deps, 'db' | 'mail' | 'payments' | 'config'>,
  bookingId: number,
): Promise<void> {
  const booking = await findConfirmedBooking({ db }, bookingId);
  if (!booking?.contactEmail) return;

  await mail.send(
    confirmationLetter({
      booking,
      to: booking.contactEmail,
      publicUrl: config.publicUrl,
      pretended: payments.mode === 'sandbox',
    }),
  );
}
