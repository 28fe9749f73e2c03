/** How far the provider's payments are checked, and where the second look stands. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';

/** When the newest payment seen was made, by the provider's clock. Null: none has been seen yet. */
export async function findCheckedUntil(db: Db): Promise<Instant | null> {
  const found = await sql<{ until: Date | null }>`select checked_until as until from payment_reconciliation`.execute(
    db,
  );
  return found.rows[0]?.until ?? null;
}

/** Also back: the provider's clock may have been put right. */
export async function markCheckedUntil(db: Db, until: Instant): Promise<void> {
  await sql`
    insert into payment_reconciliation (checked_until) values (${until})
    on conflict (id) do update set checked_until = excluded.checked_until`.execute(db);
}

/** The second look, where it stands; times are the provider's. */
export interface DayPass {
  /** The newest payment when the last one began; null: there was none. */
  readonly seenUntil: Instant | null;
  /** The newest payment when this one began, and behind which payment it goes on; null: it begins now. */
  readonly newest: Instant | null;
  readonly after: string | null;
}

/** A lease, so that one process looks for all and a dead one's look goes on. Null: not due, or somebody is at it. */
export async function claimDayPass(
  db: Db,
  { everySeconds, leaseSeconds }: { readonly everySeconds: number; readonly leaseSeconds: number },
): Promise<DayPass | null> {
  const claimed = await sql<DayPass>`
    insert into payment_reconciliation as at (day_claimed_until) values (now() + make_interval(secs => ${leaseSeconds}))
    on conflict (id) do update set day_claimed_until = excluded.day_claimed_until
      where (at.day_claimed_until is null or at.day_claimed_until < now()) and (at.day_newest is not null
        or at.day_done_at is null or at.day_done_at <= now() - make_interval(secs => ${everySeconds}))
    returning day_seen_until as "seenUntil", day_newest as newest, day_after as after`.execute(db);
  return claimed.rows[0] ?? null;
}

/** Seen so far; goes on behind that payment, whoever goes on. */
export async function noteDayPass(db: Db, { newest, after }: Omit<DayPass, 'seenUntil'>): Promise<void> {
  await sql`update payment_reconciliation set day_newest = ${newest}, day_after = ${after}`.execute(db);
}

/** Through, when `seenUntil` is given; else it goes on in the next turn. */
export async function endDayPass(db: Db, through: Pick<DayPass, 'seenUntil'> | null): Promise<void> {
  if (through === null) await sql`update payment_reconciliation set day_claimed_until = null`.execute(db);
  else
    await sql`
      update payment_reconciliation set day_claimed_until = null, day_newest = null, day_after = null,
        day_done_at = now(), day_seen_until = ${through.seenUntil}`.execute(db);
}

export interface Watched {
  readonly paymentId: string;
  readonly bookingId: number;
}

export async function watchPayments(db: Db, payments: readonly Watched[]): Promise<void> {
  if (payments.length === 0) return;
  await sql`
    insert into payments_watched (payment_id, booking_id)
    select * from unnest(${payments.map((payment) => payment.paymentId)}::text[],
      ${payments.map((payment) => payment.bookingId)}::int[])
    on conflict do nothing`.execute(db);
}

export async function listWatched(db: Db): Promise<Watched[]> {
  const found = await sql<Watched>`
    select payment_id as "paymentId", booking_id as "bookingId" from payments_watched`.execute(db);
  return found.rows;
}

export async function endWatch(db: Db, paymentId: string): Promise<void> {
  await sql`delete from payments_watched where payment_id = ${paymentId}`.execute(db);
}
