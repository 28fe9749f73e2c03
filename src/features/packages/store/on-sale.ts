/** What is on sale: packages with their prices, their departures, and the terms a booking is made on. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/sql.ts';
import { type CalendarDay, calendarDay, type Instant, plusSeconds } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/money.ts';
import { CardFields, PageFields } from '../contract/package-fields.ts';
import type { CancellationTerms } from '../rules/cancellation-terms.ts';
import type { DatedPrice } from '../rules/price.ts';
import type { Rated } from '../rules/rating.ts';
import { latestVersionSql } from './agreed-package.ts';
import { fieldsIn, onSaleSql, ratedSql, tables } from './package-columns.ts';

/** A departure that can be booked. */
export interface DepartureOnSale {
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly availableSpots: number;
  /** Null: the package's. */
  readonly ownPrice: Dollars | null;
  /** How many must travel, and how many do. Null: it runs whoever comes. */
  readonly runsFrom: { readonly minimum: number; readonly booked: number } | null;
}

/** A package, a departure of it that is on sale, and every price it has had. */
export interface PackageOnSale extends FieldsOnSale, DepartureOnSale {
  readonly id: string;
  readonly duration: string;
  readonly rated: Rated;
  readonly prices: readonly DatedPrice[];
  /** Others of the package on sale. */
  readonly moreDepartures: number;
}

const FieldsOnSale = z.extend(CardFields, PageFields.shape);
type FieldsOnSale = Readonly<z.infer<typeof FieldsOnSale>>;

/** The first that can be booked, sold out or not, or the one that is asked for; a package without one is not on sale. */
function onSale(db: Db, today: CalendarDay, departureId: number | null = null) {
  return tables(db)
    .selectFrom('trip_packages as p')
    .innerJoin('departures as d', 'd.package_id', 'p.id')
    .where('p.published', '=', true)
    .where(onSaleSql(today))
    .where(
      sql<boolean>`d.id = coalesce(${departureId}::int, (select d.id from departures as d
        where d.package_id = p.id and ${onSaleSql(today)} order by d.departs_on limit 1))`,
    )
    .selectAll('p')
    .select(['d.id as departureId', 'd.departs_on as departsOn', 'd.returns_on as returnsOn', 'd.price as ownPrice'])
    .select([
      freeSql.as('availableSpots'),
      runsFromSql.as('runsFrom'),
      sql<number>`(select count(*) - 1 from departures as d where d.package_id = p.id and ${onSaleSql(today)})`.as(
        'moreDepartures',
      ),
      sql<Array<{ price: Dollars; validFrom: string }>>`(
        select json_agg(json_build_object('price', h.price, 'validFrom', h.valid_from))
        from package_prices as h where h.package_id = p.id)`.as('prices'),
      ratedSql.as('rated'),
    ])
    .orderBy('p.position')
    .orderBy('p.id');
}

const freeSql = sql<number>`d.capacity - d.held - d.sold`;
const runsFromSql = sql<DepartureOnSale['runsFrom']>`case when d.minimum_party is null then null
  else json_build_object('minimum', d.minimum_party, 'booked', d.sold) end`;

type OnSaleRow = Awaited<ReturnType<ReturnType<typeof onSale>['execute']>>[number];

function packageOf(row: OnSaleRow): PackageOnSale {
  const { id, duration, rated, prices, departureId, departsOn, returnsOn, availableSpots } = row;
  const { ownPrice, runsFrom, moreDepartures } = row;
  return {
    ...FieldsOnSale.parse(fieldsIn(row)),
    ...{ id, duration, rated, departureId, departsOn, returnsOn, availableSpots, ownPrice, runsFrom, moreDepartures },
    prices: (prices ?? []).map((dated) => ({ price: dated.price, validFrom: new Date(dated.validFrom) })),
  };
}

export async function listOnSale(db: Db, today: CalendarDay): Promise<PackageOnSale[]> {
  return (await onSale(db, today).execute()).map(packageOf);
}

export async function findOnSale(
  db: Db,
  id: string,
  today: CalendarDay,
  departureId: number | null = null,
): Promise<PackageOnSale | null> {
  const row = await onSale(db, today, departureId).where('p.id', '=', id).executeTakeFirst();
  return row ? packageOf(row) : null;
}

/** Of one package or, with null, of every one; the next first. */
export async function listDeparturesOnSale(
  db: Db,
  packageId: string | null,
  today: CalendarDay,
): Promise<Array<DepartureOnSale & { readonly packageId: string }>> {
  const found = await sql<DepartureOnSale & { readonly packageId: string }>`
    select p.id as "packageId", d.id as "departureId", d.departs_on as "departsOn", d.returns_on as "returnsOn",
      ${freeSql} as "availableSpots", d.price as "ownPrice", ${runsFromSql} as "runsFrom"
    from departures as d join trip_packages as p on p.id = d.package_id
    where ${packageId === null ? sql`true` : sql`p.id = ${packageId}`} and p.published and ${onSaleSql(today)}
    order by d.departs_on`.execute(db);
  return found.rows;
}

/** What a sale needs to know of a package, and nothing more: this is asked once for every booking. */
export interface SaleTerms {
  readonly id: string;
  readonly pricePerPerson: Dollars;
  readonly maxGuests: number;
  readonly cancellation: CancellationTerms;
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  /** The description of the package as it stands. */
  readonly packageVersion: number;
  /** Another price was asked in the last hour, so what somebody has seen is not known unless they say it. */
  readonly hasNewPrice: boolean;
  /** Another departure was the next one in the last hour, so which one somebody has seen is not known unless they say it. */
  readonly isNewlyNext: boolean;
  /** Every seat is sold, so none comes back when a hold ends. */
  readonly isSoldOut: boolean;
}

/** Of the departure that is named, else of the next one. Null: it cannot be booked. */
export async function findSaleTerms(
  db: Db,
  id: string,
  {
    tripNow,
    now,
    departureId,
  }: { readonly tripNow: Instant; readonly now: Instant; readonly departureId?: number | undefined },
): Promise<SaleTerms | null> {
  const settled = plusSeconds(now, -60 * SETTLES_MINUTES);
  const settledDay = calendarDay(plusSeconds(tripNow, -60 * SETTLES_MINUTES));
  const today = calendarDay(tripNow);
  const found = await sql<SaleTerms>`
    select p.id, p.max_guests as "maxGuests", p.cancellation, d.id as "departureId", d.departs_on as "departsOn",
      d.returns_on as "returnsOn", ${latestVersionSql(sql`p.id`)} as "packageVersion", d.sold >= d.capacity as "isSoldOut", coalesce(d.price, h.price) as "pricePerPerson",
      coalesce(d.price_changed_at > ${settled}, false) or d.price is null and (
        coalesce(p.price_taken_back_at > ${settled}, false) or exists (
        select from (
          select price, lead(valid_from) over (order by valid_from) as until
          from package_prices where package_id = p.id and valid_from <= ${now}
        ) as asked
        where asked.until > ${settled} and asked.price <> h.price)) as "hasNewPrice",
      coalesce(d.moved_at > ${settled}, false) or exists (
        select from departures as o where o.package_id = p.id and o.id <> d.id and case
          when o.departs_on < d.departs_on or (o.moved_at > ${settled} and o.moved_from < d.departs_on)
          then (o.state = 'on_sale' or (o.state in ('closed', 'cancelled') and o.state_since > ${settled}))
            and least(o.departs_on, o.moved_from) >= ${settledDay}::date + o.cutoff_days
          else d.state_since > ${settled} and o.state_since < d.state_since and ${onSaleSql(today)}
        end) as "isNewlyNext"
    from trip_packages as p
    join departures as d on d.package_id = p.id and ${onSaleSql(today)}
    join package_prices as h on h.package_id = p.id and h.valid_from <= ${now}
    where p.id = ${id} and p.published and d.id = coalesce(${departureId ?? null}::int, d.id)
    order by d.departs_on, h.valid_from desc
    limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** So long after another price was asked, or another departure was the next, a booking has to say what it agrees to. A page is rarely open for longer. */
const SETTLES_MINUTES = 60;
