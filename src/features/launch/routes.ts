/** The launch moment over HTTP. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { findLaunch } from './actions.ts';
import { readLaunch } from './contract.ts';
import { launchCopy } from './copy/countdown.ts';

export const launchRoutes = (deps: Pick<Deps, 'config' | 'now'>) => [
  route(readLaunch, launchCopy.errors, () => ok(findLaunch(deps))),
];
