import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { findPlace } from './actions/place-page.ts';
import { readPlace } from './contract.ts';
import { placeCopy } from './copy.ts';

export const placeRoutes = (deps: Deps) => [
  route(readPlace, placeCopy.errors, ({ params }) => findPlace(deps, params.id)),
];
