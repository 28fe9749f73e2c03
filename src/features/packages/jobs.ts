/**
 * Every night: when a season's departure has left the shop, the next season's is there; pictures nobody shows go. And all
 * day: a departure on a day that is no longer its package's closes once nobody is on it.
 */
import type { Deps } from '../../kernel/deps.ts';
import type { Loop } from '../../kernel/scheduler.ts';
import { closeDeparturesLeftBehind, openNextDepartures } from './actions/on-sale.ts';
import { sweepPictures } from './actions/package-pictures.ts';

export const packageLoops: readonly Loop[] = [
  { name: 'packages.close-left-behind', everyMs: 60_000, run: (deps) => closeDeparturesLeftBehind(deps) },
];

export const openNextDeparturesJob = {
  name: 'packages.open-next-departures',
  cron: '10 3 * * *',
  run: (deps: Deps) => openNextDepartures(deps),
} as const;

export const sweepPicturesJob = {
  name: 'packages.sweep-pictures',
  cron: '40 3 * * *',
  run: (deps: Deps) => sweepPictures(deps),
} as const;
