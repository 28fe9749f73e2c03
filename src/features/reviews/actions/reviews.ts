/** Reading, taking and reporting reviews. Whoever knows what they are about says which may be written. */
import { createHash } from 'node:crypto';
import type { Db } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { DAY_MS, type Instant, toWire } from '../../../shared/dates.ts';
import type { ErrorOf, InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { NewReview, ReviewWords } from '../contract/forms.ts';
import type { Review, reportReview } from '../contract/reviews.ts';
import type { TripReview } from '../contract/trip-reviews.ts';
import { bareWords, heldFor, isUnmistakable } from '../rules/moderation.ts';
import {
  hasSameWords,
  insertReport,
  insertReview,
  insertTripReview,
  listShown,
  listShownOfTrip,
} from '../store/reviews.ts';

const DAY_SECONDS = 86_400;
const REPORTS = { most: 20, perSeconds: 3600 };
const ONE_A_DAY = { most: 1, perSeconds: DAY_SECONDS };

/** The newest of a restaurant that are shown, or those before one. */
export async function reviewsOfRestaurant(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  restaurantId: string,
  before?: number,
): Promise<Review[]> {
  const found = await listShown(db, restaurantId, before);
  return found.map((review) => withAge(review, now()));
}

/**
 * In the transaction that holds the restaurant. What is suspicious waits until an operator has read it.
 * @param isOneOfMany whoever sends it has said a lot about this restaurant already
 */
export async function takeRestaurantReview(
  tx: Db,
  review: NewReview,
  isOneOfMany: boolean,
  at: Instant,
): Promise<Review & { readonly state: 'shown' | 'pending' }> {
  const print = fingerprintOf(review.text);
  const isRepeated = await isSaidBefore(tx, { print, text: review.text, restaurantId: review.restaurantId }, at);
  const suspicion = heldFor(review.authorName, review.text) ?? (isRepeated ? 'duplicate' : null);
  const held = suspicion ?? (isOneOfMany ? 'same_sender' : null);
  const written = await insertReview(tx, review, print, held, at);
  return { ...withAge(written, at), state: held ? 'pending' : 'shown' };
}

/** Of one address only the first report on a review counts; the others are thanked for all the same. */
export async function report(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  id: number,
  { reason }: InputOf<typeof reportReview>,
  address: string,
): Promise<Result<OutputOf<typeof reportReview>, ErrorOf<typeof reportReview>>> {
  if (!(await limits.take(`reports:${address}`, REPORTS.most, REPORTS.perSeconds)))
    return err('too_many_reports', { retryAfterSeconds: REPORTS.perSeconds });
  const isFirst = await limits.take(`report:${id}:${address}`, ONE_A_DAY.most, ONE_A_DAY.perSeconds);
  if (isFirst && !(await insertReport(db, id, reason, now()))) return err('no_such_review');
  return ok({ reported: true });
}

function withAge<R extends { readonly time: Instant }>(review: R, now: Instant) {
  return { ...toWire(review), relativeTimeDescription: relativeTime(review.time, now) };
}

/** Reviews of trips: read by everybody, and taken from whoever bookings let write. */
export async function tripReviewsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  packageId: string,
  before?: number,
): Promise<TripReview[]> {
  const found = await listShownOfTrip(db, packageId, before);
  return found.map((review) => ({ ...withAge(review, now()), verifiedTraveler: true }));
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
  const print = fingerprintOf(words.text);
  const isRepeated = await isSaidBefore(tx, { print, text: words.text, restaurantId: null }, at);
  const held = heldFor(words.authorName, words.text) ?? (isRepeated ? 'duplicate' : 'every_trip');
  return insertTripReview(tx, { ...of, ...words, print, heldFor: held }, at);
}

/** The same words within this time are looked at by one of us first. */
const SAME_WORDS_MS = 90 * DAY_MS;

/** Whether somebody has said the same before: the words are remembered as a fingerprint. */
function fingerprintOf(text: string): string {
  return createHash('sha256').update(bareWords(text)).digest('base64url');
}

/** Few words are a coincidence elsewhere: they count about the same restaurant alone, and of a trip not at all. */
async function isSaidBefore(
  tx: Db,
  {
    print,
    text,
    restaurantId,
  }: { readonly print: string; readonly text: string; readonly restaurantId: string | null },
  at: Instant,
): Promise<boolean> {
  const isOwn = isUnmistakable(text);
  if (!isOwn && restaurantId === null) return false;
  return hasSameWords(tx, print, isOwn ? null : restaurantId, new Date(at.getTime() - SAME_WORDS_MS));
}

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "2 days ago": how long ago something was, in the largest unit that is over. */
function relativeTime(then: Instant, now: Instant): string {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  const count = Math.floor(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
