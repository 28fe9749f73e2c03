/** Reviews of packages by people who were on them: the same table as those of restaurants, one row for a booking at most. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { ReviewWords } from '../contract/forms.ts';
import { REVIEWS_A_PAGE } from '../rules/limits.ts';
import type { HeldFor } from '../rules/moderation.ts';

/** Of the package that `packageId` names in the statement around it: how many are shown, and all their stars. */
export const tripFiguresSql = (packageId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_build_object('count', count(*), 'stars', coalesce(sum(reviews.rating), 0))
    from reviews where reviews.package_id = ${packageId} and reviews.state = 'shown')`;

export interface StoredTripReview {
  readonly id: number;
  readonly packageId: string;
  readonly authorName: string;
  readonly rating: number;
  readonly text: string;
  readonly time: Instant;
}

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

export interface OwnTripReview extends Pick<StoredTripReview, 'authorName' | 'rating' | 'text' | 'time'> {
  readonly bookingId: number;
  readonly packageId: string;
  readonly state: 'shown' | 'pending' | 'hidden';
}

/** Whatever their state: for whoever wrote them. */
export async function listReviewsOfBookings(db: Db, bookingIds: readonly number[]): Promise<OwnTripReview[]> {
  const found = await sql<OwnTripReview>`
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
