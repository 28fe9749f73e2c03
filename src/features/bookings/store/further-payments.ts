/**
 * The payments of a booking beyond that of its checkout.
 *
 * A booking is locked before its payments, and both before seats, everywhere. Each step is guarded by the state it starts
 * from: two processes may drive one payment at once, and one of them wins each step.
 */
import { sql } from 'kysely';
import { type Db, isUniqueViolation } from '../../../database/sql.ts';
import type { Failure } from '../rules/booking-failure.ts';
import { paidSql } from './booking-columns.ts';

export type PaymentState = 'asked' | 'waiting' | 'capturing' | 'captured' | 'declined' | 'released' | 'invoiced';
export type PaymentMethod = 'card' | 'invoice' | 'elsewhere';

export interface BookingPayment {
  readonly bookingId: number;
  /** As the provider knows it. */
  readonly attempt: number;
  /** The change it is for; null: the booking itself. */
  readonly change: number | null;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly stateSince: Date;
  /** For how long it has been in its state. */
  readonly stateSeconds: number;
  /** Whole US dollars. */
  readonly dollars: number;
  readonly paymentId: string | null;
  readonly failure: Failure | null;
}

const columns = sql`booking_id as "bookingId", attempt, change_number as change, method, state, state_since as "stateSince",
  extract(epoch from now() - state_since)::float8 as "stateSeconds", dollars, payment_id as "paymentId", failure`;

interface NewPayment {
  readonly bookingId: number;
  readonly change: number | null;
  readonly dollars: number;
}

const nextAttempt = (bookingId: number) =>
  sql`(select coalesce(max(attempt), 1) + 1 from booking_payments where booking_id = ${bookingId}::int)`;

/** With the booking's row locked, which decides between two. Null: one is under way, or it has been paid. */
export async function insertAsked(
  tx: Db,
  { bookingId, change, dollars }: NewPayment,
  card: { readonly brand: string | null; readonly last4: string | null },
): Promise<BookingPayment | null> {
  const asked = await sql<BookingPayment>`
    insert into booking_payments (booking_id, attempt, change_number, method, state, dollars, card_brand, card_last4)
    select ${bookingId}::int, ${nextAttempt(bookingId)}, ${change}::int, 'card', 'asked', ${dollars}::int,
      ${card.brand}::text, ${card.last4}::text
    where not exists (select from booking_payments where booking_id = ${bookingId}::int
      and (${isUnderWay} or (${isStanding} and change_number is not distinct from ${change}::int)))
    returning ${columns}`.execute(tx);
  return asked.rows[0] ?? null;
}

export const isUnderWay = sql<boolean>`booking_payments.state in ('asked', 'waiting', 'capturing')`;
const isStanding = sql<boolean>`booking_payments.state in ('capturing', 'captured', 'invoiced')`;

/** Money the provider has no part in: an invoice, or paid past us. */
export async function insertElsewhere(
  tx: Db,
  { bookingId, change, dollars }: NewPayment,
  method: Exclude<PaymentMethod, 'card'>,
): Promise<void> {
  await sql`
    insert into booking_payments (booking_id, attempt, change_number, method, state, dollars, payment_id)
    select ${bookingId}::int, next.attempt, ${change}::int, ${method}, ${method === 'invoice' ? 'invoiced' : 'captured'},
      ${dollars}::int, 'elsewhere:' || ${bookingId}::int || ':' || next.attempt
    from (select ${nextAttempt(bookingId)} as attempt) as next`.execute(tx);
}

/** Null: it has moved on, or its payment stands behind another booking. */
export async function stepPayment(
  db: Db,
  { bookingId, attempt }: Pick<BookingPayment, 'bookingId' | 'attempt'>,
  step: {
    readonly from: readonly PaymentState[];
    readonly to: PaymentState;
    readonly payment?: {
      readonly id: string;
      readonly card: { readonly brand: string; readonly last4: string } | null;
    };
    readonly failure?: Failure;
  },
): Promise<BookingPayment | null> {
  const { from, to, payment, failure = null } = step;
  try {
    const moved = await sql<BookingPayment>`
      update booking_payments set state = ${to}, state_since = now(), claimed_until = null, failure = ${failure}::text,
        payment_id = coalesce(${payment?.id ?? null}::text, payment_id),
        card_brand = coalesce(card_brand, ${payment?.card?.brand ?? null}::text),
        card_last4 = coalesce(card_last4, ${payment?.card?.last4 ?? null}::text)
      where booking_id = ${bookingId} and attempt = ${attempt} and state = any(${sql.val(from)}::text[])
        and (${payment?.id ?? null}::text is null or payment_id is null or payment_id = ${payment?.id ?? null}::text)
      returning ${columns}`.execute(db);
    return moved.rows[0] ?? null;
  } catch (fault) {
    if (isUniqueViolation(fault, 'booking_payments_payment')) return null;
    throw fault;
  }
}

export async function findPaymentRow(
  db: Db,
  { bookingId, attempt }: Pick<BookingPayment, 'bookingId' | 'attempt'>,
): Promise<BookingPayment | null> {
  // What a provider says may be anything.
  if (!Number.isSafeInteger(bookingId) || !Number.isSafeInteger(attempt)) return null;
  const found = await sql<BookingPayment>`
    select ${columns} from booking_payments where booking_id = ${bookingId}::bigint and attempt = ${attempt}::bigint`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** All of some bookings, in the order they were made. */
export async function listPayments(db: Db, bookingIds: readonly number[]): Promise<BookingPayment[]> {
  const found = await sql<BookingPayment>`
    select ${columns} from booking_payments where booking_id = any(${sql.val(bookingIds)}::int[])
    order by booking_id, attempt`.execute(db);
  return found.rows;
}

/** Of the last hour. */
export async function countDeclined(db: Db, bookingId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from booking_payments
    where booking_id = ${bookingId} and state in ('declined', 'released') and created_at > now() - interval '1 hour'`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}

export async function isPaymentUnderWay(db: Db, bookingId: number): Promise<boolean> {
  const found = await sql`
    select from booking_payments where booking_id = ${bookingId} and ${isUnderWay}`.execute(db);
  return found.rows.length > 0;
}

export interface ClaimedPayment extends BookingPayment {
  /** No living request can still be asking for it. */
  readonly isGivenUp: boolean;
}

/** A lease, as for bookings. */
export async function claimPayments(
  db: Db,
  rules: {
    readonly untouchedSeconds: number;
    readonly leaseSeconds: number;
    readonly givenUpSeconds: number;
    readonly most: number;
  },
): Promise<ClaimedPayment[]> {
  const claimed = await sql<ClaimedPayment>`
    update booking_payments set claimed_until = now() + make_interval(secs => ${rules.leaseSeconds})
    where (booking_id, attempt) in (
      select booking_id, attempt from booking_payments
      where ${isUnderWay} and state_since < now() - make_interval(secs => ${rules.untouchedSeconds})
        and (claimed_until is null or claimed_until < now())
      order by state_since limit ${rules.most} for update skip locked)
    returning ${columns}, created_at < now() - make_interval(secs => ${rules.givenUpSeconds}) as "isGivenUp"`.execute(
    db,
  );
  return claimed.rows;
}

/** The money has come: the booking has been paid that much more, for its agreement as it stands or for nothing. */
export async function addPaid(
  tx: Db,
  bookingId: number,
  { dollars, isCharged }: { readonly dollars: number; readonly isCharged: boolean },
): Promise<void> {
  await sql`
    update bookings set paid = ${paidSql} + ${dollars}::int,
      charged = coalesce(charged, total_price) + ${isCharged ? dollars : 0}::int,
      payment_status = case when state = 'confirmed' and ${isCharged}::boolean then 'paid' else payment_status end, updated_at = now()
    where id = ${bookingId}`.execute(tx);
}
