/** What the payment provider is answered when its report is not taken. */
import type { ReceiveWebhookEventError } from '../contract/payments.ts';

export const webhookEventErrors = {
  not_listening: 'Nobody listens here.',
  not_signed: 'The signature does not fit, or is too old.',
} satisfies Record<ReceiveWebhookEventError, string>;
