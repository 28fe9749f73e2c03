/** What a list of bookings comes to, and the list as a table for a spreadsheet. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { BookingsSought } from './bookings.ts';

export const sumBookings = endpoint({
  method: 'GET',
  path: '/api/admin/booking-sum',
  who: 'operator',
  summary: 'What the bookings of these filters come to; null where words are searched',
  query: BookingsSought,
  output: z.object({
    sum: z.nullable(z.object({ bookings: z.int(), travelers: z.int(), total: z.int(), givenBack: z.int() })),
  }),
  errors: {},
});

/** Names, addresses and telephones are for owners; without that role these columns are not in it. Each is on record. */
export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings.csv',
  who: 'operator',
  summary: 'The bookings of these filters as a table for a spreadsheet',
  query: BookingsSought,
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
  errors: {},
});
