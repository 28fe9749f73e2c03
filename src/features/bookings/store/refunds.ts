/**
 * What an operator changes about a booking beyond the machine's own steps. Each is guarded by what it starts from, so
 * that of two who press at once one does it; all are called in the transaction that writes the audit log.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { State } from '../rules/booking-state.ts';
import type { RefundKind } from '../rules/refunds-owed.ts';
import { paidSql } from './booking-columns.ts';
import { showRefunds } from './refund-payouts.ts';
import { owedStateSql, refundSharesSql } from './refund-shares.ts';

export interface Reason {
  readonly bookingId: number;
  readonly operator: { readonly id: number; readonly name: string };
  /** Whole US dollars. */
  readonly dollars: number;
  readonly reason: string;
}

export async function insertReason(db: Db, { bookingId, operator, dollars, reason }: Reason): Promise<void> {
  await sql`
    insert into refund_reasons (booking_id, operator_id, operator, dollars, reason)
    values (${bookingId}, ${operator.id}, ${operator.name}, ${dollars}, ${reason})`.execute(db);
}

export interface GivenBack {
  readonly state: State;
  /** What the payments took. */
  readonly paid: number;
  /** Promised, in whole US dollars; whether it has arrived does not matter. */
  readonly dollars: number;
}

/**
 * What a booking has been promised back, which until the end of the transaction nobody else adds to. The lock looks
 * removable and is not: without it two owners who give at once would be told so by a constraint (`bookings_given_back`).
 */
export async function lockGivenBack(db: Db, bookingId: number): Promise<GivenBack | null> {
  const locked = await sql<GivenBack>`
    select state, ${paidSql} as paid, given_back as dollars from bookings
    where id = ${bookingId} for no key update`.execute(db);
  return locked.rows[0] ?? null;
}

/**
 * After `lockGivenBack`, in its transaction: the booking is not paid back any more. One for each payment that gives some of
 * it. Answers their numbers.
 */
export async function insertRefund(
  db: Db,
  owed: {
    readonly bookingId: number;
    readonly dollars: number;
    readonly kind: RefundKind;
  },
): Promise<number[]> {
  const { bookingId, dollars, kind } = owed;
  const inserted = await sql<{ number: number }>`
    insert into refunds (booking_id, number, payment_id, dollars, kind, state, ended_at)
    select shares.booking_id, earlier.number + place, payment_id, shares.dollars, ${kind}, ${owedStateSql},
      case when ${owedStateSql} <> 'due' then now() end
    from (${refundSharesSql(sql`(select ${bookingId}::int as id, ${dollars}::int as dollars)`)}) as shares
      cross join (select coalesce(max(number), 0) as number from refunds where booking_id = ${bookingId}) as earlier
    returning number`.execute(db);
  await showRefunds(db, bookingId);
  return inserted.rows.map(({ number }) => number);
}

/** Of a refund that waits for somebody: refused, or withheld from a payment in dispute. Null: it is not, or not any more. */
export async function findRefused(
  db: Db,
  bookingId: number,
  number: number,
): Promise<{ readonly paymentId: string; readonly state: 'refused' | 'disputed' } | null> {
  const found = await sql<{ paymentId: string; state: 'refused' | 'disputed' }>`
    select payment_id as "paymentId", state from refunds
    where booking_id = ${bookingId} and number = ${number}::int and state in ('refused', 'disputed')`.execute(db);
  return found.rows[0] ?? null;
}

/** After `lockGivenBack`, in its transaction. `dollars`: what a bank has not given. False: it waits for nobody, or not any more. */
export async function closeRefund(
  db: Db,
  bookingId: number,
  number: number,
  { note, dollars }: { readonly note: string; readonly dollars: number },
): Promise<boolean> {
  const closed = await sql`
    update refunds set state = 'outside', ended_at = now(), note = ${note}, dollars = ${dollars}::int
    where booking_id = ${bookingId} and number = ${number}::int and state in ('refused', 'disputed')
    returning number`.execute(db);
  if (closed.rows.length === 0) return false;
  await showRefunds(db, bookingId);
  return true;
}

export interface Retried {
  readonly paymentId: string;
  readonly dollars: number;
  readonly attempt: number;
}

/** After `lockGivenBack`, in its transaction. Null: it waits for nobody, or not any more. */
export async function retryRefund(db: Db, bookingId: number, number: number): Promise<Retried | null> {
  const retried = await sql<Retried>`
    update refunds set state = 'due', attempt = attempt + 1, asked_for_at = now(), ended_at = null, claimed_until = null
    where booking_id = ${bookingId} and number = ${number}::int and state in ('refused', 'disputed')
    returning payment_id as "paymentId", dollars, attempt`.execute(db);
  return retried.rows[0] ?? null;
}
