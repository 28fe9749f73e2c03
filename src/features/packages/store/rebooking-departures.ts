/** Departures a booking may be changed to, as they are now. Nothing here writes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';
import type { DepartureState } from '../rules/departures.ts';

export interface DepartureChoice {
  readonly departureId: number;
  readonly packageId: string;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly state: DepartureState | 'cancelled';
  /** For one person today; null: its package has no price yet. */
  readonly price: number | null;
  readonly maxGuests: number;
  readonly spotsLeft: number;
}

export async function findChoice(db: Db, departureId: number, now: Instant): Promise<DepartureChoice | null> {
  const found = await sql<DepartureChoice>`
    select d.id as "departureId", d.package_id as "packageId", d.departs_on as "departsOn", d.returns_on as "returnsOn",
      d.state, coalesce(d.price, (select h.price from package_prices as h
        where h.package_id = d.package_id and h.valid_from <= ${now} order by h.valid_from desc limit 1)) as price,
      p.max_guests as "maxGuests", d.capacity - d.held - d.sold as "spotsLeft"
    from departures as d join trip_packages as p on p.id = d.package_id where d.id = ${departureId}::int`.execute(db);
  return found.rows[0] ?? null;
}

/** Until the transaction ends nobody moves them, calls them off or takes seats of them. In one order, whoever asks. */
export async function lockDepartures(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    select from departures where id = any(${sql.val(ids)}::int[]) order by id for no key update`.execute(tx);
}

export interface OtherDate {
  readonly departureId: number;
  readonly by: { readonly id: number; readonly name: string };
}

/** What the travellers of a departure that was called off are offered instead; null: nothing. */
export async function findOtherDate(db: Db, id: number): Promise<OtherDate | null> {
  const found = await sql<{ departureId: number; byId: number; by: string }>`
    select offered_id as "departureId", offered_by_id as "byId", offered_by as by from departures
    where id = ${id} and offered_id is not null and offered_by_id is not null and offered_by is not null`.execute(db);
  const row = found.rows[0];
  return row ? { departureId: row.departureId, by: { id: row.byId, name: row.by } } : null;
}

export async function isCalledOff(db: Db, id: number): Promise<boolean> {
  const found = await sql`select from departures where id = ${id} and state = 'cancelled'`.execute(db);
  return found.rows.length > 0;
}
