/**
 * What is written to whoever booked, each email once. Its booking is read again: what has lost its use while it waited, or
 * has no address, gets none.
 */
import type { Email } from '../../../effects/mail/mail-port.ts';
import { dayIn } from '../../../shared/dates.ts';
import { findDestination } from '../../destinations/actions.ts';
import { refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { isCalledOff } from '../../packages/store/rebooking-departures.ts';
import { dayFrom } from '../components/next-steps.ts';
import { cancellationEmail, changeEmail, confirmationEmail, optionEmail, refundEmail, requestEmail } from '../mail.ts';
import {
  type BookingFacts,
  cancellationEmailId,
  confirmationEmailId,
  numberedEmailId,
  optionEmailId,
} from '../rules/booking-emails.ts';
import { findChange } from '../store/booking-changes.ts';
import { listRefunds } from '../store/booking-record.ts';
import { dropDueEmail, hasLeft } from '../store/email-record.ts';
import { requestPath } from './booking-request.ts';
import { deliver, letterFacts, type WritingDeps } from './email-delivery.ts';
import { findTripIn, type OwnTrip } from './read-bookings.ts';

/** @param write answers null where there is nothing to write any more */
async function sendOnce(
  { db, mail, config }: WritingDeps,
  id: string,
  { bookingId, states }: { readonly bookingId: number; readonly states: readonly Parameters<typeof findTripIn>[1][] },
  write: (facts: BookingFacts, trip: OwnTrip) => Email | null | Promise<Email | null>,
): Promise<void> {
  // The queue may give a job out again after its work was done.
  if (await hasLeft(db, id)) return;
  let trip: OwnTrip | null = null;
  for (const state of states) trip ??= await findTripIn({ db }, state, bookingId);
  const facts = trip && (await letterFacts({ db, config }, trip));
  const letter = trip && facts && (await write(facts, trip));
  if (!letter) return dropDueEmail(db, id);
  await deliver({ db, mail }, letter, bookingId);
}

export async function sendConfirmationEmail(deps: WritingDeps, bookingId: number): Promise<void> {
  await sendOnce(deps, confirmationEmailId(bookingId), { bookingId, states: ['confirmed'] }, (facts, trip) => {
    const { booking, destinationId, terms } = trip;
    // The day of booking and not of writing: an email that is written again is the same.
    const bookedOn = dayIn(findDestination(destinationId)?.timeZone ?? 'UTC', new Date(booking.createdAt));
    return confirmationEmail({
      ...facts,
      byPhone: trip.channel === 'phone' ? paidBy(trip) : null,
      periods: refundPeriods(terms, booking.totalPrice, dayFrom(booking.package.departsOn), bookedOn),
    });
  });
}

function paidBy({ booking, owed }: OwnTrip): 'paid' | 'invoice' | 'free' {
  if (booking.totalPrice === 0) return 'free';
  return owed > 0 ? 'invoice' : 'paid';
}

/** What is over, and what comes back. */
export async function sendCancellationEmail(deps: WritingDeps, bookingId: number): Promise<void> {
  await sendOnce(deps, cancellationEmailId(bookingId), { bookingId, states: ['cancelled'] }, cancellationEmail);
}

interface Numbered {
  readonly bookingId: number;
  readonly number: number;
}

/** What has changed. Of a booking that was cancelled meanwhile only that is told. */
export async function sendChangeEmail(deps: WritingDeps, { bookingId, number }: Numbered): Promise<void> {
  const id = numberedEmailId(bookingId, 'change', number);
  await sendOnce(deps, id, { bookingId, states: ['confirmed'] }, async (facts) => {
    const change = await findChange(deps.db, bookingId, number);
    return change?.state === 'applied' ? changeEmail({ ...facts, change }) : null;
  });
}

/** What is asked about a change, with the link to answer or pay. What was withdrawn or paid meanwhile is not asked for. */
export async function sendPaymentLinkEmail(deps: WritingDeps, { bookingId, number }: Numbered): Promise<void> {
  const { db } = deps;
  const id = numberedEmailId(bookingId, 'payment', number);
  await sendOnce(deps, id, { bookingId, states: ['confirmed'] }, async (facts) => {
    const change = await findChange(db, bookingId, number);
    if (change?.state !== 'offered' || !change.answerBy) return null;
    return requestEmail({
      ...facts,
      change: { ...change, answerBy: change.answerBy },
      isCalledOff: await isCalledOff(db, change.before.departureId),
      path: await requestPath(db, bookingId, number),
    });
  });
}

/** Which places are kept, with the link to pay. */
export async function sendOptionEmail(deps: WritingDeps, bookingId: number): Promise<void> {
  await sendOnce(deps, optionEmailId(bookingId), { bookingId, states: ['optioned'] }, (facts, { holdUntil }) =>
    optionEmail({ ...facts, until: holdUntil }),
  );
}

/**
 * What goes back of a booking that stands, however many payments give it. A booking that was cancelled meanwhile is written
 * about as such; the money of this refund goes back all the same.
 */
export async function sendRefundEmail(
  deps: WritingDeps,
  { bookingId, number, count = 1 }: Numbered & { readonly count?: number | undefined },
): Promise<void> {
  const id = numberedEmailId(bookingId, 'refund', number);
  await sendOnce(deps, id, { bookingId, states: ['confirmed', 'cancelled'] }, async (facts) => {
    const refunds = (await listRefunds(deps.db, bookingId)).filter((known) => known.number >= number);
    const [refund, ...others] = refunds.slice(0, count);
    if (refund?.number !== number) return null;
    return refundEmail({
      ...facts,
      refund: { ...refund, dollars: others.reduce((sum, { dollars }) => sum + dollars, refund.dollars) },
    });
  });
}
