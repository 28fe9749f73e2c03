/** Bookings as operators look for them: any filters together, the newest first, one page at a time. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { usersNamedSql } from '../../accounts/store.ts';
import { alarmedBookingsSql } from '../../payments/store.ts';
import { isOpen, type State } from '../rules/bookings.ts';

export interface Sought {
  /** The beginning of a username's key and of an address, in lower case, and the booking of this number. */
  readonly beginning: string | null;
  readonly reference: number | null;
  readonly state: State | null;
  /** Null: of any departure. */
  readonly departureIds: readonly number[] | null;
  /** Days of booking in `timeZone`, both included. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly timeZone: string;
  readonly needsSomebody: boolean;
}

export interface ListedRow {
  readonly id: number;
  readonly userId: number | null;
  readonly departureId: number;
  readonly numberOfTravelers: number;
  readonly totalPrice: number;
  readonly state: State;
  readonly contactEmail: string | null;
  readonly createdAt: Date;
  readonly hasAlarm: boolean;
  readonly hasRefusedRefund: boolean;
  readonly isOpenTooLong: boolean;
}

/** A booking that is open for longer than this is not on its way any more, unless its traveller's bank has asked. */
const OPEN_MINUTES = 2;

export const isOpenTooLong = sql<boolean>`(bookings.open_slot is not null
  and bookings.created_at < now() - make_interval(mins => ${sql.lit(OPEN_MINUTES)})
  and not (bookings.state = 'held' and bookings.payment_id is not null and bookings.hold_until > now()))`;
const refusedSql = sql`select booking_id from refunds where state = 'refused'`;

/** At most `most`, the newest first; those older than the booking `after`, or from the newest on. */
export async function listSought(db: Db, sought: Sought, after: number | null, most: number): Promise<ListedRow[]> {
  const beyond = sql`(bookings.created_at, bookings.id)
    < ((select created_at from bookings as there where there.id = ${after}::int), ${after}::int)`;
  const wanted = after === null ? conditions(sought) : [...conditions(sought), beyond];
  const found = await sql<ListedRow>`
    select bookings.id, bookings.user_id as "userId", bookings.departure_id as "departureId",
      bookings.number_of_travelers as "numberOfTravelers", bookings.total_price as "totalPrice", bookings.state,
      bookings.contact_email as "contactEmail", bookings.created_at as "createdAt",
      bookings.id in (${alarmedBookingsSql()}) as "hasAlarm", bookings.id in (${refusedSql}) as "hasRefusedRefund",
      ${isOpenTooLong} as "isOpenTooLong"
    from bookings where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
    order by bookings.created_at desc, bookings.id desc limit ${most}`.execute(db);
  return found.rows;
}

function conditions(sought: Sought): RawBuilder<unknown>[] {
  const { state, departureIds, from, to, timeZone, needsSomebody } = sought;
  const startOf = (day: CalendarDay) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  return [
    ...(sought.beginning === null && sought.reference === null ? [] : [sql`bookings.id in (${foundSql(sought)})`]),
    ...(state === null ? [] : [sql`bookings.state = ${state}`]),
    // With it the few that are open are found by their own index.
    ...(state !== null && isOpen(state) ? [sql`bookings.open_slot is not null`] : []),
    ...(departureIds === null ? [] : [sql`bookings.departure_id = any(${sql.val(departureIds)}::int[])`]),
    ...(from === null ? [] : [sql`bookings.created_at >= ${startOf(from)}`]),
    ...(to === null ? [] : [sql`bookings.created_at < ${startOf(plusDays(to, 1))}`]),
    ...(needsSomebody ? [sql`bookings.id in (${needySql})`] : []),
  ];
}

const needySql = sql`${alarmedBookingsSql()} union ${refusedSql}
  union select bookings.id from bookings where ${isOpenTooLong}`;

/** Each way by an index of its own. */
function foundSql({ beginning, reference }: Pick<Sought, 'beginning' | 'reference'>): RawBuilder<unknown> {
  const pattern = beginning === null ? null : `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const ways = [
    ...(reference === null ? [] : [sql`select ${reference}::int`]),
    ...(beginning === null
      ? []
      : [
          sql`select bookings.id from bookings where bookings.user_id in (${usersNamedSql(beginning)})`,
          sql`select bookings.id from bookings where lower(bookings.contact_email) like ${pattern}`,
        ]),
  ];
  return sql.join(ways, sql` union `);
}
