/** What a list of bookings comes to, and all of it as rows for a file. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { type BookingRow, paidSql } from './booking-columns.ts';
import { type BookingSearch, conditions, firstOf, type TravelsNamed, waysOf } from './search-bookings.ts';

export interface BookingSum {
  readonly bookings: number;
  readonly travelers: number;
  readonly total: number;
  readonly givenBack: number;
}

/** By its filters; what is typed into the search is not summed. */
export async function sumSought(db: Db, sought: BookingSearch): Promise<BookingSum> {
  const wanted = conditions(sought);
  const found = await sql<BookingSum>`
    select count(*)::int as bookings, coalesce(sum(number_of_travelers), 0)::int as travelers,
      coalesce(sum(total_price), 0)::int8 as total, coalesce(sum(given_back), 0)::int8 as "givenBack"
    from bookings where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}`.execute(db);
  return found.rows[0] ?? { bookings: 0, travelers: 0, total: 0, givenBack: 0 };
}

export interface ExportedBooking
  extends Pick<BookingRow, 'id' | 'departureId' | 'state' | 'channel' | 'createdAt' | 'stateSince' | 'givenBack'>,
    Pick<BookingRow, 'contactName' | 'contactEmail' | 'contactPhone' | 'subtotal' | 'taxes' | 'paid'> {
  readonly paymentStatus: string;
  readonly travelers: number;
  readonly total: number;
}

/** The newest first. */
export async function listExported(
  db: Db,
  sought: BookingSearch,
  most: number,
  travelsNamed: TravelsNamed,
): Promise<ExportedBooking[]> {
  const ways = await waysOf(db, sought, travelsNamed);
  const narrowed = conditions(sought);
  const wanted = ways === null ? narrowed : [sql`bookings.id in (${firstOf(ways, narrowed, most)})`];
  const found = await sql<ExportedBooking>`
    select id, channel, departure_id as "departureId", state, payment_status as "paymentStatus", created_at as "createdAt",
      state_since as "stateSince", contact_name as "contactName", contact_email as "contactEmail",
      contact_phone as "contactPhone", number_of_travelers as travelers, subtotal, taxes, total_price as total,
      case when state in ('confirmed', 'cancelled') then ${paidSql} else 0 end as paid, given_back as "givenBack"
    from bookings where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
    order by created_at desc, id desc limit ${most}`.execute(db);
  return found.rows;
}
