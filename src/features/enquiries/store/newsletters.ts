/** Addresses of the newsletter, and what was agreed to when. Links are found by the hash of their token alone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly seed: string;
  readonly askedAt: Instant | null;
  readonly confirmedAt: Instant | null;
}

export interface Asked {
  readonly email: string;
  readonly seed: string;
  readonly confirmSha256: string;
  readonly leaveSha256: string;
  readonly now: Instant;
}

/** One statement for new and known addresses alike, so that neither text nor time tells them apart. */
export async function askAgain(db: Db, { email, seed, confirmSha256, leaveSha256, now }: Asked) {
  const asked = await sql<{ id: number; letter: number }>`
    insert into newsletters (email, seed, confirm_sha256, leave_sha256, created_at, asked_at)
    values (${email}, ${seed}, ${confirmSha256}, ${leaveSha256}, ${now}, ${now})
    on conflict (email) do update set asked_at = excluded.asked_at, letters = newsletters.letters + 1
    returning id, letters as letter`.execute(db);
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

/** Answers whether it was this call that confirmed; undefined when no letter younger than `since` holds the link. */
export async function markConfirmed(db: Db, confirmSha256: string, since: Instant, now: Instant) {
  const confirmed = await sql<{ id: number; letter: number; isNew: boolean }>`
    update newsletters set confirmed_at = ${now}, left_at = null
    where confirm_sha256 = ${confirmSha256} and asked_at >= ${since} and confirmed_at is null
    returning id, letters as letter, true as "isNew"`.execute(db);
  if (confirmed.rows[0]) return confirmed.rows[0];
  const already = await sql<{ id: number; letter: number; isNew: boolean }>`
    select id, letters as letter, false as "isNew" from newsletters
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

/** @param letter which of the letters to this address was asked for, or had the link that confirmed */
export async function insertConsent(
  db: Db,
  newsletterId: number,
  event: 'asked' | 'confirmed' | 'left',
  wording: string,
  now: Instant,
  letter: number | null = null,
): Promise<void> {
  await sql`insert into newsletter_consents (newsletter_id, event, wording, happened_at, letter)
    values (${newsletterId}, ${event}, ${wording}, ${now}, ${letter})`.execute(db);
}

/** Addresses that never confirmed, and those that left long ago. */
export async function deleteUnconfirmedBefore(db: Db, moment: Instant, leftBefore: Instant): Promise<void> {
  await sql`delete from newsletters
    where confirmed_at is null
      and (left_at is null and (asked_at is null or asked_at < ${moment}) or left_at < ${leftBefore})`.execute(db);
}
