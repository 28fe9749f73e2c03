/** Links that open a trip: its page, or a calendar that follows it. A link is known by the hash of its token alone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

/** What a link opens, and nothing else. */
export type Opens = 'page' | 'calendar';

export async function insertShare(
  db: Db,
  tokenSha256: string,
  { bookingId, opens }: { readonly bookingId: number; readonly opens: Opens },
  now: Instant,
): Promise<void> {
  await sql`insert into trip_shares (token_sha256, booking_id, opens, created_at)
    values (${tokenSha256}, ${bookingId}, ${opens}, ${now})`.execute(db);
}

export async function countShares(db: Db, bookingId: number, opens: Opens): Promise<number> {
  const found = await sql<{ links: number }>`
    select count(*)::int as links from trip_shares
    where booking_id = ${bookingId} and opens = ${opens} and revoked_at is null`.execute(db);
  return found.rows[0]?.links ?? 0;
}

export async function revokeShares(db: Db, bookingId: number, opens: Opens, now: Instant): Promise<void> {
  await sql`update trip_shares set revoked_at = ${now}
    where booking_id = ${bookingId} and opens = ${opens} and revoked_at is null`.execute(db);
}

/** The booking behind a live link that opens this. */
export async function findShared(db: Db, tokenSha256: string, opens: Opens): Promise<number | null> {
  const found = await sql<{ bookingId: number }>`
    select booking_id as "bookingId" from trip_shares
    where token_sha256 = ${tokenSha256} and opens = ${opens} and revoked_at is null`.execute(db);
  return found.rows[0]?.bookingId ?? null;
}

export interface ShareOnRecord {
  readonly bookingId: number;
  readonly opens: Opens;
  readonly sharedAt: Date;
  readonly endedAt: Date | null;
}

export async function listSharesOf(db: Db, bookingIds: readonly number[]): Promise<ShareOnRecord[]> {
  const found = await sql<ShareOnRecord>`
    select booking_id as "bookingId", opens, created_at as "sharedAt", revoked_at as "endedAt"
    from trip_shares where booking_id = any(${sql.val(bookingIds)}::int[]) order by created_at`.execute(db);
  return found.rows;
}

export async function deleteSharesOf(db: Db, bookingIds: readonly number[]): Promise<void> {
  await sql`delete from trip_shares where booking_id = any(${sql.val(bookingIds)}::int[])`.execute(db);
}
