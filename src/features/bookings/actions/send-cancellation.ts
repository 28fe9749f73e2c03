/** Writes to whoever cancelled what is over and what comes back, once. */
import type { Deps } from '../../../server/deps.ts';
import { cancellationLetter } from '../mail/letters.ts';
import { cancellationLetterId } from '../rules/bookings.ts';
import { dropDueLetter, hasLeft } from '../store/letters.ts';
import { deliver } from './deliver.ts';
import { findBookingIn } from './read-bookings.ts';

export async function sendCancellationLetter(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  bookingId: number,
): Promise<void> {
  const id = cancellationLetterId(bookingId);
  if (await hasLeft(db, id)) return;
  const booking = await findBookingIn({ db }, 'cancelled', bookingId);
  if (!booking?.contactEmail) return dropDueLetter(db, id);

  const letter = cancellationLetter({ booking, to: booking.contactEmail, publicUrl: config.publicUrl });
  await deliver({ db, mail }, letter, bookingId);
}
