/** Bookings as operators look for them: any filters together, the newest first, one page at a time. */

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';
import { usersNamedSql } from '../../accounts/store.ts';
import { alarmedBookingsSql } from '../../payments/store/alarms.ts';
import { isOpen, type State } from '../rules/booking-state.ts';
import { SLOW_SECONDS } from '../rules/is-slow.ts';
import { type BookingRow, isOpenTooLong } from './booking-columns.ts';
import { undeliveredEmailsSql } from './email-record.ts';
import type { AddressedBooking } from './message-recipients.ts';

export interface BookingSearch {
  /** Of a username's key and of an address, in lower case, and of words of a traveller's name or of who booked. */
  readonly beginning: string | null;
  /** The number of a booking. */
  readonly reference: number | null;
  /** The digits with which a telephone number ends. */
  readonly phone: string | null;
  /** The last four of a card. */
  readonly card: string | null;
  /** Of departures that were looked for by their day. */
  readonly leaving: readonly number[];
  readonly state: State | null;
  /** Null: of any departure. */
  readonly departureIds: readonly number[] | null;
  /** Days of booking in `timeZone`, both included. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly timeZone: string;
  readonly needsSomebody: boolean;
  /** Those whose payment a bank takes back, as far as somebody has to do something. */
  readonly disputedBookings: readonly number[];
  /** Those that are owed a refund after a dispute. */
  readonly owedBookings: readonly number[];
}

export interface FoundBooking extends AddressedBooking, Pick<BookingRow, 'totalPrice' | 'createdAt'> {
  readonly hasAlarm: boolean;
  readonly hasStuckRefund: boolean;
  readonly hasStuckEmail: boolean;
  readonly isDisputed: boolean;
  readonly isOpenTooLong: boolean;
}

const slow = sql`now() - make_interval(secs => ${sql.lit(SLOW_SECONDS)})`;
const stuckRefundsSql = sql`select booking_id from refunds
  where state = 'refused' or (state = 'due' and asked_for_at < ${slow})`;
const lateEmailsSql = sql`select booking_id from booking_emails
  where state = 'due' and due_since < now() - make_interval(secs => ${sql.lit(EMAIL_LATE_SECONDS)})`;
const stuckEmailsSql = sql`${lateEmailsSql} union ${undeliveredEmailsSql()}`;

/** Whether on `bookings` somebody travels who is called so; null: there is no word to look for. */
export type TravelsNamed = (db: Db, beginnings: string) => Promise<RawBuilder<unknown> | null>;

/** At most `most`, the newest first; those older than the booking `after`, or from the newest on. */
export async function listSought(
  db: Db,
  sought: BookingSearch,
  page: { readonly after: number | null; readonly most: number },
  travelsNamed: TravelsNamed,
): Promise<FoundBooking[]> {
  const { after, most } = page;
  const beyond = sql`(bookings.created_at, bookings.id)
    < ((select created_at from bookings as there where there.id = ${after}::int), ${after}::int)`;
  const narrowed = after === null ? conditions(sought) : [...conditions(sought), beyond];
  const ways = await waysOf(db, sought, travelsNamed);
  const wanted = ways === null ? narrowed : [sql`bookings.id in (${firstOf(ways, narrowed, most)})`];
  const found = await sql<FoundBooking>`
    select bookings.id, bookings.user_id as "userId", bookings.departure_id as "departureId",
      bookings.number_of_travelers as "numberOfTravelers", bookings.total_price as "totalPrice", bookings.state,
      bookings.contact_email as "contactEmail", bookings.contact_name as "contactName", bookings.created_at as "createdAt",
      bookings.id in (${alarmedBookingsSql()}) as "hasAlarm",
      (bookings.id in (${stuckRefundsSql}) or bookings.id = any(${sql.val(sought.owedBookings)}::int[])) as "hasStuckRefund", bookings.id in (${stuckEmailsSql}) as "hasStuckEmail",
      bookings.id = any(${sql.val(sought.disputedBookings)}::int[]) as "isDisputed",
      ${isOpenTooLong} as "isOpenTooLong"
    from bookings where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
    order by bookings.created_at desc, bookings.id desc limit ${most}`.execute(db);
  return found.rows;
}

export function conditions(sought: BookingSearch): RawBuilder<unknown>[] {
  const { state, departureIds, from, to, timeZone, needsSomebody } = sought;
  const startOf = (day: CalendarDay) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  return [
    ...(state === null ? [] : [sql`bookings.state = ${state}`]),
    // With it the few that are open are found by their own index.
    ...(state !== null && isOpen(state) ? [sql`bookings.open_slot is not null`] : []),
    ...(departureIds === null ? [] : [sql`bookings.departure_id = any(${sql.val(departureIds)}::int[])`]),
    ...(from === null ? [] : [sql`bookings.created_at >= ${startOf(from)}`]),
    ...(to === null ? [] : [sql`bookings.created_at < ${startOf(plusDays(to, 1))}`]),
    ...(needsSomebody ? [sql`bookings.id in (${needySql([...sought.disputedBookings, ...sought.owedBookings])})`] : []),
  ];
}

function needySql(known: readonly number[]): RawBuilder<unknown> {
  const ways = [
    alarmedBookingsSql(),
    stuckRefundsSql,
    stuckEmailsSql,
    sql`select bookings.id from bookings where ${isOpenTooLong}`,
    sql`select unnest(${sql.val(known)}::int[])`,
  ];
  return sql.join(ways, sql` union `);
}

/** The ways in which a search may be meant, each with an index of its own; null: nothing is searched. */
export async function waysOf(
  db: Db,
  { beginning, reference, phone, card, leaving, state }: BookingSearch,
  travelsNamed: TravelsNamed,
): Promise<RawBuilder<unknown>[] | null> {
  if (beginning === null && reference === null) return null;
  const named = beginning === null || !isEverNamed(state) ? null : await travelsNamed(db, beginning);
  const pattern = beginning === null ? null : `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    ...(reference === null ? [] : [sql`bookings.id = ${reference}::int`]),
    ...(beginning === null
      ? []
      : [
          sql`bookings.user_id in (${usersNamedSql(beginning)})`,
          sql`lower(bookings.contact_email) like ${pattern}`,
          // Found by its own index first: in the order of time every name would be taken apart.
          sql`bookings.id in (select named.id from bookings as named where named.contact_name is not null
            and array_to_tsvector(name_words(named.contact_name)) @@ (
              select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(name_words(${beginning})) as word)
            offset 0)`,
        ]),
    ...(phone === null ? [] : [sql`bookings.phone_digits like ${`${[...phone].reverse().join('')}%`}`]),
    ...(card === null ? [] : [sql`bookings.card_last4 = ${card}`]),
    ...(leaving.length === 0 ? [] : [sql`bookings.departure_id = any(${sql.val(leaving)}::int[])`]),
    ...(named === null ? [] : [named]),
  ];
}

/** Travellers are told of a booking that is confirmed; it may be cancelled later. */
function isEverNamed(state: State | null): boolean {
  return state === null || state === 'confirmed' || state === 'cancelled';
}

/** The first of each way: what begins with one email is not accumulated whole to show a page of it. */
export function firstOf(ways: readonly RawBuilder<unknown>[], narrowed: readonly RawBuilder<unknown>[], most: number) {
  const queries = ways.map(
    (way) => sql`(select bookings.id from bookings where ${sql.join([way, ...narrowed], sql` and `)}
      order by bookings.created_at desc, bookings.id desc limit ${most})`,
  );
  return sql.join(queries, sql` union `);
}
