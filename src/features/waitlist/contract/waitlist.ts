/** Waiting for seats of a departure that is sold out, as it crosses the wire. */
import * as z from 'zod/mini';
import { isMailAddress } from '../../../shared/email-address.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { job } from '../../../shared/job.ts';
import { storable } from '../../../shared/text-input.ts';
import { WAITLIST_EMAILS } from '../rules/waitlist.ts';

const TRAVELERS = 'At least 1 traveler is required';
const NO_ADDRESS = 'Invalid email';

export const WaitingWish = z.object({
  packageId: z.string('Package is required').check(z.minLength(1, 'Package is required'), z.maxLength(80)),
  /** Of the package; without one the next on sale. */
  departureId: z.optional(
    z.int('Unknown departure').check(z.gte(1, 'Unknown departure'), z.lte(2_147_483_647, 'Unknown departure')),
  ),
  /** All of them, or none: seats are kept when there are enough for this many. */
  numberOfTravelers: z.int(TRAVELERS).check(z.gte(1, TRAVELERS), z.lte(100, 'Too many travelers')),
  /** Where the email goes when it is their offer. */
  contactEmail: z.string(NO_ADDRESS).check(z.overwrite(storable), z.refine(isMailAddress, NO_ADDRESS)),
});
export type WaitingWish = z.infer<typeof WaitingWish>;

export const Waiting = z.object({
  id: z.int(),
  packageId: z.string(),
  departureId: z.int(),
  name: z.string(),
  location: z.string(),
  image: z.string(),
  /** The departure for people, and its day. */
  departure: z.string(),
  departsOn: z.string(),
  numberOfTravelers: z.int(),
  contactEmail: z.string(),
  /** Parties that joined before and still wait. */
  ahead: z.int(),
  /** Seats kept for them alone until that instant (ISO 8601), and not booked yet; null while they wait. */
  turn: z.nullable(z.object({ seats: z.int(), until: z.string() })),
});
export type Waiting = z.infer<typeof Waiting>;

/** Whoever waits for the departure already keeps the entry as it is, and is answered with it. */
export const joinWaitlist = endpoint('POST /api/waitlist', {
  who: 'traveller',
  summary: 'Wait for seats of a departure that is sold out',
  input: WaitingWish,
  output: Waiting,
  status: 201,
  errors: {
    no_such_package: 404,
    /** details: maxGuests */
    too_many_travelers: 422,
    /** There are seats for so many; nobody has to wait. details: spotsLeft */
    seats_are_free: 409,
    too_many_places: 409,
    line_full: 409,
    too_many_changes: 429,
  },
});
export type JoinWaitlistError = ErrorOf<typeof joinWaitlist>;

export const listWaiting = endpoint('GET /api/waitlist', {
  who: 'traveller',
  summary: 'The departures the traveller waits for, and seats kept for the traveller',
  output: z.array(Waiting),
});

export const leaveWaitlist = endpoint('DELETE /api/waitlist/:id', {
  who: 'traveller',
  summary: 'Wait no longer; seats that were kept go to whoever is next',
  params: z.object({ id: z.string() }),
  output: z.object({ left: z.literal(true) }),
  errors: { no_such_place: 404 },
});
export type LeaveWaitlistError = ErrorOf<typeof leaveWaitlist>;

/** For whoever has the email: no session is needed. */
export const leaveByEmail = endpoint('POST /api/waitlist/leave/:key', {
  who: 'anyone',
  summary: 'Wait no longer, with the link of the letter',
  params: z.object({ key: z.string() }),
  output: z.object({ left: z.literal(true) }),
  errors: { no_such_place: 404 },
});

/** Left behind by the transaction that keeps the seats, or ends the waitlist. */
export const sendWaitlistEmail = job({
  name: 'bookings.send-waitlist-letter',
  data: z.object({ waitlistId: z.int(), about: z.enum(WAITLIST_EMAILS) }),
});
