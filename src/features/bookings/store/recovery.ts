/** What recovery and reconciliation need to know: open bookings left alone, where bookings stand, and what was never answered. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { type SaleBooking, saleColumns } from './booking-columns.ts';
import { ownPaidSql } from './refund-shares.ts';

/** An open booking that nobody has touched for a while. */
export interface Stuck extends SaleBooking {
  /** Its hold is over, or no living request can still be authorising it. */
  readonly givenUp: boolean;
  /** Its hold is over. */
  readonly expired: boolean;
}

export interface ClaimRules {
  readonly untouchedSeconds: number;
  readonly leaseSeconds: number;
  readonly givenUpSeconds: number;
  readonly most: number;
}

/** A lease, so that several processes share the work and a dead one's share comes back. */
export async function claimStuck(db: Db, rules: ClaimRules): Promise<Stuck[]> {
  const claimed = await sql<Stuck>`
    update bookings set claimed_until = now() + make_interval(secs => ${rules.leaseSeconds})
    where id in (
      select id from bookings
      where open_slot is not null and state_since < now() - make_interval(secs => ${rules.untouchedSeconds})
        and (claimed_until is null or claimed_until < now())
      order by state_since
      limit ${rules.most}
      for update skip locked)
    returning ${saleColumns}, bookings.hold_until < now() as expired,
      bookings.hold_until < now() or bookings.created_at < now() - make_interval(secs => ${rules.givenUpSeconds})
        as "givenUp"`.execute(db);
  return claimed.rows;
}

/** Ends the lease when the hold counts as given up, if that is earlier: then there is something to do at once. */
export async function shortenClaim(db: Db, id: number, givenUpSeconds: number): Promise<void> {
  await sql`
    update bookings set claimed_until = least(claimed_until, created_at + make_interval(secs => ${givenUpSeconds}))
    where id = ${id} and state = 'held'`.execute(db);
}

/** With the price that the payment of its checkout takes; another agreement may cost something else since. */
export type ReconciledBooking = Pick<SaleBooking, 'id' | 'state' | 'paymentId' | 'attempt' | 'totalPrice'>;

export async function listWhereabouts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ReconciledBooking>> {
  const found = await sql<ReconciledBooking>`
    select id, state, payment_id as "paymentId", attempt, ${ownPaidSql()} as "totalPrice" from bookings where id = any(${sql.val(ids)}::int[])`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** A booking was released, and what became of its authorisation is not known. */
export interface UnresolvedAuthorization {
  readonly bookingId: number;
  /** Asked for a day: it is not asked again where the provider still knows nothing. */
  readonly isLast: boolean;
}

/** Asked again after half as long as it has waited, at least after seconds and at most after an hour. */
export async function claimUnresolved(
  db: Db,
  { earlySeconds, most }: { readonly earlySeconds: number; readonly most: number },
): Promise<UnresolvedAuthorization[]> {
  const claimed = await sql<UnresolvedAuthorization>`
    update unresolved_authorizations set next_at = now()
      + make_interval(secs => least(greatest(extract(epoch from now() - released_at)::float8 / 2, 5), 3600))
    where booking_id in (
      select booking_id from unresolved_authorizations where next_at <= now() + make_interval(secs => ${earlySeconds})
      order by next_at limit ${most} for update skip locked)
    returning booking_id as "bookingId", released_at < now() - interval '1 day' as "isLast"`.execute(db);
  return claimed.rows;
}

export async function endUnresolved(db: Db, bookingId: number): Promise<void> {
  await sql`delete from unresolved_authorizations where booking_id = ${bookingId}`.execute(db);
}
