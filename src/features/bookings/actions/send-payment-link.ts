/** Writes to whoever booked what is to be paid for a change, with the link to do so, once for each change. */
import type { Deps } from '../../../kernel/deps.ts';
import { usernameOf } from '../../accounts/store.ts';
import { paymentLinkEmail } from '../mail.ts';
import { numberedEmailId } from '../rules/emails.ts';
import { findChange } from '../store/changes.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { requestPath } from './answer-request.ts';
import { deliver } from './deliver.ts';
import { findTripIn } from './read-bookings.ts';

export async function sendPaymentLinkEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { bookingId, number }: { readonly bookingId: number; readonly number: number },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'payment', number);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'confirmed', bookingId);
  const change = await findChange(db, bookingId, number);
  // What was withdrawn or paid meanwhile is not asked for.
  if (!trip?.booking.contactEmail || change?.state !== 'offered' || !change.answerBy) return dropDueEmail(db, id);

  const letter = paymentLinkEmail({
    booking: trip.booking,
    to: trip.booking.contactEmail,
    name: await usernameOf(db, trip.userId),
    publicUrl: config.publicUrl,
    mode: config.mode,
    change: { ...change, answerBy: change.answerBy },
    path: await requestPath(db, bookingId, number),
  });
  await deliver({ db, mail }, letter, bookingId);
}
