/** What becomes of money that goes back, as its traveller reads it. */
import * as z from 'zod/mini';
import { REFUND_STATES } from '../rules/refund-state.ts';

const RefundState = z.enum(REFUND_STATES);

/** The traveller's bank takes the payment back by itself; then nothing is refunded beside it. */
export const TakenBack = z.object({
  cents: z.int(),
  /** It has not decided yet. */
  isOpen: z.boolean(),
});

export const Refund = z.object({
  amount: z.int(),
  /** The state that is furthest from the traveller. */
  state: RefundState,
  /** One for each state, what is done first; together the amount. */
  parts: z.array(z.object({ state: RefundState, amount: z.int() })),
});
export type Refund = z.infer<typeof Refund>;

export const Cancelled = z.object({
  /** An instant, ISO 8601. */
  at: z.string(),
  /** Null where nothing was owed. */
  refund: z.nullable(Refund),
  disputed: z.nullable(TakenBack),
  /** By us: its departure does not run. */
  isCalledOff: z.boolean(),
});
