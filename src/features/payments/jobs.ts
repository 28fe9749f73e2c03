/** What payments leave to be done by itself: what banks take back is looked up, and old webhook events are forgotten. */
import type { Loop } from '../../kernel/scheduler.ts';
import { noteDisputes } from './actions/disputes.ts';
import { forgetOldWebhookEvents } from './actions/webhook-events.ts';

export const paymentLoops: readonly Loop[] = [
  { name: 'payments.note-disputes', everyMs: 600_000, run: (deps) => noteDisputes(deps) },
  { name: 'payments.forget-webhook-events', everyMs: 3_600_000, run: (deps) => forgetOldWebhookEvents(deps) },
];
