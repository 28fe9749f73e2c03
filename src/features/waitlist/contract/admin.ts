/** Who waits for a departure over the wire, for operators. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';

/** Seats kept for a party alone until that instant (ISO 8601), and not booked yet. */
const Kept = z.object({ seats: z.int(), until: z.string() });

const LinePlace = z.object({
  id: z.int(),
  /** From 1, among those who still wait, as they are told themselves; null: has its turn. */
  number: z.nullable(z.int()),
  username: z.string(),
  contactEmail: z.string(),
  numberOfTravelers: z.int(),
  joinedAt: z.string(),
  turn: z.nullable(Kept),
  /** Free seats that are kept until there are enough for the party. */
  gathering: z.nullable(Kept),
});
export type LinePlace = z.infer<typeof LinePlace>;

/** In the order of joining. A turn that is over or has been booked is none. */
export const readLine = endpoint({
  method: 'GET',
  path: '/api/admin/manifests/:id/waitlist',
  who: 'operator',
  summary: 'Who waits for seats of a departure, and whose turn it is',
  params: z.object({ id: z.string() }),
  output: z.object({ places: z.array(LinePlace) }),
  errors: { no_such_departure: 404 },
});
export type Line = z.infer<(typeof readLine)['output']>;
