/** Writes what is asked, with the link to answer or pay: about a change, once for each, or places that are kept. */
import type { Deps } from '../../../kernel/deps.ts';
import { isCalledOff } from '../../packages/store/rebooking-departures.ts';
import { optionEmail, requestEmail } from '../mail.ts';
import { optionEmailId } from '../rules/bookings.ts';
import { numberedEmailId } from '../rules/emails.ts';
import { findChange } from '../store/changes.ts';
import { dropDueEmail, hasLeft } from '../store/emails.ts';
import { letterFacts } from './email-facts.ts';
import { requestPath } from './payment-link.ts';
import { findTripIn } from './read-bookings.ts';
import { deliver } from './send-booking-email.ts';

export async function sendPaymentLinkEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  { bookingId, number }: { readonly bookingId: number; readonly number: number },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'payment', number);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'confirmed', bookingId);
  const change = await findChange(db, bookingId, number);
  // What was withdrawn or paid meanwhile is not asked for.
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts || change?.state !== 'offered' || !change.answerBy) return dropDueEmail(db, id);

  const letter = requestEmail({
    ...facts,
    change: { ...change, answerBy: change.answerBy },
    isCalledOff: await isCalledOff(db, change.before.departureId),
    path: await requestPath(db, bookingId, number),
  });
  await deliver({ db, mail }, letter, bookingId);
}

export async function sendOptionEmail(
  { db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>,
  bookingId: number,
): Promise<void> {
  const id = optionEmailId(bookingId);
  if (await hasLeft(db, id)) return;
  const trip = await findTripIn({ db }, 'optioned', bookingId);
  const facts = trip && (await letterFacts({ db, config }, trip));
  if (!facts) return dropDueEmail(db, id);
  await deliver({ db, mail }, optionEmail({ ...facts, until: trip.holdUntil }), bookingId);
}
