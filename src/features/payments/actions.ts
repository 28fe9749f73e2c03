/**
 * The provider, asked with patience that ends: every call has a time limit, and
 * a call without an answer is a `ProviderUnavailable`, never a refusal.
 *
 * Cents exist from here outwards.
 */
import { type Payments, type ProviderPayment, ProviderUnavailable } from '../../effects/payments/port.ts';
import type { Instant } from '../../shared/dates.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { PaymentDetails } from './contract.ts';
import { type CardBrand, reduceCard } from './rules.ts';

const ANSWER_WITHIN_MS = 5000;
/** A question moves no money, so it may be given up sooner. */
const TELL_WITHIN_MS = 3000;
const PAGE = 500;

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

/** The door: number and security code end here. With hosted fields they are not even let in. */
export function reducePayment(
  mode: Payments['mode'],
  details: PaymentDetails,
): Result<Reduced, 'card_data_not_accepted'> {
  const { paymentToken, cardNumber, cvv } = details;
  if (mode === 'hosted' && (cardNumber !== undefined || cvv !== undefined)) return err('card_data_not_accepted');
  if (paymentToken !== undefined) return ok({ brand: null, last4: null, token: paymentToken });
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

export function voidPayment(
  payments: Payments,
  payment: Pick<ProviderPayment, 'id' | 'bookingId' | 'attempt'>,
): Promise<ProviderPayment> {
  return within(payments.void({ key: `${payment.bookingId}:${payment.attempt}:void`, paymentId: payment.id }));
}

/** The payment of this attempt, as the provider knows it; null when it has none. */
export async function askFor(payments: Payments, due: Due): Promise<ProviderPayment | null> {
  const found = await paymentsOf(payments, due.id);
  return found.find((payment) => payment.attempt === due.attempt) ?? null;
}

export function paymentsOf(payments: Payments, bookingId: number): Promise<readonly ProviderPayment[]> {
  return within(payments.findByBooking(bookingId), TELL_WITHIN_MS);
}

/** The provider's whole ledger up to an instant, oldest first. A payment at the edge of two pages may come twice. */
export async function* everyPayment(payments: Payments, to: Instant): AsyncGenerator<readonly ProviderPayment[]> {
  let from = new Date(0);
  for (let most = PAGE; ; ) {
    const page = await within(payments.list({ from, to, most }));
    yield page;
    const last = page.at(-1);
    if (!last || page.length < most) return;
    // More payments of one millisecond than a page holds: only a larger page gets past them.
    most = last.createdAt > from ? PAGE : most * 2;
    from = last.createdAt;
  }
}

/** Read back, never assumed. */
export function isAuthorisedFor(payment: ProviderPayment, due: Due): boolean {
  return payment.amountCents === centsOf(due) && payment.currency === 'usd' && payment.bookingId === due.id;
}

export function isCapturedFor(payment: ProviderPayment, due: Due): boolean {
  return isAuthorisedFor(payment, due) && payment.state === 'captured' && payment.capturedCents === centsOf(due);
}

function centsOf(due: Due): number {
  return due.totalPrice * 100;
}

async function within<T>(call: Promise<T>, patienceMs = ANSWER_WITHIN_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ProviderUnavailable('No answer in time')), patienceMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
