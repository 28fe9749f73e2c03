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

/** The departure behind a live link; null also when the booking has come to nothing. */
export async function findSharedDeparture(db: Db, tokenSha256: string): Promise<number | null> {
  const found = await sql<{ departureId: number }>`
    select bookings.departure_id as "departureId"
    from trip_shares join bookings on bookings.id = trip_shares.booking_id
    where trip_shares.token_sha256 = ${tokenSha256} and trip_shares.opens = 'page' and trip_shares.revoked_at is null
      and bookings.status <> 'cancelled'`.execute(db);
  return found.rows[0]?.departureId ?? null;
}

export interface Followed {
  readonly departureId: number;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  readonly bookedAt: Date;
  readonly changedAt: Date;
}

/** The trip a calendar follows, also when it is cancelled: the calendar has to learn that. */
export async function findFollowed(db: Db, tokenSha256: string): Promise<Followed | null> {
  const found = await sql<Followed>`
    select bookings.departure_id as "departureId", bookings.status, bookings.created_at as "bookedAt",
      bookings.state_since as "changedAt"
    from trip_shares join bookings on bookings.id = trip_shares.booking_id
    where trip_shares.token_sha256 = ${tokenSha256} and trip_shares.opens = 'calendar'
      and trip_shares.revoked_at is null`.execute(db);
  return found.rows[0] ?? null;
}
