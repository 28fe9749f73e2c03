/**
 * Cancelling a trip: what comes back, said first and then done.
 *
 * The terms are those the booking was made under, the day is the one at the destination. The provider is called
 * after the cancellation is committed; what fails there is repeated by `refund.ts` until the money is back.
 */
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { type CalendarDay, dayIn } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findDestination } from '../../destinations/actions.ts';
import { refundOf, refundPeriods } from '../../packages/rules/cancellation-terms.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import type { Booking } from '../contract/bookings.ts';
import type { CancelError, CancellationOffer, OwnOffer } from '../contract/cancellation.ts';
import { bookingIdFrom } from '../rules/booking-id.ts';
import { takenBack } from '../rules/refunds-owed.ts';
import type { BookingRow } from '../store/booking-columns.ts';
import { markCancelled } from '../store/cancellations.ts';
import { findOwn } from '../store/read-bookings.ts';
import { askBank } from './disputes.ts';
import { payRefundsOf, type RefundDeps } from './pay-refunds.ts';
import { findBooking } from './read-bookings.ts';

type CancelDeps = Pick<Deps, 'db' | 'tripNow'>;

export async function offerCancellation(
  deps: CancelDeps,
  userId: number,
  idText: string,
): Promise<Result<OwnOffer, 'no_such_booking' | 'not_cancellable'>> {
  const own = await findCancellable(deps, userId, idText);
  if (!own.ok) return own;
  const offer = offerOf(own.value.row, own.value);
  const disputed = takenBack(own.value.row.disputes);
  return ok({ ...offer, refund: disputed ? 0 : offer.refund, disputed });
}

/** What comes back by the terms, today and later. */
export function offerOf(
  { cancellation, charged, paid, givenBack }: Pick<BookingRow, 'cancellation' | 'charged' | 'paid' | 'givenBack'>,
  { departsOn, today }: TripStart,
): CancellationOffer {
  const { percent, amount } = refundOf(cancellation, charged, departsOn, today);
  const periods = refundPeriods(cancellation, charged, departsOn, today);
  // What has gone back while the booking stood does not go back once more.
  const left = (dollars: number) => Math.min(dollars, paid - givenBack);
  return {
    refund: left(amount),
    percent,
    paid: charged,
    periods: periods.map((period) => ({ ...period, amount: left(period.amount) })),
  };
}

export async function cancelBooking(
  way: RefundDeps,
  userId: number,
  idText: string,
  agreedRefund: number,
): Promise<Result<Booking, CancelError>> {
  const own = await findCancellable(way, userId, idText);
  if (!own.ok) return own.error === 'not_cancellable' ? alreadyCancelled(way, userId, idText) : own;
  const { row, departsOn, today } = own.value;
  const { refund: amount } = offerOf(row, { departsOn, today });
  const isDisputed = isTakenBack(await askBank(way, row.paymentIds));
  const comesBack = isDisputed ? 0 : amount;
  if (comesBack !== agreedRefund) return err('refund_changed', { refund: comesBack });

  await observeStep(way, 'cancel', () =>
    inTransaction(way.db, (tx) => markCancelled(tx, way.jobs, row.id, { refund: amount, isDisputed })),
  );
  await payRefundsOf(way, row.id);
  return findBooking(way, userId, idText);
}

/** A second press, or a repeat after a lost answer. */
async function alreadyCancelled(
  way: RefundDeps,
  userId: number,
  idText: string,
): Promise<Result<Booking, CancelError>> {
  const found = await findBooking(way, userId, idText);
  return found.ok && found.value.cancellation === null ? err('not_cancellable') : found;
}

export interface TripStart {
  readonly departsOn: CalendarDay;
  /** At the destination. */
  readonly today: CalendarDay;
}

interface Cancellable extends TripStart {
  readonly row: BookingRow;
}

/** Confirmed, and not yet under way. */
async function findCancellable(
  terms: CancelDeps,
  userId: number,
  idText: string,
): Promise<Result<Cancellable, 'no_such_booking' | 'not_cancellable'>> {
  const id = bookingIdFrom(idText);
  const row = id === null ? null : await findOwn(terms.db, userId, id);
  if (!row) return err('no_such_booking');
  const start = startOf(terms, row);
  return isCancellable(row, start) ? ok({ row, ...start }) : err('not_cancellable');
}

export function isCancellable({ state }: Pick<BookingRow, 'state'>, { departsOn, today }: TripStart): boolean {
  return state === 'confirmed' && today < departsOn;
}

export function startOf(
  { tripNow }: Pick<Deps, 'tripNow'>,
  { departsOn, agreed }: Pick<BookingRow, 'departsOn' | 'agreed'>,
): TripStart {
  return { departsOn, today: dayIn(findDestination(agreed.destinationId)?.timeZone ?? 'UTC', tripNow()) };
}
