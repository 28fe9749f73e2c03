/**
 * Restaurants as operators page through them, in the order of names, every filter answered from an index; and what
 * operators do to a row as a whole: held, hidden, shown, merged into another and unmerged.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { pluck, underNames } from '../../../shared/named-fields.ts';
import { cellOf, hiddenCell, NOWHERE, runsAround } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { AdminListedRestaurant, RowFilters } from '../contract/admin.ts';
import { FACTS, type RestaurantFact, StoredFacts } from '../contract/restaurant-facts.ts';
import type { DuplicateReason } from '../rules/duplicates.ts';

/** By what the list is ordered. */
type Place = readonly [key: string, id: string];

type Filters = Pick<RowFilters, 'name' | 'source' | 'kind' | 'state'> & {
  readonly around: { readonly centre: Position; readonly miles: number } | null;
};

/** Those after a place of the list, or the first ones. */
export async function listRows(
  db: Db,
  { name, source, kind, state, around }: Filters,
  from: Place | null,
  most: number,
): Promise<(AdminListedRestaurant & { key: string })[]> {
  const conditions = [
    ...(name ? [beginningWith(name)] : []),
    // Written out, not as parameters: how many rows have one decides which index is right.
    ...(source ? [sql`source = ${sql.lit(source)}`] : []),
    ...(kind ? [sql`kinds @> array[${sql.lit(kind)}]`] : []),
    ...(state ? [STATE[state]] : []),
    ...(around ? [inside(around.centre, around.miles)] : []),
    ...(from ? [sql`(name_key, id) > (${from[0]}, ${from[1]})`] : []),
  ];
  // Which rows is answered by an index alone; only those of the page are read.
  const found = await sql<AdminListedRestaurant & { key: string }>`
    select id, source, name, cuisine, address, aggregated_rating::float8 as rating, total_reviews as reviews,
      case when hidden_at is not null then 'hidden' when same_as is not null then 'joined' when retired_at is not null then 'retired' else 'shown' end as state,
      corrected <> '{}' as corrected, as_of as "asOf", name_key as key
    from restaurants where id in (
      select id from restaurants ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      order by name_key, id limit ${sql.lit(most)}
    ) order by name_key, id`.execute(db);
  return found.rows;
}

const STATE: Readonly<Record<NonNullable<RowFilters['state']>, RawBuilder<unknown>>> = {
  shown: sql`hidden_at is null and same_as is null and retired_at is null`,
  hidden: sql`hidden_at is not null`,
  joined: sql`same_as is not null`,
  retired: sql`retired_at is not null`,
  corrected: sql`corrected <> '{}'`,
};

/** No pattern: a range is answered from the index whatever the statement is prepared for. */
function beginningWith(name: string): RawBuilder<unknown> {
  return sql`name_key >= restaurant_key(${name}) and name_key < restaurant_key(${name}) || chr(1114111)`;
}

/** In the squares the circle touches, hidden ones too; rows that only lend lie nowhere. */
function inside(centre: Position, miles: number): RawBuilder<unknown> {
  const runs = runsAround(centre, miles).flatMap(([first, last]) => [
    [first, last],
    [hiddenCell(last), hiddenCell(first)],
  ]);
  return sql`(${sql.join(
    runs.map(([first, last]) => sql`cell between ${sql.lit(first)} and ${sql.lit(last)}`),
    sql` or `,
  )})`;
}

export type RestaurantRow = Awaited<ReturnType<typeof rowsOf>>[number];

export async function findRow(db: Db, id: string): Promise<RestaurantRow | null> {
  return (await rowsOf(db, [id], false))[0] ?? null;
}

/** Keeps others from changing the rows until the transaction ends; in one order, so that nobody waits for each other. */
export async function holdRows(tx: Db, ids: readonly string[]): Promise<RestaurantRow[]> {
  return rowsOf(tx, ids, true);
}

async function rowsOf(db: Db, ids: readonly string[], hold: boolean) {
  const rows = await db
    .selectFrom('restaurants')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(hold, (query) => query.forUpdate())
    .execute();
  return rows.map(({ id, source, name, latitude, longitude, version, corrected, ...row }) => ({
    ...{ id, source, name, latitude, longitude, version, corrected },
    sourceId: row.source_id,
    timeZone: row.time_zone,
    asOf: row.as_of,
    rating: row.aggregated_rating,
    reviews: row.total_reviews,
    prior: row.google_rating,
    facts: factsIn({ ...row, name }),
    hoursNote: row.hours_note,
    told: factsIn({ ...row, name, ...row.source_facts }),
    hidden: row.hidden_at && { at: row.hidden_at, reason: row.hidden_reason ?? '' },
    /** When its source said that it is gone, or no longer has it. */
    retiredAt: row.retired_at,
    sameAs: row.same_as,
    /** By what an import knew it; null where an operator merged them. */
    sameBecause: row.duplicate_reason,
  }));
}

const COLUMNS = pluck(FACTS, 'column');
const factsIn = (row: Readonly<Record<(typeof COLUMNS)[RestaurantFact], unknown>>) =>
  StoredFacts.parse(underNames(row, COLUMNS));

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

export async function hideRow(tx: Db, row: RestaurantRow, reason: string, at: Instant): Promise<void> {
  await updateRow(tx, row.id, at, { cell: hiddenCell(cellOf(row)), hidden_at: at, hidden_reason: reason });
}

export async function showRow(tx: Db, row: RestaurantRow, at: Instant): Promise<void> {
  await updateRow(tx, row.id, at, { cell: homeOf(row), hidden_at: null, hidden_reason: null });
}

/** A place of Google's lies nowhere: what is kept of it is its id. What is gone lies where nobody looks. */
function homeOf(row: RestaurantRow): number {
  if (row.source === 'google') return NOWHERE;
  return row.retiredAt === null ? cellOf(row) : hiddenCell(cellOf(row));
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

type RowChange = Partial<{
  cell: number;
  same_as: string | null;
  duplicate_reason: DuplicateReason | null;
  merge_decided: boolean;
  hidden_at: Instant | null;
  hidden_reason: string | null;
}>;

async function updateRow(tx: Db, id: string, at: Instant, change: RowChange): Promise<void> {
  await tx
    .updateTable('restaurants')
    .set({ ...change, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}
