/** Writing restaurants, and reading them whole. Their reviews' figures are written by `updateRating` alone. */

import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';
import { underNames } from '../../../shared/named-fields.ts';
import { cellOf, hiddenCell, NOWHERE } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import { countShown } from '../../reviews/store/reviews.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { amenitiesAfter, filledFrom } from '../rules/changed-facts.ts';
import { type Known, scoreOf, shownRating } from '../rules/ranking.ts';
import { unlessCorrected } from './corrections.ts';
import { lockDuplicates, markDuplicates } from './duplicates.ts';

/** What a source says of a place, and the columns it is kept in. What follows from it (cell, score, rating) is worked out. */
const COLUMNS = {
  id: 'id',
  source: 'source',
  sourceId: 'source_id',
  name: 'name',
  cuisine: 'cuisine',
  kinds: 'kinds',
  diets: 'diets',
  address: 'address',
  phone: 'phone',
  website: 'website',
  latitude: 'latitude',
  longitude: 'longitude',
  timeZone: 'time_zone',
  priceLevel: 'price_level',
  hours: 'hours',
  hoursNote: 'hours_note',
  months: 'open_months',
  closedOn: 'closed_on',
  openingHours: 'opening_hours',
  description: 'description',
  amenities: 'amenities',
  stepFree: 'step_free',
  isChain: 'is_chain',
  latinName: 'latin_name',
  asOf: 'as_of',
} as const;
type Columns = typeof COLUMNS;
type Row = Awaited<ReturnType<ReturnType<typeof everything>['execute']>>[number];
const everything = (db: Db) => db.selectFrom('restaurants').selectAll();
export type SourceRestaurant = { readonly [N in keyof Columns]: Readonly<Row[Columns[N]]> };

/** A restaurant without what depends on who asks. */
export interface StoredRestaurant extends Omit<Restaurant, 'distance' | 'rank' | 'opening'> {
  readonly opening: Omit<Restaurant['opening'], 'weekly' | 'outlook'>;
  readonly score: number;
  /** The row of another source this one only lends facts to. */
  readonly sameAs: string | null;
  /** By an operator, or gone: visitors are told that there is no such place. */
  readonly isHidden: boolean;
  /** Names of the facts an operator has corrected. */
  readonly corrected: readonly string[];
}

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
  const written: Pick<Row, 'created_at' | 'corrected'>[] = [];
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
  return Object.fromEntries(entries) as { [N in keyof Columns as Columns[N]]: Row[Columns[N]] };
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

/** A place of a service whose facts may not be kept: nothing but its id, for what our visitors say of it. */
export async function insertPlaceId(db: Db, id: string, placeId: string, at: Instant): Promise<void> {
  const known: Known = { prior: null, count: 0, sum: 0 };
  await sql`
    insert into restaurants (id, source, source_id, google_place_id, name, cuisine, kinds, diets, address, latitude, longitude,
      cell, score, opening_hours, description, amenities, as_of, created_at, updated_at)
    values (${id}, 'google', ${placeId}, ${placeId}, '', '', '{}', '{}', '', 0, 0, ${NOWHERE}, ${scoreOf(known)},
      array_fill(''::text, array[7]), '', '{}', '', ${at}, ${at})
    on conflict (id) do nothing`.execute(db);
}

/**
 * Keeps others from writing this place's figures until the transaction ends, so that whoever counts reviews
 * after this counts all of them. Answers its own id, which of a duplicate is the other one's; null: there
 * is no such place.
 */
export async function holdRestaurant(tx: Db, id: string): Promise<string | null> {
  const found = await tx
    .selectFrom('restaurants')
    .select(['id', 'same_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  return found.same_as === null ? found.id : holdRestaurant(tx, found.same_as);
}

/** The row a place is shown as: its own, or the one it was merged into. Null: hidden or gone. What we keep no row of is itself. */
export async function findShownId(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('restaurants')
    .select(['same_as', 'hidden_at', 'retired_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return id;
  if (found.same_as !== null) return findShownId(db, found.same_as);
  return found.hidden_at === null && found.retired_at === null ? id : null;
}

/**
 * Works the rating anew from the reviews that are shown. The place must be held.
 * @param unkept a rating that may be shown and not kept: it is in what is answered, and not in the row
 */
export async function updateRating(
  tx: Db,
  id: string,
  at: Instant,
  unkept: number | null = null,
): Promise<Pick<Restaurant, 'aggregatedRating' | 'totalReviews'>> {
  const place = await tx
    .selectFrom('restaurants')
    .select(['source', 'google_rating'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const shown = await countShown(tx, id);
  const known: Known = { prior: place.google_rating, isPicked: place.source === 'editors', ...shown };
  await tx
    .updateTable('restaurants')
    .set({ aggregated_rating: shownRating(known), total_reviews: shown.count, score: scoreOf(known), updated_at: at })
    .where('id', '=', id)
    .execute();
  return { aggregatedRating: shownRating({ ...known, prior: known.prior ?? unkept }), totalReviews: shown.count };
}

/** Whole rows by id, each filled up by its duplicates. */
export async function findRestaurants(db: Db, ids: readonly string[]): Promise<Map<string, StoredRestaurant>> {
  if (ids.length === 0) return new Map();
  const wanted = sql<string>`any(${[...ids]}::text[])`;
  const rows = await db
    .selectFrom('restaurants')
    .selectAll()
    .where((row) => row.or([row('id', '=', wanted), row('same_as', '=', wanted)]))
    .orderBy('id')
    .execute();
  const found = new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, storedOf(row)]));
  for (const row of rows) {
    const own = row.retired_at === null ? found.get(row.same_as ?? '') : undefined;
    if (own) found.set(own.id, filledFrom(own, storedOf(row)));
  }
  return found;
}

function storedOf(row: Row): StoredRestaurant {
  const { diets, hours, timeZone, months, closedOn, ...all } = underNames(row, COLUMNS);
  const { sourceId: _, kinds: __, isChain: ___, latinName: ____, ...place } = all;
  return {
    ...place,
    googleRating: row.google_rating,
    tripAdvisorRating: row.trip_advisor_rating,
    aggregatedRating: row.aggregated_rating,
    totalReviews: row.total_reviews,
    priceLevel: '$'.repeat(row.price_level ?? 0),
    photos: row.photos,
    amenities: amenitiesAfter(row.amenities, row.corrected, { diets, stepFree: row.step_free }),
    sources: [row.source],
    googleMaps: null,
    opening: { hours, timeZone, months, closedOn },
    score: row.score,
    sameAs: row.same_as,
    corrected: row.corrected,
    isHidden: row.hidden_at !== null || row.retired_at !== null,
  };
}

export interface AgedRow {
  readonly id: string;
  readonly name: string;
  readonly hours: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly asOf: string;
}

/** Of those that are shown; what others say is as old as their last word, and not ours to look up. */
export async function listByAge(db: Db): Promise<AgedRow[]> {
  return db
    .selectFrom('restaurants')
    .select(['id', 'name', 'hours', 'phone', 'website', 'as_of as asOf'])
    .where('source', '=', 'editors')
    .where('hidden_at', 'is', null)
    .where('same_as', 'is', null)
    .orderBy('id')
    .execute();
}

/** Somebody has looked all of it up on that day. */
export async function markCheckedOn(tx: Db, id: string, day: CalendarDay, at: Instant): Promise<void> {
  await tx.updateTable('restaurants').set({ as_of: day, updated_at: at }).where('id', '=', id).execute();
}
