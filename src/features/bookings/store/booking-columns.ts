/** The bookings table as the stores beside this file read it: for its owner, and for a step of the machine. */
import { sql } from 'kysely';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { CancellationTerms } from '../../packages/rules/cancellation-terms.ts';
import { type AgreedPackage, agreedPackageSql } from '../../packages/store/agreed-package.ts';
import { cancelledDeparturesSql } from '../../packages/store/departures.ts';
import type { Disputed } from '../../payments/rules/dispute.ts';
import { disputesSql } from '../../payments/store/disputes.ts';
import type { BillingAddress } from '../contract/forms.ts';
import type { Failure } from '../rules/booking-failure.ts';
import type { State } from '../rules/booking-state.ts';
import { SLOW_SECONDS } from '../rules/is-slow.ts';
import type { RefundKind, RefundOnRecord } from '../rules/refunds-owed.ts';

export type Channel = 'web' | 'phone';

/** What a traveller may be shown of a booking. */
export interface BookingRow {
  readonly id: number;
  /** Null: its traveller has left, or has called. */
  readonly userId: number | null;
  readonly channel: Channel;
  readonly packageId: string;
  readonly departureId: number;
  /** Of its departure as agreed. */
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  /** The package as it was described when it was booked. */
  readonly agreed: AgreedPackage;
  readonly numberOfTravelers: number;
  readonly specialRequests: string | null;
  readonly pricePerPerson: number;
  readonly subtotal: number;
  readonly taxes: number;
  readonly totalPrice: number;
  readonly state: State;
  readonly billingAddress: BillingAddress;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly cancellation: CancellationTerms;
  readonly paymentId: string | null;
  /** All of the provider's. */
  readonly paymentIds: readonly string[];
  /** When the state was reached. */
  readonly stateSince: Date;
  /** What its payments took, and what of it is for the agreement as it stands. */
  readonly paid: number;
  readonly charged: number;
  /** Rises with each change. */
  readonly agreement: number;
  /** Whole US dollars promised back, arrived or not. */
  readonly givenBack: number;
  readonly refunds: readonly (RefundOnRecord & { readonly kind: RefundKind })[];
  /** Of its payments, whatever became of them. */
  readonly disputes: readonly Disputed[];
  readonly createdAt: Date;
  readonly holdUntil: Date;
  /** Cancelled by us, because its departure does not run. */
  readonly isCalledOff: boolean;
}

/** All of a booking as JSON; `bookings` is in the query. */
export const refundsSql = sql`(select coalesce(json_agg(json_build_object('state', refunds.state, 'dollars', dollars, 'kind', kind) order by number), '[]')
  from refunds where booking_id = bookings.id)`;

/** What the payments of a booking took, in whole US dollars. */
export const paidSql = sql<number>`coalesce(bookings.paid, bookings.total_price)`;
/** What of it is for the agreement as it stands; where more was waived, less than its price. */
const chargedSql = sql<number>`least(bookings.total_price, coalesce(bookings.charged, bookings.total_price))`;

/** The provider's payments of a booking; `bookings` is in the query. */
export const paymentIdsSql = sql<string[]>`array(
  select bookings.payment_id where bookings.payment_id is not null
  union select booking_payments.payment_id from booking_payments
  where booking_payments.booking_id = bookings.id and booking_payments.state = 'captured' and booking_payments.method = 'card')`;

/** Those it was booked under; of a departure that does not run all comes back. */
const termsSql = sql`(case when bookings.state = 'confirmed'
  and bookings.departure_id in (select id from ${cancelledDeparturesSql()} as gone)
  then '[{"days": 0, "percent": 100}]'::jsonb else bookings.cancellation end)`;

export const agreedSql = agreedPackageSql({
  packageId: sql`bookings.package_id`,
  version: sql`bookings.package_version`,
});

/** What is the same for its traveller and for an operator. */
export const recordColumns = sql`
  bookings.id, bookings.user_id as "userId", bookings.channel, bookings.departure_id as "departureId",
  bookings.departs_on as "departsOn", bookings.returns_on as "returnsOn", ${agreedSql} as agreed,
  bookings.number_of_travelers as "numberOfTravelers", bookings.special_requests as "specialRequests",
  bookings.price_per_person as "pricePerPerson", bookings.subtotal, bookings.taxes, bookings.total_price as "totalPrice",
  bookings.state, bookings.card_brand as "cardBrand", bookings.card_last4 as "cardLast4",
  bookings.contact_email as "contactEmail", bookings.contact_name as "contactName", bookings.contact_phone as "contactPhone",
  ${termsSql} as cancellation, bookings.payment_id as "paymentId", ${paymentIdsSql} as "paymentIds",
  bookings.state_since as "stateSince", bookings.created_at as "createdAt", bookings.hold_until as "holdUntil",
  ${paidSql} as paid, ${chargedSql} as charged, bookings.agreement, bookings.given_back as "givenBack"`;

export const columns = sql`${recordColumns}, bookings.package_id as "packageId", bookings.billing_address as "billingAddress",
  bookings.is_called_off as "isCalledOff", ${refundsSql} as refunds, ${disputesSql(paymentIdsSql)} as disputes`;

/** Nobody but its traveller can take it further, whose bank has asked and who has until the hold is over. */
export const waitsForItsTraveller = sql`(bookings.state = 'held' and bookings.payment_id is not null
  and bookings.hold_until > now())`;

/** Money was asked for so long ago that somebody should look how that ended. */
export const isOpenTooLong = sql<boolean>`(bookings.open_slot is not null and not ${waitsForItsTraveller}
  and bookings.created_at < now() - make_interval(secs => ${sql.lit(SLOW_SECONDS)}))`;

/** What the machine needs to take a step. */
export interface SaleBooking extends Pick<BookingRow, 'id' | 'state' | 'stateSince' | 'totalPrice' | 'paymentId'> {
  readonly attempt: number;
  readonly failure: Failure | null;
  /** It waits for its bank without seats. */
  readonly isSeatless: boolean;
}

export const saleColumns = sql`
  bookings.id, bookings.state, bookings.state_since as "stateSince", bookings.total_price as "totalPrice",
  bookings.attempt, bookings.payment_id as "paymentId", bookings.failure, bookings.seatless_since is not null as "isSeatless"`;

/** Of an open booking. */
export const heldSeats = sql`(case when bookings.seatless_since is null then bookings.number_of_travelers else 0 end)`;

/** A payment that failed: the provider said no, or the bank asked and got no answer. */
export const hasFailed = sql`(bookings.state = 'declined'
  or (bookings.asked_at is not null and bookings.failure in ('hold_expired', 'work_missing')))`;

/** From where it came, which is of use while it is open, and while an unanswered question of its bank counts. */
export const heldFromAtEnd = sql`case when bookings.asked_at is null then null else bookings.held_from end`;
