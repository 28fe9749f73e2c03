/** The launch moment over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as launch from './actions.ts';
import { moveLaunch, readDeskLaunch, readLaunch, resetLaunch } from './contract.ts';
import { launchCopy } from './copy/countdown.ts';
import { deskErrors } from './copy/desk.ts';

export const launchRoutes = (deps: Pick<Deps, 'config' | 'db' | 'log' | 'now'>) => {
  const findLaunch = launch.openLaunch(deps);
  return [
    route(readLaunch, launchCopy.errors, async () => ok(await findLaunch())),
    route(readDeskLaunch, {}, async ({ operator }) => ok(await launch.readDeskLaunch(deps, operator))),
    route(moveLaunch, deskErrors, ({ operator, input }) => launch.moveTo(deps, operator, input)),
    route(resetLaunch, deskErrors, ({ operator, input }) => launch.backToSetting(deps, operator, input)),
  ];
};
