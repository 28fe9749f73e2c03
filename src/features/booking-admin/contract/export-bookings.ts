/** A list of bookings as a table for a spreadsheet. */
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { BookingsSought } from './list-bookings.ts';

/** Names, addresses and telephones are for owners; without that role these columns are not in it. Each is on record. */
export const exportBookings = endpoint('GET /api/admin/bookings.csv', {
  who: 'operator',
  summary: 'The bookings of these filters as a table for a spreadsheet',
  query: BookingsSought,
  output: FileAnswer,
  produces: 'text/csv; charset=utf-8',
});
