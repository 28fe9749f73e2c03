/** What was sent to travellers, each email as it was sent. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { SentMessage } from '../contract/messages.ts';

export interface NewMessage {
  readonly key: string;
  readonly operatorId: number;
  readonly operator: string;
  readonly subject: string;
  readonly body: string;
  readonly departureId: number | null;
  readonly writtenAt: Instant;
}

/** Null: a message of this key is there already. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<number | null> {
  const { key, operatorId, operator, subject, body, departureId, writtenAt } = message;
  const inserted = await sql<{ id: number }>`
    insert into messages (key, operator_id, operator, subject, body, departure_id, written_at)
    values (${key}, ${operatorId}, ${operator}, ${subject}, ${body}, ${departureId}::int, ${writtenAt})
    on conflict (key) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export interface SentAlready extends Pick<NewMessage, 'operatorId' | 'subject' | 'body'> {
  readonly id: number;
  readonly emails: number;
}

export async function findByKey(db: Db, key: string): Promise<SentAlready | null> {
  const found = await sql<SentAlready>`
    select id, operator_id as "operatorId", subject, body,
      (select count(*)::int from message_copies where message_id = messages.id) as emails
    from messages where key = ${key}`.execute(db);
  return found.rows[0] ?? null;
}

export interface Copy {
  readonly bookingId: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

export async function insertCopies(tx: Db, messageId: number, copies: readonly Copy[]): Promise<void> {
  await sql`
    insert into message_copies (message_id, booking_id, recipient, subject, body)
    select ${messageId}, given.* from json_to_recordset(${JSON.stringify(copies)}::json)
      as given ("bookingId" int, recipient text, subject text, body text)`.execute(tx);
}

export interface StoredCopy extends Copy {
  readonly state: 'due' | 'sent' | 'refused';
}

export interface DueCopy extends StoredCopy {
  readonly operator: string;
  readonly writtenAt: Instant;
}

export async function findCopy(db: Db, messageId: number, bookingId: number): Promise<DueCopy | null> {
  const found = await sql<DueCopy>`
    select c.booking_id as "bookingId", c.recipient, c.subject, c.body, c.state, m.operator, m.written_at as "writtenAt"
    from message_copies as c join messages as m on m.id = c.message_id
    where c.message_id = ${messageId} and c.booking_id = ${bookingId}`.execute(db);
  return found.rows[0] ?? null;
}

export async function listCopies(db: Db, messageId: number): Promise<StoredCopy[]> {
  const found = await sql<StoredCopy>`
    select booking_id as "bookingId", recipient, subject, body, state from message_copies
    where message_id = ${messageId} order by booking_id`.execute(db);
  return found.rows;
}

/** What has been sent stays sent. */
export async function markCopy(
  db: Db,
  { messageId, bookingId }: { readonly messageId: number; readonly bookingId: number },
  state: 'sent' | 'refused',
  at: Instant,
): Promise<void> {
  await sql`
    update message_copies set state = ${state}, ended_at = ${at}
    where message_id = ${messageId} and booking_id = ${bookingId} and state <> 'sent'`.execute(db);
}

export type MessageSent = AsStored<SentMessage, 'writtenAt'>;

const counted = sql`m.id, m.operator, m.subject, m.departure_id as "departureId", m.written_at as "writtenAt",
  (select count(*)::int from message_copies where message_id = m.id) as emails,
  (select count(*)::int from message_copies where message_id = m.id and state = 'due') as due,
  (select count(*)::int from message_copies where message_id = m.id and state = 'refused') as refused`;

export async function listSent(db: Db, most: number): Promise<MessageSent[]> {
  const found = await sql<MessageSent>`
    select ${counted} from messages as m order by m.id desc limit ${most}`.execute(db);
  return found.rows;
}

export async function findSent(db: Db, id: number): Promise<MessageSent | null> {
  const found = await sql<MessageSent>`select ${counted} from messages as m where m.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function readCopiesAbout(db: Db, bookingIds: readonly number[]): Promise<unknown[]> {
  const found = await sql`
    select c.booking_id as "bookingNumber", c.recipient, c.subject, c.body, c.state, m.written_at as "writtenAt"
    from message_copies as c join messages as m on m.id = c.message_id
    where c.booking_id = any(${sql.val(bookingIds)}::int[]) order by c.message_id`.execute(db);
  return found.rows;
}

/** Answers the emails there may be. */
export async function deleteCopiesAbout(
  tx: Db,
  bookingIds: readonly number[],
): Promise<{ readonly messageId: number; readonly bookingId: number }[]> {
  const gone = await sql<{ messageId: number; bookingId: number }>`
    delete from message_copies where booking_id = any(${sql.val(bookingIds)}::int[])
    returning message_id as "messageId", booking_id as "bookingId"`.execute(tx);
  return gone.rows;
}

export async function deleteMessagesBefore(db: Db, moment: Instant): Promise<void> {
  await sql`delete from messages where written_at < ${moment}`.execute(db);
}
