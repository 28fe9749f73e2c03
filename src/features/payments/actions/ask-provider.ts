/**
 * The provider, asked with patience that ends: every call has a time limit, and
 * a call without an answer is a `ProviderUnavailable`, never a refusal.
 *
 * Cents exist from here outwards.
 */
import {
  type PaymentPage,
  type Payments,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailable,
} from '../../../effects/payments/payments-port.ts';
import type { Instant } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { inTime } from '../../../shared/timeout.ts';
import type { PaymentDetails } from '../contract/payments.ts';
import { type CardBrand, hasExpired, reduceCard } from '../rules/card.ts';

const ANSWER_WITHIN_MS = 5000;
/** A question moves no money, so it may be given up sooner. */
export const TELL_WITHIN_MS = 3000;

/** A booking as the provider knows it. */
export interface Due {
  readonly id: number;
  readonly attempt: number;
  /** Whole US dollars. */
  readonly totalPrice: number;
}

/** What is left of the payment details behind the door. */
export interface Reduced {
  readonly brand: CardBrand | null;
  readonly last4: string | null;
  readonly token: string;
}

/** The door: number and security code end here. With hosted fields they are not even let in, and the issuer knows the date. */
export function reducePayment(
  mode: Payments['mode'],
  details: PaymentDetails,
  now: Instant,
): Result<Reduced, 'card_data_not_accepted' | 'card_expired'> {
  const { paymentToken, cardNumber, cvv, expiryDate } = details;
  if (mode === 'hosted' && (cardNumber !== undefined || cvv !== undefined)) return err('card_data_not_accepted');
  if (paymentToken !== undefined) return ok({ brand: null, last4: null, token: paymentToken });
  if (hasExpired(expiryDate ?? '', now)) return err('card_expired');
  return ok(reduceCard(cardNumber ?? ''));
}

export function authorise(payments: Payments, due: Due, token: string): Promise<ProviderPayment> {
  const { id: bookingId, attempt } = due;
  const key = `${bookingId}:${attempt}:auth`;
  return within(payments.authorise({ key, bookingId, attempt, amountCents: centsOf(due), currency: 'usd', token }));
}

export function capture(payments: Payments, due: Due, paymentId: string): Promise<ProviderPayment> {
  const key = `${due.id}:${due.attempt}:cap`;
  return within(payments.capture({ key, paymentId, amountCents: centsOf(due) }));
}

/** The key is of the payment alone: whose it is, the provider may say wrongly, and two payments must not share one. */
export function voidPayment(payments: Payments, { id }: Pick<ProviderPayment, 'id'>): Promise<ProviderPayment> {
  return within(payments.void({ key: `${id}:void`, paymentId: id }));
}

/** Gives back part of what was captured, or all that is left of it; the key names it for ever. Dollars are whole. */
export function refund(
  payments: Payments,
  order: { readonly key: string; readonly paymentId: string; readonly dollars: number },
): Promise<ProviderRefund> {
  const { key, paymentId, dollars } = order;
  return within(payments.refund({ key, paymentId, amountCents: dollars * 100 }));
}

/** Oldest first. */
export function refundsOf(payments: Payments, paymentId: string): Promise<readonly ProviderRefund[]> {
  return within(payments.refundsOf(paymentId), TELL_WITHIN_MS);
}

/** Null: the provider knows no such payment. */
export function findPayment(payments: Payments, paymentId: string): Promise<ProviderPayment | null> {
  return within(payments.find(paymentId), TELL_WITHIN_MS);
}

/** The payment of this attempt, as the provider knows it; null when it has none. */
export async function askFor(
  payments: Payments,
  due: Due & { readonly paymentId: string | null },
): Promise<ProviderPayment | null> {
  // One that waits for its traveller has no charge yet, so only its id finds it.
  if (due.paymentId !== null) return findPayment(payments, due.paymentId);
  const found = await paymentsOf(payments, due.id);
  return found.find((payment) => payment.attempt === due.attempt) ?? null;
}

export function paymentsOf(payments: Payments, bookingId: number): Promise<readonly ProviderPayment[]> {
  return within(payments.findByBooking(bookingId), TELL_WITHIN_MS);
}

/** All that the provider knows of a booking: also the payment whose id we have, which its lists may not have yet. */
export async function allPaymentsOf(
  payments: Payments,
  { id, paymentId }: { readonly id: number; readonly paymentId: string | null },
): Promise<readonly ProviderPayment[]> {
  const listed = await paymentsOf(payments, id);
  if (paymentId === null || listed.some((payment) => payment.id === paymentId)) return listed;
  const own = await findPayment(payments, paymentId);
  return own ? [...listed, own] : listed;
}

/**
 * The provider's ledger page by page, the newest first, down to what was made before an instant of its own clock. The
 * last page that is wanted has no next one. Patience is for each page.
 */
export async function* everyPage(
  payments: Payments,
  { downTo = null, after = null }: { readonly downTo?: Instant | null; readonly after?: string | null } = {},
): AsyncGenerator<PaymentPage> {
  for (let from = after; ; ) {
    const page = await within(payments.list(from), TELL_WITHIN_MS);
    const isDown = downTo !== null && page.oldest !== null && page.oldest < downTo;
    yield isDown ? { ...page, next: null } : page;
    if (isDown || page.next === null) return;
    from = page.next;
  }
}

/** Read back, never assumed. */
export function isAuthorisedFor(payment: ProviderPayment, due: Due): boolean {
  return payment.amountCents === centsOf(due) && payment.currency === 'usd' && payment.bookingId === due.id;
}

export function isCapturedFor(payment: ProviderPayment, due: Due): boolean {
  return isAuthorisedFor(payment, due) && payment.state === 'captured' && payment.capturedCents === centsOf(due);
}

export function isRefundedFor(
  refund: ProviderRefund,
  { paymentId, dollars }: { readonly paymentId: string; readonly dollars: number },
): boolean {
  return refund.amountCents === dollars * 100 && refund.currency === 'usd' && refund.paymentId === paymentId;
}

function centsOf(due: Due): number {
  return due.totalPrice * 100;
}

export function within<T>(call: Promise<T>, patienceMs = ANSWER_WITHIN_MS): Promise<T> {
  return inTime(call, patienceMs, new ProviderUnavailable('No answer in time'));
}
