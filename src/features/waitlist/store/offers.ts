/**
 * Seats that are kept for whoever waits: giving offers, and booking out of one.
 *
 * `departures.held` is the seats of open bookings and of the waitlist together. Bookings are locked before the
 * waitlist, and the waitlist before departures, everywhere.
 */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db, type Rows } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import { releaseHeldSeatsSql, type SeatsOf, takeSeatsSql } from '../../packages/store/seats.ts';
import {
  ACCUMULATE_DAYS,
  LONGEST_OFFER_HOURS,
  MOST_TIMES_PASSED,
  type StandingEntry,
  type WaitlistEmail,
  type WaitlistEntry,
  waitlistEmailId,
} from '../rules/waitlist.ts';
import type { FindBooked, Joined } from './entries.ts';

export async function listWaitedFor(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select distinct departure_id as id from waitlist_entries where ended_at is null order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function readEntries(db: Db, departureId: number, findBooked: FindBooked): Promise<StandingEntry[]> {
  const found = await sql<Omit<StandingEntry, 'hasBooked'> & Joined>`
    select w.id, w.user_id as "userId", w.departure_id as "departureId", w.joined_at as "joinedAt", w.state, w.seats,
      w.held, w.passed, w.has_accumulated as "hasAccumulated", coalesce(w.until <= now(), false) as "isOver"
    from waitlist_entries as w where w.departure_id = ${departureId} and w.ended_at is null
    order by w.id`.execute(db);
  const booked = found.rows.length === 0 ? new Set() : await findBooked(db, found.rows);
  return found.rows.map(({ userId, departureId, joinedAt, ...entry }) => ({
    ...entry,
    hasBooked: booked.has(entry.id),
  }));
}

/** The lock looks removable and is not: of two who give offers at once, the second sees what the first has given. */
export async function lockEntries(db: Db, departureId: number, findBooked: FindBooked): Promise<StandingEntry[]> {
  await sql`select id from waitlist_entries where departure_id = ${departureId} and ended_at is null order by id for update`.execute(
    db,
  );
  return readEntries(db, departureId, findBooked);
}

/** How the entries are from now on. An offer that begins has its end and its email due; so has the end of the waitlist. */
export async function writeEntries(db: Db, entries: readonly WaitlistEntry[], offerSeconds: number): Promise<void> {
  await sql`
    update waitlist_entries as w set state = c.state, held = c.held, passed = c.passed, has_accumulated = c."hasAccumulated",
      until = case
        when c.state not in ('offered', 'accumulating') then null
        when c.state = w.state then w.until
        when c.state = 'offered' then now() + make_interval(secs => ${offerSeconds}::float8)
        else now() + make_interval(days => ${ACCUMULATE_DAYS}) end,
      email_state = case when c.state <> w.state and c.state in ('offered', 'closed') then 'due' else w.email_state end,
      email_since = case when c.state <> w.state and c.state in ('offered', 'closed') then now() else w.email_since end,
      ended_at = case when c.state in ('waiting', 'accumulating', 'offered') then null else now() end
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as c (id int, state text, held int, passed int, "hasAccumulated" boolean)
    where w.id = c.id`.execute(db);
}

/** So many seconds from now, where that is later; for `LONGEST_OFFER_HOURS` in all. An offer that is over stays over. */
export async function prolongOffer(db: Db, id: number, seconds: number): Promise<void> {
  await sql`
    update waitlist_entries set until = greatest(until, least(now() + make_interval(secs => ${seconds}::float8),
      email_since + make_interval(hours => ${LONGEST_OFFER_HOURS})))
    where id = ${id} and state = 'offered' and email_state = 'due' and until > now()`.execute(db);
}

/**
 * Takes the seats of a booking out of the person's offer: they were held before and still are, now by the booking.
 * No row: there is no offer, or it has fewer.
 */
const takeOfferSql = (
  of: {
    readonly userId: number | null;
    readonly departureId: number;
    readonly seats: number;
  },
  provided: RawBuilder<boolean>,
): Rows<{ id: number; departure_id: number }> =>
  sql`update waitlist_entries set held = held - ${of.seats}::int
    where departure_id = ${of.departureId}::int and user_id = ${of.userId}::int
      and state = 'offered' and until > now() and held >= ${of.seats}::int and ${provided}
    returning id, departure_id`;

/**
 * Whether free seats have been promised to somebody on the waitlist; speaks of the departure's row as `departures`.
 * Counted, not asked with `exists`, which the planner makes a join of: a hold that had waited for the row then went by
 * what was so before (`offer-races.system.test.ts`).
 */
const promised = sql`(select count(*) from waitlist_entries as w where w.departure_id = departures.id and (
  w.state = 'accumulating' or (w.state = 'waiting' and (
    w.seats <= departures.capacity - departures.held - departures.sold
    or (w.passed >= ${MOST_TIMES_PASSED} and not w.has_accumulated))))) > 0`;

/** For everybody else: free seats, unless they have been promised. */
const takeUnpromisedSql = (departureId: number, seats: number, provided: RawBuilder<boolean>) =>
  takeSeatsSql(departureId, seats, sql<boolean>`${provided} and not ${promised}`);

export interface SeatsWanted {
  readonly userId: number | null;
  readonly departureId: number;
  readonly seats: number;
  /** As it was quoted: nobody is booked on other days than those, however lately the departure was moved. */
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
}

/**
 * The seats of a booking, out of the person's own offer where there is one, else out of the free ones. Parts of a `with`;
 * the last, `seats`, has the departure's id and the offer's, or no row.
 */
export function takeBookedSql(of: SeatsWanted, provided = sql<boolean>`true`): RawBuilder<unknown> {
  const leaves = sql<boolean>`departures.departs_on = ${of.departsOn}::date and departures.returns_on = ${of.returnsOn}::date`;
  return sql`turn as (${takeOfferSql(of, provided)}),
    free as (${takeUnpromisedSql(of.departureId, of.seats, sql<boolean>`${provided} and ${leaves} and not exists (select from turn)`)}),
    seats as (select departure_id as id, id as turn_id from turn union all select id, null from free)`;
}

/** The seats of one booking, and the offer they came from. */
export interface EndedSeats extends SeatsOf {
  readonly waitlist_entry_id: number | null;
}

/**
 * The seats of bookings that came to nothing: back into the offer they came from while it lasts, else free.
 * Answers the parts `back` and `freed` of a `with`.
 */
export function giveBackSql(ended: Rows<EndedSeats>): RawBuilder<unknown> {
  return sql`back as (
      update waitlist_entries as w set held = w.held + due.seats
      from (select waitlist_entry_id, sum(seats)::int as seats from ${ended} where waitlist_entry_id is not null group by waitlist_entry_id) as due
      where w.id = due.waitlist_entry_id and w.state = 'offered' and w.until > now()
      returning w.id
    ), loose as materialized (
      select departure_id, sum(seats)::int as seats from ${ended}
      where waitlist_entry_id is null or waitlist_entry_id not in (select id from back) group by departure_id
    ), freed as (${releaseHeldSeatsSql(sql`loose`)})`;
}

export interface Kept {
  /** Seats kept for offers, the person's own among them. */
  readonly all: number;
  readonly own: number;
}

export async function findKept(db: Db, departureId: number, userId: number | null): Promise<Kept> {
  const found = await sql<Kept>`
    select coalesce(sum(held), 0)::int as all,
      coalesce(sum(held) filter (where user_id = ${userId} and state = 'offered' and until > now()), 0)::int as own
    from waitlist_entries where departure_id = ${departureId} and ended_at is null`.execute(db);
  return found.rows[0] ?? { all: 0, own: 0 };
}

/** Seats kept for the entry are free in the same statement. False: there is no such entry any more. */
export async function leaveEntry(db: Db, id: number, userId: number | null): Promise<boolean> {
  const left = await again(() =>
    sql`
    with entry as (
      select id, held from waitlist_entries
      where id = ${id} and user_id = coalesce(${userId}::int, user_id) and ended_at is null for update
    ), gone as (
      update waitlist_entries set state = 'left', held = 0, until = null, ended_at = now()
      from entry where waitlist_entries.id = entry.id
      returning waitlist_entries.id, waitlist_entries.departure_id, entry.held as seats
    ), freed as (${releaseHeldSeatsSql(sql`(select * from gone where seats > 0)`)})
    select id from gone`.execute(db),
  );
  return left.rows.length > 0;
}

/** Seats kept for the person are free again; answers the names of the emails there may be. */
export async function forgetEntriesOf(db: Db, userId: number): Promise<string[]> {
  const gone = await sql<{ id: number }>`
    with gone as (
      delete from waitlist_entries where user_id = ${userId} returning id, departure_id, held as seats
    ), freed as (${releaseHeldSeatsSql(perDeparture(sql`gone`))})
    select id from gone`.execute(db);
  const about: readonly WaitlistEmail[] = ['turn', 'closed'];
  return gone.rows.flatMap(({ id }) => about.map((email) => waitlistEmailId(id, email)));
}

function perDeparture(gone: Rows<SeatsOf>): Rows<SeatsOf> {
  return sql`(select departure_id, sum(seats)::int as seats from ${gone} group by departure_id having sum(seats) > 0)`;
}

/** Seats kept for somebody, which are part of what its departure holds. */
export function keptSeatsSql(): Rows<{ departure_id: number; seats: number }> {
  return sql`select departure_id, held as seats from waitlist_entries where held > 0`;
}
