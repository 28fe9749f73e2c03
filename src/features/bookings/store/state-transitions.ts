/**
 * Steps of a booking: each a guarded change that happens only from the state it
 * expects. The guard looks removable and is not: two processes may drive one
 * booking at once, and exactly one of them may win each step.
 *
 * Bookings are locked before the waitlist, and the waitlist before departures, everywhere.
 */
import { type RawBuilder, sql } from 'kysely';
import { again, type Db, type Rows } from '../../../database/sql.ts';
import type { ProviderPayment } from '../../../effects/payments/payments-port.ts';
import type { Jobs } from '../../../kernel/job-queue.ts';
import { type SeatsOf, sellHeldSeatsSql } from '../../packages/store/seats.ts';
import { type EndedSeats, giveBackSql } from '../../waitlist/store/offers.ts';
import { sendConfirmation } from '../contract/email-jobs.ts';
import { confirmationEmailId } from '../rules/booking-emails.ts';
import type { Failure } from '../rules/booking-failure.ts';
import { type OpenState, type State, shownAs } from '../rules/booking-state.ts';
import { heldFromAtEnd, heldSeats, type SaleBooking, saleColumns } from './booking-columns.ts';
import { type Addressed, emailDueSql } from './email-record.ts';

/** Null: the booking had moved on. */
export type Moved = Promise<SaleBooking | null>;

export async function markAuthorised(db: Db, id: number, payment: Pick<ProviderPayment, 'id' | 'card'>): Moved {
  return step(db, id, 'held', 'authorised', payment);
}

/** The committed promise to capture: from here on there is only forward. */
export async function markCapturing(db: Db, id: number): Moved {
  return step(db, id, 'authorised', 'capturing', null);
}

async function step(
  db: Db,
  id: number,
  from: OpenState,
  to: 'authorised' | 'capturing',
  payment: Pick<ProviderPayment, 'id' | 'card'> | null,
): Moved {
  const paymentId = payment?.id ?? null;
  const moved = await again(() =>
    sql<SaleBooking>`
    update bookings set ${changed(to)}, ${sql.ref(`${to}_at`)} = now(), payment_id = coalesce(${paymentId}::text, payment_id),
      card_brand = coalesce(card_brand, ${payment?.card?.brand ?? null}::text),
      card_last4 = coalesce(card_last4, ${payment?.card?.last4 ?? null}::text)
    where id = ${id} and state = ${from} and seatless_since is null
      and (${paymentId}::text is null or payment_id is null or payment_id = ${paymentId}::text)
    returning ${saleColumns}`.execute(db),
  );
  return moved.rows[0] ?? null;
}

/** Confirmed, sold, and its email due and asked for are one statement: none without the others. */
export async function markConfirmed(db: Db, jobs: Jobs, id: number): Moved {
  const moved = await again(() =>
    sql<SaleBooking & SeatsOf & Addressed>`
    with moved as (
      update bookings set ${changed('confirmed')}, confirmed_at = now(), open_slot = null, held_from = null, claimed_until = null
      where id = ${id} and state = 'capturing'
      returning ${saleColumns}, departure_id, number_of_travelers as seats, contact_email
    ), ${confirmedSql(id, jobs)}
    select moved.* from moved join sold on sold.id = moved.departure_id`.execute(db),
  );
  return moved.rows[0] ?? null;
}

/** Parts of a `with` after `moved`: its held seats are sold, and the confirmation is due and asked for. */
export function confirmedSql(id: number, jobs: Jobs): RawBuilder<unknown> {
  return sql`sold as (${sellHeldSeatsSql(sql`moved`)}),
    due as (${emailDueSql(confirmationEmailId(id), sql`moved`)}),
    asked_for as (${jobs.sendSql(sendConfirmation, confirmationsOf(sql`moved`))})`;
}

function confirmationsOf(moved: Rows<Addressed>): Rows<{ data: unknown }> {
  return sql`select json_build_object('bookingId', id) as data from ${moved} where contact_email <> ''`;
}

/** Nothing of the card was tried in earnest: the same form can be sent again. */
const GIVE_KEY_BACK: ReadonlySet<Failure> = new Set(['provider_away', 'work_missing']);

/**
 * Ends an open booking without a sale; its seats are free in the same statement,
 * or back in the turn they came from.
 */
export async function endUnpaid(
  db: Db,
  id: number,
  end: { from: OpenState; to: 'declined' | 'released'; failure: Failure },
): Moved {
  const moved = await again(() =>
    sql<SaleBooking & EndedSeats>`
    with moved as (
      update bookings set ${changed(end.to)}, open_slot = null, held_from = ${heldFromAtEnd}, claimed_until = null, failure = ${end.failure},
        idempotency_key = case when ${GIVE_KEY_BACK.has(end.failure)} then null else idempotency_key end
      where id = ${id} and state = ${end.from}
      returning ${saleColumns}, departure_id, waitlist_entry_id, ${heldSeats} as seats
    ), ${giveBackSql(sql`moved`)}
    select moved.* from moved where exists (select from freed) or exists (select from back)`.execute(db),
  );
  return moved.rows[0] ?? null;
}

export function changed(to: State) {
  const { status, paymentStatus } = shownAs(to);
  return sql`state = ${to}, previous_state = state, status = ${status}, payment_status = ${paymentStatus},
    state_since = now(), updated_at = now()`;
}

export async function findSaleBooking(db: Db, id: number, userId: number | null = null): Moved {
  const found = await sql<SaleBooking>`
    select ${saleColumns} from bookings where id = ${id} and user_id = coalesce(${userId}::int, user_id)`.execute(db);
  return found.rows[0] ?? null;
}
