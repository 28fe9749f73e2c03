/** Bookings in the admin area over the wire: finding them. */
import * as z from 'zod/mini';
import { cursor, whole } from '../../../shared/cursor.ts';
import { isCalendarDay } from '../../../shared/dates.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { storable } from '../../../shared/text-input.ts';
import { STATES } from '../../bookings/rules/booking-state.ts';
import { NEEDS } from '../rules/steps-and-needs.ts';

export const State = z.enum(STATES);
export const Need = z.enum(NEEDS);

/** Instants are ISO 8601, days `YYYY-MM-DD`, amounts whole US dollars, as everywhere here. */
const ListedBooking = z.object({
  id: z.int(),
  reference: z.string(),
  /** Null: whoever booked has left, or has called. */
  username: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  packageName: z.string(),
  departsOn: z.string(),
  numberOfTravelers: z.int(),
  totalPrice: z.int(),
  state: State,
  needs: z.array(Need),
  createdAt: z.string(),
});
export type ListedBooking = z.infer<typeof ListedBooking>;

const day = (message: string) =>
  z.optional(z.string(message).check(z.refine((typed) => typed === '' || isCalendarDay(typed), message)));
const LARGEST_ID = 9_999_999;
/** The number of the last booking. */
export const placeByAge = cursor(z.tuple([whole(LARGEST_ID)]));

/** Empty means: no matter. */
export const BookingsSought = z.object({
  /**
   * A booking reference, the beginning of a username, of a contact e-mail or of words of the name of a traveller or of who
   * booked; a telephone number, the last four digits of a card, or the day of departure.
   */
  search: z.optional(z.string().check(z.overwrite(storable), z.maxLength(254, 'Please search for less text'))),
  state: z.optional(z.union([z.literal(''), State], 'This is no state of a booking')),
  package: z.optional(z.string().check(z.maxLength(80, 'This is no package'))),
  departure: z.optional(z.string().check(z.regex(/^\d{0,9}$/, 'This is no departure'))),
  from: day('Please write the first day as 2026-12-31'),
  to: day('Please write the last day as 2026-12-31'),
  needs: z.optional(z.union([z.literal(''), z.literal('somebody')], 'Needs is empty or "somebody"')),
  after: placeByAge.after,
});
export type BookingsSought = z.infer<typeof BookingsSought>;

export const listAllBookings = endpoint('GET /api/admin/bookings', {
  who: 'operator',
  summary: 'Bookings, the newest first: searched, filtered, fifty at a time',
  query: BookingsSought,
  output: z.object({
    bookings: z.array(ListedBooking),
    next: z.nullable(z.string()),
  }),
});

export type ListedBookings = z.infer<(typeof listAllBookings)['output']>;

export const sumBookings = endpoint('GET /api/admin/booking-sum', {
  who: 'operator',
  summary: 'What the bookings of these filters come to; null where words are searched',
  query: BookingsSought,
  output: z.object({
    sum: z.nullable(z.object({ bookings: z.int(), travelers: z.int(), total: z.int(), givenBack: z.int() })),
  }),
});
