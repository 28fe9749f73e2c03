/** Payments over HTTP: how the page is to ask for a card, and what the provider tells us by itself. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { takeWebhookEvent } from './actions/webhook-events.ts';
import { readPaymentMode, receiveWebhookEvent } from './contract/payments.ts';
import { webhookEventErrors } from './copy/webhook-events.ts';

export const paymentRoutes = (deps: Pick<Deps, 'db' | 'payments'>) => [
  route(readPaymentMode, {}, () => {
    const { mode, publishableKey } = deps.payments;
    return ok(publishableKey === null ? { mode } : { mode, publishableKey });
  }),
  route(receiveWebhookEvent, webhookEventErrors, ({ input }) => takeWebhookEvent(deps, input)),
];
