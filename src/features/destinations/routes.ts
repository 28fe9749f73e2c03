/** Destinations over HTTP. */
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { listHomeDestinations } from './actions.ts';
import { listDestinations } from './contract.ts';

export const destinationRoutes = () => [
  route(listDestinations, {}, ({ query }) => ok([...listHomeDestinations(query.region)])),
];
