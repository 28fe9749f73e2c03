/** What is on sale: packages with their prices, and their departures. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import { CardFields, PageFields } from '../contract/package-fields.ts';
import type { DatedPrice } from '../rules/price-history.ts';
import type { Rated } from '../rules/rating.ts';
import { onSaleSql } from './departures.ts';
import { fieldsIn, ratedSql, tables } from './package-columns.ts';

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
