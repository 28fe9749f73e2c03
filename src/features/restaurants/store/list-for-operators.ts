/** Restaurants as operators page through them, in the order of names, every filter answered from an index. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { hiddenCell, runsAround } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { AdminListedRestaurant, RowFilters } from '../contract/edit-restaurants.ts';

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
      case when hidden_at is not null then 'hidden' when same_as is not null then 'merged' when retired_at is not null then 'retired' else 'shown' end as state,
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
  merged: sql`same_as is not null`,
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
