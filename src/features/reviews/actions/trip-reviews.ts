/** Reviews of trips: read by everybody, and taken from whoever bookings let write. */

import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { ReviewWords } from '../contract/forms.ts';
import type { TripReview } from '../contract/trip-reviews.ts';
import { heldFor } from '../rules/moderation.ts';
import { relativeTime } from '../rules/relative-time.ts';
import { insertTripReview, listShownOfTrip } from '../store/trip-reviews.ts';
import { isSaidBefore, printOf } from './same-words.ts';

export async function tripReviewsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  packageId: string,
  before?: number,
): Promise<TripReview[]> {
  const found = await listShownOfTrip(db, packageId, before);
  return found.map(({ time, ...review }) => ({
    ...review,
    time: time.toISOString(),
    relativeTimeDescription: relativeTime(time, now()),
    verifiedTraveler: true,
  }));
}

/**
 * In the transaction of whoever has made sure that the booking may be reviewed. Every one waits until an operator has
 * read it; what is suspicious about it is noted. False: the booking has its review.
 */
export async function takeTripReview(
  tx: Db,
  of: { readonly packageId: string; readonly bookingId: number },
  words: ReviewWords,
  at: Instant,
): Promise<boolean> {
  const print = printOf(words.text);
  const isRepeated = await isSaidBefore(tx, { print, text: words.text, restaurantId: null }, at);
  const held = heldFor(words.authorName, words.text) ?? (isRepeated ? 'duplicate' : 'every_trip');
  return insertTripReview(tx, { ...of, ...words, print, heldFor: held }, at);
}
