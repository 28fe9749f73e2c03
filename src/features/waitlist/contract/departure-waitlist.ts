/** Who waits for a departure over the wire, for operators. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';

/** Seats kept for a party alone until that instant (ISO 8601), and not booked yet. */
const Kept = z.object({ seats: z.int(), until: z.string() });

const ListedEntry = z.object({
  id: z.int(),
  /** From 1, among those who still wait, as they are told themselves; null: has its offer. */
  number: z.nullable(z.int()),
  username: z.string(),
  contactEmail: z.string(),
  numberOfTravelers: z.int(),
  joinedAt: z.string(),
  turn: z.nullable(Kept),
  /** Free seats that are kept until there are enough for the party. */
  gathering: z.nullable(Kept),
});
export type ListedEntry = z.infer<typeof ListedEntry>;

/** In the order of joining. An offer that is over or has been booked is none. */
export const readWaitlist = endpoint('GET /api/admin/manifests/:id/waitlist', {
  who: 'operator',
  summary: 'Who waits for seats of a departure, and whose turn it is',
  params: z.object({ id: z.string() }),
  output: z.object({ places: z.array(ListedEntry) }),
  errors: { no_such_departure: 404 },
});
const oneEntry = z.object({ id: z.string(), entry: z.string() });
const CHANGE_ERRORS = { no_such_departure: 404, no_such_entry: 404 } as const;

/** Before those who stand in front of it: an operator answers for that. */
export const offerToEntry = endpoint('POST /api/admin/manifests/:id/waitlist/:entry/offer', {
  who: 'operator',
  summary: 'Offers free seats to one who waits, now, with the same email and time as any offer',
  params: oneEntry,
  output: z.object({ offered: z.literal(true) }),
  errors: { ...CHANGE_ERRORS, too_few_free: 409, not_on_sale: 409 },
});

export const removeEntry = endpoint('DELETE /api/admin/manifests/:id/waitlist/:entry', {
  who: 'operator',
  summary: 'Takes somebody off a waitlist; seats kept for them are free',
  params: oneEntry,
  output: z.object({ removed: z.literal(true) }),
  errors: CHANGE_ERRORS,
});
export type ChangeEntryError = ErrorOf<typeof offerToEntry>;

export type DepartureWaitlist = z.infer<(typeof readWaitlist)['output']>;
