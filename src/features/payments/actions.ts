/**
 * The provider, asked with patience that ends: every call has a time limit, and
 * a call without an answer is a `ProviderUnavailable`, never a refusal.
 *
 * Cents exist from here outwards.
 */
import {
  type PaymentPage,
  type Payments,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailable,
} from '../../effects/payments/port.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type Instant, plusSeconds } from '../../shared/dates.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { inTime } from '../../shared/timeout.ts';
import type { PaymentDetails, ReceiveWebhookEventError } from './contract/payments.ts';
import { type CardBrand, hasExpired, reduceCard } from './rules/card.ts';
import { noteDispute } from './store/disputes.ts';
import { forgetWebhookEvents, insertWebhookEvent } from './store/webhook-events.ts';

const ANSWER_WITHIN_MS = 5000;
/** A question moves no money, so it may be given up sooner. */
const TELL_WITHIN_MS = 3000;
/** A bank may change its mind for longer than a season. */
const DISPUTES_SECONDS = 180 * 86_400;
const WEBHOOK_EVENTS_KEPT_DAYS = 30;

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

/** Only written down: whoever asks the provider and drives the booking does so afterwards, and once for each webhook event. */
export async function takeWebhookEvent(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<Result<{ received: true }, ReceiveWebhookEventError>> {
  if (!payments.notices) return err('not_listening');
  const notice = payments.notices.read(body, signature);
  if (!notice) return err('not_signed');
  await insertWebhookEvent(db, notice);
  return ok({ received: true });
}

/** Asked, not believed: also without a single webhook event every dispute is known within minutes. */
export async function noteDisputes({ db, payments, now }: Pick<Deps, 'db' | 'payments' | 'now'>): Promise<void> {
  for (const dispute of await within(payments.listDisputes(plusSeconds(now(), -DISPUTES_SECONDS)))) {
    await noteDispute(db, dispute);
  }
}

/** Of one payment, asked now and noted: what is noted otherwise may be ten minutes old. */
export async function askAboutDisputes(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  paymentId: string,
): Promise<readonly ProviderDispute[]> {
  const disputes = await within(payments.disputesOf(paymentId), TELL_WITHIN_MS);
  for (const dispute of disputes) await noteDispute(db, dispute);
  return disputes;
}

/** Gives a dispute up at the provider and notes how it stands then. */
export async function acceptDispute(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  disputeId: string,
): Promise<ProviderDispute> {
  const dispute = await within(payments.acceptDispute(disputeId));
  await noteDispute(db, dispute);
  return dispute;
}

export async function forgetOldWebhookEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await forgetWebhookEvents(db, WEBHOOK_EVENTS_KEPT_DAYS);
}

function centsOf(due: Due): number {
  return due.totalPrice * 100;
}

function within<T>(call: Promise<T>, patienceMs = ANSWER_WITHIN_MS): Promise<T> {
  return inTime(call, patienceMs, new ProviderUnavailable('No answer in time'));
}
