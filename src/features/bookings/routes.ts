/** Bookings over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { openLane } from '../../shared/lane.ts';
import { ok } from '../../shared/result.ts';
import { listPaymentAlarms, lookAtAlarm } from '../booking-admin/actions/alarms.ts';
import { cancelAtWill, cancelForTraveller } from '../booking-admin/actions/cancel-for-traveller.ts';
import { repeatLetter } from '../booking-admin/actions/repeat-email.ts';
import { listAllBookings } from '../booking-admin/actions/list-bookings.ts';
import { closeRefund, giveBackMore, retryRefund } from '../booking-admin/actions/refunds.ts';
import { findBookingPayments, findStory } from '../booking-admin/actions/booking-story.ts';
import { cancelBooking, offerCancellation } from './actions/cancel.ts';
import { changeContact } from './actions/change-contact.ts';
import { correctContact } from '../booking-admin/actions/correct-contact.ts';
import { findFollowing, followTrip, stopFollowing, writeTripFeed } from '../trips/actions/calendar-feed.ts';
import { downloadManifest, listManifests, readManifest } from '../trips/actions/manifest.ts';
import { findTravellers, nameTravellers } from '../trips/actions/travellers.ts';
import { printConfirmation, writeCalendar } from '../trips/actions/documents.ts';
import { placeBooking, resumeBooking } from './actions/place-booking.ts';
import { findBooking, listBookings } from './actions/read-bookings.ts';
import { readLine } from '../waitlist/actions/read-waitlist.ts';
import { findReviewInvitation, listOwnTripReviews, reviewTrip } from '../trips/actions/review-trip.ts';
import { findSharedTrip, findSharing, shareTrip, stopSharing } from '../trips/actions/share-trip.ts';
import { joinWaitlist, leaveByLetter, leaveWaitlist, listWaiting } from '../waitlist/actions/join-and-leave.ts';
import * as admin from '../booking-admin/contract/bookings.ts';
import * as deeds from '../booking-admin/contract/changes.ts';
import * as line from '../waitlist/contract/admin.ts';
import * as before from '../trips/contract/travellers.ts';
import * as contract from './contract/bookings.ts';
import { cancelBooking as cancel, readCancellation } from './contract/cancellation.ts';
import * as manifest from '../trips/contract/manifest.ts';
import * as reviewing from '../trips/contract/reviewing.ts';
import * as sharing from '../trips/contract/sharing.ts';
import * as waiting from '../waitlist/contract/waitlist.ts';
import { adminBookingErrors } from '../booking-admin/copy/errors.ts';
import { bookingErrors } from './copy/errors.ts';
import { tripReviewErrors } from '../trips/copy/reviewing.ts';

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
    const placed = await rush.run(() => placeBooking(deps, traveller.id, input, headers.idempotencyKey, heldFrom));
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
  route(contract.downloadConfirmation, bookingErrors, ({ params, traveller }) =>
    printConfirmation(deps, traveller.id, params.id),
  ),
  route(contract.downloadCalendar, bookingErrors, ({ params, traveller }) =>
    writeCalendar(deps, traveller.id, params.id),
  ),
  route(readCancellation, bookingErrors, ({ params, traveller }) => offerCancellation(deps, traveller.id, params.id)),
  route(cancel, bookingErrors, ({ params, traveller, input }) =>
    cancelBooking(deps, traveller.id, params.id, input.agreedRefund),
  ),
  route(sharing.readSharing, bookingErrors, ({ params, traveller }) => findSharing(deps, traveller.id, params.id)),
  route(sharing.shareTrip, bookingErrors, ({ params, traveller }) => shareTrip(deps, traveller.id, params.id)),
  route(sharing.stopSharing, bookingErrors, ({ params, traveller }) => stopSharing(deps, traveller.id, params.id)),
  route(sharing.readSharedTrip, bookingErrors, ({ params }) => findSharedTrip(deps, params.token)),
  route(before.readTravellers, bookingErrors, ({ params, traveller }) => findTravellers(deps, traveller.id, params.id)),
  route(before.nameTravellers, bookingErrors, ({ params, traveller, input }) =>
    nameTravellers(deps, traveller.id, params.id, input.travellers),
  ),
  route(before.changeContact, bookingErrors, ({ params, traveller, input }) =>
    changeContact(deps, traveller.id, params.id, input.contactEmail),
  ),
  route(before.readFollowing, bookingErrors, ({ params, traveller }) => findFollowing(deps, traveller.id, params.id)),
  route(before.followTrip, bookingErrors, ({ params, traveller }) => followTrip(deps, traveller.id, params.id)),
  route(before.stopFollowing, bookingErrors, ({ params, traveller }) => stopFollowing(deps, traveller.id, params.id)),
  route(before.readTripFeed, bookingErrors, ({ params }) => writeTripFeed(deps, params.token)),
  route(reviewing.readReviewInvitation, tripReviewErrors, ({ params }) => findReviewInvitation(deps, params.key)),
  route(reviewing.writeTripReview, tripReviewErrors, ({ params, input }) => reviewTrip(deps, params.key, input)),
  route(reviewing.listOwnTripReviews, {}, async ({ traveller }) => ok(await listOwnTripReviews(deps, traveller.id))),
  route(waiting.joinWaitlist, bookingErrors, ({ traveller, input }) => joinWaitlist(deps, traveller.id, input)),
  route(waiting.listWaiting, {}, async ({ traveller }) => ok(await listWaiting(deps, traveller.id))),
  route(waiting.leaveWaitlist, bookingErrors, ({ params, traveller }) => leaveWaitlist(deps, traveller.id, params.id)),
  route(waiting.leaveByLetter, bookingErrors, ({ params }) => leaveByLetter(deps, params.key)),
];

export const bookingAdminRoutes = (deps: Deps) => [
  route(admin.listAllBookings, {}, async ({ query }) => ok(await listAllBookings(deps, query))),
  route(admin.readStory, adminBookingErrors, ({ params }) => findStory(deps, params.id)),
  route(admin.readBookingPayments, adminBookingErrors, ({ params }) => findBookingPayments(deps, params.id)),
  route(deeds.cancelForTraveller, adminBookingErrors, ({ params, operator, input }) =>
    cancelForTraveller(deps, operator, params.id, input),
  ),
  route(deeds.cancelAtWill, adminBookingErrors, ({ params, operator, input }) =>
    cancelAtWill(deps, operator, params.id, input),
  ),
  route(deeds.giveBackMore, adminBookingErrors, ({ params, operator, input }) =>
    giveBackMore(deps, operator, params.id, input),
  ),
  route(deeds.retryRefund, adminBookingErrors, ({ params, operator }) =>
    retryRefund(deps, operator, params.id, params.number),
  ),
  route(deeds.closeRefund, adminBookingErrors, ({ params, operator, input }) =>
    closeRefund(deps, operator, params, input.note),
  ),
  route(deeds.repeatLetter, adminBookingErrors, ({ params, operator, input }) =>
    repeatLetter(deps, operator, params.id, input.kind),
  ),
  route(deeds.correctContact, adminBookingErrors, ({ params, operator, input }) =>
    correctContact(deps, operator, params.id, input),
  ),
  route(admin.listPaymentAlarms, {}, async () => ok(await listPaymentAlarms(deps))),
  route(deeds.lookAtAlarm, adminBookingErrors, ({ operator, input }) => lookAtAlarm(deps, operator, input)),
  route(manifest.listManifests, {}, async ({ query }) => ok(await listManifests(deps, query))),
  route(manifest.readManifest, adminBookingErrors, ({ params, operator }) => readManifest(deps, operator, params.id)),
  route(line.readLine, adminBookingErrors, ({ params }) => readLine(deps, params.id)),
  route(manifest.downloadManifest, adminBookingErrors, ({ params, operator }) =>
    downloadManifest(deps, operator, params.id),
  ),
];
