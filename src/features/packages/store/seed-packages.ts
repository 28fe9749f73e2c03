/** The packages a new shop begins with. */
import type { Db } from '../../../database/sql.ts';
import { DAY_MS, type Instant } from '../../../shared/dates.ts';
import type { NewPackage } from '../content.ts';
import { USUAL_TERMS } from '../rules/cancellation-terms.ts';
import { columnsOf, tables } from './package-columns.ts';
import { insertPrice } from './prices.ts';

export async function hasPackages(db: Db): Promise<boolean> {
  return (await db.selectFrom('trip_packages').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Writes a package and its price history, counted back from `at`. */
export async function insertPackage(db: Db, added: NewPackage, position: number, at: Instant): Promise<void> {
  const inserted = await tables(db)
    .insertInto('trip_packages')
    .values({
      id: added.id,
      ...columnsOf({
        ...added,
        departMonth: added.departs.month,
        departDay: added.departs.day,
        cancellation: [...USUAL_TERMS],
        imageAlt: null,
        ownRating: null,
        ...{ notIncluded: [], packingList: [], hotel: null, guide: null },
      }),
      duration: added.duration,
      sample_rating: added.sampleRating,
      position,
      published: true,
      created_at: at,
      published_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return;

  for (const { price, daysAgo } of added.priceHistory) {
    await insertPrice(db, added.id, price, new Date(at.getTime() - daysAgo * DAY_MS));
  }
}
