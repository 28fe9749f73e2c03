/** Reviews as they are stored. Only those that are shown are read here, and only they count. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { NewReview } from '../contract/forms.ts';
import { REVIEWS_A_PAGE, type ReportReason } from '../rules/limits.ts';
import type { HeldFor } from '../rules/moderation.ts';

export interface StoredReview {
  readonly id: number;
  readonly restaurantId: string;
  readonly authorName: string;
  readonly authorProfilePhotoUrl: string | null;
  readonly rating: number;
  readonly text: string;
  readonly time: Instant;
  readonly isUserGenerated: boolean;
}

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
