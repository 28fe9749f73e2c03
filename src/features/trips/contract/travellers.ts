/** What a traveller tells and takes between booking and departure: who travels, where letters go, a calendar that follows. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { job } from '../../../shared/job.ts';
import { isMailAddress } from '../../../shared/mail-address.ts';
import { storable, tooLong } from '../../../shared/text.ts';
import { REMINDERS } from '../../bookings/rules/emails.ts';
import { Booking } from '../../bookings/contract/bookings.ts';

const own = z.object({ id: z.string() });

const told = (most: number) =>
  z.string('Please write text').check(z.overwrite(storable), z.maxLength(most, tooLong(most)));

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

export const readTravellers = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/travellers',
  who: 'traveller',
  summary: 'Who travels on one of the traveller’s own trips',
  params: own,
  output: Travellers,
  errors: { no_such_booking: 404 },
});

/** All places at once: what is not sent is not kept. */
export const nameTravellers = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/travellers',
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

const NO_ADDRESS = 'Invalid email';
export const ContactEmail = z.string(NO_ADDRESS).check(z.overwrite(storable), z.refine(isMailAddress, NO_ADDRESS));

/** Where no letter about the booking had an address to go to, the confirmation leaves now. */
export const changeContact = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/contact',
  who: 'traveller',
  summary: 'Say where letters about one of the traveller’s own trips go',
  params: own,
  input: z.object({ contactEmail: ContactEmail }),
  output: Booking,
  errors: { no_such_booking: 404, not_confirmed: 409, too_many_changes: 429 },
});
export type ChangeContactError = ErrorOf<typeof changeContact>;

/** How many calendars have been given an address that follows the trip. */
const Following = z.object({ links: z.int() });
export type Following = z.infer<typeof Following>;

export const readFollowing = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/calendar',
  who: 'traveller',
  summary: 'Whether calendars follow one of the traveller’s own trips',
  params: own,
  output: Following,
  errors: { no_such_booking: 404 },
});

/** Every call makes an address of its own; it is told once and cannot be read again. */
export const followTrip = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/calendar',
  who: 'traveller',
  summary: 'Make an address under which a calendar follows the trip, without price or person',
  params: own,
  output: z.object({ url: z.string() }),
  status: 201,
  errors: { no_such_booking: 404, trip_is_off: 409, too_many_links: 429 },
});
export type FollowTripError = ErrorOf<typeof followTrip>;

export const stopFollowing = endpoint({
  method: 'DELETE',
  path: '/api/bookings/:id/calendar',
  who: 'traveller',
  summary: 'End all calendars that follow the trip',
  params: own,
  output: Following,
  errors: { no_such_booking: 404 },
});

export const readTripFeed = endpoint({
  method: 'GET',
  path: '/api/trips/:token/calendar.ics',
  who: 'anyone',
  summary: 'The days of a trip for a calendar that follows it; cancelled trips are called so',
  params: z.object({ token: z.string() }),
  output: FileAnswer,
  produces: 'text/calendar; charset=utf-8',
  errors: { no_such_trip: 404 },
});

/** Left behind by the statement that writes down that the letter is due. */
export const sendReminder = job({
  name: 'bookings.send-reminder',
  data: z.object({ bookingId: z.int(), reminder: z.enum(REMINDERS) }),
});
