/** The launch moment over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as launch from './actions.ts';
import { moveLaunch, readAdminLaunch, readLaunch, resetLaunch } from './contract.ts';
import { deskErrors } from './copy/admin.ts';
import { launchCopy } from './copy/countdown.ts';

export const launchRoutes = (deps: Pick<Deps, 'config' | 'db' | 'log' | 'now'>) => {
  const findLaunch = launch.openLaunch(deps);
  return [
    route(readLaunch, launchCopy.errors, async () => ok(await findLaunch())),
    route(readAdminLaunch, {}, async ({ operator }) => ok(await launch.readAdminLaunch(deps, operator))),
    route(moveLaunch, deskErrors, ({ operator, input }) => launch.moveTo(deps, operator, input)),
    route(resetLaunch, deskErrors, ({ operator, input }) => launch.backToSetting(deps, operator, input)),
  ];
};
