/** Open data over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { readBaseMap } from './contract/base-map.ts';
import { findBaseMap } from './store/base-maps.ts';

export const openDataRoutes = (deps: Pick<Deps, 'db'>) => [
  route(readBaseMap, {}, async ({ query }) =>
    ok(await findBaseMap(deps.db, { latitude: Number(query.latitude), longitude: Number(query.longitude) })),
  ),
];
