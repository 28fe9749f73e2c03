/** Rows merged into another by operators, and unmerged. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { NOWHERE } from '../../destinations/rules/grid-cells.ts';
import { homeOf, type RestaurantRow, updateRow } from './restaurant-row.ts';

/** Of these places of a service those with reviews of their own, about which no operator has decided. */
export async function listReviewed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('source', '=', 'google')
    .where('same_as', 'is', null)
    .where('merge_decided', '=', false)
    .where('total_reviews', '>', 0)
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Rows that lend to this one. */
export async function listLenders(db: Db, id: string): Promise<Pick<RestaurantRow, 'id' | 'name' | 'source'>[]> {
  return db
    .selectFrom('restaurants')
    .select(['id', 'name', 'source'])
    .where('same_as', '=', id)
    .orderBy('id')
    .execute();
}

/** The first row lends to the second from now on; so do its own lenders. Both must be held. */
export async function mergeRows(
  tx: Db,
  row: RestaurantRow,
  into: RestaurantRow,
  reviewIds: readonly number[],
  at: Instant,
): Promise<void> {
  const lenders = await tx
    .updateTable('restaurants')
    .set({ same_as: into.id, merge_decided: true })
    .where('same_as', '=', row.id)
    .returning('id')
    .execute();
  await updateRow(tx, row.id, at, { cell: NOWHERE, same_as: into.id, duplicate_reason: null, merge_decided: true });
  await sql`
    insert into restaurant_merges (restaurant_id, into_id, review_ids, lender_ids, merged_at)
    values (${row.id}, ${into.id}, ${[...reviewIds]}, ${lenders.map(({ id }) => id)}, ${at})`.execute(tx);
  await sql`update restaurants set version = version + 1 where id = ${into.id}`.execute(tx);
}

/** A place of its own again, with the lenders it brought. Answers the reviews that are its own. */
export async function unmergeRow(tx: Db, row: RestaurantRow, at: Instant): Promise<readonly number[]> {
  const ended = await sql<{ reviewIds: number[]; lenderIds: string[] }>`
    update restaurant_merges set unmerged_at = ${at} where restaurant_id = ${row.id} and unmerged_at is null
    returning review_ids as "reviewIds", lender_ids as "lenderIds"`.execute(tx);
  const { reviewIds = [], lenderIds = [] } = ended.rows[0] ?? {};
  await updateRow(tx, row.id, at, { cell: homeOf(row), same_as: null, duplicate_reason: null, merge_decided: true });
  await sql`
    update restaurants set same_as = ${row.id} where id = any(${lenderIds}::text[]) and same_as = ${row.sameAs}`.execute(
    tx,
  );
  await sql`update restaurants set version = version + 1 where id = ${row.sameAs}`.execute(tx);
  return reviewIds;
}
