/** What operators answered, and whether the letter has left. */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { recentBouncesSql } from '../../../kernel/bounces.ts';
import type { Instant } from '../../../shared/dates.ts';
import { LETTER_LATE_SECONDS } from '../rules.ts';

export interface Reply {
  readonly id: number;
  readonly enquiryId: number;
  readonly operatorId: number;
  readonly operator: string;
  readonly text: string;
  readonly writtenAt: Instant;
  readonly state: 'due' | 'sent' | 'refused';
  readonly endedAt: Instant | null;
  readonly dueSince: Instant;
  /** How often it has left anew after it came back. */
  readonly repeats: number;
}

const COLUMNS = sql`id, enquiry_id as "enquiryId", operator_id as "operatorId", operator, text,
  written_at as "writtenAt", state, ended_at as "endedAt",
  due_since as "dueSince", repeats`;

/** In the order in which they were written. */
export async function listReplies(db: Db, enquiryId: number): Promise<Reply[]> {
  const found = await sql<Reply>`
    select ${COLUMNS} from enquiry_replies where enquiry_id = ${enquiryId} order by id`.execute(db);
  return found.rows;
}

export async function findReply(db: Db, id: number): Promise<Reply | null> {
  const found = await sql<Reply>`select ${COLUMNS} from enquiry_replies where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findReplyByKey(db: Db, enquiryId: number, key: string): Promise<Reply | null> {
  const found = await sql<Reply>`
    select ${COLUMNS} from enquiry_replies where enquiry_id = ${enquiryId} and key = ${key}`.execute(db);
  return found.rows[0] ?? null;
}

export interface NewReply extends Pick<Reply, 'enquiryId' | 'operatorId' | 'operator' | 'text' | 'writtenAt'> {
  readonly key: string;
}

export async function insertReply(db: Db, reply: NewReply): Promise<number> {
  const { enquiryId, key, operatorId, operator, text, writtenAt } = reply;
  const inserted = await sql<{ id: number }>`
    insert into enquiry_replies (enquiry_id, key, operator_id, operator, text, written_at, due_since)
    values (${enquiryId}, ${key}, ${operatorId}, ${operator}, ${text}, ${writtenAt}, ${writtenAt}) returning id`.execute(
    db,
  );
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The reply was not stored');
  return id;
}

/**
 * The enquiries with a reply that nobody got: refused, come back, or late. One that was marked as done since then is
 * settled in another way.
 */
export function undeliveredSql(): Rows<{ enquiry_id: number }> {
  return sql`
    select enquiry_id from enquiry_replies
    where state = 'due' and due_since < now() - make_interval(secs => ${sql.lit(LETTER_LATE_SECONDS)})
    union all
    select r.enquiry_id from enquiry_replies as r join enquiries on enquiries.id = r.enquiry_id
    where r.state = 'refused' and r.ended_at > now() - interval '30 days'
      and (enquiries.done_at is null or enquiries.done_at <= r.ended_at)
    union all
    select r.enquiry_id from ${recentBouncesSql()} as b
    join enquiry_replies as r on r.id = substring(b.email_id from '-reply-([0-9]{1,9})(?:-|$)')::int
    join enquiries on enquiries.id = r.enquiry_id
    where r.state = 'sent' and r.repeats = coalesce(substring(b.email_id from '-again-([0-9]{1,4})$')::int, 0)
      and (enquiries.done_at is null or enquiries.done_at <= b.happened_at)`;
}

export async function countUndelivered(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(distinct enquiry_id)::int as n from (${undeliveredSql()}) as undelivered`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Due once more, under another name where the letter itself has come back. To be called while its enquiry is held. */
export async function repeatReply(tx: Db, id: number, hasComeBack: boolean, at: Instant): Promise<void> {
  await sql`
    update enquiry_replies set state = 'due', ended_at = null, due_since = ${at},
      repeats = repeats + ${hasComeBack ? 1 : 0}::int
    where id = ${id}`.execute(tx);
}

/** What has been sent stays sent, and the first time counts. */
export async function markReply(db: Db, id: number, state: 'sent' | 'refused', at: Instant): Promise<void> {
  await sql`
    update enquiry_replies set state = ${state}, ended_at = ${at} where id = ${id} and state <> 'sent'`.execute(db);
}
