/** Addresses of the newsletter, and what was agreed to when. Links are found by the hash of their token alone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { SubscriberStatus } from '../contract/subscribers.ts';

export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly seed: string;
  readonly askedAt: Instant | null;
  readonly confirmedAt: Instant | null;
}

export interface NewSubscription {
  readonly email: string;
  readonly seed: string;
  readonly confirmSha256: string;
  readonly leaveSha256: string;
  readonly now: Instant;
}

/** One statement for new and known addresses alike, so that neither text nor time tells them apart. */
export async function askAgain(db: Db, { email, seed, confirmSha256, leaveSha256, now }: NewSubscription) {
  const asked = await sql<{ id: number; emailNumber: number }>`
    insert into newsletters (email, seed, confirm_sha256, leave_sha256, created_at, asked_at)
    values (${email}, ${seed}, ${confirmSha256}, ${leaveSha256}, ${now}, ${now})
    on conflict (email) do update set asked_at = excluded.asked_at, email_count = newsletters.email_count + 1
    returning id, email_count as "emailNumber"`.execute(db);
  const row = asked.rows[0];
  if (!row) throw new Error('The address was not stored');
  return row;
}

export async function findSubscription(db: Db, id: number): Promise<Subscription | null> {
  const found = await sql<Subscription>`
    select id, email, seed, asked_at as "askedAt", confirmed_at as "confirmedAt"
    from newsletters where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Answers whether it was this call that confirmed; undefined when no email younger than `since` holds the link. */
export async function markConfirmed(db: Db, confirmSha256: string, since: Instant, now: Instant) {
  const confirmed = await sql<{ id: number; emailNumber: number; isNew: boolean }>`
    update newsletters set confirmed_at = ${now}, left_at = null
    where confirm_sha256 = ${confirmSha256} and asked_at >= ${since} and confirmed_at is null
    returning id, email_count as "emailNumber", true as "isNew"`.execute(db);
  if (confirmed.rows[0]) return confirmed.rows[0];
  const already = await sql<{ id: number; emailNumber: number; isNew: boolean }>`
    select id, email_count as "emailNumber", false as "isNew" from newsletters
    where confirm_sha256 = ${confirmSha256} and confirmed_at is not null`.execute(db);
  return already.rows[0];
}

/** The address's id, also when it had left before. */
export async function markLeft(db: Db, leaveSha256: string, now: Instant): Promise<number | undefined> {
  const left = await sql<{ id: number }>`
    update newsletters set left_at = coalesce(left_at, ${now}), confirmed_at = null, asked_at = null
    where leave_sha256 = ${leaveSha256} returning id`.execute(db);
  return left.rows[0]?.id;
}

/** @param emailNumber which of the emails to this address was asked for, or had the link that confirmed */
export async function insertConsent(
  db: Db,
  newsletterId: number,
  event: 'asked' | 'confirmed' | 'left',
  wording: string,
  now: Instant,
  emailNumber: number | null = null,
): Promise<void> {
  await sql`insert into newsletter_consents (newsletter_id, event, wording, happened_at, email_number)
    values (${newsletterId}, ${event}, ${wording}, ${now}, ${emailNumber})`.execute(db);
}

/** Addresses that never confirmed, and those that left long ago. */
export async function deleteUnconfirmedBefore(db: Db, moment: Instant, leftBefore: Instant): Promise<void> {
  await sql`delete from newsletters
    where confirmed_at is null
      and (left_at is null and (asked_at is null or asked_at < ${moment}) or left_at < ${leftBefore})`.execute(db);
}

/** The newsletter's addresses as operators look for them. */
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

export interface StoredConsentEvent {
  readonly event: 'asked' | 'confirmed' | 'left';
  readonly wording: string;
  readonly happenedAt: Instant;
  readonly emailNumber: number | null;
}

export async function listConsentEvents(db: Db, newsletterId: number): Promise<StoredConsentEvent[]> {
  const found = await sql<StoredConsentEvent>`
    select event, wording, happened_at as "happenedAt", email_number as "emailNumber" from newsletter_consents
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
