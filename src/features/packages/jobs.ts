/** Every night: when a season's departure has left the shop, the next season's is there; pictures nobody shows go. */
import type { Deps } from '../../server/deps.ts';
import { openNextDepartures } from './actions/on-sale.ts';
import { sweepPictures } from './actions/upload-picture.ts';

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
