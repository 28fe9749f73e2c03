/** Everything on record about one booking, as an operator reads it. Nothing here writes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { CancellationTerms } from '../../packages/rules/cancellation-terms.ts';
import type { AgreedPackage } from '../../packages/store/agreed-package.ts';
import type { Failure } from '../rules/booking-failure.ts';
import type { State } from '../rules/booking-state.ts';
import type { RefundKind, RefundOnRecord } from '../rules/refunds-owed.ts';
import {
  agreedSql,
  type Channel,
  chargedSql,
  isOpenTooLong,
  paidSql,
  paymentIdsSql,
  termsSql,
} from './booking-columns.ts';

export interface BookingRecord {
  readonly id: number;
  /** Null: whoever booked has left, or has called. */
  readonly userId: number | null;
  readonly channel: Channel;
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly agreed: AgreedPackage;
  readonly packageVersion: number;
  /** Booked before descriptions were kept: described by the package as it stood later. */
  readonly isAgreementAssumed: boolean;
  readonly numberOfTravelers: number;
  readonly specialRequests: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly country: string | null;
  readonly pricePerPerson: number;
  readonly subtotal: number;
  readonly taxes: number;
  readonly totalPrice: number;
  readonly givenBack: number;
  readonly paid: number;
  readonly charged: number;
  readonly agreement: number;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly cancellation: CancellationTerms;
  readonly state: State;
  readonly failure: Failure | null;
  readonly paymentId: string | null;
  readonly paymentIds: readonly string[];
  readonly createdAt: Date;
  readonly authorisedAt: Date | null;
  readonly capturingAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly stateSince: Date;
  /** Of an option: until when it is kept, and whether that is over. */
  readonly holdUntil: Date;
  readonly isLate: boolean;
  readonly isOpenTooLong: boolean;
}

export async function findBookingRecord(db: Db, id: number): Promise<BookingRecord | null> {
  const found = await sql<BookingRecord>`
    select id, user_id as "userId", channel, departure_id as "departureId",
      departs_on as "departsOn", returns_on as "returnsOn", ${agreedSql} as agreed, package_version as "packageVersion",
      is_agreement_assumed as "isAgreementAssumed", number_of_travelers as "numberOfTravelers",
      special_requests as "specialRequests", contact_email as "contactEmail", contact_name as "contactName", contact_phone as "contactPhone", billing_address ->> 'country' as country,
      price_per_person as "pricePerPerson", subtotal, taxes, total_price as "totalPrice", given_back as "givenBack",
      ${paidSql} as paid, ${chargedSql} as charged, agreement,
      card_brand as "cardBrand", card_last4 as "cardLast4", ${termsSql} as cancellation, state, failure, payment_id as "paymentId", ${paymentIdsSql} as "paymentIds",
      created_at as "createdAt", authorised_at as "authorisedAt", capturing_at as "capturingAt",
      confirmed_at as "confirmedAt", state_since as "stateSince",
      hold_until as "holdUntil", hold_until <= now() as "isLate", ${isOpenTooLong} as "isOpenTooLong"
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
