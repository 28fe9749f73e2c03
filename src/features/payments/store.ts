/** What we note about the provider's payments: how far they are checked, which are watched, what nobody can explain. */
import { sql } from 'kysely';
import type { Db } from '../../server/sql.ts';
import type { Instant } from '../../shared/dates.ts';

export type AlarmKind = 'captured_without_booking' | 'wrong_amount';

export interface Alarm {
  readonly paymentId: string;
  readonly bookingId: number;
  readonly kind: AlarmKind;
}

/** True when this alarm is new. */
export async function raiseAlarm(db: Db, { paymentId, bookingId, kind }: Alarm): Promise<boolean> {
  const raised = await sql`
    insert into payment_alarms (payment_id, booking_id, kind) values (${paymentId}, ${bookingId}, ${kind})
    on conflict do nothing returning payment_id`.execute(db);
  return raised.rows.length > 0;
}

export async function listAlarms(db: Db): Promise<Alarm[]> {
  const found = await sql<Alarm>`
    select payment_id as "paymentId", booking_id as "bookingId", kind from payment_alarms order by raised_at`.execute(
    db,
  );
  return found.rows;
}

export async function countAlarms(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from payment_alarms`.execute(db);
  return found.rows[0]?.n ?? 0;
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

/** Null: nothing has been checked yet. */
export async function findCheckedUntil(db: Db): Promise<Instant | null> {
  const found = await sql<{ until: Date }>`select checked_until as until from payment_reconciliation`.execute(db);
  return found.rows[0]?.until ?? null;
}

/** Only ever forward: several processes may check at once. */
export async function markCheckedUntil(db: Db, until: Instant): Promise<void> {
  await sql`
    insert into payment_reconciliation (checked_until) values (${until})
    on conflict (id) do update set checked_until = greatest(payment_reconciliation.checked_until, excluded.checked_until)
    `.execute(db);
}

/** The database's clock, which all processes share. */
export async function readClock(db: Db): Promise<Instant> {
  const found = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return found.rows[0]?.now ?? new Date(Number.NaN);
}
