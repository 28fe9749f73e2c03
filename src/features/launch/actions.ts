/** What the countdown is told, and who is told when it is over. */
import type { Deps } from '../../server/deps.ts';
import { announce } from '../enquiries/actions/announce.ts';
import { hasPassedEverywhere } from './rules.ts';

export function findLaunch({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return { launchAt: config.launchAt, passedEverywhere: hasPassedEverywhere(config.launchAt, now()) };
}

/** Where the button of the page leads, too. */
const AFTER_LAUNCH = '/upcoming-trips';

/** Runs every hour; nobody is told twice. */
export async function tellOfLaunch(deps: Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>): Promise<void> {
  if (!hasPassedEverywhere(deps.config.launchAt, deps.now())) return;
  await announce(deps, { kind: 'launch', topic: null, path: AFTER_LAUNCH });
}
