/** What visitors say of a restaurant, as its row keeps it: the figures of its reviews are written here alone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { NOWHERE } from '../../destinations/rules/grid-cells.ts';
import { countShown } from '../../reviews/store/reviews.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { type Known, scoreOf, shownRating } from '../rules/ranking.ts';

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
