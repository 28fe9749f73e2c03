/** The API of operators: what waits for somebody today. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';

const AlertShown = z.object({
  id: z.string(),
  title: z.string(),
  count: z.int(),
  oldest: z.nullable(z.string()),
  href: z.nullable(z.string()),
  state: z.enum(['fine', 'waits', 'urgent']),
  detail: z.optional(z.string()),
});

export type AlertShown = z.infer<typeof AlertShown>;

export const Today = z.object({ at: z.string(), alerts: z.array(AlertShown) });

export type Today = z.infer<typeof Today>;

export const readToday = endpoint('GET /api/admin/today', {
  who: 'operator',
  summary: 'What waits for somebody, and how the house is',
  output: Today,
});
