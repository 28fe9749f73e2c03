/** What operators answered, and whether the letter has left. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

export interface Reply {
  readonly id: number;
  readonly enquiryId: number;
  readonly operatorId: number;
  readonly operator: string;
  readonly text: string;
  readonly writtenAt: Instant;
  readonly state: 'due' | 'sent' | 'refused';
  readonly endedAt: Instant | null;
}

const COLUMNS = sql`id, enquiry_id as "enquiryId", operator_id as "operatorId", operator, text,
  written_at as "writtenAt", state, ended_at as "endedAt"`;

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
    insert into enquiry_replies (enquiry_id, key, operator_id, operator, text, written_at)
    values (${enquiryId}, ${key}, ${operatorId}, ${operator}, ${text}, ${writtenAt}) returning id`.execute(db);
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The reply was not stored');
  return id;
}

/** What has been sent stays sent, and the first time counts. */
export async function markReply(db: Db, id: number, state: 'sent' | 'refused', at: Instant): Promise<void> {
  await sql`
    update enquiry_replies set state = ${state}, ended_at = ${at} where id = ${id} and state <> 'sent'`.execute(db);
}
