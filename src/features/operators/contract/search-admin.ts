/** The API of operators: one search over all that the back office has. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { storable } from '../../../shared/text-input.ts';

export const FOUND_KINDS = ['booking', 'person', 'enquiry', 'package', 'restaurant', 'subscriber'] as const;

const FoundInAdmin = z.object({
  found: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      title: z.string(),
      detail: z.string(),
      href: z.string(),
      /** In what it matched. */
      why: z.string(),
    }),
  ),
  /** False: a part could not be searched. */
  isWhole: z.boolean(),
});

export type FoundInAdmin = z.infer<typeof FoundInAdmin>;

export const searchAdmin = endpoint('GET /api/admin/search', {
  who: 'operator',
  summary: 'Bookings, people, inquiries, packages, restaurants and subscribers, each with why it matched',
  query: z.object({
    q: z.optional(z.string().check(z.overwrite(storable), z.maxLength(100, 'Please search for less text'))),
  }),
  output: FoundInAdmin,
});
