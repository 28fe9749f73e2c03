/**
 * The seats of departures, and the one place where held and sold ones are written (`test/one-writer.test.ts`).
 *
 * Seats move only through what is below: one conditional UPDATE each, and the
 * CHECK `departures_never_oversold` refuses any writer that forgets. The `…Sql`
 * forms are for a caller that moves seats and writes its own row in one statement.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';

type SeatRow = Rows<{ id: number }>;

/** So many seats of a departure; at most one row for each. */
export interface SeatsOf {
  readonly departure_id: number;
  readonly seats: number;
}

/**
 * The WHERE looks removable and is not: it decides who gets the last seat, and that nobody gets one of a departure
 * that was closed or called off while they were paying. No row: too few are free, or `provided`, which may speak of the row as
 * `departures`, is not so.
 */
export const takeSeatsSql = (departureId: number, seats: number, provided: RawBuilder<boolean> = sql`true`): SeatRow =>
  sql`update departures set held = held + ${seats}::int
    where id = ${departureId}::int and ${seats}::int > 0 and state = 'on_sale' and held + sold + ${seats}::int <= capacity
      and ${provided}
    returning id`;

export const releaseHeldSeatsSql = (from: Rows<SeatsOf>): SeatRow =>
  sql`update departures as d set held = d.held - gone.seats
    from ${from} as gone where d.id = gone.departure_id returning d.id`;

export const sellHeldSeatsSql = (from: Rows<SeatsOf>): SeatRow =>
  sql`update departures as d set held = d.held - done.seats, sold = d.sold + done.seats
    from ${from} as done where d.id = done.departure_id returning d.id`;

export const returnSoldSeatsSql = (from: Rows<SeatsOf>): SeatRow =>
  sql`update departures as d set sold = d.sold - back.seats
    from ${from} as back where d.id = back.departure_id returning d.id`;

/** Holds seats where they are still free. False: too few are left. */
export async function takeSeats(db: Db, departureId: number, seats: number): Promise<boolean> {
  return (await takeSeatsSql(departureId, seats).execute(db)).rows.length === 1;
}

/** Whether so many are for sale and not sold yet: held ones may come free. */
export async function mayComeFree(db: Db, departureId: number, seats: number): Promise<boolean> {
  const found = await sql`
    select from departures where id = ${departureId} and state = 'on_sale' and sold + ${seats}::int <= capacity`.execute(
    db,
  );
  return found.rows.length === 1;
}

/** Gives held seats back. The table refuses to give back more than are held. */
export async function releaseHeldSeats(db: Db, departureId: number, seats: number): Promise<void> {
  await mustMove(db, releaseHeldSeatsSql(seatsOf(departureId, seats)));
}

/** Held seats become sold ones. */
export async function sellHeldSeats(db: Db, departureId: number, seats: number): Promise<void> {
  await mustMove(db, sellHeldSeatsSql(seatsOf(departureId, seats)));
}

/** Sold seats are free again, after a cancellation. */
export async function returnSoldSeats(db: Db, departureId: number, seats: number): Promise<void> {
  await mustMove(db, returnSoldSeatsSql(seatsOf(departureId, seats)));
}

function seatsOf(departureId: number, seats: number): Rows<SeatsOf> {
  return sql`(select ${departureId}::int as departure_id, ${seats}::int as seats where ${seats}::int > 0)`;
}

async function mustMove(db: Db, move: SeatRow): Promise<void> {
  if ((await move.execute(db)).rows.length !== 1)
    throw new Error('No seats were moved: no such departure, or no seats');
}

export interface Seats {
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
}

export async function findSeats(db: Db, departureId: number): Promise<Seats | null> {
  const row = await db
    .selectFrom('departures')
    .where('id', '=', departureId)
    .select(['capacity', 'held', 'sold'])
    .executeTakeFirst();
  return row ?? null;
}

export interface SeatsOfDeparture extends Seats {
  readonly departureId: number;
  readonly packageId: string;
  readonly departsOn: CalendarDay;
}

export async function listSeats(db: Db): Promise<SeatsOfDeparture[]> {
  return db
    .selectFrom('departures')
    .select(['id as departureId', 'package_id as packageId', 'departs_on as departsOn', 'capacity', 'held', 'sold'])
    .orderBy('id')
    .execute();
}

export interface FreeSeats {
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly cutoffDays: number;
  readonly free: number;
  /** Not closed, and of a package that the shop shows. */
  readonly isOpen: boolean;
  /** Called off, or its package leaves on another day now. */
  readonly isGivenUp: boolean;
}

const columns = sql`d.id as "departureId", d.departs_on as "departsOn", d.cutoff_days as "cutoffDays",
  d.capacity - d.held - d.sold as free, p.published and d.state = 'on_sale' as "isOpen",
  d.state = 'cancelled' or (d.state = 'closed' and d.is_seasonal) as "isGivenUp"`;

export async function listFreeSeats(db: Db, departureIds: readonly number[]): Promise<FreeSeats[]> {
  const found = await sql<FreeSeats>`
    select ${columns} from departures as d join trip_packages as p on p.id = d.package_id
    where d.id = any(${sql.val(departureIds)}::int[]) order by d.id`.execute(db);
  return found.rows;
}

/** Until the caller's transaction ends nobody else moves a seat of this departure. */
export async function lockFreeSeats(db: Db, departureId: number): Promise<FreeSeats | null> {
  const found = await sql<FreeSeats>`
    select ${columns} from departures as d join trip_packages as p on p.id = d.package_id
    where d.id = ${departureId} for no key update of d`.execute(db);
  return found.rows[0] ?? null;
}
