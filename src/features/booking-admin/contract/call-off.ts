/** Calling off a departure with people on it: what it means first, then the decision. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { SALE_STATES } from '../../packages/rules/departures.ts';

const one = z.object({ id: z.string() });

export const CallOffPreview = z.object({
  departureId: z.int(),
  packageId: z.string(),
  packageName: z.string(),
  departsOn: z.string(),
  state: z.enum([...SALE_STATES, 'cancelled']),
  /** Why it was called off; null: it was not. */
  because: z.nullable(z.string()),
  /** Null: it runs whoever comes. */
  minimumParty: z.nullable(z.int()),
  /** Confirmed bookings still on it, their travellers, and what they paid, in whole US dollars. */
  bookings: z.int(),
  travelers: z.int(),
  dollars: z.int(),
  /** Of these without an address to write to. */
  unreachable: z.int(),
  /** Of them asked whether they come on another date instead. */
  asked: z.int(),
  /** The departure they are offered; null: none. */
  offered: z.nullable(z.int()),
  /** Payments under way: they end like the others. */
  open: z.int(),
  /** Ended already, because it was called off. */
  ended: z.int(),
});
export type CallOffPreview = z.infer<typeof CallOffPreview>;

export const previewCallOff = endpoint('GET /api/admin/departures/:id/call-off', {
  who: 'operator',
  summary: 'Who is on a departure and what would go back, or how far its calling off has come',
  params: one,
  output: CallOffPreview,
  errors: { no_such_departure: 404 },
});

/** A departure that was called off already answers how far that has come. */
export const callOffDeparture = endpoint('POST /api/admin/departures/:id/call-off', {
  who: 'operator',
  summary:
    'Calls off a departure: every booking of it is cancelled, paid back in full and told, or asked first about another date',
  params: one,
  input: z.object({
    /** As it was shown; differs from ours: `departure_has_changed`. */
    bookings: z.int(),
    dollars: z.int(),
    /** Another departure of the package that they are offered beside their money; without, none. */
    offer: z.optional(z.int('Please choose a departure')),
    reason: typedText(3, 500, 'Please write why'),
  }),
  output: CallOffPreview,
  errors: {
    no_such_departure: 404,
    departure_has_changed: 409,
    departure_has_left: 409,
    /** Not on sale, or of another package. */
    departure_gone: 409,
  },
});
export type CallOffError = ErrorOf<typeof callOffDeparture>;
