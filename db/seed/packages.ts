/**
 * Fills an empty shop with the packages of `content/`. From then on the
 * database is the truth: a package that somebody removed does not come back.
 */

import { inTransaction } from '../../src/database/sql.ts';
import { openNextDepartures } from '../../src/features/packages/actions/on-sale.ts';
import { packages } from '../../src/features/packages/content.ts';
import { hasPackages, insertPackage } from '../../src/features/packages/store/seed-packages.ts';
import type { Deps } from '../../src/kernel/deps.ts';

export async function seedPackages({ db, now, tripNow }: Pick<Deps, 'db' | 'now' | 'tripNow'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await hasPackages(tx)) return;
    for (const [position, added] of packages.entries()) await insertPackage(tx, added, position, now());
  });
  await openNextDepartures({ db, tripNow });
}
