/** Whether one payment of the provider's ledger and its booking agree, and if not, in which way. */
import type { ProviderPayment } from '../../../effects/payments/port.ts';
import type { Instant } from '../../../shared/dates.ts';
import { isCapturedFor } from '../../payments/actions.ts';
import { isOpen } from '../rules/bookings.ts';
import type { Owed } from '../store/agreement.ts';
import { isLive } from './drive.ts';

export type PaymentRule = 'unpaid' | 'wrong_amount' | 'paid_for_nothing' | 'still_live';

/** Recovery and reconciliation need seconds; longer than this is no longer under way. */
export const UNDER_WAY_SECONDS = 120;

/** Null: this payment is where it belongs, or still on its way there. */
export function judgePayment(payment: ProviderPayment, booking: Owed | undefined, now: Instant): PaymentRule | null {
  const isOwn = booking?.paymentId === payment.id;
  const isUnderWay = booking !== undefined && isOpen(booking.state) && (isOwn || booking.paymentId === null);
  if (isUnderWay) return null;

  if (payment.state === 'captured') {
    if (!isOwn || (booking.state !== 'confirmed' && booking.state !== 'cancelled')) return 'paid_for_nothing';
    return isCapturedFor(payment, booking) ? null : 'wrong_amount';
  }
  if (isOwn && booking.state === 'confirmed') return 'unpaid';
  const ageSeconds = (now.getTime() - payment.createdAt.getTime()) / 1000;
  return isLive(payment) && ageSeconds > UNDER_WAY_SECONDS ? 'still_live' : null;
}
