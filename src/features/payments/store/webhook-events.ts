/** What the provider told us by itself. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { WebhookEvent } from '../../../effects/payments/payments-port.ts';

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
