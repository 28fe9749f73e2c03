/** What the countdown is told. */
import type { Deps } from '../../server/deps.ts';
import { hasPassedEverywhere } from './rules.ts';

export function findLaunch({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return { launchAt: config.launchAt, passedEverywhere: hasPassedEverywhere(config.launchAt, now()) };
}
