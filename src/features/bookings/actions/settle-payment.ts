/**
 * One payment of the provider's against its booking: an authorisation that no living booking stands behind is voided,
 * money taken without a booking raises an alarm. No time is compared, so no clock can be wrong.
 */
import type { ProviderPayment } from '../../../effects/payments/payments-port.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { isCapturedFor, voidPayment } from '../../payments/actions/ask-provider.ts';
import { type AlarmKind, raiseAlarm } from '../../payments/store/alarms.ts';
import { isOpen } from '../rules/booking-state.ts';
import { type BookingPayment, findPaymentRow } from '../store/further-payments.ts';
import type { ReconciledBooking } from '../store/recovery.ts';
import { isLive, nothingIfAway, type SaleDeps } from './advance-booking.ts';
import { dueOf, isUnderWay } from './further-payment.ts';

/** True: this payment is where it belongs for good. */
export async function settle(
  sale: SaleDeps,
  payment: ProviderPayment,
  booking: ReconciledBooking | undefined,
): Promise<boolean> {
  const other = await findPaymentRow(sale.db, payment);
  if (other) return settleOther(sale, payment, other);
  const isItsOwn = booking?.paymentId === payment.id;
  // Read back as captured before the booking was confirmed; the page that shows it may be older than that.
  if (isItsOwn && (booking?.state === 'confirmed' || booking?.state === 'cancelled')) {
    return payment.state !== 'captured' || isCapturedFor(payment, booking) || alarm(sale, payment, 'wrong_amount');
  }
  // A refused payment that its traveller's browser knows could be tried again from there.
  const isKnownOutside = payment.state === 'declined' && isItsOwn;
  if (!isLive(payment) && payment.state !== 'captured' && !isKnownOutside) return true;
  if (booking && isOpen(booking.state) && (isItsOwn || booking.paymentId === null)) return false;

  return voidStray(sale, payment);
}

/** A further payment of its booking. */
async function settleOther(sale: SaleDeps, payment: ProviderPayment, other: BookingPayment): Promise<boolean> {
  const isItsOwn = other.paymentId === null || other.paymentId === payment.id;
  if (isItsOwn && isUnderWay(other)) return false;
  if (isItsOwn && other.state === 'captured') {
    return payment.state !== 'captured' || isCapturedFor(payment, dueOf(other)) || alarm(sale, payment, 'wrong_amount');
  }
  const isKnownOutside = payment.state === 'declined' && isItsOwn && other.paymentId !== null;
  if (!isLive(payment) && payment.state !== 'captured' && !isKnownOutside) return true;
  return voidStray(sale, payment);
}

async function voidStray(sale: SaleDeps, payment: ProviderPayment): Promise<boolean> {
  if (payment.state === 'captured') return alarm(sale, payment, 'captured_without_booking');
  const ended = await observeStep(sale, 'void stray', () => voidPayment(sale.payments, payment).catch(nothingIfAway));
  return ended !== null && !isLive(ended) && ended.state !== 'captured';
}

async function alarm(sale: SaleDeps, payment: ProviderPayment, kind: AlarmKind): Promise<true> {
  const isNew = await raiseAlarm(sale.db, { paymentId: payment.id, bookingId: payment.bookingId, kind });
  if (isNew) sale.log.error({ alarm: kind, payment: payment.id, booking: payment.bookingId }, 'payment alarm');
  return true;
}
