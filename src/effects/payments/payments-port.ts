/**
 * The payment provider as we need it: authorise, capture, void, refund, ask.
 *
 * Every call that changes something carries a key; the provider answers a
 * repeated key with the first outcome. A call may throw `ProviderUnavailable`:
 * then the outcome is unknown, and only asking (`findByBooking`) tells.
 * Card numbers never come this far: `token` stands for the card.
 */
import type { Instant } from '../../shared/dates.ts';

/** `waiting`: neither refused nor authorised yet; the traveller's bank wants to hear from the traveller first. */
export type ProviderState = 'waiting' | 'authorised' | 'captured' | 'voided' | 'declined' | 'failed';

export interface ProviderPayment {
  readonly id: string;
  /** As the provider says, which may be another than was asked about; `NaN`: it names none of ours. */
  readonly bookingId: number;
  readonly attempt: number;
  readonly state: ProviderState;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly currency: 'usd';
  /** The provider's word for a refusal, for instance `insufficient_funds`. */
  readonly declineCode: string | null;
  /** What may be shown of the card: the provider's word for its brand, and the last four digits. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** With it the traveller's browser answers the bank; null when nobody asks. Not to be stored or logged. */
  readonly actionSecret: string | null;
  readonly createdAt: Instant;
}

export interface PaymentPage {
  /** May be empty, and yet not the last. */
  readonly payments: readonly ProviderPayment[];
  /**
   * When the first and the last that stand on this page were made, ours or not, by the provider's clock; null: none does.
   * Only to be compared with each other: that clock may be wrong, and what is new may come into the list later.
   */
  readonly newest: Instant | null;
  readonly oldest: Instant | null;
  /** What to ask for `after` to see the next page; null: this is the last. */
  readonly next: string | null;
}

export type ProviderRefundState = 'pending' | 'succeeded' | 'failed';

export interface ProviderRefund {
  readonly id: string;
  /** The key it was asked for with: names the refund for ever, also when the provider has forgotten the key. */
  readonly key: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly state: ProviderRefundState;
  readonly createdAt: Instant;
}

/** A traveller's bank takes money back; the provider says until when it can be answered. */
export interface ProviderDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly bookingId: number;
  readonly amountCents: number;
  readonly reason: string;
  /** The provider's word, for instance `needs_response`, `under_review`, `won`, `lost`. */
  readonly status: string;
  readonly answerUntil: Instant | null;
  readonly createdAt: Instant;
}

/** What the provider tells us by itself. A hint to look, never a fact. */
export interface WebhookEvent {
  readonly id: string;
  readonly kind: string;
  /** Null: it is not about a payment. */
  readonly paymentId: string | null;
}

/** `refused`: the provider does not accept our key. `away`: it answers nobody, and is hardly asked for now. */
export type ProviderStanding = 'unknown' | 'accepted' | 'refused' | 'away';

export interface Payments {
  readonly mode: 'sandbox' | 'hosted';
  /** For the page's card fields; null where cards are typed into our own. */
  readonly publishableKey: string | null;
  /** What the last answers said of our key, and whether there are any. */
  standing(): ProviderStanding;
  /** By how much the provider's clock is ahead of this process's, from its last answers; null: it has not told lately. */
  clockAheadMs(): number | null;
  authorise(order: {
    readonly key: string;
    readonly bookingId: number;
    readonly attempt: number;
    readonly amountCents: number;
    readonly currency: 'usd';
    readonly token: string;
  }): Promise<ProviderPayment>;
  capture(order: {
    readonly key: string;
    readonly paymentId: string;
    readonly amountCents: number;
  }): Promise<ProviderPayment>;
  void(order: { readonly key: string; readonly paymentId: string }): Promise<ProviderPayment>;
  /**
   * Gives back captured money, once for each key, for as long as the payment is known. More than is left of it:
   * `RefundRefused`. What a bank takes back is not given back beside it: `PaymentDisputed`.
   */
  refund(order: {
    readonly key: string;
    readonly paymentId: string;
    readonly amountCents: number;
  }): Promise<ProviderRefund>;
  /** All refunds of a payment, oldest first. */
  refundsOf(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** Null: the provider knows no such payment. */
  find(paymentId: string): Promise<ProviderPayment | null>;
  findByBooking(bookingId: number): Promise<readonly ProviderPayment[]>;
  /** One page of all payments, the newest first; `after` null: the first. No time is asked for: clocks may differ. */
  list(after: string | null): Promise<PaymentPage>;
  /** Disputes of our payments, of whatever else is sold through the same account none. */
  listDisputes(from: Instant): Promise<readonly ProviderDispute[]>;
  /** All of one payment, oldest first, whatever became of them. */
  disputesOf(paymentId: string): Promise<readonly ProviderDispute[]>;
  /**
   * Gives a dispute up: what the bank has taken stays with the traveller, and nothing undoes it. Answers the dispute as it
   * is then: one that cannot be given up (any more) is not `lost`, or was before.
   */
  acceptDispute(disputeId: string): Promise<ProviderDispute>;
  /** Null: nobody may send us webhook events. */
  readonly notices: WebhookEventReader | null;
}

export interface WebhookEventReader {
  /** Null: not signed by the provider, or too long ago. */
  read(body: string, signature: string): WebhookEvent | null;
}

/** No answer, a time-out or a fault on the provider's side: what happened is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The token stands for nothing the provider could charge: unknown, used up, or of another account. Nothing happened. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** A bank takes this payment back, so the provider does not refund it. Nothing happened. */
export class PaymentDisputed extends Error {
  override name = 'PaymentDisputed';
}

/** There is not so much left to give back, or nothing was taken. Nothing happened. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
