/**
 * The beginning of a booking: what is known before, the hold itself, and the
 * end of holds that nobody paid for.
 *
 * Seats and booking are one statement, so the departure's row is locked for one
 * round trip and neither can exist without the other.
 */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db, isUniqueViolation } from '../../../database/sql.ts';
import { codeOf } from '../../../shared/error-code.ts';
import { giveBackSql, takeBookedSql } from '../../waitlist/store/offers.ts';
import type { BillingAddress } from '../contract/forms.ts';
import { HOLD_MINUTES, MOST_FAILED_PAYMENTS_AN_HOUR, MOST_OPEN_BOOKINGS } from '../rules/hold-limits.ts';
import {
  type BookingRow,
  hasFailed,
  heldFromAtEnd,
  heldSeats,
  type SaleBooking,
  saleColumns,
} from './booking-columns.ts';
import { newBookingIdSql } from './new-booking-id.ts';

export interface Standing {
  /** The booking this request belongs to already. */
  readonly knownId: number | null;
  readonly knownSha256: string | null;
  readonly openCount: number;
  readonly failedThisHour: number;
  /** Null: every one that was drawn is somebody's. */
  readonly freeId: number | null;
  /** When this was so, by the database's clock. */
  readonly seenAt: Date;
}

export interface PlacementRequest {
  readonly userId: number;
  readonly key: string | null;
  readonly bodySha256: string;
  /** When this request first looked; null: now. */
  readonly since: Date | null;
}

/** With a key: the booking of that key. Without: an equal one that is in flight, or was when the request came. */
export async function findStanding(db: Db, asked: PlacementRequest): Promise<Standing> {
  const known =
    asked.key === null
      ? sql`bookings.body_sha256 = ${asked.bodySha256} and ${inFlightSince(asked.since)}`
      : sql`bookings.idempotency_key = ${asked.key}`;
  const found = await sql<Standing>`
    select clock_timestamp() as "seenAt", known.id as "knownId", known.body_sha256 as "knownSha256",
      (select count(*)::int from bookings where user_id = ${asked.userId} and open_slot is not null) as "openCount",
      (select count(*)::int from bookings where user_id = ${asked.userId} and ${hasFailed}
        and created_at > now() - interval '1 hour') as "failedThisHour",
      ${newBookingIdSql()} as "freeId"
    from (select) as always
    left join lateral (
      select id, body_sha256 from bookings where user_id = ${asked.userId} and ${known} order by created_at limit 1
    ) as known on true`.execute(db);
  const row = found.rows[0];
  if (!row) throw new Error('A select without a table always has a row');
  return row;
}

/**
 * Payments of this hour that have failed or still may, the caller's committed hold included. Asked after the hold:
 * what the hold's own statement saw may be older than the wait for its seats.
 */
export async function countAttempts(db: Db, userId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from bookings where user_id = ${userId}
      and (open_slot is not null or (${hasFailed} and created_at > now() - interval '1 hour'))`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** What is booked, and by whom. */
export interface NewAgreement
  extends Pick<BookingRow, 'packageId' | 'departureId' | 'departsOn' | 'returnsOn' | 'numberOfTravelers'>,
    Pick<BookingRow, 'specialRequests' | 'contactEmail' | 'contactName' | 'contactPhone' | 'cancellation'>,
    Pick<BookingRow, 'pricePerPerson' | 'subtotal' | 'taxes'> {
  readonly packageVersion: number;
  readonly total: number;
}

export interface NewBooking extends NewAgreement {
  readonly id: number;
  readonly userId: number;
  readonly billingAddress: BillingAddress;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly key: string | null;
  readonly bodySha256: string;
  /** When this request first looked for an equal one. */
  readonly since: Date;
  /** A keyed hash of the address block it comes from; null: not known. */
  readonly heldFrom: string | null;
}

/** `look_again`: somebody was there a moment earlier with the same key, body, slot or id, so the standing has changed. */
export type NotHeld = 'no_seats' | 'look_again';

/**
 * The slot's unique index bounds how
 * many bookings one person can have open, and with four failed payments this hour only one slot is left.
 */
export async function insertHold(db: Db, booking: NewBooking): Promise<SaleBooking | NotHeld> {
  try {
    const held = await again(() =>
      sql<SaleBooking>`
        with ${takeBookedSql({ ...booking, seats: booking.numberOfTravelers })}
        insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers, special_requests,
          price_per_person, subtotal, taxes, total_price, billing_address, card_brand, card_last4, contact_email,
          contact_name, contact_phone,
          cancellation, idempotency_key, body_sha256, hold_until, open_slot, waitlist_entry_id, held_from)
        select ${booking.id}::int, ${booking.userId}::int, ${booking.packageId}, ${booking.packageVersion}::int, seats.id,
          ${booking.departsOn}::date, ${booking.returnsOn}::date, ${booking.numberOfTravelers}::int, ${booking.specialRequests}::text, ${booking.pricePerPerson}::int,
          ${booking.subtotal}::int, ${booking.taxes}::int, ${booking.total}::int,
          ${JSON.stringify(booking.billingAddress)}::jsonb, ${booking.cardBrand}::text, ${booking.cardLast4}::text,
          ${booking.contactEmail}::text, ${booking.contactName}::text, ${booking.contactPhone}::text,
          ${JSON.stringify(booking.cancellation)}::jsonb, ${booking.key}::text, ${booking.bodySha256},
          now() + make_interval(mins => ${HOLD_MINUTES}),
          ${freeSlot(booking)}, seats.turn_id, ${booking.heldFrom}::text
        from seats
        returning ${saleColumns}`.execute(db),
    );
    return held.rows[0] ?? 'no_seats';
  } catch (fault) {
    if (isOvertaken(fault)) return 'look_again';
    throw fault;
  }
}

/**
 * Slot 2 only beside a taken slot 1, and only while one more failure would not be one too many. No slot at all, which
 * the table refuses, after too many failures, or where an equal request without a key was in flight since this one
 * first looked: what was seen before the statement may have changed until it ran.
 */
function freeSlot({ userId, key, bodySha256, since }: NewBooking): RawBuilder<number | null> {
  const twin = sql`exists (select from bookings
    where user_id = ${userId} and body_sha256 = ${bodySha256} and ${inFlightSince(since)})`;
  return sql<number | null>`(select case
      when ${key === null} and ${twin} then null
      when failures.count >= ${MOST_FAILED_PAYMENTS_AN_HOUR} then null
      when not exists (select from bookings where user_id = ${userId} and open_slot = 1) then 1
      when failures.count <= ${MOST_FAILED_PAYMENTS_AN_HOUR - MOST_OPEN_BOOKINGS} then 2
      else 1 end
    from (select count(*) from bookings where user_id = ${userId} and ${hasFailed}
      and created_at > now() - interval '1 hour') as failures)`;
}

function inFlightSince(since: Date | null): RawBuilder<boolean> {
  return sql<boolean>`(bookings.open_slot is not null or bookings.state_since >= ${since}::timestamptz)`;
}

const OVERTAKEN = ['bookings_key', 'bookings_in_flight', 'bookings_open', 'bookings_pkey'];

function isOvertaken(fault: unknown): boolean {
  if (OVERTAKEN.some((constraint) => isUniqueViolation(fault, constraint))) return true;
  return codeOf(fault) === '23514' && (fault as { constraint?: string }).constraint === 'bookings_open_has_a_slot';
}

/** Ends the departure's holds whose time is over, whoever is alive to do so. True when seats came free. */
export async function releaseExpiredHolds(db: Db, departureId: number): Promise<boolean> {
  const freed = await again(() =>
    sql`
      with expired as (
        update bookings set state = 'released', previous_state = state, status = 'cancelled', payment_status = 'failed',
          failure = 'hold_expired', open_slot = null, held_from = ${heldFromAtEnd}, state_since = now(), updated_at = now()
        where departure_id = ${departureId} and open_slot is not null and state = 'held' and hold_until < now()
        returning departure_id, waitlist_entry_id, ${heldSeats} as seats
      ), ${giveBackSql(sql`expired`)}
      select id from freed`.execute(db),
  );
  return freed.rows.length > 0;
}
