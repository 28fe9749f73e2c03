/** The world a plan is made in: the real catalogue and rates, no packages and no origins unless a test brings them. */

import { catalogue } from '../../src/features/destinations/actions.ts';
import { availablePictures } from '../../src/features/planner/actions/available-pictures.ts';
import { exchangeRates } from '../../src/features/planner/content/exchange-rates.ts';
import type { World } from '../../src/features/planner/rules/world.ts';

export function aWorld(over: Partial<World> = {}): World {
  return {
    catalogue: catalogue(),
    packages: [],
    rates: exchangeRates,
    origin: () => null,
    whereIs: () => null,
    sortOf: () => null,
    pictures: availablePictures(),
    today: '2026-12-01',
    ...over,
  };
}
