/** Bookings over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { printConfirmation, writeCalendar } from './actions/papers.ts';
import { placeBooking } from './actions/place-booking.ts';
import { findBooking, listBookings } from './actions/read-bookings.ts';
import { findSharedTrip, findSharing, shareTrip, stopSharing } from './actions/share-trip.ts';
import * as contract from './contract.ts';
import { bookingErrors } from './copy/errors.ts';

export const bookingRoutes = (deps: Deps) => [
  route(contract.placeBooking, bookingErrors, async ({ input, traveller, headers, answerWith }) => {
    const placed = await placeBooking(deps, traveller.id, input, headers.idempotencyKey);
    if (placed.ok && placed.value.status === 'pending') answerWith(202);
    return placed;
  }),
  route(contract.listBookings, {}, async ({ traveller }) => ok(await listBookings(deps, traveller.id))),
  route(contract.readBooking, bookingErrors, ({ params, traveller }) => findBooking(deps, traveller.id, params.id)),
  route(contract.downloadConfirmation, bookingErrors, ({ params, traveller }) =>
    printConfirmation(deps, traveller.id, params.id),
  ),
  route(contract.downloadCalendar, bookingErrors, ({ params, traveller }) =>
    writeCalendar(deps, traveller.id, params.id),
  ),
  route(contract.readSharing, bookingErrors, ({ params, traveller }) => findSharing(deps, traveller.id, params.id)),
  route(contract.shareTrip, bookingErrors, ({ params, traveller }) => shareTrip(deps, traveller.id, params.id)),
  route(contract.stopSharing, bookingErrors, ({ params, traveller }) => stopSharing(deps, traveller.id, params.id)),
  route(contract.readSharedTrip, bookingErrors, ({ params }) => findSharedTrip(deps, params.token)),
];
