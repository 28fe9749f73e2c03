/** Trips over HTTP, for travellers and, with the names of who travels, for operators. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { printConfirmation, writeCalendar } from './actions/documents.ts';
import { downloadManifest, listManifests, readManifest } from './actions/manifest.ts';
import { findReviewInvitation, listOwnTripReviews, reviewTrip } from './actions/review-trip.ts';
import { findTravellers, nameTravellers } from './actions/travellers.ts';
import { countTripLinks, endTripLinks, findSharedTrip, makeTripLink, writeTripFeed } from './actions/trip-links.ts';
import * as feed from './contract/calendar-feed.ts';
import * as documents from './contract/documents.ts';
import * as manifest from './contract/manifest.ts';
import * as reviewing from './contract/reviewing.ts';
import * as sharing from './contract/sharing.ts';
import * as travellers from './contract/travellers.ts';
import { tripErrors } from './copy/errors.ts';
import { manifestErrors } from './copy/manifest.ts';
import { tripReviewErrors } from './copy/reviewing.ts';

export const tripRoutes = (deps: Deps) => [
  route(documents.downloadConfirmation, tripErrors, ({ params, traveller }) =>
    printConfirmation(deps, traveller.id, params.id),
  ),
  route(documents.downloadCalendar, tripErrors, ({ params, traveller }) =>
    writeCalendar(deps, traveller.id, params.id),
  ),
  route(sharing.readSharing, tripErrors, ({ params, traveller }) =>
    countTripLinks(deps, 'page', traveller.id, params.id),
  ),
  route(sharing.shareTrip, tripErrors, ({ params, traveller }) => makeTripLink(deps, 'page', traveller.id, params.id)),
  route(sharing.stopSharing, tripErrors, ({ params, traveller }) =>
    endTripLinks(deps, 'page', traveller.id, params.id),
  ),
  route(sharing.readSharedTrip, tripErrors, ({ params }) => findSharedTrip(deps, params.token)),
  route(travellers.readTravellers, tripErrors, ({ params, traveller }) =>
    findTravellers(deps, traveller.id, params.id),
  ),
  route(travellers.nameTravellers, tripErrors, ({ params, traveller, input }) =>
    nameTravellers(deps, traveller.id, params.id, input.travellers),
  ),
  route(feed.readFollowing, tripErrors, ({ params, traveller }) =>
    countTripLinks(deps, 'calendar', traveller.id, params.id),
  ),
  route(feed.followTrip, tripErrors, ({ params, traveller }) =>
    makeTripLink(deps, 'calendar', traveller.id, params.id),
  ),
  route(feed.stopFollowing, tripErrors, ({ params, traveller }) =>
    endTripLinks(deps, 'calendar', traveller.id, params.id),
  ),
  route(feed.readTripFeed, tripErrors, ({ params }) => writeTripFeed(deps, params.token)),
  route(reviewing.readReviewInvitation, tripReviewErrors, ({ params }) => findReviewInvitation(deps, params.key)),
  route(reviewing.writeTripReview, tripReviewErrors, ({ params, input }) => reviewTrip(deps, params.key, input)),
  route(reviewing.listOwnTripReviews, {}, async ({ traveller }) => ok(await listOwnTripReviews(deps, traveller.id))),
  route(manifest.listManifests, {}, async ({ query }) => ok(await listManifests(deps, query))),
  route(manifest.readManifest, manifestErrors, ({ params, operator }) => readManifest(deps, operator, params.id)),
  route(manifest.downloadManifest, manifestErrors, ({ params, operator }) =>
    downloadManifest(deps, operator, params.id),
  ),
];
