/** Bookings over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { openLane } from '../../shared/concurrency-limit.ts';
import { ok } from '../../shared/result.ts';
import * as requests from './actions/booking-request.ts';
import { cancelBooking, offerCancellation } from './actions/cancel-booking.ts';
import { changeContact } from './actions/change-contact.ts';
import { placeBooking, resumeBooking } from './actions/place-booking.ts';
import { findBooking, listBookings } from './actions/read-bookings.ts';
import { answerRequest, payRequest, readRequest, resumeRequest } from './contract/booking-requests.ts';
import * as contract from './contract/bookings.ts';
import { cancelBooking as cancel, readCancellation } from './contract/cancellation.ts';
import * as contact from './contract/change-contact.ts';
import { bookingErrors, requestErrors } from './copy/errors.ts';

/**
 * Each booking asks the database several times. All of a rush at once would wait for its few connections before every
 * statement until the pool gives up on them (`sql.ts`); so each waits once, in the order they came, and then goes through.
 * Eight for each connection keep it at work while others wait for the provider.
 */
const rushOf = ({ config }: Pick<Deps, 'config'>) =>
  openLane({ atOnce: config.databasePool * 8, mayWait: 4000, waitMs: 8000 });

const placing = (deps: Deps, rush = rushOf(deps)) =>
  route(contract.placeBooking, bookingErrors, async ({ input, traveller, headers, client, answerWith }) => {
    const heldFrom = deps.limits.hidden(`held-from:${client.address}`);
    const placed = await rush.run(() => placeBooking(deps, traveller.id, input, headers.idempotencyKey, { heldFrom }));
    if (placed.ok && placed.value.status === 'pending') answerWith(202);
    return placed;
  });

export const bookingRoutes = (deps: Deps) => [
  placing(deps),
  route(contract.resumeBooking, bookingErrors, async ({ params, traveller, answerWith }) => {
    const resumed = await resumeBooking(deps, traveller.id, params.id);
    if (resumed.ok && resumed.value.status === 'pending') answerWith(202);
    return resumed;
  }),
  route(contract.listBookings, {}, async ({ traveller }) => ok(await listBookings(deps, traveller.id))),
  route(contract.readBooking, bookingErrors, ({ params, traveller }) => findBooking(deps, traveller.id, params.id)),
  route(readCancellation, bookingErrors, ({ params, traveller }) => offerCancellation(deps, traveller.id, params.id)),
  route(cancel, bookingErrors, ({ params, traveller, input }) =>
    cancelBooking(deps, traveller.id, params.id, input.agreedRefund),
  ),
  route(readRequest, requestErrors, ({ params }) => requests.readRequest(deps, params.token)),
  route(payRequest, requestErrors, async ({ params, input, answerWith }) => {
    const paid = await requests.payRequest(deps, params.token, input);
    if (paid.ok && paid.value.state === 'paying') answerWith(202);
    return paid;
  }),
  route(resumeRequest, requestErrors, async ({ params, answerWith }) => {
    const paid = await requests.resumeRequest(deps, params.token);
    if (paid.ok && paid.value.state === 'paying') answerWith(202);
    return paid;
  }),
  route(answerRequest, requestErrors, async ({ params, input }) => {
    const answered = await requests.answerRequest(deps, params.token, input);
    return answered.ok ? ok({ state: answered.value }) : answered;
  }),
  route(contact.changeContact, bookingErrors, ({ params, traveller, input }) =>
    changeContact(deps, traveller.id, params.id, input),
  ),
];
