/**
 * What was sold, ended and given back, in sums. A sale counts on the day of its booking, its end on the day of the end, a
 * refund on the day it was decided; days are days of `timeZone`. Bookings that were never paid for count nowhere.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { type CalendarDay, type Instant, plusDays } from '../../../shared/dates.ts';
import { paidSql } from './booking-columns.ts';

export interface SalesSpan {
  /** Both included. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly timeZone: string;
  /** Null: of all packages. */
  readonly packageId: string | null;
}

export type SalesGroup = 'day' | 'week' | 'month' | 'package' | 'departure' | 'channel';

export interface SalesSum {
  /** The first day of the period, the id of the package, or of the departure, or the channel. */
  readonly key: string;
  readonly bookings: number;
  readonly travelers: number;
  readonly subtotal: number;
  readonly taxes: number;
  readonly total: number;
  readonly cancelled: number;
  readonly cancelledTotal: number;
  readonly refunded: number;
}

const startOf = (day: CalendarDay, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
const within = (at: RawBuilder<unknown>, { from, to, timeZone }: SalesSpan) =>
  sql`${at} >= ${startOf(from, timeZone)} and ${at} < ${startOf(plusDays(to, 1), timeZone)}`;
const ofPackage = (packageId: string | null) => (packageId === null ? sql`true` : sql`package_id = ${packageId}`);

/** Refused and withheld ones have given nothing back. */
const givenBackSql = sql`refunds.state in ('due', 'sent', 'done', 'outside')`;

export async function listSalesSums(db: Db, by: SalesGroup, span: SalesSpan): Promise<SalesSum[]> {
  const { from, to, timeZone, packageId } = span;
  // A group that is no period goes by a column.
  const column =
    by === 'package'
      ? sql`package_id`
      : by === 'departure'
        ? sql`departure_id`
        : by === 'channel'
          ? sql`channel`
          : null;
  const keyAt = (at: RawBuilder<unknown>) =>
    column ?? sql`date_trunc(${sql.lit(by)}, ${at} at time zone ${timeZone})::date`;
  const [ended, refunded] = [sql`state_since`, sql`refunds.asked_for_at`];
  // Each period reads its own stretch of an index: to find the day of every booking takes six times as long.
  const spans = column
    ? sql`select null::date as day, ${startOf(from, timeZone)} as starts, ${startOf(plusDays(to, 1), timeZone)} as ends`
    : sql`select day::date as day, greatest(day, ${from}::date::timestamp) at time zone ${timeZone} as starts,
        least(day + ${`1 ${by}`}::interval, ${plusDays(to, 1)}::date::timestamp) at time zone ${timeZone} as ends
      from generate_series(date_trunc(${sql.lit(by)}, ${from}::date::timestamp), ${to}::date::timestamp, ${`1 ${by}`}::interval) as day`;
  const found = await sql<SalesSum>`
    with spans as (${spans}), counted as (
      select sold.* from spans cross join lateral (
        select ${column ?? sql`spans.day`} as key, count(*) as bookings, sum(number_of_travelers) as travelers, sum(subtotal) as subtotal,
          sum(bookings.taxes) as taxes, sum(total_price) as total, 0 as cancelled, 0 as cancelled_total, 0 as refunded
        from bookings where state in ('confirmed', 'cancelled') and created_at >= spans.starts and created_at < spans.ends
          and ${ofPackage(packageId)} group by 1) as sold
      union all
      select ${keyAt(ended)}, 0, 0, 0, 0, 0, count(*), sum(total_price), 0
      from bookings where state = 'cancelled' and ${within(ended, span)} and ${ofPackage(packageId)} group by 1
      union all
      select ${keyAt(refunded)}, 0, 0, 0, 0, 0, 0, 0, sum(refunds.dollars)
      from refunds join bookings on bookings.id = refunds.booking_id
      where ${givenBackSql} and ${within(refunded, span)} and ${ofPackage(packageId)} group by 1
    )
    select key::text as key, sum(bookings)::int as bookings, sum(travelers)::int as travelers, sum(subtotal)::int8 as subtotal,
      sum(taxes)::int8 as taxes, sum(total)::int8 as total, sum(cancelled)::int as cancelled,
      sum(cancelled_total)::int8 as "cancelledTotal", sum(refunded)::int8 as refunded
    from counted where key is not null group by counted.key order by counted.key`.execute(db);
  return found.rows;
}

interface Sold {
  readonly bookings: number;
  readonly travelers: number;
  readonly total: number;
  readonly cancelledTotal: number;
}

/** Today and this week from Monday, each beside the same stretch a week before. */
export interface SalesPulse {
  readonly today: Sold;
  readonly dayBefore: Sold;
  readonly week: Sold;
  readonly weekBefore: Sold;
}

export async function readPulse(db: Db, at: Instant, timeZone: string): Promise<SalesPulse> {
  const found = await sql<Sold & { name: keyof SalesPulse }>`
    with clock as (select ${at}::timestamptz at time zone ${timeZone} as local),
      spans as (
        select name, starts at time zone ${timeZone} as starts, ends at time zone ${timeZone} as ends
        from clock cross join lateral (values
          ('today', date_trunc('day', local), local),
          ('dayBefore', date_trunc('day', local) - interval '7 days', local - interval '7 days'),
          ('week', date_trunc('week', local), local),
          ('weekBefore', date_trunc('week', local) - interval '7 days', local - interval '7 days')) as given (name, starts, ends))
    select spans.name as name, sold.*, ended."cancelledTotal" from spans
    cross join lateral (select count(*)::int as bookings, coalesce(sum(number_of_travelers), 0)::int as travelers,
        coalesce(sum(total_price), 0)::int8 as total
      from bookings where state in ('confirmed', 'cancelled') and created_at >= starts and created_at <= ends) as sold
    cross join lateral (select coalesce(sum(total_price), 0)::int8 as "cancelledTotal"
      from bookings where state = 'cancelled' and state_since >= starts and state_since <= ends) as ended`.execute(db);
  const of = (name: keyof SalesPulse): Sold => {
    const row = found.rows.find((one) => one.name === name);
    if (!row) throw new Error(`No span is called ${name}`);
    const { bookings, travelers, total, cancelledTotal } = row;
    return { bookings, travelers, total, cancelledTotal };
  };
  return { today: of('today'), dayBefore: of('dayBefore'), week: of('week'), weekBefore: of('weekBefore') };
}

export interface Travelled {
  readonly bookings: number;
  readonly travelers: number;
  readonly total: number;
  /** Days from the booking to the departure; null: nobody travelled. */
  readonly meanLeadDays: number | null;
  readonly medianLeadDays: number | null;
}

/** Of the confirmed bookings of these departures. */
export async function readTravelled(
  db: Db,
  departures: readonly { readonly departureId: number; readonly departsOn: CalendarDay }[],
  timeZone: string,
): Promise<Travelled> {
  // Summed by the days between first: a median of some hundred sums, not of every booking.
  const found = await sql<Travelled>`
    with by_lead as (
      select days, count(*) as bookings, sum(number_of_travelers) as travelers, sum(total_price) as total
      from (select number_of_travelers, total_price, given.day::date - (created_at at time zone ${timeZone})::date as days
      from unnest(${sql.val(departures.map(({ departureId }) => departureId))}::int[],
        ${sql.val(departures.map(({ departsOn }) => departsOn))}::text[]) as given (id, day)
      join bookings on bookings.departure_id = given.id and bookings.state = 'confirmed') as travelled
      group by days
    ), counted as (select *, sum(bookings) over (order by days) as so_far, sum(bookings) over () as all_of_them from by_lead)
    select coalesce(sum(bookings), 0)::int as bookings, coalesce(sum(travelers), 0)::int as travelers,
      coalesce(sum(total), 0)::int8 as total, (sum(days * bookings) / sum(bookings))::float8 as "meanLeadDays",
      min(days) filter (where so_far * 2 >= all_of_them) as "medianLeadDays"
    from counted`.execute(db);
  return found.rows[0] ?? { bookings: 0, travelers: 0, total: 0, meanLeadDays: null, medianLeadDays: null };
}

export interface KeptFees {
  /** Of the bookings that ended in the span: what was paid and not given back. */
  readonly keptFees: number;
  /** Of the bookings made in the span: how many ended, and how many of these because we called the departure off. */
  readonly made: number;
  readonly madeAndEnded: number;
  readonly madeAndCalledOff: number;
}

export async function readKept(db: Db, span: SalesSpan): Promise<KeptFees> {
  const found = await sql<KeptFees>`
    select
      (select coalesce(sum(paid - given), 0)::int8 from (
        select ${paidSql} as paid, (select coalesce(sum(dollars), 0) from refunds
          where booking_id = bookings.id and ${givenBackSql}) as given
        from bookings where state = 'cancelled' and ${within(sql`state_since`, span)} and ${ofPackage(span.packageId)}
      ) as ended) as "keptFees",
      count(*)::int as made, count(*) filter (where state = 'cancelled')::int as "madeAndEnded",
      count(*) filter (where is_called_off)::int as "madeAndCalledOff"
    from bookings where state in ('confirmed', 'cancelled') and ${within(sql`created_at`, span)}
      and ${ofPackage(span.packageId)}`.execute(db);
  return found.rows[0] ?? { keptFees: 0, made: 0, madeAndEnded: 0, madeAndCalledOff: 0 };
}

/** Paid for trips on these departures, which lie ahead. */
export async function sumPaidOn(db: Db, departureIds: readonly number[]): Promise<number> {
  const found = await sql<{ total: number }>`
    select coalesce(sum(total_price), 0)::int8 as total from bookings
    where state = 'confirmed' and departure_id = any(${sql.val(departureIds)}::int[])`.execute(db);
  return found.rows[0]?.total ?? 0;
}
