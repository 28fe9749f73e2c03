/** The terms a booking is made on: the price, the departure, and whether somebody may have seen others a moment ago. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { type CalendarDay, calendarDay, type Instant, plusSeconds } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import type { CancellationTerms } from '../rules/cancellation-terms.ts';
import { latestVersionSql } from './agreed-package.ts';
import { onSaleSql } from './departures.ts';

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
