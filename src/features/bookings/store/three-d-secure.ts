/**
 * Bookings whose bank wants to hear from the traveller: how many seats they may keep meanwhile, and how those beyond
 * that get theirs once the bank has answered.
 *
 * Only they are counted; a booking that is paid in its own request never is. What counts is read from the rows, open
 * and ended ones, by the database's clock.
 */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db, inTransaction } from '../../../database/sql.ts';
import type { ProviderPayment } from '../../../effects/payments/payments-port.ts';
import { mayComeFree } from '../../packages/store/seats.ts';
import {
  type EndedSeats,
  findKept,
  giveBackSql,
  type SeatsWanted,
  takeBookedSql,
} from '../../waitlist/store/offers.ts';
import { MOST_ASKED_SEAT_MINUTES, MOST_ASKED_SEATS, RELEASE_LAG_SECONDS } from '../rules/hold-limits.ts';
import { countHeld } from './booking-changes.ts';
import { type SaleBooking, saleColumns } from './booking-columns.ts';
import { changed, type Moved } from './state-transitions.ts';

/**
 * Whether the row of `bookings` fits beside the others of its account or block. Each counts for as long as it kept
 * seats within the last hour, and an open one for as long as it may: so the sum holds for every hour to come too.
 * A question that was answered with the money counts no more.
 */
function fitsBeside(others: RawBuilder<boolean>): RawBuilder<boolean> {
  const until = sql`coalesce(other.seatless_since, case when other.open_slot is null then other.state_since
    else other.hold_until + make_interval(secs => ${RELEASE_LAG_SECONDS}) end)`;
  const kept = sql`greatest(0, extract(epoch from ${until} - greatest(other.created_at, now() - interval '1 hour')))`;
  const own = sql`extract(epoch from bookings.hold_until - bookings.created_at) + ${RELEASE_LAG_SECONDS}`;
  return sql<boolean>`(
    select coalesce(sum(other.number_of_travelers) filter (where other.state = 'held' and other.seatless_since is null), 0)
        + bookings.number_of_travelers <= ${MOST_ASKED_SEATS}
      and coalesce(sum(other.number_of_travelers * ${kept}), 0)
        + bookings.number_of_travelers * (${own}) <= ${MOST_ASKED_SEAT_MINUTES * 60}
    from bookings as other
    where ${others} and other.asked_at is not null and other.id <> bookings.id
      and (other.state = 'held' or (other.state in ('declined', 'released') and other.state_since > now() - interval '1 hour')))`;
}

const withinQuota = sql<boolean>`(${fitsBeside(sql`other.user_id = bookings.user_id`)}
  and ${fitsBeside(sql`other.held_from = bookings.held_from`)})`;

/**
 * No step of the machine: still held, for a payment that waits for its traveller; beyond the quota without its seats,
 * which are free in the same statement. Null: somebody has noted it already, or the booking has moved on.
 *
 * The locks look removable and are not: what a statement counts is older than its wait, so who judges waits first.
 */
export async function noteWaiting(db: Db, id: number, paymentId: string): Moved {
  return inTransaction(db, async (tx) => {
    await sql`
      select pg_advisory_xact_lock(hashtext(quota.name))
      from bookings, lateral (values (1, 'asked-of:' || user_id), (2, 'asked-from:' || held_from)) as quota (place, name)
      where bookings.id = ${id} and quota.name is not null order by quota.place`.execute(tx);
    const noted = await sql<SaleBooking & EndedSeats>`
      with noted as (
        update bookings set payment_id = ${paymentId}, asked_at = clock_timestamp(), updated_at = now(),
          seatless_since = case when ${withinQuota} then null else clock_timestamp() end
        where id = ${id} and state = 'held' and payment_id is null
        returning ${saleColumns}, departure_id, waitlist_entry_id, number_of_travelers as seats
      ), loosened as (select * from noted where "isSeatless"), ${giveBackSql(sql`loosened`)}
      select noted.* from noted`.execute(tx);
    return noted.rows[0] ?? null;
  });
}

/** The bank has answered, and the money is set aside: seats and step are one statement. Null: no seats, or moved on. */
export async function markSeated(db: Db, id: number, { card }: Pick<ProviderPayment, 'card'>): Moved {
  const found = await sql<SeatsWanted>`
    select user_id as "userId", departure_id as "departureId", number_of_travelers as seats,
      departs_on as "departsOn", returns_on as "returnsOn"
    from bookings where id = ${id} and seatless_since is not null`.execute(db);
  const booking = found.rows[0];
  if (!booking) return null;
  const moved = await again(() =>
    sql<SaleBooking>`
      with mine as materialized (
        select id from bookings where id = ${id} and state = 'held' and seatless_since is not null for update
      ), ${takeBookedSql(booking, sql<boolean>`(select count(*) from mine) > 0`)}
      update bookings set ${changed('authorised')}, authorised_at = now(), seatless_since = null, waitlist_entry_id = seats.turn_id,
        card_brand = coalesce(card_brand, ${card?.brand ?? null}::text),
        card_last4 = coalesce(card_last4, ${card?.last4 ?? null}::text)
      from seats where bookings.id = ${id} and state = 'held'
      returning ${saleColumns}`.execute(db),
  );
  return moved.rows[0] ?? null;
}

/** Whether seats that are not free now may still be before the booking's time is over: those that others are paying for. */
export async function mayBeSeated(db: Db, id: number): Promise<boolean> {
  const found = await sql<{ userId: number | null; departureId: number; seats: number }>`
    select user_id as "userId", departure_id as "departureId", number_of_travelers as seats
    from bookings where id = ${id} and hold_until > now()`.execute(db);
  const booking = found.rows[0];
  if (!booking) return false;
  const kept = await findKept(db, booking.departureId, booking.userId);
  const changing = await countHeld(db, booking.departureId);
  return mayComeFree(db, booking.departureId, booking.seats + kept.all - kept.own + changing);
}

/** From where bookings were asked for is of use for an hour after their end. */
export async function forgetWhereFrom(db: Db): Promise<void> {
  await sql`
    update bookings set held_from = null
    where held_from is not null and asked_at is not null and open_slot is null
      and state_since < now() - interval '1 hour'`.execute(db);
}
