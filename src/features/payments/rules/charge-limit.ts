/** Whole dollars of one charge: Stripe takes at most eight digits of cents (its API reference, `PaymentIntent.amount`). */
export const MOST_CHARGED = 999_999;
