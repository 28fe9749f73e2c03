/** What nobody can explain of the provider's payments, until somebody has looked. */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';

export type AlarmKind = 'captured_without_booking' | 'wrong_amount' | 'wrong_booking' | 'refund_refused';

export interface Alarm {
  readonly paymentId: string;
  readonly bookingId: number;
  readonly kind: AlarmKind;
}

/** True when this alarm is new. A refund that is refused once more is news again; everything else is raised as long as it lasts. */
export async function raiseAlarm(db: Db, { paymentId, bookingId, kind }: Alarm): Promise<boolean> {
  const raised = await sql`
    insert into payment_alarms (payment_id, booking_id, kind) values (${paymentId}, ${bookingId}, ${kind})
    on conflict (payment_id, kind) do update set raised_at = now(), looked_at = null, looked_by = null
      where payment_alarms.looked_at is not null and excluded.kind = 'refund_refused'
    returning payment_id`.execute(db);
  return raised.rows.length > 0;
}

/** Those that nobody has looked at yet. */
export async function listAlarms(db: Db): Promise<Alarm[]> {
  const found = await sql<Alarm>`
    select payment_id as "paymentId", booking_id as "bookingId", kind from payment_alarms
    where looked_at is null order by raised_at`.execute(db);
  return found.rows;
}

/** A query of the bookings with an alarm that nobody has looked at. */
export function alarmedBookingsSql(): Rows<{ booking_id: number }> {
  return sql`select booking_id from payment_alarms where looked_at is null`;
}

export interface AlarmOnRecord extends Alarm {
  readonly raisedAt: Date;
  /** Null: nobody has looked yet. */
  readonly lookedAt: Date | null;
  readonly lookedBy: string | null;
  readonly note: string | null;
}

const alarmColumns = sql`payment_id as "paymentId", booking_id as "bookingId", kind, raised_at as "raisedAt",
  looked_at as "lookedAt", looked_by as "lookedBy", note`;

/** Those to be looked at first, then the newest. */
export async function listAlarmRecords(
  db: Db,
  { bookingId, most }: { readonly bookingId: number | null; readonly most: number },
): Promise<AlarmOnRecord[]> {
  const found = await sql<AlarmOnRecord>`
    select ${alarmColumns} from payment_alarms
    where (${bookingId}::int is null or booking_id = ${bookingId}::int)
    order by looked_at is not null, raised_at desc, payment_id, kind limit ${most}`.execute(db);
  return found.rows;
}

export async function findAlarm(
  db: Db,
  { paymentId, kind }: Pick<Alarm, 'paymentId' | 'kind'>,
): Promise<AlarmOnRecord | null> {
  const found = await sql<AlarmOnRecord>`
    select ${alarmColumns} from payment_alarms where payment_id = ${paymentId} and kind = ${kind}`.execute(db);
  return found.rows[0] ?? null;
}

/** False: there is none, or somebody has looked already. The WHERE decides between two who look at once. */
export async function markLookedAt(
  db: Db,
  { paymentId, kind }: Pick<Alarm, 'paymentId' | 'kind'>,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<boolean> {
  const marked = await sql`
    update payment_alarms set looked_at = now(), looked_by = ${by}, note = ${note}
    where payment_id = ${paymentId} and kind = ${kind} and looked_at is null returning payment_id`.execute(db);
  return marked.rows.length > 0;
}

/** A note may speak of the person. */
export async function forgetAlarmNotes(db: Db, bookingIds: readonly number[]): Promise<void> {
  await sql`update payment_alarms set note = null where booking_id = any(${sql.val(bookingIds)}::int[])`.execute(db);
}

export async function countAlarms(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from payment_alarms where looked_at is null`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}
