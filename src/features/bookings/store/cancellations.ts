/**
 * The end of a confirmed booking.
 *
 * Cancelled, seats free, refund owed and email due are one statement: none without the others. The refund's row
 * stands before the provider is asked; its key follows from it, so that a repeat never pays twice.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import { cancelledDeparturesSql } from '../../packages/store/departures.ts';
import { returnSoldSeatsSql } from '../../packages/store/seats.ts';
import { sendCancellation } from '../contract/email-jobs.ts';
import { cancellationEmailId } from '../rules/booking-emails.ts';
import { shownAs } from '../rules/booking-state.ts';
import { paidSql, paymentIdsSql } from './booking-columns.ts';
import { emailDueSql } from './email-record.ts';
import { owedStateSql, refundSharesSql } from './refund-shares.ts';

/** It waits for an answer about another date; `bookings` is in the query. */
const isAskedSql = sql<boolean>`exists (select from booking_changes as c where c.booking_id = bookings.id
  and c.state = 'offered' and c.settled_by is null and c.departure_id <> bookings.departure_id)`;

/**
 * In a transaction of the caller's. `isCalledOff`: by us, because its departure does not run, unless it has another by now or is asked about one. `isDisputed`: a bank takes the payment back, so what the terms give is put on record and not given.
 * What has been given back already is not given again: at most what is left of what was paid. False: the booking had moved on. The WHERE looks removable and is not: of two who cancel, one gives seats back.
 */
export async function markCancelled(
  tx: Db,
  jobs: Jobs,
  id: number,
  {
    refund,
    isDisputed = false,
    isCalledOff = false,
  }: { readonly refund: number; readonly isDisputed?: boolean; readonly isCalledOff?: boolean },
): Promise<boolean> {
  const { status, paymentStatus } = shownAs('cancelled');
  // What each payment still has to give is read behind this lock.
  await sql`select from bookings where id = ${id} for no key update`.execute(tx);
  const cancelled = await sql`
    with mine as materialized (
      select id, ${paidSql} - given_back as left, refund_count from bookings
      where id = ${id} and (${!isCalledOff}::boolean or departure_id in (select id from ${cancelledDeparturesSql()} as gone)
        and not ${isAskedSql}) and state = 'confirmed' for no key update
    ), moved as (
      update bookings set state = 'cancelled', previous_state = state, status = ${status},
        payment_status = ${paymentStatus}, is_called_off = ${isCalledOff}, state_since = now(), updated_at = now()
      from mine where bookings.id = mine.id
      returning bookings.id, departure_id, number_of_travelers as seats, contact_email, mine.left,
        mine.refund_count
    ), back as (${returnSoldSeatsSql(sql`moved`)}),
    wanted as (select id, least(${refund}::int, moved.left) as dollars, refund_count from moved),
    owed as (
      insert into refunds (booking_id, number, payment_id, dollars, state, ended_at)
      select booking_id, refund_count + place, payment_id, shares.dollars, ${isDisputed ? sql`'disputed'` : owedStateSql},
        case when ${isDisputed ? sql`'disputed'` : owedStateSql} <> 'due' then now() end
      from (${refundSharesSql(sql`wanted`)}) as shares join wanted on wanted.id = booking_id
    ), due as (${emailDueSql(cancellationEmailId(id), sql`moved`)}),
    asked_for as (${jobs.sendSql(
      sendCancellation,
      sql`
      select json_build_object('bookingId', id) as data from moved where contact_email <> ''`,
    )})
    select moved.id from moved join back on back.id = moved.departure_id`.execute(tx);
  return cancelled.rows.length > 0;
}

export interface CalledOff {
  readonly id: number;
  readonly departureId: number;
  /** Nobody without an address is asked anything. */
  readonly isReachable: boolean;
  readonly paid: number;
  readonly paymentIds: readonly string[];
}

/** Confirmed on a departure that was called off, and asked nothing: still to be asked or ended. Whoever has waited longest first. */
export async function listCalledOff(db: Db, most: number): Promise<CalledOff[]> {
  const found = await sql<CalledOff>`
    select bookings.id, departure_id as "departureId", coalesce(contact_email, '') <> '' as "isReachable", ${paidSql} as paid, ${paymentIdsSql} as "paymentIds"
    from bookings join ${cancelledDeparturesSql()} as gone on gone.id = departure_id
    where bookings.state = 'confirmed' and not ${isAskedSql} order by state_since, bookings.id limit ${most}`.execute(
    db,
  );
  return found.rows;
}

export interface OnDeparture {
  /** Confirmed, with their travellers and what they paid and have not had back, in whole US dollars. */
  readonly bookings: number;
  readonly travelers: number;
  readonly dollars: number;
  /** Without an address to write to. */
  readonly unreachable: number;
  /** Of them asked whether they come on another date. */
  readonly asked: number;
  /** Being paid at this moment, or kept until it is. */
  readonly open: number;
  /** Ended because it was called off. */
  readonly ended: number;
}

export async function sumOnDeparture(db: Db, departureId: number): Promise<OnDeparture> {
  const found = await sql<OnDeparture>`
    select count(*) filter (where state = 'confirmed')::int as bookings,
      coalesce(sum(number_of_travelers) filter (where state = 'confirmed'), 0)::int as travelers,
      coalesce(sum(${paidSql} - given_back) filter (where state = 'confirmed'), 0)::int as dollars,
      count(*) filter (where state = 'confirmed' and coalesce(contact_email, '') = '')::int as unreachable,
      count(*) filter (where state = 'confirmed' and ${isAskedSql})::int as asked,
      count(*) filter (where open_slot is not null or state = 'optioned')::int as open,
      count(*) filter (where is_called_off)::int as ended
    from bookings where departure_id = ${departureId}`.execute(db);
  return found.rows[0] ?? { bookings: 0, travelers: 0, dollars: 0, unreachable: 0, asked: 0, open: 0, ended: 0 };
}
