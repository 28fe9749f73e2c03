/**
 * Seats that are kept for a caller until they are paid: an option is a booking without an account and without a checkout. Its
 * payments are those of `payments.ts`. All in the caller's transaction; the booking is locked before seats, as everywhere.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import { cancelledDeparturesSql } from '../../packages/store/departures.ts';
import { giveBackSql, takeBookedSql } from '../../waitlist/store/offers.ts';
import { sendOption } from '../contract/email-jobs.ts';
import { optionEmailId } from '../rules/booking-emails.ts';
import type { Failure } from '../rules/booking-failure.ts';
import { emailDueSql } from './email-record.ts';
import type { NewAgreement } from './holds.ts';
import { newBookingIdSql } from './new-booking-id.ts';
import { changed, confirmedSql } from './state-transitions.ts';

export interface NewOption extends NewAgreement {
  readonly contactName: string;
  /** Of the form: pressed twice it is one option. */
  readonly key: string;
  readonly until: Date;
}

/** Answers its id. Null: the seats are not free, promised to somebody who waits, or it leaves on other days by now. */
export async function insertOption(tx: Db, option: NewOption): Promise<number | null> {
  const { departureId, departsOn, returnsOn, numberOfTravelers: seats } = option;
  const inserted = await sql<{ id: number }>`
    with ${takeBookedSql({ userId: null, departureId, seats, departsOn, returnsOn })}
    insert into bookings (id, channel, state, open_slot, package_id, package_version, departure_id, departs_on, returns_on,
      number_of_travelers, special_requests, price_per_person, subtotal, taxes, total_price, paid, charged, billing_address,
      contact_email, contact_name, contact_phone, cancellation, idempotency_key, body_sha256, hold_until)
    select ${newBookingIdSql()}, 'phone', 'optioned', null, ${option.packageId}, ${option.packageVersion}::int, seats.id, ${departsOn}::date,
      ${returnsOn}::date, ${seats}::int, ${option.specialRequests}::text, ${option.pricePerPerson}::int,
      ${option.subtotal}::int, ${option.taxes}::int, ${option.total}::int, 0, 0, '{}'::jsonb,
      ${option.contactEmail}::text, ${option.contactName}::text, ${option.contactPhone}::text,
      ${JSON.stringify(option.cancellation)}::jsonb, ${option.key}::text, '', ${option.until}::timestamptz
    from seats returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export async function findByKey(db: Db, key: string): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from bookings where channel = 'phone' and idempotency_key = ${key}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** The email with the link is due, and its job left behind, where there is an address. */
export async function askForOptionEmail(tx: Db, jobs: Jobs, id: number): Promise<void> {
  await sql`
    with option as (select id, contact_email from bookings where id = ${id}),
      due as (${emailDueSql(optionEmailId(id), sql`option`)})
    select id from option`.execute(tx);
  await jobs.send(tx, sendOption, { bookingId: id });
}

/** Sold, with what was paid for it. False: it had moved on; the WHERE looks removable and is not. */
export async function confirmOption(tx: Db, jobs: Jobs, id: number, paid: number): Promise<boolean> {
  const confirmed = await sql`
    with moved as (
      update bookings set state = 'confirmed', previous_state = state, status = 'confirmed', state_since = now(),
        updated_at = now(), confirmed_at = now(), paid = ${paid}::int, charged = ${paid}::int,
        payment_status = case when total_price > ${paid}::int then 'pending' else 'paid' end
      where id = ${id} and state = 'optioned' returning id, departure_id, number_of_travelers as seats, contact_email
    ), ${confirmedSql(id, jobs)}
    select moved.id from moved join sold on sold.id = moved.departure_id`.execute(tx);
  return confirmed.rows.length > 0;
}

/** Its seats are free again. False: it had moved on; the WHERE looks removable and is not. */
export async function endOption(
  tx: Db,
  id: number,
  failure: Extract<Failure, 'hold_expired' | 'withdrawn'>,
): Promise<boolean> {
  const ended = await sql`
    with moved as (
      update bookings set ${changed('released')}, failure = ${failure} where id = ${id} and state = 'optioned'
      returning id, departure_id, waitlist_entry_id, number_of_travelers as seats
    ), ${giveBackSql(sql`moved`)}
    select moved.id from moved where exists (select from freed) or exists (select from back)`.execute(tx);
  return ended.rows.length > 0;
}

/** Whose time is over, or whose departure was called off; unless money for it is under way. */
export async function listLapsedOptions(db: Db, most: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from bookings as b
    where state = 'optioned' and (hold_until <= now() or departure_id in (select id from ${cancelledDeparturesSql()} as gone))
      and not exists (select from booking_payments as p where p.booking_id = b.id
        and p.state in ('asked', 'waiting', 'capturing'))
    order by hold_until limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}
