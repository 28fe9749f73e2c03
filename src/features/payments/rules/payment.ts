/** What holds for any payment, whoever takes it. */

/** Money that came past the provider is named by us: the provider is not asked about it and does not give it back. */
export function isElsewhere(paymentId: string): boolean {
  return paymentId.startsWith('elsewhere:');
}

/** Whole dollars of one charge: Stripe takes at most eight digits of cents (its API reference, `PaymentIntent.amount`). */
export const MOST_CHARGED = 999_999;
