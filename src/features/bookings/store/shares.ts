/** Links to shared trips. A link is known by the hash of its token alone. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

export async function insertShare(db: Db, tokenSha256: string, bookingId: number, now: Instant): Promise<void> {
  await sql`insert into trip_shares (token_sha256, booking_id, created_at)
    values (${tokenSha256}, ${bookingId}, ${now})`.execute(db);
}

export async function countShares(db: Db, bookingId: number): Promise<number> {
  const found = await sql<{ links: number }>`
    select count(*)::int as links from trip_shares where booking_id = ${bookingId} and revoked_at is null`.execute(db);
  return found.rows[0]?.links ?? 0;
}

export async function revokeShares(db: Db, bookingId: number, now: Instant): Promise<void> {
  await sql`update trip_shares set revoked_at = ${now}
    where booking_id = ${bookingId} and revoked_at is null`.execute(db);
}

/** The departure behind a live link; null also when the booking has come to nothing. */
export async function findSharedDeparture(db: Db, tokenSha256: string): Promise<number | null> {
  const found = await sql<{ departureId: number }>`
    select bookings.departure_id as "departureId"
    from trip_shares join bookings on bookings.id = trip_shares.booking_id
    where trip_shares.token_sha256 = ${tokenSha256} and trip_shares.revoked_at is null
      and bookings.status <> 'cancelled'`.execute(db);
  return found.rows[0]?.departureId ?? null;
}
