/** The small first world an empty database starts with. Running it again changes nothing. */

import type { Db } from '../../src/database/sql.ts';
import type { Instant } from '../../src/shared/dates.ts';
import { seedPackages } from './packages.ts';
import { seedRestaurants } from './restaurants.ts';

export interface SeedClock {
  readonly now: Instant;
  readonly tripNow: Instant;
}

export async function seed(db: Db, { now, tripNow }: SeedClock): Promise<void> {
  await seedPackages({ db, now: () => now, tripNow: () => tripNow });
  await seedRestaurants(db, now);
}
