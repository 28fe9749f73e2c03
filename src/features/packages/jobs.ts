/** Every night: when a season's departure has left the shop, the next season's is there. */
import type { Deps } from '../../server/deps.ts';
import { openNextDepartures } from './actions/on-sale.ts';

export const openNextDeparturesJob = {
  name: 'packages.open-next-departures',
  cron: '10 3 * * *',
  run: (deps: Deps) => openNextDepartures(deps),
} as const;
