/** Reviews as they are stored. Only those that are shown are read here, and only they count. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { NewReview, ReviewWords } from '../contract/forms.ts';
import type { Review } from '../contract/reviews.ts';
import type { TripReview } from '../contract/trip-reviews.ts';
import type { HeldFor } from '../rules/moderation.ts';
import { REVIEWS_A_PAGE, type ReportReason } from '../rules/review-limits.ts';

export type StoredReview = AsStored<Omit<Review, 'relativeTimeDescription'>, 'time'>;

const COLUMNS = [
  'id',
  'author_name as authorName',
  'author_profile_photo_url as authorProfilePhotoUrl',
  'rating',
  'text',
  'time',
  'is_user_generated as isUserGenerated',
] as const;

/** The newest first; `before` is the review after which the page begins. */
export async function listShown(db: Db, restaurantId: string, before?: number): Promise<StoredReview[]> {
  const found = await db
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', 'shown')
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(time, id) < (select time, id from reviews where id = ${before ?? null})`),
    )
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(REVIEWS_A_PAGE)
    .execute();
  return found.map((review) => ({ ...review, restaurantId }));
}

export async function insertReview(
  db: Db,
  { restaurantId, authorName, rating, text }: NewReview,
  print: string,
  held: HeldFor | null,
  at: Instant,
): Promise<StoredReview> {
  const written = await db
    .insertInto('reviews')
    .values({
      restaurant_id: restaurantId,
      author_name: authorName,
      author_profile_photo_url: null,
      rating,
      text,
      time: at,
      is_user_generated: true,
      state: held ? 'pending' : 'shown',
      held_for: held,
      created_at: at,
      print,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...written, restaurantId };
}

/** Whether the same words have been said since then; of one restaurant, or of any. */
export async function hasSameWords(
  db: Db,
  print: string,
  restaurantId: string | null,
  since: Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('print', '=', print)
    .where('created_at', '>', since)
    .$if(restaurantId !== null, (query) => query.where('restaurant_id', '=', restaurantId ?? ''))
    .limit(1)
    .execute();
  return found.length > 0;
}

/** How many are shown, and the sum of their stars. Right only while the restaurant is held. */
export async function countShown(db: Db, restaurantId: string): Promise<{ count: number; sum: number }> {
  const { count, sum } = await db
    .selectFrom('reviews')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.sum<number | null>('rating').as('sum')])
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow();
  return { count, sum: sum ?? 0 };
}

/** False: no such review is shown. */
export async function insertReport(db: Db, reviewId: number, reason: ReportReason, at: Instant): Promise<boolean> {
  const shown = await db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', reviewId)
    .where('state', '=', 'shown')
    .execute();
  if (shown.length === 0) return false;
  await db.insertInto('review_reports').values({ review_id: reviewId, reason, reported_at: at }).execute();
  return true;
}

/** Reviews of one place become another's: all of them, or those named. Both places must be held. */
export async function moveReviews(
  tx: Db,
  from: string,
  to: string,
  only?: readonly number[],
): Promise<readonly number[]> {
  const moved = await tx
    .updateTable('reviews')
    .set({ restaurant_id: to })
    .where('restaurant_id', '=', from)
    .$if(only !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(only ?? [])]}::int[])`))
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Of the package that `packageId` names in the statement around it: how many are shown, and all their stars. */
export const tripFiguresSql = (packageId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('count', count(*), 'stars', coalesce(sum(reviews.rating), 0))
    from reviews where reviews.package_id = ${packageId} and reviews.state = 'shown')`;

type StoredTripReview = AsStored<Omit<TripReview, 'relativeTimeDescription' | 'verifiedTraveler'>, 'time'>;

/** Whether the booking that `bookingId` names in the statement around it has its review. */
export const isReviewedSql = (bookingId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from reviews where reviews.booking_id = ${bookingId})`;

/** Only what is shown, the newest first; `before` is the review after which the page begins. */
export async function listShownOfTrip(db: Db, packageId: string, before?: number): Promise<StoredTripReview[]> {
  const found = await sql<StoredTripReview>`
    select id, package_id as "packageId", author_name as "authorName", rating, text, time from reviews
    where package_id = ${packageId} and state = 'shown'
      and (${before ?? null}::int is null
        or (time, id) < (select time, id from reviews where id = ${before ?? null} and package_id = ${packageId}))
    order by time desc, id desc limit ${REVIEWS_A_PAGE}`.execute(db);
  return found.rows;
}

export interface BookingReview extends Pick<StoredTripReview, 'authorName' | 'rating' | 'text' | 'time'> {
  readonly bookingId: number;
  readonly packageId: string;
  readonly state: 'shown' | 'pending' | 'hidden';
}

/** Whatever their state: for whoever wrote them. */
export async function listReviewsOfBookings(db: Db, bookingIds: readonly number[]): Promise<BookingReview[]> {
  const found = await sql<BookingReview>`
    select booking_id as "bookingId", package_id as "packageId", author_name as "authorName", rating, text, time, state
    from reviews where booking_id = any(${sql.val(bookingIds)}::int[]) and package_id is not null order by id`.execute(
    db,
  );
  return found.rows;
}

export interface NewTripReview extends ReviewWords {
  readonly packageId: string;
  readonly bookingId: number;
  readonly print: string;
  readonly heldFor: HeldFor;
}

/** It waits for an operator. False: there is a review of this booking already. */
export async function insertTripReview(db: Db, review: NewTripReview, at: Instant): Promise<boolean> {
  const { packageId, bookingId, authorName, rating, text, print, heldFor } = review;
  const written = await sql`
    insert into reviews (package_id, booking_id, author_name, rating, text, time, state, held_for, created_at, print)
    values (${packageId}, ${bookingId}, ${authorName}, ${rating}, ${text}, ${at}, 'pending', ${heldFor}, ${at}, ${print})
    on conflict (booking_id) where booking_id is not null do nothing returning id`.execute(db);
  return written.rows.length > 0;
}

/** With the reports on them and what was decided about them. */
export async function deleteReviewsOfBookings(tx: Db, bookingIds: readonly number[]): Promise<void> {
  const gone = sql`(select id from reviews where booking_id = any(${sql.val(bookingIds)}::int[]))`;
  await sql`delete from review_reports where review_id in ${gone}`.execute(tx);
  await sql`delete from review_decisions where review_id in ${gone}`.execute(tx);
  await sql`delete from reviews where booking_id = any(${sql.val(bookingIds)}::int[])`.execute(tx);
}
