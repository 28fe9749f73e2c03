/** What comes back after cancelling, as a booking repeats it of its package. Small, for the checkout carries it. */
import * as z from 'zod/mini';

/** `percent` of the price until that many days before the departure, the most first. */
export const Terms = z.array(z.object({ days: z.int(), percent: z.int() }));
