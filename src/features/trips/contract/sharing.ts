/** Sharing a trip by a link, as it crosses the wire. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { BookedPackage, own } from '../../bookings/contract/bookings.ts';

/** How many links to the trip open it now. */
export const TripLinks = z.object({ links: z.int() });
export type TripLinks = z.infer<typeof TripLinks>;

export const readSharing = endpoint('GET /api/bookings/:id/share', {
  who: 'traveller',
  summary: 'Whether one of the traveller’s own trips is shared',
  params: own,
  output: TripLinks,
  errors: { no_such_booking: 404 },
});

/** Every call makes a link of its own; it is told once and cannot be read again. */
export const shareTrip = endpoint('POST /api/bookings/:id/share', {
  who: 'traveller',
  summary: 'Make a link under which anybody can read the trip, without price or person',
  params: own,
  output: z.object({ url: z.string() }),
  status: 201,
  errors: { no_such_booking: 404, trip_is_off: 409, too_many_links: 429 },
});

export const stopSharing = endpoint('DELETE /api/bookings/:id/share', {
  who: 'traveller',
  summary: 'End all links to the trip',
  params: own,
  output: TripLinks,
  errors: { no_such_booking: 404 },
});

/** What anybody with the link reads: nothing about who travels, what it cost, or the booking. */
export const SharedTrip = z.extend(z.omit(BookedPackage, { id: true }), {
  /** The page on which the same trip is sold, with this departure while it is; null: it is not on sale any more. */
  soldAt: z.nullable(z.string()),
});
export type SharedTrip = z.infer<typeof SharedTrip>;

export const readSharedTrip = endpoint('GET /api/trips/:token', {
  who: 'anyone',
  summary: 'A trip that somebody has shared',
  params: z.object({ token: z.string() }),
  output: SharedTrip,
  errors: { no_such_trip: 404 },
});
export type MakeLinkError = ErrorOf<typeof shareTrip>;
export type SharedTripError = ErrorOf<typeof readSharedTrip>;
