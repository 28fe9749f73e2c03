/** Writes to whoever booked what goes back of a booking that stands, once however many payments give it. */
import type { Deps } from '../../../kernel/deps.ts';
import { refundEmail } from '../mail.ts';
import { numberedEmailId } from '../rules/emails.ts';
import { listRefunds } from '../store/booking-record.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { letterFacts } from './email-facts.ts';
import { findTripIn } from './read-bookings.ts';
import { deliver } from './send-booking-email.ts';

export async function sendRefundEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  {
    bookingId,
    number,
    count = 1,
  }: { readonly bookingId: number; readonly number: number; readonly count?: number | undefined },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'refund', number);
  if (await hasLeft(db, id)) return;
  // A booking that was cancelled meanwhile is written about as such; the money of this refund goes back all the same.
  const trip = (await findTripIn({ db }, 'confirmed', bookingId)) ?? (await findTripIn({ db }, 'cancelled', bookingId));
  const refunds = (await listRefunds(db, bookingId)).filter((known) => known.number >= number);
  const [refund, ...others] = refunds.slice(0, count);
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts || refund?.number !== number) return dropDueEmail(db, id);

  const letter = refundEmail({
    ...facts,
    refund: { ...refund, dollars: others.reduce((sum, { dollars }) => sum + dollars, refund.dollars) },
  });
  await deliver({ db, mail }, letter, bookingId);
}
