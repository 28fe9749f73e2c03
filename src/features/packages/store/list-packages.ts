/** All packages for operators, in the order of the shop, page by page. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import type { PackageRow } from '../contract/edit-packages.ts';
import type { Category } from '../rules/categories.ts';
import type { PackageState } from '../rules/package-state.ts';
import type { DatedPrice } from '../rules/price-history.ts';
import { onSaleSql } from './departures.ts';

export interface ListedPackage
  extends AsStored<Omit<PackageRow, 'price' | 'originalPrice' | 'departure'>, 'updatedAt'> {
  readonly position: number;
  readonly prices: readonly DatedPrice[];
  readonly departure: AsStored<NonNullable<PackageRow['departure']>, never, 'departsOn'> | null;
}

export interface PackageFilter {
  readonly state?: PackageState | undefined;
  readonly category?: Category | undefined;
  /** Part of a name, a location or an id. */
  readonly search?: string | undefined;
  /** Those behind this place. */
  readonly after: readonly [position: number, id: string] | null;
  readonly most: number;
}

type Row = Omit<ListedPackage, 'prices'> & {
  readonly prices: Array<{ readonly price: Dollars; readonly validFrom: string }> | null;
};

const STATE_SQL = {
  draft: sql`not p.published and p.published_at is null`,
  published: sql`p.published`,
  withdrawn: sql`not p.published and p.published_at is not null`,
} as const;

export async function listPackages(db: Db, today: CalendarDay, filter: PackageFilter): Promise<ListedPackage[]> {
  const { state, category, search, after, most } = filter;
  const wanted = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const found = await sql<Row>`
    select p.id, p.position, p.name, p.location, p.category, p.image, p.updated_at as "updatedAt",
      neighbours.above, neighbours.below,
      case when p.published then 'published' when p.published_at is null then 'draft' else 'withdrawn' end as state,
      (select json_agg(json_build_object('price', h.price, 'validFrom', h.valid_from))
        from package_prices as h where h.package_id = p.id) as prices,
      (select json_build_object('departsOn', d.departs_on, 'capacity', d.capacity, 'held', d.held, 'sold', d.sold)
        from departures as d
        where d.package_id = p.id and ${onSaleSql(today)}
        order by d.departs_on limit 1) as departure
    from trip_packages as p
    join (select id, lag(id) over shop as above, lead(id) over shop as below
      from trip_packages window shop as (order by position, id)) as neighbours using (id)
    where ${state ? STATE_SQL[state] : sql`true`}
      and (${category ?? null}::text is null or p.category = ${category ?? null})
      and (${wanted}::text is null or lower(p.name) like ${wanted} or lower(p.location) like ${wanted}
        or p.id like ${wanted})
      and ${after ? sql`(p.position, p.id) > (${after[0]}::int, ${after[1]}::text)` : sql`true`}
    order by p.position, p.id
    limit ${most}`.execute(db);
  return found.rows.map(({ prices, ...row }) => ({
    ...row,
    prices: (prices ?? []).map(({ price, validFrom }) => ({ price, validFrom: new Date(validFrom) })),
  }));
}
