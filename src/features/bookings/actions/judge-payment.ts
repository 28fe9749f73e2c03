/** Whether one payment of the provider's ledger and its booking agree, and if not, in which way. */
import type { ProviderPayment } from '../../../effects/payments/payments-port.ts';
import { isCapturedFor } from '../../payments/actions/ask-provider.ts';
import { isOpen } from '../rules/booking-state.ts';
import type { Owed } from '../store/consistency.ts';
import type { BookingPayment } from '../store/further-payments.ts';
import { isLive } from './advance-booking.ts';
import { dueOf, isUnderWay } from './further-payment.ts';

export type PaymentRule = 'unpaid' | 'wrong_amount' | 'paid_for_nothing' | 'still_live';

/** Where the provider answers in time recovery and reconciliation need seconds; longer than this is worth a look. */
export const UNDER_WAY_SECONDS = 120;

/** Null: this payment is where it belongs, or still on its way there. How long that is, is for the booking to say: the
 * payment's own time is of another clock. */
export function judgePayment(payment: ProviderPayment, booking: Owed | undefined): PaymentRule | null {
  const other = booking?.others.find(({ attempt, method }) => method === 'card' && attempt === payment.attempt);
  if (other) return judgeOther(payment, other);
  const isOwn = booking?.paymentId === payment.id;
  const isOpenYet = booking !== undefined && isOpen(booking.state) && (isOwn || booking.paymentId === null);
  if (isOpenYet) return null;

  if (payment.state === 'captured') {
    if (!isOwn || (booking.state !== 'confirmed' && booking.state !== 'cancelled')) return 'paid_for_nothing';
    return isCapturedFor(payment, booking) ? null : 'wrong_amount';
  }
  if (isOwn && booking.state === 'confirmed') return 'unpaid';
  const isFresh = booking !== undefined && booking.stateSeconds <= UNDER_WAY_SECONDS;
  return isLive(payment) && !isFresh ? 'still_live' : null;
}

/** Of a further payment of its booking. */
function judgeOther(payment: ProviderPayment, other: BookingPayment): PaymentRule | null {
  const isOwn = other.paymentId === null || other.paymentId === payment.id;
  if (isOwn && isUnderWay(other)) return null;
  if (payment.state === 'captured') {
    if (!isOwn || other.state !== 'captured') return 'paid_for_nothing';
    return isCapturedFor(payment, dueOf(other)) ? null : 'wrong_amount';
  }
  if (isOwn && other.state === 'captured') return 'unpaid';
  return isLive(payment) && other.stateSeconds > UNDER_WAY_SECONDS ? 'still_live' : null;
}
