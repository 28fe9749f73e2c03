/** A calendar that follows a trip, as it crosses the wire. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { own } from '../../bookings/contract/bookings.ts';
import { TripLinks } from './sharing.ts';

export const readFollowing = endpoint('GET /api/bookings/:id/calendar', {
  who: 'traveller',
  summary: 'Whether calendars follow one of the traveller’s own trips',
  params: own,
  output: TripLinks,
  errors: { no_such_booking: 404 },
});

/** Every call makes an address of its own; it is told once and cannot be read again. */
export const followTrip = endpoint('POST /api/bookings/:id/calendar', {
  who: 'traveller',
  summary: 'Make an address under which a calendar follows the trip, without price or person',
  params: own,
  output: z.object({ url: z.string() }),
  status: 201,
  errors: { no_such_booking: 404, trip_is_off: 409, too_many_links: 429 },
});

export const stopFollowing = endpoint('DELETE /api/bookings/:id/calendar', {
  who: 'traveller',
  summary: 'End all calendars that follow the trip',
  params: own,
  output: TripLinks,
  errors: { no_such_booking: 404 },
});

export const readTripFeed = endpoint('GET /api/trips/:token/calendar.ics', {
  who: 'anyone',
  summary: 'The days of a trip for a calendar that follows it; cancelled trips are called so',
  params: z.object({ token: z.string() }),
  output: FileAnswer,
  produces: 'text/calendar; charset=utf-8',
  errors: { no_such_trip: 404 },
});
