/** Restaurants as their sources tell of them, written again with every import. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { cellOf, hiddenCell, NOWHERE } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { scoreOf } from '../rules/ranking.ts';
import { unlessCorrected } from './corrections.ts';
import { lockDuplicates, markDuplicates } from './duplicates.ts';
import { COLUMNS, type Columns, type StoredRow } from './restaurant-columns.ts';

export type SourceRestaurant = { readonly [N in keyof Columns]: Readonly<StoredRow[Columns[N]]> };

export async function hasRestaurantsOf(db: Db, source: Restaurant['source']): Promise<boolean> {
  const found = await db.selectFrom('restaurants').select('id').where('source', '=', source).limit(1).execute();
  return found.length > 0;
}

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

export interface WriteCounts {
  readonly rows: number;
  /** Seen for the first time. */
  readonly added: number;
  /** Told already, by our editors or by the same source: these only lend facts to the row that leads. */
  readonly doubles: number;
  /** Of these an operator's corrections were kept. */
  readonly corrected: number;
}

/**
 * Writes what a source says; a place it has told of before is brought up to date.
 * What visitors said of it, and when it was first seen, stays; so does what an operator
 * corrected, hid, merged or unmerged.
 */
export async function upsertRestaurants(db: Db, given: readonly SourceRestaurant[], at: Instant): Promise<WriteCounts> {
  // The last word of a source on a place counts; one statement may not write a row twice.
  const last = [...new Map(given.map((place) => [place.id, place])).values()];
  await lockDuplicates(db);
  const rows = last.map((place) => rowOf(place, at));
  const written: Pick<StoredRow, 'created_at' | 'corrected'>[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = rows.slice(from, from + BATCH);
    const done = await db
      .insertInto('restaurants')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          latitude: row.ref('excluded.latitude'),
          longitude: row.ref('excluded.longitude'),
          // Whether it is still the same as another is looked at below.
          cell: cellIn(part),
          time_zone: row.ref('excluded.time_zone'),
          open_months: row.ref('excluded.open_months'),
          closed_on: row.ref('excluded.closed_on'),
          amenities: row.ref('excluded.amenities'),
          is_chain: row.ref('excluded.is_chain'),
          latin_name: row.ref('excluded.latin_name'),
          as_of: row.ref('excluded.as_of'),
          retired_at: null,
          ...unlessCorrected,
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .returning(['created_at', 'corrected'])
      .execute();
    written.push(...done);
  }
  const doubles = await markDuplicates(
    db,
    rows.map(({ id }) => id),
    at,
  );
  return {
    rows: rows.length,
    added: written.filter(({ created_at }) => created_at.getTime() === at.getTime()).length,
    doubles,
    corrected: written.filter(({ corrected }) => corrected.length > 0).length,
  };
}

/** Where a row lies at its new position, if it stays hidden, a duplicate or shown as it is. */
function cellIn(places: readonly (Position & { readonly id: string })[]) {
  const cells = JSON.stringify(Object.fromEntries(places.map((place) => [place.id, cellOf(place)])));
  const cell = sql`(${cells}::jsonb ->> excluded.id)::int`;
  return sql<number>`case when restaurants.same_as is not null then ${sql.lit(NOWHERE)}
    when restaurants.hidden_at is not null then ${sql.lit(hiddenCell(0))} - ${cell} else ${cell} end`;
}

/** The values of a place under the names of their columns. */
function inColumns(place: SourceRestaurant) {
  const entries = Object.entries(COLUMNS).map(([name, column]) => [column, place[name as keyof Columns]]);
  return Object.fromEntries(entries) as { [N in keyof Columns as Columns[N]]: StoredRow[Columns[N]] };
}

function rowOf(place: SourceRestaurant, at: Instant) {
  return {
    ...inColumns(place),
    cell: cellOf(place),
    score: scoreOf({ prior: null, isPicked: place.source === 'editors', count: 0, sum: 0 }),
    created_at: at,
    updated_at: at,
  };
}
