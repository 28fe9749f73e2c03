/** What is free on single departures, and whether they are for sale: for whoever waits for seats there. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';

export interface FreeSeats {
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly free: number;
  /** Of a package that the shop shows. */
  readonly published: boolean;
  /** Its package leaves on another day now: it is closed, or the shop sells an earlier one. */
  readonly replaced: boolean;
}

const columns = (firstDay: CalendarDay) => sql`d.id as "departureId", d.departs_on as "departsOn",
  d.capacity - d.held - d.sold as free, p.published, d.closed_at is not null or exists (
    select from departures as earlier where earlier.package_id = d.package_id and earlier.closed_at is null
      and earlier.departs_on >= ${firstDay}::date and earlier.departs_on < d.departs_on) as replaced`;

/** `firstDay`: the first day of departure that is on sale. */
export async function listFreeSeats(
  db: Db,
  departureIds: readonly number[],
  firstDay: CalendarDay,
): Promise<FreeSeats[]> {
  const found = await sql<FreeSeats>`
    select ${columns(firstDay)} from departures as d join trip_packages as p on p.id = d.package_id
    where d.id = any(${sql.val(departureIds)}::int[]) order by d.id`.execute(db);
  return found.rows;
}

/** Until the caller's transaction ends nobody else moves a seat of this departure. */
export async function lockFreeSeats(db: Db, departureId: number, firstDay: CalendarDay): Promise<FreeSeats | null> {
  const found = await sql<FreeSeats>`
    select ${columns(firstDay)} from departures as d join trip_packages as p on p.id = d.package_id
    where d.id = ${departureId} for no key update of d`.execute(db);
  return found.rows[0] ?? null;
}
