/** Answers in the provider's own shapes: objects, lists and errors, as its API reference shows them. */
import type { Intent, Refund } from './ledger.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const MESSAGES: Readonly<Record<string, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
};

function chargeIdOf({ id }: Intent): string {
  return id.replace(/^pi_/, 'ch_');
}

function declineOf(intent: Intent) {
  if (intent.decline_code === null) return null;
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: intent.decline_code,
    charge: chargeIdOf(intent),
    message: MESSAGES[intent.decline_code] ?? 'Your card was declined.',
  };
}

export function intentShape(intent: Intent): Readonly<Record<string, unknown>> {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amount_received,
    capture_method: 'manual',
    confirmation_method: 'automatic',
    created: Math.floor(intent.created_ms / 1000),
    currency: intent.currency,
    last_payment_error: declineOf(intent),
    latest_charge: chargeIdOf(intent),
    livemode: false,
    metadata: JSON.parse(intent.metadata) as unknown,
    payment_method: intent.payment_method,
    status: intent.status,
    transfer_group: intent.transfer_group,
  };
}

export function chargeShape(intent: Intent, expanded: boolean): Readonly<Record<string, unknown>> {
  return {
    id: chargeIdOf(intent),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    captured: intent.status === 'succeeded',
    created: Math.floor(intent.created_ms / 1000),
    currency: intent.currency,
    payment_intent: expanded ? intentShape(intent) : intent.id,
    status: intent.decline_code === null ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  };
}

export function refundShape({ id, intent, amount, created_ms }: Refund): Readonly<Record<string, unknown>> {
  const created = Math.floor(created_ms / 1000);
  return { id, object: 'refund', amount, created, currency: 'usd', payment_intent: intent, status: 'succeeded' };
}

export function listShape(url: string, data: readonly unknown[], hasMore: boolean): Answer {
  return { status: 200, body: { object: 'list', url, has_more: hasMore, data } };
}

export function declined(intent: Intent): Answer {
  return { status: 402, body: { error: { ...declineOf(intent), payment_intent: intentShape(intent) } } };
}

export function refused(status: number, code: string, message: string, more: object = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message, ...more } } };
}

export const MISMATCH: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you sent.',
    },
  },
};

export const BROKEN: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
};
