/** What is free on single departures, and whether they are for sale: for whoever waits for seats there. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';

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
