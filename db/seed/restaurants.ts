/**
 * The tables our editors picked, once: from then on the database is the truth,
 * and a restaurant that somebody removed does not come back.
 */

import { type Db, inTransaction } from '../../src/database/sql.ts';
import { cataloguedRestaurants } from '../../src/features/restaurants/actions/catalogue-restaurants.ts';
import { hasRestaurantsOf, upsertRestaurants } from '../../src/features/restaurants/store/upsert-restaurants.ts';
import type { Instant } from '../../src/shared/dates.ts';

export async function seedRestaurants(db: Db, now: Instant): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await hasRestaurantsOf(tx, 'editors'))) await upsertRestaurants(tx, cataloguedRestaurants(), now);
  });
}
