/**
 * A further payment of a booking, from its card to what it is for: asked for, promised, taken, and in one transaction with
 * that the change it pays. Every step is committed, so whoever goes on finds out from the row and the provider.
 *
 * What was promised is taken. Should the booking have ended in the meantime, the money goes back at once.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { type ProviderPayment, ProviderUnavailable, TokenRefused } from '../../../effects/payments/payments-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { isCalledOff } from '../../packages/store/rebooking-departures.ts';
import {
  askFor,
  authorise,
  capture,
  type Due,
  isAuthorisedFor,
  isCapturedFor,
  voidPayment,
} from '../../payments/actions/ask-provider.ts';
import { raiseAlarm } from '../../payments/store/alarms.ts';
import { type Failure, failureOf } from '../rules/booking-failure.ts';
import { mayRepeatWithKey } from '../rules/idempotency-key.ts';
import { findChange, isOpenFor, type LockedBooking, listLapsed, lockAgreement } from '../store/booking-changes.ts';
import {
  addPaid,
  type BookingPayment,
  type ClaimedPayment,
  claimPayments,
  findPaymentRow,
  isPaymentUnderWay,
  stepPayment,
} from '../store/further-payments.ts';
import { confirmOption, endOption, listLapsedOptions } from '../store/option-bookings.ts';
import { insertRefund } from '../store/refunds.ts';
import { isLive, nothingIfAway, type SaleDeps } from './advance-booking.ts';
import { applyOffered, letGo } from './apply-change.ts';

/** As of bookings: after nine seconds nobody is asking for a card any more. */
const RECOVERY = { untouchedSeconds: 3, leaseSeconds: 6, givenUpSeconds: 9, most: 20 };
const AT_A_TIME = 50;

export function dueOf({ bookingId, attempt, dollars }: BookingPayment): Due {
  return { id: bookingId, attempt, totalPrice: dollars };
}

export function isUnderWay({ state }: Pick<BookingPayment, 'state'>): boolean {
  return state === 'asked' || state === 'waiting' || state === 'capturing';
}

/** The card is with the provider for a row that says `asked`. */
export async function takeRequested(way: SaleDeps, asked: BookingPayment, token: string): Promise<BookingPayment> {
  const payment = await observeStep(way, 'ask card', () => authoriseOnce(way, asked, token));
  if (payment === 'refused') return end(way, asked, 'declined', 'payment_declined');
  if (payment === 'away') return end(way, asked, 'released', 'provider_away');
  return followRequested(way, asked, payment);
}

/** From what the provider says of it to where it stands then. */
export async function followRequested(
  way: SaleDeps,
  row: BookingPayment,
  payment: ProviderPayment,
): Promise<BookingPayment> {
  if (row.state === 'capturing') return take(way, row);
  const isOwn = isAuthorisedFor(payment, dueOf(row)) && (row.paymentId === null || row.paymentId === payment.id);
  if (payment.state === 'declined' || payment.state === 'failed') {
    return end(way, row, 'declined', failureOf(payment.declineCode));
  }
  if (!isOwn || payment.state === 'voided') return end(way, row, 'released', 'authorisation_lost', payment);
  if (payment.state === 'waiting') {
    if (row.state === 'waiting') return row;
    const waiting = await stepPayment(way.db, row, { from: ['asked'], to: 'waiting', payment });
    return waiting ?? overtaken(way, row, payment);
  }
  const promised = await observeStep(way, 'promise', () => promise(way, row, payment));
  return promised ? take(way, promised) : overtaken(way, row, payment);
}

/** The committed promise to take the money: only for what still waits for it. */
async function promise(way: SaleDeps, row: BookingPayment, payment: ProviderPayment): Promise<BookingPayment | null> {
  return inTransaction(way.db, async (tx) => {
    const booking = await lockAgreement(tx, row.bookingId);
    if ((await dueFor(tx, row, booking)) !== row.dollars) return null;
    return stepPayment(tx, row, { from: ['asked', 'waiting'], to: 'capturing', payment });
  });
}

/** What is to be paid for what it is for. Null: it stands no more. */
async function dueFor(tx: Db, { bookingId, change: number }: BookingPayment, booking: LockedBooking | null) {
  if (number === null) return booking?.state === 'optioned' ? booking.total : null;
  const change = await findChange(tx, bookingId, number);
  return change && isOpenFor(booking, change) ? change.due : null;
}

async function take(way: SaleDeps, row: BookingPayment): Promise<BookingPayment> {
  const payment = await observeStep(way, 'take', () => captureOnce(way, row));
  if (!payment || payment.state === 'authorised' || payment.state === 'waiting') return row;
  if (payment.state === 'captured' && isCapturedFor(payment, dueOf(row)) && payment.id === row.paymentId) {
    return observeStep(way, 'settle request', () => settleRequested(way, row));
  }
  if (payment.state === 'captured') {
    const told = { paymentId: payment.id, bookingId: row.bookingId, kind: 'wrong_amount' } as const;
    if (await raiseAlarm(way.db, told)) {
      way.log.error({ alarm: told.kind, payment: payment.id, booking: row.bookingId }, 'payment alarm');
    }
    return row;
  }
  const failure = payment.state === 'voided' ? 'authorisation_lost' : failureOf(payment.declineCode);
  return end(way, row, payment.state === 'voided' ? 'released' : 'declined', failure);
}

/** The money, the change, its seats and its email are one transaction; or the money and its way back. */
async function settleRequested(way: SaleDeps, row: BookingPayment): Promise<BookingPayment> {
  const { bookingId, dollars } = row;
  return inTransaction(way.db, async (tx) => {
    const booking = await lockAgreement(tx, bookingId);
    const captured = await stepPayment(tx, row, { from: ['capturing'], to: 'captured' });
    if (!captured) return asItIs({ db: tx }, row);
    if (row.change === null && (await confirmOption(tx, way.jobs, bookingId, dollars))) return captured;
    const change = row.change === null ? null : await findChange(tx, bookingId, row.change);
    if (change?.state === 'offered' && (await applyOffered(tx, way.jobs, bookingId, change, dollars))) return captured;

    await addPaid(tx, bookingId, { dollars, isCharged: false });
    await insertRefund(tx, { bookingId, dollars, kind: booking?.state === 'cancelled' ? 'cancellation' : 'goodwill' });
    if (change?.state === 'offered') await letGo(tx, bookingId, change, 'expired');
    return captured;
  });
}

/** Somebody else moved it on, or there is nothing to pay for any more. */
async function overtaken(way: SaleDeps, row: BookingPayment, payment: ProviderPayment): Promise<BookingPayment> {
  const now = await asItIs(way, row);
  const isWanted = now.paymentId === payment.id && (now.state === 'capturing' || now.state === 'captured');
  return isWanted ? now : end(way, now, 'released', 'hold_expired', payment);
}

async function end(
  way: SaleDeps,
  row: BookingPayment,
  to: 'declined' | 'released',
  failure: Failure,
  payment: ProviderPayment | null = null,
): Promise<BookingPayment> {
  const from = row.state === 'capturing' ? (['capturing'] as const) : (['asked', 'waiting'] as const);
  const ended = await stepPayment(way.db, row, { from, to, failure });
  // At our best: what fails here is done by reconciliation.
  if (ended && payment && isLive(payment)) await voidPayment(way.payments, payment).catch(nothingIfAway);
  return ended ?? asItIs(way, row);
}

async function authoriseOnce(
  way: SaleDeps,
  asked: BookingPayment,
  token: string,
): Promise<ProviderPayment | 'refused' | 'away'> {
  try {
    return await authorise(way.payments, dueOf(asked), token);
  } catch (fault) {
    if (fault instanceof TokenRefused) return 'refused';
    if (!(fault instanceof ProviderUnavailable)) throw fault;
    const known = await askFor(way.payments, { ...dueOf(asked), paymentId: null }).catch(nothingIfAway);
    return known ?? 'away';
  }
}

/** Null: no answer yet; it stays promised, and recovery repeats the same key. */
async function captureOnce(way: SaleDeps, row: BookingPayment): Promise<ProviderPayment | null> {
  if (row.paymentId === null) throw new Error(`Booking ${row.bookingId} takes no payment ${row.attempt}`);
  try {
    const due = dueOf(row);
    const known = mayRepeatWithKey(row.stateSince, way.now())
      ? null
      : await askFor(way.payments, { ...due, paymentId: row.paymentId });
    const isDone = known !== null && known.state !== 'authorised';
    return isDone ? known : await capture(way.payments, due, row.paymentId);
  } catch (fault) {
    return nothingIfAway(fault);
  }
}

async function asItIs({ db }: Pick<Deps, 'db'>, row: BookingPayment): Promise<BookingPayment> {
  const now = await findPaymentRow(db, row);
  if (!now) throw new Error(`Payment ${row.attempt} of booking ${row.bookingId} is gone`);
  return now;
}

/** One turn of the loop. One that fails does not keep the others waiting. */
export async function recoverRequested(way: SaleDeps, rules = RECOVERY): Promise<number> {
  const claimed = await claimPayments(way.db, rules);
  const ended = await Promise.allSettled(claimed.map((row) => recover(way, row)));
  for (const done of ended) {
    if (done.status === 'rejected') way.log.error({ err: done.reason }, 'recovery of a payment failed');
  }
  return claimed.length + (await letLapsedGo(way));
}

async function recover(way: SaleDeps, row: ClaimedPayment): Promise<void> {
  if (row.state === 'capturing') {
    await take(way, row);
    return;
  }
  const payment = await askFor(way.payments, { ...dueOf(row), paymentId: row.paymentId });
  if (!payment) {
    if (row.isGivenUp) await end(way, row, 'released', 'provider_away');
  } else if (payment.state === 'waiting' && (await isOver(way, row))) {
    await end(way, row, 'released', 'hold_expired', payment);
  } else await followRequested(way, row, payment);
}

async function isOver({ db }: SaleDeps, { bookingId, change }: BookingPayment): Promise<boolean> {
  if (change === null) {
    const option = await lockAgreement(db, bookingId);
    return option?.state !== 'optioned' || option.isLate;
  }
  const offered = await findChange(db, bookingId, change);
  return offered?.state !== 'offered' || offered.isLate;
}

/** Seats of changes and options that nobody has answered in time, or that have nothing to change any more. */
async function letLapsedGo(way: SaleDeps): Promise<number> {
  const lapsed = await listLapsed(way.db, AT_A_TIME);
  for (const { bookingId, number } of lapsed) {
    await observeStep(way, 'let go', () =>
      inTransaction(way.db, async (tx) => {
        const booking = await lockAgreement(tx, bookingId);
        const change = await findChange(tx, bookingId, number);
        // Somebody may have begun to pay before this lock.
        if (!change) return false;
        const isDue = change.isLate || (await isCalledOff(tx, change.after.departureId));
        if (isOpenFor(booking, change) && !isDue) return false;
        if (await isPaymentUnderWay(tx, bookingId)) return false;
        return letGo(tx, bookingId, change, 'expired');
      }),
    );
  }
  const options = await listLapsedOptions(way.db, AT_A_TIME);
  for (const id of options) {
    await observeStep(way, 'let go', () =>
      inTransaction(way.db, async (tx) => {
        await lockAgreement(tx, id);
        return !(await isPaymentUnderWay(tx, id)) && endOption(tx, id, 'hold_expired');
      }),
    );
  }
  return lapsed.length + options.length;
}
