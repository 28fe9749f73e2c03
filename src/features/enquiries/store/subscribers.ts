/** The newsletter's addresses as operators look for them. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { SubscriberStatus } from '../contract/subscribers.ts';

export interface StoredSubscriber {
  readonly id: number;
  readonly email: string;
  readonly status: SubscriberStatus;
  readonly askedAt: Instant | null;
  readonly confirmedAt: Instant | null;
  readonly leftAt: Instant | null;
  readonly createdAt: Instant;
}

const COLUMNS = sql`id, email, asked_at as "askedAt", confirmed_at as "confirmedAt", left_at as "leftAt",
  created_at as "createdAt",
  case when confirmed_at is not null then 'confirmed' when asked_at is null and left_at is not null then 'left'
    else 'waiting' end as status`;

/** Who has left and asks again waits again. */
const STATUSES = {
  confirmed: sql`confirmed_at is not null`,
  waiting: sql`confirmed_at is null and (left_at is null or asked_at is not null)`,
  left: sql`confirmed_at is null and left_at is not null and asked_at is null`,
} as const;

/** Follows every text that begins alike, byte by byte. */
const LAST = '\u{10ffff}';

export interface SubscriberFilter {
  readonly status: SubscriberStatus | null;
  readonly begins: string | null;
  readonly after: number | null;
  readonly most: number;
}

/** The newest first. */
export async function listSubscribers(
  db: Db,
  { status, begins, after, most }: SubscriberFilter,
): Promise<StoredSubscriber[]> {
  const conditions = [
    status === null ? sql`true` : STATUSES[status],
    ...(begins === null ? [] : [sql`email ~>=~ ${begins} and email ~<~ ${begins + LAST}`]),
    ...(after === null ? [] : [sql`id < ${after}`]),
  ];
  const found = await sql<StoredSubscriber>`
    select ${COLUMNS} from newsletters where ${sql.join(conditions, sql` and `)}
    order by id desc limit ${most}`.execute(db);
  return found.rows;
}

export async function findSubscriber(db: Db, id: number): Promise<StoredSubscriber | null> {
  const found = await sql<StoredSubscriber>`select ${COLUMNS} from newsletters where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function holdSubscriber(tx: Db, id: number): Promise<StoredSubscriber | null> {
  const found = await sql<StoredSubscriber>`select ${COLUMNS} from newsletters where id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export interface StoredConsent {
  readonly event: 'asked' | 'confirmed' | 'left';
  readonly wording: string;
  readonly happenedAt: Instant;
  readonly letter: number | null;
}

export async function listConsents(db: Db, newsletterId: number): Promise<StoredConsent[]> {
  const found = await sql<StoredConsent>`
    select event, wording, happened_at as "happenedAt", letter from newsletter_consents
    where newsletter_id = ${newsletterId} order by happened_at, event`.execute(db);
  return found.rows;
}

export interface Confirmed {
  readonly email: string;
  readonly seed: string;
  readonly confirmedAt: Instant;
  readonly wording: string | null;
}

/** Everybody on the list, with the sentence they agreed to last. */
export async function listConfirmed(db: Db): Promise<Confirmed[]> {
  const found = await sql<Confirmed>`
    select email, seed, confirmed_at as "confirmedAt", (
      select wording from newsletter_consents
      where newsletter_id = newsletters.id and event = 'confirmed' order by happened_at desc limit 1
    ) as wording
    from newsletters where confirmed_at is not null order by id`.execute(db);
  return found.rows;
}

export async function markLeftById(tx: Db, id: number, now: Instant): Promise<void> {
  await sql`update newsletters set left_at = ${now}, confirmed_at = null, asked_at = null where id = ${id}`.execute(tx);
}

/** Its consents go with it. */
export async function deleteSubscriber(tx: Db, id: number): Promise<void> {
  await sql`delete from newsletters where id = ${id}`.execute(tx);
}
