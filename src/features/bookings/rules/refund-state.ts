/** How far a refund has come. */

/**
 * `sent`: the provider has it, the bank takes its days. `refused`: a person looks after it. `outside`: that person has
 * settled it past us. `disputed`: not given, because the traveller's bank takes the payment back itself and decides; what
 * is on record so is `bank` where the bank has given it, and `owed` where it has decided otherwise. The nearest to the
 * traveller first.
 */
export const REFUND_STATES = ['done', 'outside', 'bank', 'sent', 'due', 'disputed', 'owed', 'refused'] as const;

export type RefundState = (typeof REFUND_STATES)[number];

/** Several refunds in one word: that of the one which is furthest from the traveller. */
export function refundStateOf(parts: readonly { readonly state: RefundState }[]): RefundState {
  return REFUND_STATES.findLast((state) => parts.some((part) => part.state === state)) ?? 'done';
}
