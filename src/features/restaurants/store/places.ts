/** Writing restaurants, and reading them whole. Their reviews' figures are written by `retell` alone. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Restaurant } from '../contract.ts';
import { cellOf, type Position } from '../rules/cells.ts';
import { filledFrom } from '../rules/lending.ts';
import { type Known, scoreOf, shownRating } from '../rules/ranking.ts';
import { isSame, type Named } from '../rules/sameness.ts';
import { type ToldRestaurant, tables } from './tables.ts';

/** A restaurant without what depends on who asks. */
export interface StoredRestaurant extends Omit<Restaurant, 'distance' | 'rank'> {
  readonly score: number;
  /** The row of another source this one only lends facts to. */
  readonly sameAs: string | null;
}

export async function hasRestaurantsOf(db: Db, source: Restaurant['source']): Promise<boolean> {
  const found = await tables(db).selectFrom('restaurants').select('id').where('source', '=', source).limit(1).execute();
  return found.length > 0;
}

/** The cell of rows that are in no list. */
const NOWHERE = -1;

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

export interface Written {
  readonly rows: number;
  /** Seen for the first time. */
  readonly added: number;
  /** Places of our editors', to whose rows these only lend facts. */
  readonly doubles: number;
}

/**
 * Writes what a source tells; a place it has told before is brought up to date.
 * What visitors said of it, and when it was first seen, stays.
 */
export async function tell(db: Db, told: readonly ToldRestaurant[], at: Instant): Promise<Written> {
  // The last word of a source on a place counts; one statement may not write a row twice.
  const last = [...new Map(told.map((place) => [place.id, place])).values()];
  const ours = await findEditorsNear(db, last);
  const rows = last.map((place) => rowOf(place, doubleOf(place, ours), at));
  const written: Pick<Row, 'created_at' | 'same_as'>[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = await tables(db)
      .insertInto('restaurants')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          cuisine: row.ref('excluded.cuisine'),
          kinds: row.ref('excluded.kinds'),
          diets: row.ref('excluded.diets'),
          address: row.ref('excluded.address'),
          phone: row.ref('excluded.phone'),
          website: row.ref('excluded.website'),
          latitude: row.ref('excluded.latitude'),
          longitude: row.ref('excluded.longitude'),
          // A place that visitors have written about stays a row of its own.
          cell: sql<number>`case when restaurants.total_reviews > 0 then restaurants.cell else excluded.cell end`,
          same_as: sql<
            string | null
          >`case when restaurants.total_reviews > 0 then restaurants.same_as else excluded.same_as end`,
          time_zone: row.ref('excluded.time_zone'),
          price_level: row.ref('excluded.price_level'),
          hours: row.ref('excluded.hours'),
          hours_note: row.ref('excluded.hours_note'),
          open_months: row.ref('excluded.open_months'),
          closed_on: row.ref('excluded.closed_on'),
          opening_hours: row.ref('excluded.opening_hours'),
          description: row.ref('excluded.description'),
          amenities: row.ref('excluded.amenities'),
          step_free: row.ref('excluded.step_free'),
          as_of: row.ref('excluded.as_of'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .returning(['created_at', 'same_as'])
      .execute();
    written.push(...part);
  }
  return {
    rows: rows.length,
    added: written.filter(({ created_at }) => created_at.getTime() === at.getTime()).length,
    doubles: written.filter(({ same_as }) => same_as !== null).length,
  };
}

function rowOf(told: ToldRestaurant, sameAs: string | null, at: Instant) {
  const known: Known = { prior: told.editorsRating, count: 0, sum: 0 };
  return {
    id: told.id,
    source: told.source,
    source_id: told.sourceId,
    name: told.name,
    cuisine: told.cuisine,
    kinds: [...told.kinds],
    diets: [...told.diets],
    address: told.address,
    phone: told.phone,
    website: told.website,
    latitude: told.latitude,
    longitude: told.longitude,
    cell: sameAs === null ? cellOf(told) : NOWHERE,
    time_zone: told.timeZone,
    google_rating: null,
    trip_advisor_rating: null,
    editors_rating: told.editorsRating,
    aggregated_rating: shownRating(known),
    total_reviews: 0,
    score: scoreOf(known),
    price_level: told.priceLevel,
    hours: told.hours,
    hours_note: told.hoursNote,
    open_months: told.months && [...told.months],
    closed_on: [...told.closedOn],
    opening_hours: [...told.openingHours],
    photos: [],
    description: told.description,
    amenities: [...told.amenities],
    step_free: told.stepFree,
    google_place_id: null,
    trip_advisor_id: null,
    same_as: sameAs,
    as_of: told.asOf,
    created_at: at,
    updated_at: at,
  };
}

type Around = Named & { readonly id: string };

/** The editors' rows around places of other sources, to see which of them they have told already. */
async function findEditorsNear(db: Db, told: readonly ToldRestaurant[]): Promise<Around[]> {
  const cells = [...new Set(told.filter(({ source }) => source !== 'editors').flatMap(neighbourhood))];
  if (cells.length === 0) return [];
  return tables(db)
    .selectFrom('restaurants')
    .select(['id', 'name', 'phone', 'latitude', 'longitude'])
    .where('source', '=', 'editors')
    .where('cell', '=', sql<number>`any(${cells}::int[])`)
    .execute();
}

function doubleOf(place: ToldRestaurant, ours: readonly Around[]): string | null {
  return place.source === 'editors' ? null : (ours.find((own) => isSame(own, place))?.id ?? null);
}

/** A little more than the farthest that two sources may put the same door apart. */
const DOOR_DEGREES = 0.004;

/** The cells in which the same door may lie. */
function neighbourhood({ latitude, longitude }: Position): number[] {
  const wide = DOOR_DEGREES / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return [-DOOR_DEGREES, DOOR_DEGREES].flatMap((north) =>
    [-wide, wide].map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}

/** Rows of any source within a street of one of these. */
export async function findAround(db: Db, places: readonly Position[]): Promise<Around[]> {
  const near = places.flatMap((place) => [...new Set(neighbourhood(place))].map((cell) => ({ cell, ...place })));
  if (near.length === 0) return [];
  // The index alone tells which are near; only of those the row is read.
  const found = await sql<Around>`
    select id, name, phone, latitude::float8, longitude::float8 from restaurants where id in (
      select own.id
      from unnest(${near.map(({ cell }) => cell)}::int[], ${near.map(({ latitude }) => latitude)}::float8[],
        ${near.map(({ longitude }) => longitude)}::float8[]) as place (cell, latitude, longitude)
      join restaurants as own on own.cell = place.cell
        and abs(own.latitude::float8 - place.latitude) < ${DOOR_DEGREES}::float8
        and abs(own.longitude::float8 - place.longitude) * cos(radians(place.latitude)) < ${DOOR_DEGREES}::float8)`.execute(
    db,
  );
  return found.rows;
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
 * after this counts all of them. Answers its own id, which of a place told twice is the other one's; null: there
 * is no such place.
 */
export async function holdRestaurant(tx: Db, id: string): Promise<string | null> {
  const found = await tables(tx)
    .selectFrom('restaurants')
    .select(['id', 'same_as'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  return found.same_as === null ? found.id : holdRestaurant(tx, found.same_as);
}

/**
 * Works the rating anew from the reviews that are shown. The place must be held.
 * @param passing a rating that may be shown and not kept: it is in what is answered, and not in the row
 */
export async function retell(
  tx: Db,
  id: string,
  { count, sum }: Omit<Known, 'prior'>,
  at: Instant,
  passing: number | null = null,
): Promise<Pick<Restaurant, 'aggregatedRating' | 'totalReviews'>> {
  const place = await tables(tx)
    .selectFrom('restaurants')
    .select(['editors_rating', 'google_rating'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const known: Known = { prior: place.editors_rating ?? place.google_rating, count, sum };
  await tables(tx)
    .updateTable('restaurants')
    .set({ aggregated_rating: shownRating(known), total_reviews: count, score: scoreOf(known), updated_at: at })
    .where('id', '=', id)
    .execute();
  return { aggregatedRating: shownRating({ ...known, prior: known.prior ?? passing }), totalReviews: count };
}

/** Whole rows by id, each filled up by those that tell of the same place. */
export async function findRestaurants(db: Db, ids: readonly string[]): Promise<Map<string, StoredRestaurant>> {
  if (ids.length === 0) return new Map();
  const wanted = sql<string>`any(${[...ids]}::text[])`;
  const rows = await tables(db)
    .selectFrom('restaurants')
    .selectAll()
    .where((row) => row.or([row('id', '=', wanted), row('same_as', '=', wanted)]))
    .execute();
  const found = new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, storedOf(row)]));
  for (const row of rows) {
    const own = found.get(row.same_as ?? '');
    if (own) found.set(own.id, filledFrom(own, storedOf(row)));
  }
  return found;
}

type Row = Awaited<ReturnType<ReturnType<typeof everything>['execute']>>[number];
const everything = (db: Db) => tables(db).selectFrom('restaurants').selectAll();

function storedOf(row: Row): StoredRestaurant {
  return {
    id: row.id,
    name: row.name,
    cuisine: row.cuisine,
    address: row.address,
    phone: row.phone,
    website: row.website,
    latitude: row.latitude,
    longitude: row.longitude,
    googleRating: row.google_rating,
    tripAdvisorRating: row.trip_advisor_rating,
    aggregatedRating: row.aggregated_rating,
    totalReviews: row.total_reviews,
    priceLevel: '$'.repeat(row.price_level ?? 0),
    openingHours: row.opening_hours,
    photos: row.photos,
    description: row.description,
    amenities: row.amenities,
    source: row.source,
    sources: [row.source],
    googleMaps: null,
    editorsRating: row.editors_rating,
    opening: { hours: row.hours, timeZone: row.time_zone, months: row.open_months, closedOn: row.closed_on },
    hoursNote: row.hours_note,
    stepFree: row.step_free,
    asOf: row.as_of,
    score: row.score,
    sameAs: row.same_as,
  };
}
