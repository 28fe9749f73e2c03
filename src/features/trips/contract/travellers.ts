/** Who travels on the places of a booking, as the traveller says it between booking and departure. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { own } from '../../bookings/contract/bookings.ts';

const told = (most: number) => typedText(0, most, 'Please write text');

/** Empty: not told. All of it is plain text. */
export const BookedTraveller = z.object({
  /** As in the passport: one line. */
  name: told(100).check(z.overwrite((typed) => typed.replaceAll(/\s+/g, ' '))),
  diet: told(300),
  access: told(300),
  note: told(500),
});
export type BookedTraveller = z.infer<typeof BookedTraveller>;

export const Travellers = z.object({
  /** One for each booked place, in the order they were told. */
  travellers: z.array(BookedTraveller),
  /** The last day on which they may be changed, at the destination. */
  until: z.string(),
  open: z.boolean(),
});
export type Travellers = z.infer<typeof Travellers>;

export const readTravellers = endpoint('GET /api/bookings/:id/travellers', {
  who: 'traveller',
  summary: 'Who travels on one of the traveller’s own trips',
  params: own,
  output: Travellers,
  errors: { no_such_booking: 404 },
});

/** All places at once: what is not sent is not kept. */
export const nameTravellers = endpoint('PUT /api/bookings/:id/travellers', {
  who: 'traveller',
  summary: 'Say who travels on one of the traveller’s own trips, and what they need',
  params: own,
  input: z.object({
    travellers: z.array(BookedTraveller, 'Please say who travels').check(z.maxLength(100, 'Too many travelers')),
  }),
  output: Travellers,
  errors: {
    no_such_booking: 404,
    not_confirmed: 409,
    /** details: until */
    names_closed: 409,
    /** details: places */
    wrong_number_of_travelers: 422,
    too_many_changes: 429,
  },
});
export type NameTravellersError = ErrorOf<typeof nameTravellers>;
