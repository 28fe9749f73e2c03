/** What somebody did to a thing in the back office, as the log tells it of that thing. */
import * as z from 'zod/mini';

const Fields = z.nullable(z.record(z.string(), z.unknown()));

export const LoggedAction = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.string(),
  action: z.string(),
  before: Fields,
  after: Fields,
});
export type LoggedAction = z.infer<typeof LoggedAction>;
