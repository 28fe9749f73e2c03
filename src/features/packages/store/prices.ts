/** What a package costs, and cost before. Whoever changes a price holds the row of its package (`edit-package.ts`). */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import type { DatedPrice } from '../rules/price-history.ts';

/** The latest first. */
export async function listPrices(db: Db, packageId: string): Promise<DatedPrice[]> {
  return db
    .selectFrom('package_prices')
    .where('package_id', '=', packageId)
    .select(['price', 'valid_from as validFrom'])
    .orderBy('valid_from', 'desc')
    .execute();
}

/** From then on the package costs this; what it cost before stays on record. */
export async function insertPrice(db: Db, packageId: string, price: Dollars, validFrom: Instant): Promise<void> {
  await db.insertInto('package_prices').values({ package_id: packageId, price, valid_from: validFrom }).execute();
}

/** It was asked, so who has seen it is to hear of the price that holds now. */
export async function noteTakenBack(tx: Db, packageId: string, at: Instant): Promise<void> {
  await tx.updateTable('trip_packages').set({ price_taken_back_at: at }).where('id', '=', packageId).execute();
}

/** Null: there is no such price any more. */
export async function deletePrice(tx: Db, packageId: string, validFrom: Instant) {
  const gone = await tx
    .deleteFrom('package_prices')
    .where('package_id', '=', packageId)
    .where('valid_from', '=', validFrom)
    .returning('price')
    .executeTakeFirst();
  return gone?.price ?? null;
}

/**
 * A price that began and was followed by another while the package was not on sale was never asked of anybody: it is
 * no history, and must not be crossed out one day. Answers what is gone.
 */
export async function deleteUnofferedPrices(tx: Db, packageId: string, offSaleSince: Instant | null, now: Instant) {
  const gone = await sql<DatedPrice>`
    delete from package_prices as p
    where p.package_id = ${packageId} and p.valid_from <= ${now}
      and (${offSaleSince}::timestamptz is null or p.valid_from >= ${offSaleSince})
      and p.valid_from < (select max(l.valid_from) from package_prices as l
        where l.package_id = ${packageId} and l.valid_from <= ${now})
    returning p.price, p.valid_from as "validFrom"`.execute(tx);
  return gone.rows;
}

/** The price that is left of a draft, or of what was off sale, has been asked of nobody before this moment. */
export async function beginWithTheSale(tx: Db, packageId: string, offSaleSince: Instant | null, now: Instant) {
  await sql`
    update package_prices set valid_from = ${now}
    where package_id = ${packageId} and valid_from < ${now}
      and (${offSaleSince}::timestamptz is null or valid_from >= ${offSaleSince})
      and not exists (select from package_prices as l where l.package_id = ${packageId} and l.valid_from = ${now})`.execute(
    tx,
  );
}
