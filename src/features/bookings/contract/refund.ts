/** What becomes of the money of a trip that was cancelled, as its traveller reads it. */
import * as z from 'zod/mini';

/** `sent`: the bank takes its days. `refused`: a person looks after it. */
const RefundState = z.enum(['due', 'sent', 'done', 'refused']);

export const Cancelled = z.object({
  /** An instant, ISO 8601. */
  at: z.string(),
  /** Null where nothing was owed. */
  refund: z.nullable(
    z.object({
      amount: z.int(),
      /** `done` when all of it is; else the state that is furthest from it. */
      state: RefundState,
      /** One for each state, what is done first; together the amount. */
      parts: z.array(z.object({ state: RefundState, amount: z.int() })),
    }),
  ),
});
