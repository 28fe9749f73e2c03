/**
 * The provider's ledger against our bookings: an authorisation that no living
 * booking stands behind is voided, money taken without a booking raises an alarm.
 *
 * A payment whose booking is still open is watched until it has ended, so the
 * mark moves forward as soon as all payments up to it have been seen.
 */
import type { ProviderPayment } from '../../../effects/payments/port.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import { everyPayment, isCapturedFor, voidPayment } from '../../payments/actions.ts';
import {
  type AlarmKind,
  endWatch,
  findCheckedUntil,
  listWatched,
  markCheckedUntil,
  raiseAlarm,
  readClock,
  type Watched,
  watchPayments,
} from '../../payments/store.ts';
import { isOpen } from '../rules/bookings.ts';
import { listWhereabouts, type Whereabouts } from '../store/recovery.ts';
import { isLive, nothingIfAway } from './drive.ts';
import type { Sale } from './sale.ts';

const SETTLES_IN_SECONDS = 3;
/** Rows may become visible a little after their creation time. */
const OVERLAP_SECONDS = 5;

export async function reconcilePayments(sale: Sale, settlesInSeconds = SETTLES_IN_SECONDS): Promise<void> {
  await lookAgain(sale);

  const checked = await findCheckedUntil(sale.db);
  const to = plusSeconds(await readClock(sale.db), -settlesInSeconds);
  const from = checked ? plusSeconds(checked, -OVERLAP_SECONDS) : new Date(0);
  if (from >= to) return;
  try {
    for await (const payments of everyPayment(sale.payments, { from, to })) await settleAll(sale, payments);
    await markCheckedUntil(sale.db, to);
  } catch (fault) {
    nothingIfAway(fault);
  }
}

async function settleAll(sale: Sale, payments: readonly ProviderPayment[]): Promise<void> {
  const bookings = await listWhereabouts(sale.db, [...new Set(payments.map((payment) => payment.bookingId))]);
  const unsettled: Watched[] = [];
  for (const payment of payments) {
    if (await settle(sale, payment, bookings.get(payment.bookingId))) continue;
    unsettled.push({ paymentId: payment.id, bookingId: payment.bookingId });
  }
  await watchPayments(sale.db, unsettled);
}

async function lookAgain(sale: Sale): Promise<void> {
  const watched = await listWatched(sale.db);
  const bookings = await listWhereabouts(sale.db, [...new Set(watched.map(({ bookingId }) => bookingId))]);
  for (const { paymentId, bookingId } of watched) {
    const booking = bookings.get(bookingId);
    if (booking && isOpen(booking.state)) continue;
    const payment = await sale.payments.find(paymentId).catch(awayIfAway);
    if (payment === 'away') return;
    // What it was listed under counts, whatever it is called now.
    if (!payment || (await settle(sale, { ...payment, bookingId }, booking))) await endWatch(sale.db, paymentId);
  }
}

/** True: this payment is where it belongs for good. */
export async function settle(sale: Sale, payment: ProviderPayment, booking: Whereabouts | undefined): Promise<boolean> {
  const isItsOwn = booking?.paymentId === payment.id;
  // A refused payment that its traveller's browser knows could be tried again from there.
  const isKnownOutside = payment.state === 'declined' && isItsOwn;
  if (!isLive(payment) && payment.state !== 'captured' && !isKnownOutside) return true;
  if (booking && isOpen(booking.state) && (isItsOwn || booking.paymentId === null)) return false;

  if (payment.state === 'captured') {
    const isSold = booking?.state === 'confirmed' || booking?.state === 'cancelled';
    if (!isItsOwn || !isSold) return alarm(sale, payment, 'captured_without_booking');
    return isCapturedFor(payment, booking) || alarm(sale, payment, 'wrong_amount');
  }
  await sale.stopAt?.('reconciliation before void');
  const ended = await voidPayment(sale.payments, payment).catch(nothingIfAway);
  return ended !== null && !isLive(ended) && ended.state !== 'captured';
}

async function alarm(sale: Sale, payment: ProviderPayment, kind: AlarmKind): Promise<true> {
  const isNew = await raiseAlarm(sale.db, { paymentId: payment.id, bookingId: payment.bookingId, kind });
  if (isNew) sale.log.error({ alarm: kind, payment: payment.id, booking: payment.bookingId }, 'payment alarm');
  return true;
}

function awayIfAway(fault: unknown): 'away' {
  nothingIfAway(fault);
  return 'away';
}
