/**
 * What we note about the provider's payments: how far they are checked, which are watched, what nobody can explain,
 * what the provider told us by itself, and what banks take back.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../database/sql.ts';
import type { ProviderDispute, WebhookEvent } from '../../effects/payments/port.ts';
import type { Instant } from '../../shared/dates.ts';
import { ENDED_WELL } from './rules.ts';

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

/** False: it has come before. The guard is the key, not a look before. */
export async function insertWebhookEvent(db: Db, { id, kind, paymentId }: WebhookEvent): Promise<boolean> {
  const inserted = await sql`
    insert into payment_webhook_events (id, kind, payment_id) values (${id}, ${kind}, ${paymentId}::text)
    on conflict do nothing returning id`.execute(db);
  return inserted.rows.length > 0;
}

export type WebhookEventOutcome = 'driven' | 'settled' | 'unknown_payment' | 'unknown_booking' | 'not_ours';

/** A lease, so that several processes share the work and a dead one's share comes back. Oldest first. */
export async function claimWebhookEvents(
  db: Db,
  { most, leaseSeconds }: { readonly most: number; readonly leaseSeconds: number },
): Promise<WebhookEvent[]> {
  const claimed = await sql<WebhookEvent>`
    update payment_webhook_events set claimed_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from payment_webhook_events
      where outcome is null and (claimed_until is null or claimed_until < now())
      order by received_at limit ${most} for update skip locked)
    returning id, kind, payment_id as "paymentId"`.execute(db);
  return claimed.rows;
}

export async function endWebhookEvents(db: Db, ids: readonly string[], outcome: WebhookEventOutcome): Promise<void> {
  await sql`
    update payment_webhook_events set outcome = ${outcome}, ended_at = now(), claimed_until = null
    where id = any(${sql.val(ids)}::text[])`.execute(db);
}

export async function oldestWebhookEventSeconds(db: Db): Promise<number> {
  const found = await sql<{ age: number | null }>`
    select extract(epoch from now() - min(received_at))::float8 as age from payment_webhook_events where outcome is null`.execute(
    db,
  );
  return found.rows[0]?.age ?? 0;
}

export interface WebhookEventOnRecord {
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: Date;
  readonly outcome: WebhookEventOutcome | null;
  readonly endedAt: Date | null;
}

/** What the provider has told about some payments lately, the oldest first. */
export async function listWebhookEvents(
  db: Db,
  paymentIds: readonly string[],
  most: number,
): Promise<WebhookEventOnRecord[]> {
  const found = await sql<WebhookEventOnRecord>`
    select id, kind, received_at as "receivedAt", outcome, ended_at as "endedAt" from payment_webhook_events
    where payment_id = any(${sql.val(paymentIds)}::text[]) order by received_at, id limit ${most}`.execute(db);
  return found.rows;
}

/** A repeat of one this old is signed anew for three days at most, so it cannot come again. */
export async function forgetWebhookEvents(db: Db, olderThanDays: number): Promise<void> {
  await sql`delete from payment_webhook_events where ended_at < now() - make_interval(days => ${olderThanDays})`.execute(
    db,
  );
}

export async function noteDispute(db: Db, dispute: ProviderDispute): Promise<void> {
  await sql`
    insert into payment_disputes (id, payment_id, booking_id, amount_cents, reason, status, answer_until, created_at)
    values (${dispute.id}, ${dispute.paymentId}, ${dispute.bookingId}, ${dispute.amountCents}::bigint, ${dispute.reason},
      ${dispute.status}, ${dispute.answerUntil}::timestamptz, ${dispute.createdAt})
    on conflict (id) do update set booking_id = excluded.booking_id, amount_cents = excluded.amount_cents, reason = excluded.reason,
      status = excluded.status, answer_until = excluded.answer_until, noted_at = now()`.execute(db);
}

export interface NotedDispute {
  readonly id: string;
  readonly paymentId: string;
  /** Null: it is not about a payment of ours. */
  readonly bookingId: number | null;
  readonly amountCents: number;
  readonly reason: string;
  readonly status: string;
  readonly answerUntil: Date | null;
}

export interface BookedDispute extends NotedDispute {
  readonly bookingId: number;
}

const disputeColumns = sql`id, payment_id as "paymentId", booking_id as "bookingId", amount_cents as "amountCents", reason, status,
  answer_until as "answerUntil"`;

/** All of some payments, whatever became of them. */
export async function listDisputesOf(db: Db, paymentIds: readonly string[]): Promise<NotedDispute[]> {
  const found = await sql<NotedDispute>`
    select ${disputeColumns} from payment_disputes where payment_id = any(${sql.val(paymentIds)}::text[])
    order by created_at, id`.execute(db);
  return found.rows;
}

/** All of some payments as JSON, for a query that has their ids: `[{status, amountCents}]`. */
export function disputesSql(paymentIds: RawBuilder<string[]>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('status', status, 'amountCents', amount_cents) order by created_at, id), '[]')
    from payment_disputes where payment_disputes.payment_id = any(${paymentIds}))`;
}

/** All about payments of ours that have not ended well, oldest first. */
export async function listDisputes(db: Db): Promise<BookedDispute[]> {
  const found = await sql<BookedDispute>`
    select ${disputeColumns} from payment_disputes
    where booking_id is not null and not (status = any(${sql.val(ENDED_WELL)}::text[])) order by created_at, id`.execute(
    db,
  );
  return found.rows;
}
