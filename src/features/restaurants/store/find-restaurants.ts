/** Restaurants read whole, by id. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { underNames } from '../../../shared/field-list.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { amenitiesAfter, filledFrom } from '../rules/shown-facts.ts';
import { COLUMNS, type StoredRow } from './restaurant-columns.ts';

/** A restaurant without what depends on who asks. */
export interface StoredRestaurant extends Omit<Restaurant, 'distance' | 'rank' | 'opening'> {
  readonly opening: Omit<Restaurant['opening'], 'weekly' | 'outlook'>;
  readonly score: number;
  /** What its source gives in Latin letters, where the name is written in others. */
  readonly latinName?: string | null;
  /** The row of another source this one only lends facts to. */
  readonly sameAs: string | null;
  /** By an operator, or gone: visitors are told that there is no such place. */
  readonly isHidden: boolean;
  /** Names of the facts an operator has corrected. */
  readonly corrected: readonly string[];
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

function storedOf(row: StoredRow): StoredRestaurant {
  const { diets, hours, timeZone, months, closedOn, ...all } = underNames(row, COLUMNS);
  const { sourceId: _, kinds: __, isChain: ___, ...place } = all;
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
