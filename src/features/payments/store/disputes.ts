/** What banks take back. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { ProviderDispute } from '../../../effects/payments/payments-port.ts';
import { ENDED_WELL } from '../rules/dispute.ts';

export async function noteDispute(db: Db, dispute: ProviderDispute): Promise<void> {
  await sql`
    insert into payment_disputes (id, payment_id, booking_id, amount_cents, reason, status, answer_until, created_at)
    values (${dispute.id}, ${dispute.paymentId}, ${dispute.bookingId}, ${dispute.amountCents}::bigint, ${dispute.reason},
      ${dispute.status}, ${dispute.answerUntil}::timestamptz, ${dispute.createdAt})
    on conflict (id) do update set booking_id = excluded.booking_id, amount_cents = excluded.amount_cents, reason = excluded.reason,
      status = excluded.status, answer_until = excluded.answer_until, noted_at = now()`.execute(db);
}

export interface NotedDispute extends Omit<BookedDispute, 'bookingId'> {
  /** Null: it is not about a payment of ours. */
  readonly bookingId: number | null;
}

export type BookedDispute = Omit<ProviderDispute, 'createdAt'>;

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
