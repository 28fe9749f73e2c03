/** What bookings keep about a person: read whole, and forgotten down to what the books need. */
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import { alarmedBookingsSql, forgetAlarmNotes } from '../../payments/store/alarms.ts';
import { agreedSql } from './booking-columns.ts';
import { isUnderWay } from './further-payments.ts';

export interface PersonalBooking extends Readonly<Record<string, unknown>> {
  readonly bookingNumber: number;
}

/** Every column that says something about the person or what was bought. */
export async function readAllOf(db: Db, userId: number): Promise<PersonalBooking[]> {
  const found = await sql<PersonalBooking>`
    select bookings.id as "bookingNumber", bookings.package_id as "package", bookings.departs_on as "departsOn", bookings.returns_on as "returnsOn",
      ${agreedSql} as agreed, bookings.is_agreement_assumed as "agreementAssumed", bookings.number_of_travelers as "numberOfTravelers",
      bookings.special_requests as "specialRequests", bookings.contact_email as "contactEmail",
      bookings.contact_name as "contactName", bookings.contact_phone as "contactPhone",
      bookings.billing_address as "billingAddress", bookings.card_brand as "cardBrand",
      bookings.card_last4 as "cardLastFourDigits", bookings.price_per_person as "pricePerPerson",
      bookings.subtotal, bookings.taxes, bookings.total_price as "totalPrice", bookings.status,
      bookings.payment_status as "paymentStatus", bookings.created_at as "bookedAt",
      coalesce((select json_agg(json_build_object('letter', id, 'state', state, 'at', ended_at) order by id)
        from booking_emails where booking_id = bookings.id), '[]') as letters,
      coalesce((select json_agg(json_build_object('dollars', dollars, 'state', refunds.state, 'askedFor', asked_for_at,
        'note', note)
        order by number) from refunds where booking_id = bookings.id), '[]') as refunds,
      coalesce((select json_agg(json_build_object('dollars', dollars, 'method', method, 'state', booking_payments.state,
        'cardBrand', booking_payments.card_brand, 'cardLastFourDigits', booking_payments.card_last4,
        'at', booking_payments.created_at) order by booking_payments.attempt)
        from booking_payments where booking_id = bookings.id), '[]') as "furtherPayments",
      coalesce((select json_agg(json_build_object('dollars', dollars, 'reason', reason, 'at', at) order by id)
        from refund_reasons where booking_id = bookings.id), '[]') as "refundReasons",
      coalesce((select json_agg(json_build_object('note', note, 'at', at) order by id)
        from booking_notes where booking_id = bookings.id), '[]') as notes
    from bookings where bookings.user_id = ${userId} order by bookings.created_at`.execute(db);
  return found.rows;
}

export async function listBookingIdsOf(db: Db, userId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from bookings where user_id = ${userId}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The bookings of an account, or one that was made by telephone. */
export type Whose = { readonly userId: number } | { readonly bookingId: number };
const ofWhom = (whose: Whose) =>
  'userId' in whose ? sql`bookings.user_id = ${whose.userId}` : sql`bookings.id = ${whose.bookingId}`;

/** Of a checkout, of seats that are kept, or of what a link asks for. */
export async function isPaymentOpen(db: Db, whose: Whose): Promise<boolean> {
  const found = await sql`
    select 1 from bookings where ${ofWhom(whose)} and (open_slot is not null or state = 'optioned' or exists (
      select from booking_payments where booking_id = bookings.id and ${isUnderWay})) limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Due, and not back yet: whoever is gone could not be reached about it. */
export async function isRefundOpen(db: Db, whose: Whose): Promise<boolean> {
  const found = await sql`
    select 1 from refunds join bookings on bookings.id = refunds.booking_id
    where ${ofWhom(whose)} and refunds.state in ('due', 'sent', 'refused') limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Confirmed, and not back yet. */
export async function isTripAhead(db: Db, whose: Whose, today: CalendarDay): Promise<boolean> {
  const found = await sql`
    select from bookings where ${ofWhom(whose)} and state = 'confirmed' and returns_on >= ${today}::date limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Money, seats and the country of the invoice stay, and belong to nobody; the emails written about them are named. */
export async function forgetAllOf(db: Db, whose: Whose): Promise<string[]> {
  const letters = await sql<{ id: string }>`
    select booking_emails.id || coalesce('-again-' || turn, '') as id
    from booking_emails join bookings on bookings.id = booking_emails.booking_id
      cross join lateral (select null union all select generate_series(1, repeats)) as sent (turn)
    where ${ofWhom(whose)}`.execute(db);
  await cutLoose(db, ofWhom(whose));
  return letters.rows.map(({ id }) => id);
}

/**
 * Of bookings that were declined or released so long ago, unless an alarm about their payment still waits for somebody;
 * answers how many. No email was ever written about them. `also`: what others keep beside them, in the same transaction.
 */
export async function forgetEndedUnpaid(
  db: Db,
  { days, most }: { readonly days: number; readonly most: number },
  also: (tx: Db, bookingIds: readonly number[]) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const forgotten = await cutLoose(
      tx,
      sql`bookings.id in (
        select id from bookings where state in ('declined', 'released') and (user_id is not null or contact_name is not null)
          and state_since < now() - make_interval(days => ${days}) and id not in (${alarmedBookingsSql()}) limit ${most} for update skip locked)`,
    );
    await also(tx, forgotten);
    return forgotten.length;
  });
}

/** Answers which: what others keep beside them goes in the same transaction, and after it. */
async function cutLoose(db: Db, which: RawBuilder<unknown>): Promise<number[]> {
  const left = await sql<{ id: number }>`
    update bookings set user_id = null, special_requests = null, contact_email = null, contact_name = null, contact_phone = null, card_brand = null,
      card_last4 = null, billing_address = jsonb_build_object('country', billing_address -> 'country'),
      idempotency_key = null, body_sha256 = ''
    where ${which} returning id`.execute(db);
  const ids = left.rows.map(({ id }) => id);
  await sql`update refunds set note = null where booking_id = any(${sql.val(ids)}::int[])`.execute(db);
  await sql`delete from refund_reasons where booking_id = any(${sql.val(ids)}::int[])`.execute(db);
  await sql`delete from booking_notes where booking_id = any(${sql.val(ids)}::int[])`.execute(db);
  await sql`update booking_changes set reason = null, message = null where booking_id = any(${sql.val(ids)}::int[])`.execute(
    db,
  );
  await sql`
    update booking_payments set card_brand = null, card_last4 = null where booking_id = any(${sql.val(ids)}::int[])`.execute(
    db,
  );
  await forgetAlarmNotes(db, ids);
  return ids;
}
