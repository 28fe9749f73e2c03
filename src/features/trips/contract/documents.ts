/** A booking as files: its confirmation as a document, its days for a calendar. */
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { own } from '../../bookings/contract/bookings.ts';

export const downloadConfirmation = endpoint('GET /api/bookings/:id/confirmation.pdf', {
  who: 'traveller',
  summary: 'The confirmation of one of the traveller’s own bookings, as a document',
  params: own,
  output: FileAnswer,
  produces: 'application/pdf',
  errors: { no_such_booking: 404, too_many_downloads: 429 },
});
export type DownloadError = ErrorOf<typeof downloadConfirmation>;

export const downloadCalendar = endpoint('GET /api/bookings/:id/trip.ics', {
  who: 'traveller',
  summary: 'The days of one of the traveller’s own trips, for a calendar',
  params: own,
  output: FileAnswer,
  produces: 'text/calendar; charset=utf-8',
  errors: { no_such_booking: 404 },
});
