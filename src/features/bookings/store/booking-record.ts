/** Everything on record about one booking, as an operator reads it. Nothing here writes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Failure } from '../rules/booking-failure.ts';
import type { RefundKind, RefundOnRecord } from '../rules/refunds-owed.ts';
import { type BookingRow, isOpenTooLong, recordColumns } from './booking-columns.ts';

export interface BookingRecord
  extends Omit<BookingRow, 'packageId' | 'billingAddress' | 'refunds' | 'disputes' | 'isCalledOff'> {
  readonly packageVersion: number;
  /** Booked before descriptions were kept: described by the package as it stood later. */
  readonly isAgreementAssumed: boolean;
  readonly country: string | null;
  readonly failure: Failure | null;
  readonly authorisedAt: Date | null;
  readonly capturingAt: Date | null;
  readonly confirmedAt: Date | null;
  /** Of an option: whether the time that it is kept for is over. */
  readonly isLate: boolean;
  readonly isOpenTooLong: boolean;
}

export async function findBookingRecord(db: Db, id: number): Promise<BookingRecord | null> {
  const found = await sql<BookingRecord>`
    select ${recordColumns}, package_version as "packageVersion", is_agreement_assumed as "isAgreementAssumed",
      billing_address ->> 'country' as country, failure, authorised_at as "authorisedAt", capturing_at as "capturingAt",
      confirmed_at as "confirmedAt", hold_until <= now() as "isLate", ${isOpenTooLong} as "isOpenTooLong"
    from bookings where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export interface RefundRow {
  readonly number: number;
  readonly paymentId: string;
  readonly kind: RefundKind;
  readonly dollars: number;
  readonly state: RefundOnRecord['state'];
  readonly attempt: number;
  readonly askedForAt: Date;
  readonly endedAt: Date | null;
  readonly note: string | null;
}

export async function listRefunds(db: Db, bookingId: number): Promise<RefundRow[]> {
  const found = await sql<RefundRow>`
    select number, payment_id as "paymentId", kind, dollars, state, attempt, asked_for_at as "askedForAt", ended_at as "endedAt", note
    from refunds where booking_id = ${bookingId} order by number`.execute(db);
  return found.rows;
}

export interface ReasonRow {
  readonly at: Date;
  readonly operator: string;
  readonly dollars: number;
  readonly reason: string;
}

export async function listReasons(db: Db, bookingId: number): Promise<ReasonRow[]> {
  const found = await sql<ReasonRow>`
    select at, operator, dollars, reason from refund_reasons where booking_id = ${bookingId} order by id`.execute(db);
  return found.rows;
}

export interface EmailRow {
  readonly id: string;
  readonly state: 'due' | 'sent' | 'refused' | 'unrecorded';
  readonly dueSince: Date;
  readonly endedAt: Date | null;
  readonly repeats: number;
}

export async function listEmails(db: Db, bookingId: number): Promise<EmailRow[]> {
  const found = await sql<EmailRow>`
    select id, state, due_since as "dueSince", ended_at as "endedAt", repeats
    from booking_emails where booking_id = ${bookingId} order by due_since, id`.execute(db);
  return found.rows;
}
