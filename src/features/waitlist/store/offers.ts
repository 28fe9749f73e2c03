/**
 * Seats that are kept for whoever waits: giving turns, and booking out of one.
 *
 * `departures.held` is the seats of open bookings and of the waitlist together. Bookings are locked before the
 * waitlist, and the waitlist before departures, everywhere.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { releaseHeldSeatsSql, type SeatsOf, takeSeatsSql } from '../../packages/store/departures.ts';
import { GATHER_DAYS, MOST_TIMES_PASSED, type StandingPlace, type WaitlistEntry } from '../rules/offers.ts';
import type { FindBooked, Joined } from './entries.ts';

export async function listWaitedFor(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select distinct departure_id as id from waitlist where ended_at is null order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function readLine(db: Db, departureId: number, findBooked: FindBooked): Promise<StandingPlace[]> {
  const found = await sql<Omit<StandingPlace, 'hasBooked'> & Joined>`
    select w.id, w.user_id as "userId", w.departure_id as "departureId", w.joined_at as "joinedAt", w.state, w.seats,
      w.held, w.passed, w.has_gathered as "hasGathered", coalesce(w.until <= now(), false) as "isOver"
    from waitlist as w where w.departure_id = ${departureId} and w.ended_at is null
    order by w.id`.execute(db);
  const booked = found.rows.length === 0 ? new Set() : await findBooked(db, found.rows);
  return found.rows.map(({ userId, departureId, joinedAt, ...place }) => ({
    ...place,
    hasBooked: booked.has(place.id),
  }));
}

/** The lock looks removable and is not: of two who give turns at once, the second sees what the first has given. */
export async function lockLine(db: Db, departureId: number, findBooked: FindBooked): Promise<StandingPlace[]> {
  await sql`select id from waitlist where departure_id = ${departureId} and ended_at is null order by id for update`.execute(
    db,
  );
  return readLine(db, departureId, findBooked);
}

/** How the places are from now on. A turn that begins has its end and its letter due; so has the end of the line. */
export async function writePlaces(db: Db, places: readonly WaitlistEntry[], turnSeconds: number): Promise<void> {
  await sql`
    update waitlist as w set state = c.state, held = c.held, passed = c.passed, has_gathered = c."hasGathered",
      until = case
        when c.state not in ('offered', 'gathering') then null
        when c.state = w.state then w.until
        when c.state = 'offered' then now() + make_interval(secs => ${turnSeconds}::float8)
        else now() + make_interval(days => ${GATHER_DAYS}) end,
      letter = case when c.state <> w.state and c.state in ('offered', 'closed') then 'due' else w.letter end,
      letter_since = case when c.state <> w.state and c.state in ('offered', 'closed') then now() else w.letter_since end,
      ended_at = case when c.state in ('waiting', 'gathering', 'offered') then null else now() end
    from json_to_recordset(${JSON.stringify(places)}::json)
      as c (id int, state text, held int, passed int, "hasGathered" boolean)
    where w.id = c.id`.execute(db);
}

/**
 * Takes the seats of a booking out of the person's turn: they were held before and still are, now by the booking.
 * No row: there is no turn, or it has fewer.
 */
const takeTurnSql = (
  of: {
    readonly userId: number | null;
    readonly departureId: number;
    readonly seats: number;
  },
  provided: RawBuilder<boolean>,
): Rows<{ id: number; departure_id: number }> =>
  sql`update waitlist set held = held - ${of.seats}::int
    where departure_id = ${of.departureId}::int and user_id = ${of.userId}::int
      and state = 'offered' and until > now() and held >= ${of.seats}::int and ${provided}
    returning id, departure_id`;

/**
 * Whether free seats have been promised to somebody in the line; speaks of the departure's row as `departures`.
 * Counted, not asked with `exists`, which the planner makes a join of: a hold that had waited for the row then went by
 * what was so before (`turn-races.test.ts`).
 */
const promised = sql`(select count(*) from waitlist as w where w.departure_id = departures.id and (
  w.state = 'gathering' or (w.state = 'waiting' and (
    w.seats <= departures.capacity - departures.held - departures.sold
    or (w.passed >= ${MOST_TIMES_PASSED} and not w.has_gathered))))) > 0`;

/** For everybody else: free seats, unless they have been promised. */
const takeUnpromisedSql = (departureId: number, seats: number, provided: RawBuilder<boolean>) =>
  takeSeatsSql(departureId, seats, sql<boolean>`${provided} and not ${promised}`);

export type TakeSeats = (departureId: number, seats: number, provided: RawBuilder<boolean>) => Rows<{ id: number }>;

/**
 * The seats of a booking, out of the person's own turn where there is one, else out of the free ones. Parts of a `with`;
 * the last, `seats`, has the departure's id and the turn's, or no row.
 */
export function takeBookedSql(
  of: { readonly userId: number | null; readonly departureId: number; readonly seats: number },
  {
    take = takeUnpromisedSql,
    provided = sql<boolean>`true`,
  }: { take?: TakeSeats; provided?: RawBuilder<boolean> } = {},
): RawBuilder<unknown> {
  return sql`turn as (${takeTurnSql(of, provided)}),
    free as (${take(of.departureId, of.seats, sql<boolean>`${provided} and not exists (select from turn)`)}),
    seats as (select departure_id as id, id as turn_id from turn union all select id, null from free)`;
}

/** The seats of one booking, and the turn they came from. */
export interface EndedSeats extends SeatsOf {
  readonly waitlist_id: number | null;
}

/**
 * The seats of bookings that came to nothing: back into the turn they came from while it lasts, else free.
 * Answers the parts `back` and `freed` of a `with`.
 */
export function giveBackSql(ended: Rows<EndedSeats>): RawBuilder<unknown> {
  return sql`back as (
      update waitlist as w set held = w.held + due.seats
      from (select waitlist_id, sum(seats)::int as seats from ${ended} where waitlist_id is not null group by waitlist_id) as due
      where w.id = due.waitlist_id and w.state = 'offered' and w.until > now()
      returning w.id
    ), loose as materialized (
      select departure_id, sum(seats)::int as seats from ${ended}
      where waitlist_id is null or waitlist_id not in (select id from back) group by departure_id
    ), freed as (${releaseHeldSeatsSql(sql`loose`)})`;
}

export interface Kept {
  /** Seats kept for turns, the person's own among them. */
  readonly all: number;
  readonly own: number;
}

export async function findKept(db: Db, departureId: number, userId: number | null): Promise<Kept> {
  const found = await sql<Kept>`
    select coalesce(sum(held), 0)::int as all,
      coalesce(sum(held) filter (where user_id = ${userId} and state = 'offered' and until > now()), 0)::int as own
    from waitlist where departure_id = ${departureId} and ended_at is null`.execute(db);
  return found.rows[0] ?? { all: 0, own: 0 };
}
