/** Requests: what somebody asked for beside a message. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { AnnouncedKind, RequestKind } from '../contract/requests.ts';

export interface StoredRequest {
  readonly id: number;
  readonly reference: string;
  readonly kind: RequestKind;
  readonly name: string | null;
  readonly email: string;
  readonly about: string | null;
  /** The one thing it is about, by its id; null where words alone say it. */
  readonly topic: string | null;
  readonly announcedAt: Instant | null;
  readonly createdAt: Instant;
}

export async function insertRequest(db: Db, request: Omit<StoredRequest, 'id' | 'announcedAt'>): Promise<number> {
  const { reference, kind, name, email, about, topic, createdAt } = request;
  const inserted = await sql<{ id: number }>`
    insert into requests (reference, kind, name, email, about, topic, created_at)
    values (${reference}, ${kind}, ${name}, ${email}, ${about}, ${topic}, ${createdAt}) returning id`.execute(db);
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The request was not stored');
  return id;
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | null> {
  const found = await sql<StoredRequest>`
    select id, reference, kind, name, email, about, topic, announced_at as "announcedAt", created_at as "createdAt"
    from requests where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Marks everybody who waits for one thing as told; answers the requests that get the email, one for each address.
 * To be called in the transaction that leaves their jobs: who runs it twice finds nobody the second time.
 */
export async function takeWaiting(
  db: Db,
  kind: AnnouncedKind,
  topic: string | null,
  now: Instant,
): Promise<readonly number[]> {
  const told = await sql<{ id: number }>`
    with told as (
      update requests set announced_at = ${now}
      where kind = ${kind} and topic is not distinct from ${topic} and announced_at is null
      returning id, email
    )
    select min(id) as id from told group by lower(email) order by 1`.execute(db);
  return told.rows.map(({ id }) => id);
}

/** With its entry in the inbox and its replies. */
export async function deleteRequest(tx: Db, id: number): Promise<void> {
  await sql`delete from requests where id = ${id}`.execute(tx);
}

export async function deleteRequestsBefore(db: Db, moment: Instant): Promise<void> {
  await sql`delete from requests where created_at < ${moment}`.execute(db);
}

/** Addresses that wait for one kind of word, and those that have had it. */
export async function countAsked(db: Db, kind: AnnouncedKind): Promise<{ waiting: number; told: number }> {
  const found = await sql<{ waiting: number; told: number }>`
    select count(distinct lower(email)) filter (where announced_at is null)::int as waiting,
      count(distinct lower(email)) filter (where announced_at is not null)::int as told
    from requests where kind = ${kind}`.execute(db);
  return found.rows[0] ?? { waiting: 0, told: 0 };
}
