/** What each payment of a booking took and may still give, and how a refund is shared among them. */
import { type RawBuilder, sql } from 'kysely';
import type { Rows } from '../../../database/sql.ts';
import { paidSql } from './booking-columns.ts';

/** What each payment of a booking took; `bookings` is in the query. The last of them first, for that is given back first. */
const takenSql = sql`(
  select taken.payment_id, taken.attempt, taken.dollars - coalesce((select sum(refunds.dollars) from refunds
    where refunds.booking_id = bookings.id and refunds.payment_id = taken.payment_id), 0)::int as "left"
  from (
    select booking_payments.payment_id, booking_payments.attempt, booking_payments.dollars from booking_payments
    where booking_payments.booking_id = bookings.id and booking_payments.state = 'captured'
      and booking_payments.payment_id is distinct from bookings.payment_id
    union all select bookings.payment_id, 1, ${ownPaidSql()} where bookings.payment_id is not null
  ) as taken)`;

/** What the payment of its checkout took, in whole US dollars; `bookings` is in the query. */
export function ownPaidSql(): RawBuilder<number> {
  return sql<number>`(${paidSql} - coalesce((select sum(more.dollars) from booking_payments as more
    where more.booking_id = bookings.id and more.state = 'captured'
      and more.payment_id is distinct from bookings.payment_id), 0)::int)`;
}

/** What the provider never had it cannot give back: somebody pays it back another way. */
export const owedStateSql = sql<
  'due' | 'refused'
>`case when payment_id like 'elsewhere:%' then 'refused' else 'due' end`;

/** Of what is to go back: which payment gives how much of it. */
export function refundSharesSql(
  wanted: Rows<{ id: number; dollars: number }>,
): Rows<{ booking_id: number; payment_id: string; dollars: number; place: number }> {
  return sql`
    select wanted.id as booking_id, giving.payment_id, least(giving."left", wanted.dollars - giving.before)::int as dollars,
      row_number() over (partition by wanted.id order by giving.attempt desc)::int as place
    from ${wanted} as wanted join bookings on bookings.id = wanted.id cross join lateral (
      select payment_id, attempt, "left",
        coalesce(sum("left") over (order by attempt desc rows between unbounded preceding and 1 preceding), 0)::int as before
      from ${takenSql} as paid where "left" > 0
    ) as giving where giving.before < wanted.dollars`;
}
