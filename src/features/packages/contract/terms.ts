/** What a booking repeats of a package: a day, and what comes back after cancelling. Small, for the checkout carries it. */
import * as z from 'zod/mini';

export const IsoDay = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]);

/** `percent` of the price until that many days before the departure, the most first. */
export const Terms = z.array(z.object({ days: z.int(), percent: z.int() }));
