/**
 * The tables our editors picked, once: from then on the database is the truth,
 * and a restaurant that somebody removed does not come back.
 */

import { type Db, inTransaction } from '../../src/database/sql.ts';
import { toldByEditors } from '../../src/features/restaurants/actions/told-by-editors.ts';
import { hasRestaurantsOf, tell } from '../../src/features/restaurants/store/places.ts';
import type { Instant } from '../../src/shared/dates.ts';

export async function seedRestaurants(db: Db, now: Instant): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await hasRestaurantsOf(tx, 'editors'))) await tell(tx, toldByEditors(), now);
  });
}
