/** The money that goes back: whose turn it is, and what the provider has said of it. */
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { shownAs } from '../rules/booking-state.ts';
import { type RefundState, refundStateOf } from '../rules/refund-state.ts';

export interface OwedRefund {
  readonly bookingId: number;
  readonly number: number;
  readonly paymentId: string;
  /** Whole US dollars. */
  readonly dollars: number;
  readonly state: 'due' | 'sent';
  /** More than 1: refused before, and asked for again by an operator. */
  readonly attempt: number;
  /** Owed for longer than any list of the provider's may be late. */
  readonly isDayOld: boolean;
}

export interface RefundClaim {
  /** Only this booking's; null: whose turn it is. */
  readonly bookingId: number | null;
  readonly leaseSeconds: number;
  /** A refund the bank is working on is asked about this seldom. */
  readonly sentLeaseSeconds: number;
  readonly most: number;
}

/** A lease, so that several processes share the work and a dead one's share comes back. */
export async function claimRefunds(db: Db, claim: RefundClaim): Promise<OwedRefund[]> {
  const claimed = await sql<OwedRefund>`
    update refunds set claimed_until = now() + make_interval(secs => case state
      when 'sent' then ${claim.sentLeaseSeconds}::float8 else ${claim.leaseSeconds}::float8 end)
    where (booking_id, number) in (
      select booking_id, number from refunds
      where state in ('due', 'sent') and (claimed_until is null or claimed_until < now())
        and booking_id = coalesce(${claim.bookingId}::int, booking_id)
      order by asked_for_at, booking_id, number
      limit ${claim.most}
      for update skip locked)
    returning booking_id as "bookingId", number, payment_id as "paymentId", dollars, state, attempt,
      asked_for_at < now() - interval '1 day' as "isDayOld"`.execute(db);
  return claimed.rows;
}

export interface DoneClaim {
  /** For so long a refund is asked about after it was done. */
  readonly days: number;
  /** From one question to the next. */
  readonly leaseSeconds: number;
  readonly most: number;
}

export async function claimDoneRefunds(db: Db, claim: DoneClaim): Promise<Omit<OwedRefund, 'state' | 'isDayOld'>[]> {
  const claimed = await sql<Omit<OwedRefund, 'state' | 'isDayOld'>>`
    update refunds set claimed_until = now() + make_interval(secs => ${claim.leaseSeconds})
    where (booking_id, number) in (
      select booking_id, number from refunds
      where state = 'done' and ended_at between now() - make_interval(days => ${claim.days})
          and now() - make_interval(secs => ${claim.leaseSeconds})
        and (claimed_until is null or claimed_until < now())
      order by ended_at limit ${claim.most}
      for update skip locked)
    returning booking_id as "bookingId", number, payment_id as "paymentId", dollars, attempt`.execute(db);
  return claimed.rows;
}

/** The one step back: what counted as done has failed at the bank. */
export async function markFailedLate(
  db: Db,
  { bookingId, number }: Pick<OwedRefund, 'bookingId' | 'number'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select from bookings where id = ${bookingId} for no key update`.execute(trx);
    await sql`
      update refunds set state = 'refused', ended_at = now()
      where booking_id = ${bookingId} and number = ${number} and state = 'done'`.execute(trx);
    await showRefunds(trx, bookingId);
  });
}

/**
 * Only ever forward; the booking says "refunded" from the moment in which nothing is owed any more. Its lock looks
 * removable and is not: of two refunds that end at once each would see the other as owed.
 */
export async function markRefund(
  db: Db,
  { bookingId, number }: Pick<OwedRefund, 'bookingId' | 'number'>,
  to: 'sent' | 'done' | 'refused' | 'disputed',
  /** What goes with the step, in its transaction. */
  also: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select from bookings where id = ${bookingId} for no key update`.execute(trx);
    const marked = await sql`
      update refunds set state = ${to}, ended_at = case when ${to} = 'sent' then null else now() end
      where booking_id = ${bookingId} and number = ${number} and state in ('due', 'sent') and state <> ${to}
      returning number`.execute(trx);
    await showRefunds(trx, bookingId);
    if (marked.rows.length > 0) await also(trx);
  });
}

/** To be called by whoever changes a refund, in the same transaction and with the booking's row locked. */
export async function showRefunds(db: Db, bookingId: number): Promise<void> {
  const found = await sql<{ state: RefundState }>`
    select distinct state from refunds where booking_id = ${bookingId} and kind = 'cancellation'`.execute(db);
  if (found.rows.length === 0) return;
  const { paymentStatus } = shownAs('cancelled', refundStateOf(found.rows));
  await sql`
    update bookings set payment_status = ${paymentStatus}, updated_at = now()
    where id = ${bookingId} and state = 'cancelled' and payment_status <> ${paymentStatus}`.execute(db);
}

/** Whole US dollars of a payment that an owner says have gone back past us. */
export async function sumOutside(
  db: Db,
  { bookingId, paymentId }: Pick<OwedRefund, 'bookingId' | 'paymentId'>,
): Promise<number> {
  const found = await sql<{ dollars: number }>`
    select coalesce(sum(dollars), 0)::int as dollars from refunds
    where booking_id = ${bookingId} and payment_id = ${paymentId} and state = 'outside'`.execute(db);
  return found.rows[0]?.dollars ?? 0;
}

export async function oldestRefundSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(asked_for_at))::float8 as age from refunds where state = 'due'`.execute(db);
  return found.rows[0]?.age ?? 0;
}
