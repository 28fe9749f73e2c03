/** Restaurants and positions over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as actions from './actions/edit-restaurant.ts';
import { refreshLivePlaces } from './actions/live-places.ts';
import { merge, previewMerge, unmerge } from './actions/merge-restaurants.ts';
import { findOne, nearest } from './actions/read-restaurants.ts';
import { reviewsOf, write } from './actions/review-restaurant.ts';
import * as citySearch from './actions/search-cities.ts';
import * as imports from './actions/send-import.ts';
import * as position from './actions/visitor-location.ts';
import * as admin from './contract/edit-restaurants.ts';
import { listRestaurants, readRestaurant } from './contract/restaurants.ts';
import { listReviews, writeReview } from './contract/reviewing.ts';
import { searchCities } from './contract/search-cities.ts';
import * as sent from './contract/sent-imports.ts';
import { locate, locateByAddress } from './contract/visitor-location.ts';
import { editRestaurantsErrors } from './copy/edit-restaurants.ts';
import { livePlacesOff, livePlacesStored, locationErrors, readErrors } from './copy/errors.ts';
import { writeErrors } from './copy/reviewing.ts';
import { importErrors } from './copy/sent-imports.ts';

export const restaurantRoutes = (deps: Deps) => [
  route(listRestaurants, {}, async ({ query: { latitude, longitude, ...filters }, client }) => {
    const at = { latitude, longitude };
    const unanswered = await refreshLivePlaces(deps, at, client.address);
    const { restaurants, complete } = await nearest(deps, at, filters, client.address);
    if (!deps.places.openStreetMap && !deps.places.google) return ok({ message: livePlacesOff, restaurants });
    if (unanswered === null && complete) return ok(restaurants);
    return ok({ message: livePlacesStored[unanswered ?? 'silent'], restaurants });
  }),
  route(readRestaurant, readErrors, ({ params, query: { latitude, longitude }, client }) => {
    const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return findOne(deps, params.id, from, client.address);
  }),
  route(listReviews, {}, async ({ query }) => ok(await reviewsOf(deps, query))),
  route(writeReview, writeErrors, ({ input, client }) => write(deps, input, client.address)),
  route(locate, locationErrors, ({ input, client }) => position.locate(deps, input, client.address)),
  route(locateByAddress, locationErrors, ({ client }) => position.locateByAddress(deps, client.address)),
  route(searchCities, {}, ({ query }) => ok(citySearch.searchCities(query))),
  route(admin.listRows, editRestaurantsErrors, ({ query }) => actions.pageOfRows(deps, query)),
  route(admin.readRow, editRestaurantsErrors, ({ params }) => actions.readRow(deps, params.id)),
  route(admin.correctFacts, editRestaurantsErrors, ({ operator, params, input }) =>
    actions.correctFacts(deps, operator, params.id, input),
  ),
  route(admin.undoCorrection, editRestaurantsErrors, ({ operator, params, input }) =>
    actions.undoCorrection(deps, operator, params.id, input),
  ),
  route(admin.hideRestaurant, editRestaurantsErrors, ({ operator, params, input }) =>
    actions.hide(deps, operator, params.id, input),
  ),
  route(admin.showRestaurant, editRestaurantsErrors, ({ operator, params, input }) =>
    actions.show(deps, operator, params.id, input),
  ),
  route(sent.listImports, {}, async () => ok(await imports.listSent(deps))),
  route(sent.beginImport, importErrors, ({ operator, input }) => imports.begin(deps, operator, input)),
  route(sent.sendImport, importErrors, ({ operator, input }) => imports.receive(deps, operator, input)),
  route(sent.cancelImport, importErrors, ({ operator, params }) => imports.cancel(deps, operator, params.id)),
  route(admin.previewMerge, editRestaurantsErrors, ({ params }) => previewMerge(deps, params.id, params.intoId)),
  route(admin.mergeRestaurants, editRestaurantsErrors, ({ operator, params, input }) =>
    merge(deps, operator, params, input),
  ),
  route(admin.unmergeRestaurants, editRestaurantsErrors, ({ operator, params, input }) =>
    unmerge(deps, operator, params.id, input),
  ),
];
