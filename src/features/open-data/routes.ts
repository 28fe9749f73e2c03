/** Open data over HTTP: the map of a place for everybody, its cities and places for operators. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as actions from './actions/edit-cities-and-places.ts';
import { readBaseMap } from './contract/base-map.ts';
import * as contract from './contract/edit-cities-and-places.ts';
import { openDataErrors as errors } from './copy/edit-cities-and-places.ts';
import { findBaseMap } from './store/base-maps.ts';

export const openDataRoutes = (deps: Deps) => [
  route(readBaseMap, {}, async ({ query }) =>
    ok(await findBaseMap(deps.db, { latitude: Number(query.latitude), longitude: Number(query.longitude) })),
  ),
  route(contract.listCities, {}, ({ query }) => actions.pageOfCities(deps, query)),
  route(contract.readCity, errors, ({ params }) => actions.readCity(deps, params.id)),
  route(contract.hideCity, errors, ({ operator, params, input }) => actions.hideCity(deps, operator, params.id, input)),
  route(contract.showCity, errors, ({ operator, params, input }) =>
    actions.hideCity(deps, operator, params.id, { ...input, reason: null }),
  ),
  route(contract.hidePlace, errors, ({ operator, params, input }) =>
    actions.hidePlace(deps, operator, params.id, input),
  ),
  route(contract.showPlace, errors, ({ operator, params, input }) =>
    actions.hidePlace(deps, operator, params.id, { ...input, reason: null }),
  ),
  route(contract.statePlaceFacts, errors, ({ operator, params, input }) =>
    actions.statePlaceFacts(deps, operator, params.id, input),
  ),
  route(contract.curatePlace, errors, ({ operator, params, input }) =>
    actions.curatePlace(deps, operator, params.id, { ...input, raise: true }),
  ),
  route(contract.uncuratePlace, errors, ({ operator, params, input }) =>
    actions.curatePlace(deps, operator, params.id, { ...input, raise: false }),
  ),
];
