/** Restaurants and positions over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { findOne, nearest } from './actions/list.ts';
import { freshen } from './actions/live.ts';
import * as position from './actions/locate.ts';
import { findCities, listRestaurants, locate, locateByAddress, readRestaurant } from './contract.ts';
import { livePlacesOff, livePlacesSilent, locationErrors, readErrors } from './copy.ts';

export const restaurantRoutes = (deps: Deps) => [
  route(listRestaurants, {}, async ({ query: { latitude, longitude, ...filters }, client }) => {
    const at = { latitude, longitude };
    const isFresh = await freshen(deps, at);
    const { restaurants, complete } = await nearest(deps, at, filters, client.address);
    if (!deps.places.lasting && !deps.places.passing) return ok({ message: livePlacesOff, restaurants });
    return ok(isFresh && complete ? restaurants : { message: livePlacesSilent, restaurants });
  }),
  route(readRestaurant, readErrors, ({ params, query: { latitude, longitude }, client }) => {
    const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return findOne(deps, params.id, from, client.address);
  }),
  route(locate, locationErrors, ({ input, client }) => position.locate(deps, input, client.address)),
  route(locateByAddress, locationErrors, ({ client }) => position.locateByAddress(deps, client.address)),
  route(findCities, {}, ({ query }) => ok(position.findCities(query))),
];
