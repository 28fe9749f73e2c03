/** What visitors say of a restaurant. Its figures are worked out anew with every review, in the same transaction. */
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { mayPass } from '../../../kernel/human-check.ts';
import type { ErrorOf, OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { ReviewedRestaurants } from '../../reviews/actions/moderation.ts';
import { reviewsOfRestaurant, takeRestaurantReview } from '../../reviews/actions/reviews.ts';
import type { Review } from '../../reviews/contract/reviews.ts';
import type { listReviews, SentReview, writeReview } from '../contract/reviewing.ts';
import { placeIdIn } from '../rules/google-place.ts';
import { findRestaurants, findShownId } from '../store/find-restaurants.ts';
import { listRows } from '../store/list-for-operators.ts';
import { holdRestaurant, insertPlaceId, updateRating } from '../store/rating-and-place-id.ts';
import { findGooglePlace } from './google-places.ts';

const DAY_SECONDS = 86_400;
/** Of one address about one place: a table is not voted up or down from one chair. */
const ABOUT_ONE_PLACE = { most: 20, unread: 2, perSeconds: DAY_SECONDS };

export async function reviewsOf(
  deps: Pick<Deps, 'db' | 'now'>,
  { restaurantId, before }: QueryOf<typeof listReviews>,
): Promise<Review[]> {
  const own = await findShownId(deps.db, restaurantId);
  return own === null ? [] : reviewsOfRestaurant(deps, own, before);
}

export async function write(
  deps: Pick<Deps, 'captcha' | 'config' | 'db' | 'limits' | 'now' | 'places'>,
  { humanProof, ...wanted }: SentReview,
  address: string,
): Promise<Result<OutputOf<typeof writeReview>, ErrorOf<typeof writeReview>>> {
  const { db, limits, now } = deps;
  // Nothing is counted about a place before it is known to exist, and then under the one id it is shown as.
  const own = await findShownId(db, wanted.restaurantId);
  const isKept = own !== null && (await findRestaurants(db, [own])).has(own);
  const placeId = placeIdIn(wanted.restaurantId);
  if (own === null || (!isKept && placeId === null)) return err('no_such_restaurant');
  const welcome = await mayPass(deps, 'review', humanProof, address);
  if (!welcome.ok) return welcome;
  const passing = placeId === null ? null : await findGooglePlace(deps, placeId, address);
  if (!isKept && passing === null) return err('no_such_restaurant');
  if (!isKept && passing === 'silent') return err('places_silent');
  const sent = `reviews:${own}:${address}`;
  if (!(await limits.take(sent, ABOUT_ONE_PLACE.most, ABOUT_ONE_PLACE.perSeconds)))
    return err('too_many_reviews', { retryAfterSeconds: ABOUT_ONE_PLACE.perSeconds });
  const isOneOfMany = !(await limits.take(`${sent}:unread`, ABOUT_ONE_PLACE.unread, ABOUT_ONE_PLACE.perSeconds));

  const at = now();
  return inTransaction(db, async (tx) => {
    // Of a place that a service only lets us show, the id is kept from its first review on.
    if (placeId !== null && passing !== null && passing !== 'silent')
      await insertPlaceId(tx, wanted.restaurantId, placeId, at);
    const shownAs = await holdRestaurant(tx, wanted.restaurantId);
    if (shownAs === null || (await findShownId(tx, shownAs)) === null) return err('no_such_restaurant');
    const written = await takeRestaurantReview(tx, { ...wanted, restaurantId: shownAs }, isOneOfMany, at);
    const theirs = passing !== null && passing !== 'silent' ? passing.rating : null;
    return ok({ ...written, ...(await updateRating(tx, shownAs, at, theirs)) });
  });
}

/** More rows of one name are those of a chain; its other places are found by author or day. */
const MOST_PLACES = 500;

/** What whoever decides about reviews has to know of restaurants. */
export const reviewedRestaurants: ReviewedRestaurants = {
  find: findRestaurants,
  idsNamed: async (db, name) => (await listRows(db, { name, around: null }, null, MOST_PLACES)).map(({ id }) => id),
  hold: holdRestaurant,
  recount: updateRating,
};
