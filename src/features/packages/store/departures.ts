/** Departures, and the one place where all of them but held and sold seats is written (`test/one-writer.test.ts`). */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';
import type { DepartureFields } from '../contract/edit-departures.ts';
import type { DepartureState } from '../rules/departures.ts';
import type { MonthDay } from '../rules/yearly-departure.ts';

/** Of a departure `d`: it can be booked today. */
export const onSaleSql = (today: CalendarDay) =>
  sql<boolean>`d.state = 'on_sale' and d.departs_on >= ${today}::date + d.cutoff_days`;

export interface DepartureRule {
  readonly packageId: string;
  readonly rule: MonthDay;
  readonly nights: number;
  readonly capacity: number;
}

/** Of all packages on sale, or of one of them. */
export async function listDepartureRules(db: Db, packageId?: string): Promise<DepartureRule[]> {
  const rows = await db
    .selectFrom('trip_packages')
    .where('published', '=', true)
    .$if(packageId !== undefined, (query) => query.where('id', '=', packageId ?? ''))
    .select(['id', 'depart_month', 'depart_day', 'nights', 'capacity'])
    .execute();
  return rows.map((row) => ({
    packageId: row.id,
    rule: { month: row.depart_month, day: row.depart_day },
    nights: row.nights,
    capacity: row.capacity,
  }));
}

export interface NewDeparture {
  readonly packageId: string;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly capacity: number;
}

/**
 * By the package's yearly rule. Nothing happens when that day has a departure already, unless the rule itself had closed
 * it: then it is opened again. What an operator has closed or called off stays so.
 */
export async function openDeparture(
  db: Db,
  { packageId, departsOn, returnsOn, capacity }: NewDeparture,
): Promise<void> {
  await sql`
    insert into departures (package_id, departs_on, returns_on, capacity, is_seasonal)
    select ${packageId}, ${departsOn}::date, ${returnsOn}::date, ${capacity}::int, true
    where not exists (select from departures
      where package_id = ${packageId} and departs_on = ${departsOn}::date and state = 'cancelled')
    on conflict (package_id, departs_on) where state <> 'cancelled'
    do update set returns_on = excluded.returns_on, capacity = excluded.capacity, state = 'on_sale',
      state_since = now(), version = departures.version + 1
    where departures.state = 'closed' and departures.is_seasonal`.execute(db);
}

/** Opened by the yearly rule; its day is ahead and no longer the package's, and nobody is on it. */
const leftBehind = (today: CalendarDay) => sql<boolean>`
  d.state = 'on_sale' and d.is_seasonal and d.held + d.sold = 0 and d.departs_on >= ${today}::date and p.published
  and (p.depart_month, p.depart_day) <> (extract(month from d.departs_on), extract(day from d.departs_on))`;

/** The packages that have departures left behind. */
export async function listLeftBehind(db: Db, today: CalendarDay): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct p.id from trip_packages as p join departures as d on d.package_id = p.id
    where ${leftBehind(today)} order by p.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Of a package that is locked: its day could be another one otherwise by the time a row of these is free. */
export async function closeLeftBehind(tx: Db, packageId: string, today: CalendarDay, at: Instant): Promise<void> {
  await sql`
    update departures as d set state = 'closed', state_since = ${at}, version = d.version + 1 from trip_packages as p
    where p.id = ${packageId} and d.package_id = p.id and ${leftBehind(today)}`.execute(tx);
}

export async function closeDepartures(tx: Db, ids: readonly number[], at: Instant): Promise<void> {
  await sql`
    update departures set state = 'closed', state_since = ${at}, version = version + 1
    where id = any(${sql.val(ids)}::int[])`.execute(tx);
}

/** Of departures that nobody is on. */
export async function setLength(tx: Db, ids: readonly number[], nights: number): Promise<void> {
  await sql`
    update departures set returns_on = departs_on + ${nights}::int, version = version + 1
    where id = any(${sql.val(ids)}::int[])`.execute(tx);
}

/** Those that are new: a day that has a departure already keeps it. */
export async function insertDepartures(
  tx: Db,
  of: {
    readonly packageId: string;
    readonly days: readonly CalendarDay[];
    readonly nights: number;
    readonly facts: Omit<DepartureFields, 'departsOn'>;
  },
  at: Instant,
): Promise<{ readonly id: number; readonly departsOn: CalendarDay }[]> {
  const { capacity, price, cutoffDays, minimumParty, state } = of.facts;
  const made = await sql<{ id: number; departsOn: CalendarDay }>`
    insert into departures
      (package_id, departs_on, returns_on, capacity, price, cutoff_days, minimum_party, state, state_since)
    select ${of.packageId}, given::date, given::date + ${of.nights}::int, ${capacity}::int, ${price}::int, ${cutoffDays}::int,
      ${minimumParty}::int, ${state}, ${at}
    from unnest(${sql.val(of.days)}::text[]) as given
    on conflict (package_id, departs_on) where state <> 'cancelled' do nothing
    returning id, departs_on as "departsOn"`.execute(tx);
  return made.rows;
}

/**
 * The WHERE looks removable and is not: a buyer may take seats at this moment, of a departure that is moved or made
 * smaller. It is the operator's from now on, and does not follow the package's day of the year any more.
 */
export async function updateDeparture(
  tx: Db,
  of: {
    readonly departureId: number;
    readonly version: number;
    readonly nights: number;
    readonly fields: DepartureFields;
  },
  at: Instant,
): Promise<'done' | 'not_so' | 'day_taken'> {
  const { departsOn, capacity, price, cutoffDays, minimumParty, state } = of.fields;
  const isTaken = await sql`
    select from departures as o join departures as d on d.id = ${of.departureId}
    where o.package_id = d.package_id and o.id <> d.id and o.departs_on = ${departsOn}::date and o.state <> 'cancelled'`.execute(
    tx,
  );
  if (isTaken.rows.length > 0) return 'day_taken';
  const done = await sql`
    update departures set departs_on = ${departsOn}::date,
      returns_on = case when departs_on = ${departsOn}::date then returns_on else ${departsOn}::date + ${of.nights}::int end,
      moved_from = case when departs_on = ${departsOn}::date then moved_from else departs_on end,
      moved_at = case when departs_on = ${departsOn}::date then moved_at else ${at} end,
      capacity = ${capacity}::int, cutoff_days = ${cutoffDays}::int, minimum_party = ${minimumParty}::int,
      price = ${price}::int,
      price_changed_at = case when price is distinct from ${price}::int then ${at} else price_changed_at end,
      state = ${state}, state_since = case when state = ${state} then state_since else ${at} end,
      is_seasonal = false, version = version + 1
    where id = ${of.departureId} and version = ${of.version} and held + sold <= ${capacity}::int
      and (departs_on = ${departsOn}::date or held + sold = 0)
    returning id`.execute(tx);
  return done.rows.length === 1 ? 'done' : 'not_so';
}

/** The WHERE looks removable and is not: a buyer may take a seat at this moment. False: somebody is on one of them. */
export async function cancelEmpty(tx: Db, ids: readonly number[], at: Instant): Promise<boolean> {
  const empty = await sql<{ id: number }>`
    select id from departures where id = any(${sql.val(ids)}::int[]) and held + sold = 0 order by id for no key update`.execute(
    tx,
  );
  if (empty.rows.length !== new Set(ids).size) return false;
  await sql`
    update departures set state = 'cancelled', state_since = ${at}, is_seasonal = false, version = version + 1
    where id = any(${sql.val(ids)}::int[]) and held + sold = 0`.execute(tx);
  return true;
}

/** What decides about a departure as a whole. Until the transaction ends nobody changes it or takes a seat of it. */
export interface DecidedDeparture {
  readonly id: number;
  readonly packageId: string;
  readonly packageName: string;
  readonly departsOn: CalendarDay;
  readonly state: DepartureState | 'cancelled';
  readonly because: string | null;
  readonly sold: number;
  readonly held: number;
  readonly minimumParty: number | null;
}

export async function lockDeparture(tx: Db, id: number): Promise<DecidedDeparture | null> {
  const found = await sql<DecidedDeparture>`
    select d.id, d.package_id as "packageId", p.name as "packageName", d.departs_on as "departsOn", d.state,
      d.cancelled_because as because, d.sold, d.held, d.minimum_party as "minimumParty"
    from departures as d join trip_packages as p on p.id = d.package_id
    where d.id = ${id} for no key update of d`.execute(tx);
  return found.rows[0] ?? null;
}

/** From now on no seat of it is taken. What was sold is ended by whoever owns the bookings. */
export async function markDepartureCancelled(
  tx: Db,
  id: number,
  because: string,
  at: Instant,
  /** Another departure that its travellers are offered, and by whom. */
  offer: { readonly departureId: number; readonly by: { readonly id: number; readonly name: string } } | null = null,
): Promise<void> {
  await sql`
    update departures set state = 'cancelled', state_since = ${at}, cancelled_because = ${because}, is_seasonal = false,
      version = version + 1, offered_id = ${offer?.departureId ?? null}::int, offered_by_id = ${offer?.by.id ?? null}::int,
      offered_by = ${offer?.by.name ?? null}::text
    where id = ${id}`.execute(tx);
}

/** Those that were called off. */
export const cancelledDeparturesSql = (): Rows<{ id: number }> =>
  sql`(select id from departures where state = 'cancelled')`;

/** Their cut-off has come, they have not left, and fewer travel than they need: somebody decides. The next first. */
export async function listBelowMinimum(db: Db, today: CalendarDay): Promise<{ readonly departsOn: CalendarDay }[]> {
  const found = await sql<{ departsOn: CalendarDay }>`
    select departs_on as "departsOn" from departures
    where state in ('on_sale', 'closed') and sold < minimum_party
      and departs_on >= ${today}::date and departs_on < ${today}::date + cutoff_days
    order by departs_on`.execute(db);
  return found.rows;
}

/** The WHERE looks removable and is not: a buyer may take seats at this moment. False: fewer than are held and sold. */
export async function setCapacity(tx: Db, departureId: number, capacity: number): Promise<boolean> {
  const done = await sql`
    update departures set capacity = ${capacity}, version = version + 1
    where id = ${departureId} and held + sold <= ${capacity} returning id`.execute(tx);
  return done.rows.length === 1;
}
