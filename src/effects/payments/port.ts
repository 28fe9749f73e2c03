/**
 * The payment provider as we need it: authorise, capture, void, ask.
 *
 * Every call that changes something carries a key; the provider answers a
 * repeated key with the first outcome. A call may throw `ProviderUnavailable`:
 * then the outcome is unknown, and only asking (`findByBooking`) tells.
 * Card numbers never come this far: `token` stands for the card.
 */
import type { Instant } from '../../shared/dates.ts';

export type ProviderState = 'authorised' | 'captured' | 'voided' | 'declined' | 'failed';

export interface ProviderPayment {
  readonly id: string;
  readonly bookingId: number;
  readonly attempt: number;
  readonly state: ProviderState;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly currency: 'usd';
  /** The provider's word for a refusal, for instance `insufficient_funds`. */
  readonly declineCode: string | null;
  readonly createdAt: Instant;
}

export interface Payments {
  readonly mode: 'sandbox' | 'hosted';
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
  /** Null: the provider knows no such payment. */
  find(paymentId: string): Promise<ProviderPayment | null>;
  findByBooking(bookingId: number): Promise<readonly ProviderPayment[]>;
  /** Payments created between the two instants, oldest first, at most `most`. */
  list(range: {
    readonly from: Instant;
    readonly to: Instant;
    readonly most: number;
  }): Promise<readonly ProviderPayment[]>;
}

/** No answer, a time-out or a fault on the provider's side: what happened is unknown. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
