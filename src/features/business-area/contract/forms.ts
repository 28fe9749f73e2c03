/** What people type to unlock the business area. */
import * as z from 'zod/mini';

export const BusinessAccess = z.object({
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});
export type BusinessAccess = z.infer<typeof BusinessAccess>;
