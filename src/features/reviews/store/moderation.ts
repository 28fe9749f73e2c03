/** Reviews that somebody has to decide about, and what was decided. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import { type CalendarDay, type Instant, plusDays } from '../../../shared/dates.ts';
import type { QueuedReview, ReviewWithHistory } from '../contract/moderation.ts';

export interface ModeratedReview
  extends AsStored<Omit<QueuedReview, 'place' | 'address' | 'version'>, 'time' | 'firstReportedAt'> {
  readonly firstReport: number | null;
  readonly lastReport: number | null;
}

/** Which reviews, in which order. */
interface Chosen {
  readonly id: number;
  readonly place: number;
}

function moderated(chosen: Rows<Chosen>): RawBuilder<ModeratedReview> {
  return sql<ModeratedReview>`
    with chosen as materialized (${chosen})
    select reviews.id, restaurant_id as "restaurantId", package_id as "packageId", author_name as "authorName", rating, text, time, state,
      held_for as "heldFor", coalesce(open_reports.reports, '[]') as reports, open_reports.first_at as "firstReportedAt",
      open_reports.first as "firstReport", open_reports.last as "lastReport",
      (select count(*)::int from review_decisions where review_id = reviews.id) as decisions
    from chosen join reviews on reviews.id = chosen.id
    left join lateral (
      select json_agg(json_build_object('reason', reason, 'count', many) order by many desc, reason) as reports,
        min(first_at) as first_at, min(first) as first, max(last) as last
      from (
        select reason, count(*)::int as many, min(reported_at) as first_at, min(id) as first, max(id) as last
        from review_reports where review_id = reviews.id and settled_at is null group by reason
      ) as by_reason
    ) as open_reports on true
    order by chosen.place`;
}

/** The longest waiting first. */
export async function listWaiting(db: Db, after: number, most: number): Promise<ModeratedReview[]> {
  const chosen = sql<Chosen>`
    select id, row_number() over (order by id) as place from reviews
    where state = 'pending' and id > ${after} order by id limit ${most}`;
  return (await moderated(chosen).execute(db)).rows;
}

/** The most often reported first, and of those the longest waiting; `after` is the last one's count and first report. */
export async function listReported(
  db: Db,
  after: { readonly count: number; readonly first: number } | null,
  most: number,
): Promise<ModeratedReview[]> {
  const { count, first } = after ?? { count: null, first: null };
  const chosen = sql<Chosen>`
    select review_id as id, row_number() over (order by count(*) desc, min(review_reports.id)) as place
    from review_reports join reviews on reviews.id = review_id
    where settled_at is null and state = 'shown'
    group by review_id
    having ${count}::int is null or count(*) < ${count} or count(*) = ${count} and min(review_reports.id) > ${first}
    order by place limit ${most}`;
  return (await moderated(chosen).execute(db)).rows;
}

/** The last written first. */
export async function listHidden(db: Db, after: number | null, most: number): Promise<ModeratedReview[]> {
  const chosen = sql<Chosen>`
    select id, row_number() over (order by id desc) as place from reviews
    where state = 'hidden' and id < ${after ?? 2_147_483_647} order by id desc limit ${most}`;
  return (await moderated(chosen).execute(db)).rows;
}

export interface ReviewFilter {
  /** Null: of any place. */
  readonly restaurantIds: readonly string[] | null;
  readonly packageIds: readonly string[];
  /** How the name begins. */
  readonly author: string | null;
  readonly day: CalendarDay | null;
  readonly timeZone: string;
}

/** The last written first. */
export async function listShownReviews(
  db: Db,
  { restaurantIds, packageIds, author, day, timeZone }: ReviewFilter,
  after: number | null,
  most: number,
): Promise<ModeratedReview[]> {
  const startOf = (known: CalendarDay) => sql`(${known}::date::timestamp at time zone ${timeZone})`;
  const conditions = [
    sql`state = 'shown' and id < ${after ?? 2_147_483_647}`,
    ...(restaurantIds === null
      ? []
      : [
          sql`(restaurant_id = any(${sql.val(restaurantIds)}::text[])
            or package_id = any(${sql.val(packageIds)}::text[]))`,
        ]),
    ...(author === null ? [] : [sql`starts_with(lower(author_name), lower(${author}))`]),
    ...(day === null ? [] : [sql`time >= ${startOf(day)} and time < ${startOf(plusDays(day, 1))}`]),
  ];
  const chosen = sql<Chosen>`
    select id, row_number() over (order by id desc) as place from reviews
    where ${sql.join(conditions, sql` and `)} order by id desc limit ${most}`;
  return (await moderated(chosen).execute(db)).rows;
}

/** Answers how many reports went with it; null: there is no such review any more. */
export async function deleteReview(tx: Db, id: number): Promise<number | null> {
  const reports = await sql`delete from review_reports where review_id = ${id} returning id`.execute(tx);
  await sql`delete from review_decisions where review_id = ${id}`.execute(tx);
  const gone = await sql`delete from reviews where id = ${id} returning id`.execute(tx);
  return gone.rows.length === 0 ? null : reports.rows.length;
}

export async function findModerated(db: Db, id: number): Promise<ModeratedReview | null> {
  const found = await moderated(sql`select id, 1 as place from reviews where id = ${id}`).execute(db);
  return found.rows[0] ?? null;
}

/** Until the transaction ends nobody else decides about it. */
export async function lockReview(tx: Db, id: number): Promise<void> {
  await sql`select from reviews where id = ${id} for update`.execute(tx);
}

export async function markReview(db: Db, id: number, state: 'shown' | 'hidden'): Promise<void> {
  await sql`update reviews set state = ${state} where id = ${id}`.execute(db);
}

/** Up to the last that was seen: what is reported while somebody decides waits to be seen as well. */
export async function settleReports(db: Db, reviewId: number, last: number | null, at: Instant): Promise<void> {
  await sql`
    update review_reports set settled_at = ${at}
    where review_id = ${reviewId} and settled_at is null and id <= ${last}`.execute(db);
}

export type StoredDecision = AsStored<ReviewWithHistory['history'][number], 'decidedAt'>;

/** The latest first. */
export async function listDecisions(db: Db, reviewId: number): Promise<StoredDecision[]> {
  const found = await sql<StoredDecision>`
    select id, operator, before, state, reason, words, decided_at as "decidedAt"
    from review_decisions where review_id = ${reviewId} order by id desc limit 100`.execute(db);
  return found.rows;
}

export interface NewDecision extends Omit<StoredDecision, 'id'> {
  readonly reviewId: number;
  readonly operatorId: number;
}

export async function insertDecision(db: Db, decision: NewDecision): Promise<number> {
  const { reviewId, operatorId, operator, before, state, reason, words, decidedAt } = decision;
  const inserted = await sql<{ id: number }>`
    insert into review_decisions (review_id, operator_id, operator, before, state, reason, words, decided_at)
    values (${reviewId}, ${operatorId}, ${operator}, ${before}, ${state}, ${reason}, ${words}, ${decidedAt})
    returning id`.execute(db);
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The decision was not stored');
  return id;
}

export interface Backlog {
  readonly waiting: number;
  readonly waitingSince: Instant | null;
  readonly reported: number;
  readonly reportedSince: Instant | null;
}

export async function countBacklog(db: Db): Promise<Backlog> {
  const found = await sql<Backlog>`
    select waiting.count as waiting, waiting.since as "waitingSince",
      reported.count as reported, reported.since as "reportedSince"
    from (select count(*)::int as count, min(created_at) as since from reviews where state = 'pending') as waiting,
      (select count(distinct review_id)::int as count, min(reported_at) as since
       from review_reports join reviews on reviews.id = review_id
       where settled_at is null and state = 'shown') as reported`.execute(db);
  return found.rows[0] ?? { waiting: 0, waitingSince: null, reported: 0, reportedSince: null };
}
