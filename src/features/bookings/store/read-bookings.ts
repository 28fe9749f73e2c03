/** Bookings as their owner reads them. The owner is part of every WHERE. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import type { FindBooked } from '../../waitlist/store/entries.ts';
import type { BookingStatus, State } from '../rules/booking-state.ts';
import { agreedSql, type BookingRow, columns } from './booking-columns.ts';

const LONGEST_LIST = 200;

export async function findOwn(db: Db, userId: number, id: number): Promise<BookingRow | null> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where id = ${id} and user_id = ${userId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Whoever's it is: for the email about it. */
export async function findInState(db: Db, state: State, id: number): Promise<BookingRow | null> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where id = ${id} and state = ${state}`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether somebody pays for the package, or has paid, in a booking that began since then. */
export async function isBookedSince(db: Db, packageId: string, since: Date): Promise<boolean> {
  const found = await sql`
    select from bookings where package_id = ${packageId} and created_at >= ${since}
      and state not in ('declined', 'released') limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Newest first. */
export async function listOwn(db: Db, userId: number): Promise<BookingRow[]> {
  const found = await sql<BookingRow>`
    select ${columns} from bookings where user_id = ${userId}
    order by created_at desc, id limit ${LONGEST_LIST}`.execute(db);
  return found.rows;
}

/** A booking as one whose trip may be reviewed; one that belongs to nobody any more is none. */
export type ReviewableBooking = Pick<BookingRow, 'id' | 'state' | 'returnsOn' | 'departsOn' | 'agreed'>;

const reviewableColumns = sql`bookings.id, bookings.state, bookings.departs_on as "departsOn", bookings.returns_on as "returnsOn",
  ${agreedSql} as agreed`;

export async function findReviewable(db: Db, id: number): Promise<ReviewableBooking | null> {
  return first(
    db,
    sql<ReviewableBooking>`select ${reviewableColumns} from bookings where id = ${id} and user_id is not null`,
  );
}

/** Until the transaction ends it is neither cancelled nor forgotten. */
export async function lockReviewable(tx: Db, id: number): Promise<ReviewableBooking | null> {
  return first(
    tx,
    sql<ReviewableBooking>`select ${reviewableColumns} from bookings where id = ${id} and user_id is not null for share`,
  );
}

async function first(db: Db, query: RawBuilder<ReviewableBooking>): Promise<ReviewableBooking | null> {
  return (await query.execute(db)).rows[0] ?? null;
}

/** Newest first. */
export async function listConfirmed(db: Db, userId: number): Promise<ReviewableBooking[]> {
  const found = await sql<ReviewableBooking>`
    select ${reviewableColumns} from bookings where user_id = ${userId} and state = 'confirmed'
    order by created_at desc, id limit ${LONGEST_LIST}`.execute(db);
  return found.rows;
}

export interface Departed extends Pick<BookingRow, 'departureId' | 'departsOn' | 'returnsOn' | 'agreed' | 'agreement'> {
  readonly status: BookingStatus;
  readonly bookedAt: Date;
  readonly changedAt: Date;
}

/** For whoever has a link to the trip, and without a person. */
export async function findDeparted(db: Db, id: number): Promise<Departed | null> {
  const found = await sql<Departed>`
    select departure_id as "departureId", departs_on as "departsOn", returns_on as "returnsOn", ${agreedSql} as agreed,
      status, agreement, created_at as "bookedAt",
      greatest(state_since, case when agreement > 1 then updated_at end) as "changedAt"
    from bookings where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export interface BookedParty {
  readonly bookingId: number;
  readonly userId: number | null;
  readonly contactEmail: string | null;
  readonly specialRequests: string | null;
  readonly numberOfTravelers: number;
}

/** All confirmed bookings of the departure, in the order they were made. */
export async function listParties(db: Db, departureId: number): Promise<BookedParty[]> {
  const found = await sql<BookedParty>`
    select id as "bookingId", user_id as "userId", contact_email as "contactEmail",
      special_requests as "specialRequests", number_of_travelers as "numberOfTravelers"
    from bookings where departure_id = ${departureId} and state = 'confirmed'
    order by created_at, id`.execute(db);
  return found.rows;
}

/** For statements of whoever keeps something beside a booking. */
export function departuresSql(): Rows<{ id: number; departure_id: number }> {
  return sql`select id, departure_id from bookings`;
}

export function confirmedOfSql(departureIds: readonly number[]): Rows<{ id: number; departure_id: number }> {
  return sql`select id, departure_id from bookings
    where departure_id = any(${sql.val(departureIds)}::int[]) and state = 'confirmed'`;
}

/** The one booking, while it is this traveller's and confirmed, and until the statement's transaction ends. */
export function lockConfirmedSql(booking: { readonly id: number; readonly userId: number }): Rows<{ id: number }> {
  return sql`select id from bookings
    where id = ${booking.id} and user_id = ${booking.userId} and state = 'confirmed' for no key update`;
}

/** Of those who wait for a departure: whoever has booked it since. Handed to the waiting list, which knows no bookings. */
export const findBooked: FindBooked = async (db, waiting) => {
  const found = await sql<{ id: number }>`
    select w.id from json_to_recordset(${JSON.stringify(waiting)}::json)
      as w (id int, "userId" int, "departureId" int, "joinedAt" timestamptz)
    where exists (select from bookings where bookings.user_id = w."userId" and bookings.departure_id = w."departureId"
      and bookings.state = 'confirmed' and bookings.created_at >= w."joinedAt")`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
};
