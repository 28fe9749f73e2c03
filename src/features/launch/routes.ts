/** The launch moment over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as launch from './actions.ts';
import { moveLaunch, readAdminLaunch, readLaunch, resetLaunch } from './contract.ts';
import { launchCopy } from './copy/countdown.ts';
import { launchErrors } from './copy/move-launch.ts';

export const launchRoutes = (deps: Pick<Deps, 'config' | 'db' | 'log' | 'now'>) => {
  const findLaunch = launch.openLaunch(deps);
  return [
    route(readLaunch, launchCopy.errors, async () => ok(await findLaunch())),
    route(readAdminLaunch, {}, async ({ operator }) => ok(await launch.readAdminLaunch(deps, operator))),
    route(moveLaunch, launchErrors, ({ operator, input }) => launch.moveTo(deps, operator, input)),
    route(resetLaunch, launchErrors, ({ operator, input }) => launch.backToSetting(deps, operator, input)),
  ];
};
