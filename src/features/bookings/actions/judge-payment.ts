/** Whether one payment of the provider's ledger and its booking agree, and if not, in which way. */
import type { ProviderPayment } from '../../../effects/payments/port.ts';
import { isCapturedFor } from '../../payments/actions.ts';
import { isOpen } from '../rules/bookings.ts';
import type { Owed } from '../store/consistency.ts';
import { isLive } from './drive.ts';

export type PaymentRule = 'unpaid' | 'wrong_amount' | 'paid_for_nothing' | 'still_live';

/** Where the provider answers in time recovery and reconciliation need seconds; longer than this is worth a look. */
export const UNDER_WAY_SECONDS = 120;

/** Null: this payment is where it belongs, or still on its way there. How long that is, is for the booking to say: the
 * payment's own time is of another clock. */
export function judgePayment(payment: ProviderPayment, booking: Owed | undefined): PaymentRule | null {
  const isOwn = booking?.paymentId === payment.id;
  const isUnderWay = booking !== undefined && isOpen(booking.state) && (isOwn || booking.paymentId === null);
  if (isUnderWay) return null;

  if (payment.state === 'captured') {
    if (!isOwn || (booking.state !== 'confirmed' && booking.state !== 'cancelled')) return 'paid_for_nothing';
    return isCapturedFor(payment, booking) ? null : 'wrong_amount';
  }
  if (isOwn && booking.state === 'confirmed') return 'unpaid';
  const isFresh = booking !== undefined && booking.stateSeconds <= UNDER_WAY_SECONDS;
  return isLive(payment) && !isFresh ? 'still_live' : null;
}
