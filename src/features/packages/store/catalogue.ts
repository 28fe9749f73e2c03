/** Packages and their prices: what is on sale, and how it comes to be. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/sql.ts';
import { type CalendarDay, DAY_MS, type Instant } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/money.ts';
import type { NewPackage } from '../content.ts';
import { CardFields, PageFields } from '../contract/fields.ts';
import { type CancellationTerms, type DatedPrice, PRICE_SETTLES_MINUTES, type Rated, USUAL_TERMS } from '../rules.ts';
import { columnsOf, fieldsIn, ratedSql, tables } from './columns.ts';

/** A package, the departure that is on sale, and every price it has had. */
export interface PackageOnSale extends FieldsOnSale {
  readonly id: string;
  readonly duration: string;
  readonly rated: Rated;
  readonly prices: readonly DatedPrice[];
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly availableSpots: number;
}

const FieldsOnSale = z.extend(CardFields, PageFields.shape);
type FieldsOnSale = Readonly<z.infer<typeof FieldsOnSale>>;

/** On sale is the earliest open departure that does not lie before `firstDay`; a package without one is not on sale. */
function onSale(db: Db, firstDay: CalendarDay) {
  return tables(db)
    .selectFrom('trip_packages as p')
    .innerJoin('departures as d', 'd.package_id', 'p.id')
    .where('p.published', '=', true)
    .where('d.departs_on', '=', (query) =>
      query
        .selectFrom('departures as next')
        .select((row) => row.fn.min('next.departs_on').as('first'))
        .whereRef('next.package_id', '=', 'p.id')
        .where('next.departs_on', '>=', firstDay)
        .where('next.closed_at', 'is', null),
    )
    .selectAll('p')
    .select([
      'd.id as departureId',
      'd.departs_on as departsOn',
      'd.returns_on as returnsOn',
      sql<number>`d.capacity - d.held - d.sold`.as('availableSpots'),
      sql<Array<{ price: Dollars; validFrom: string }>>`(
        select json_agg(json_build_object('price', h.price, 'validFrom', h.valid_from))
        from package_prices as h where h.package_id = p.id)`.as('prices'),
      ratedSql.as('rated'),
    ])
    .orderBy('p.position')
    .orderBy('p.id');
}

type OnSaleRow = Awaited<ReturnType<ReturnType<typeof onSale>['execute']>>[number];

function packageOf(row: OnSaleRow): PackageOnSale {
  const { id, duration, rated, prices, departureId, departsOn, returnsOn, availableSpots } = row;
  return {
    ...FieldsOnSale.parse(fieldsIn(row)),
    ...{ id, duration, rated, departureId, departsOn, returnsOn, availableSpots },
    prices: (prices ?? []).map((dated) => ({ price: dated.price, validFrom: new Date(dated.validFrom) })),
  };
}

export async function listOnSale(db: Db, firstDay: CalendarDay): Promise<PackageOnSale[]> {
  return (await onSale(db, firstDay).execute()).map(packageOf);
}

export async function findOnSale(db: Db, id: string, firstDay: CalendarDay): Promise<PackageOnSale | null> {
  const row = await onSale(db, firstDay).where('p.id', '=', id).executeTakeFirst();
  return row ? packageOf(row) : null;
}

/** What a sale needs to know of a package, and nothing more: this is asked once for every booking. */
export interface SaleTerms {
  readonly id: string;
  readonly pricePerPerson: Dollars;
  readonly maxGuests: number;
  readonly cancellation: CancellationTerms;
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  /** Another price was asked in the last hour, so what somebody has seen is not known unless they say it. */
  readonly hasNewPrice: boolean;
  /** Every seat is sold, so none comes back when a hold ends. */
  readonly isSoldOut: boolean;
}

export async function findSaleTerms(
  db: Db,
  id: string,
  { firstDay, now }: { readonly firstDay: CalendarDay; readonly now: Instant },
): Promise<SaleTerms | null> {
  const settled = new Date(now.getTime() - PRICE_SETTLES_MINUTES * 60_000);
  const found = await sql<SaleTerms>`
    select p.id, p.max_guests as "maxGuests", p.cancellation, d.id as "departureId", d.departs_on as "departsOn",
      d.sold >= d.capacity as "isSoldOut", h.price as "pricePerPerson",
      coalesce(p.price_taken_back_at > ${settled}, false) or exists (
        select from (
          select price, lead(valid_from) over (order by valid_from) as until
          from package_prices where package_id = p.id and valid_from <= ${now}
        ) as asked
        where asked.until > ${settled} and asked.price <> h.price) as "hasNewPrice"
    from trip_packages as p
    join departures as d on d.package_id = p.id and d.departs_on >= ${firstDay}::date and d.closed_at is null
    join package_prices as h on h.package_id = p.id and h.valid_from <= ${now}
    where p.id = ${id} and p.published
    order by d.departs_on, h.valid_from desc
    limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export async function hasPackages(db: Db): Promise<boolean> {
  return (await db.selectFrom('trip_packages').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Writes a package and its price history, counted back from `at`. */
export async function insertPackage(db: Db, added: NewPackage, position: number, at: Instant): Promise<void> {
  const inserted = await tables(db)
    .insertInto('trip_packages')
    .values({
      id: added.id,
      ...columnsOf({
        ...added,
        departMonth: added.departs.month,
        departDay: added.departs.day,
        cancellation: [...USUAL_TERMS],
        imageAlt: null,
        ownRating: null,
      }),
      duration: added.duration,
      sample_rating: added.sampleRating,
      position,
      published: true,
      created_at: at,
      published_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return;

  for (const { price, daysAgo } of added.priceHistory) {
    await insertPrice(db, added.id, price, new Date(at.getTime() - daysAgo * DAY_MS));
  }
}

/** From then on the package costs this; what it cost before stays on record. */
export async function insertPrice(db: Db, packageId: string, price: Dollars, validFrom: Instant): Promise<void> {
  await db.insertInto('package_prices').values({ package_id: packageId, price, valid_from: validFrom }).execute();
}

/** By id, whatever their state. */
export async function listNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('trip_packages').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The ids of those whose name begins so. */
export async function listIdsNamed(db: Db, name: string): Promise<string[]> {
  const found = await db
    .selectFrom('trip_packages')
    .where(sql<boolean>`starts_with(lower(name), lower(${name}))`)
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}
