/** What the provider tells by itself: taken, and forgotten after a month. */
import type { Deps } from '../../../kernel/deps.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { ReceiveWebhookEventError } from '../contract/payments.ts';
import { forgetWebhookEvents, insertWebhookEvent } from '../store/webhook-events.ts';

const WEBHOOK_EVENTS_KEPT_DAYS = 30;

/** Only written down: whoever asks the provider and drives the booking does so afterwards, and once for each webhook event. */
export async function takeWebhookEvent(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<Result<{ received: true }, ReceiveWebhookEventError>> {
  if (!payments.notices) return err('not_listening');
  const notice = payments.notices.read(body, signature);
  if (!notice) return err('not_signed');
  await insertWebhookEvent(db, notice);
  return ok({ received: true });
}

export async function forgetOldWebhookEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await forgetWebhookEvents(db, WEBHOOK_EVENTS_KEPT_DAYS);
}
