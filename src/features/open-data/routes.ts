/** Cities and places of open data over HTTP, for operators. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import * as actions from './actions/admin.ts';
import * as contract from './contract/admin.ts';
import { openDataErrors as errors } from './copy/admin.ts';

export const openDataRoutes = (deps: Deps) => [
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
  route(contract.statePlace, errors, ({ operator, params, input }) =>
    actions.statePlace(deps, operator, params.id, input),
  ),
];
