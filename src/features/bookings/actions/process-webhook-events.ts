/**
 * What the provider tells by itself, taken up: the payment is fetched, and its
 * booking is driven by the same code that drives it without a webhook event.
 *
 * A webhook event may come twice, late, before our own answer, or about a booking we do
 * not know. It only says where to look; what is found there decides.
 */
import type { WebhookEvent } from '../../../effects/payments/payments-port.ts';
import { findPayment } from '../../payments/actions/ask-provider.ts';
import { noteDisputes } from '../../payments/actions/disputes.ts';
import { claimWebhookEvents, endWebhookEvents, type WebhookEventOutcome } from '../../payments/store/webhook-events.ts';
import { isOpen } from '../rules/booking-state.ts';
import { findPaymentRow } from '../store/further-payments.ts';
import { listWhereabouts } from '../store/recovery.ts';
import { findSaleBooking } from '../store/state-transitions.ts';
import { finish, goOn, nothingIfAway, promiseToCapture, type SaleDeps } from './advance-booking.ts';
import { followRequested, isUnderWay } from './further-payment.ts';
import { settle } from './settle-payment.ts';

const CLAIM = { most: 50, leaseSeconds: 10 };
const AT_ONCE = 5;

/** One turn of the loop: how many webhook events it took up. What could not be asked about comes back when its lease is over. */
export async function followWebhookEvents(sale: SaleDeps, rules = CLAIM): Promise<number> {
  const claimed = await claimWebhookEvents(sale.db, rules);
  if (claimed.some(({ kind }) => kind.startsWith('charge.dispute.'))) {
    await noteDisputes(sale).catch(nothingIfAway);
  }
  const about = [...Map.groupBy(claimed, ({ paymentId }) => paymentId)];
  const work = async () => {
    for (let next = about.pop(); next; next = about.pop()) await followAll(sale, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return claimed.length;
}

/** Many webhook events of one payment ask once. One that fails does not keep the others waiting. */
async function followAll(sale: SaleDeps, paymentId: string | null, notices: readonly WebhookEvent[]): Promise<void> {
  try {
    const outcome = paymentId === null ? 'not_ours' : await follow(sale, paymentId).catch(nothingIfAway);
    if (outcome === null) return;
    await endWebhookEvents(
      sale.db,
      notices.map(({ id }) => id),
      outcome,
    );
  } catch (fault) {
    sale.log.error({ err: fault, payment: paymentId }, 'following a notice failed');
  }
}

/** Null: to be asked again. */
async function follow(sale: SaleDeps, paymentId: string): Promise<WebhookEventOutcome | null> {
  const payment = await findPayment(sale.payments, paymentId);
  if (!payment) return 'unknown_payment';
  if (!Number.isInteger(payment.bookingId) || !Number.isInteger(payment.attempt)) return 'not_ours';
  const other = await findPaymentRow(sale.db, payment);
  if (other && isUnderWay(other)) {
    await followRequested(sale, other, payment);
    return 'driven';
  }
  const booking = await findSaleBooking(sale.db, payment.bookingId);
  const isMine = booking && !other && (booking.paymentId === null || booking.paymentId === payment.id);
  if (booking && isMine && isOpen(booking.state)) {
    if (booking.state === 'capturing') await finish(sale, booking);
    else if (booking.state === 'authorised') await promiseToCapture(sale, booking);
    else await goOn(sale, booking, payment);
    return 'driven';
  }
  // What its checkout took, not what the booking costs since: a change may have come before the event.
  const whereabouts = await listWhereabouts(sale.db, [payment.bookingId]);
  if (!(await settle(sale, payment, whereabouts.get(payment.bookingId)))) return null;
  return booking ? 'settled' : 'unknown_booking';
}
