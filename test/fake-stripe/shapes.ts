/** Answers in the provider's own shapes: objects, lists and errors, as its API reference shows them. */
import { createHash } from 'node:crypto';
import type { Dispute, Intent, Refund } from './rows.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const MESSAGES: Readonly<Record<string, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
};

export function chargeIdOf({ id }: Intent): string {
  return id.replace(/^pi_/, 'ch_');
}

/** As good as random, and needs no place in the books. */
export function clientSecretOf({ id }: Pick<Intent, 'id'>): string {
  return `${id}_secret_${createHash('sha256').update(`wanderlight ${id}`).digest('hex').slice(0, 24)}`;
}

export const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

function declineOf(intent: Intent) {
  if (intent.decline_code === null) return null;
  if (intent.decline_code === NOT_AUTHENTICATED) {
    return {
      type: 'invalid_request_error',
      code: NOT_AUTHENTICATED,
      message: 'The bank did not recognise its customer.',
    };
  }
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: intent.decline_code,
    charge: chargeIdOf(intent),
    message: MESSAGES[intent.decline_code] ?? 'Your card was declined.',
  };
}

export function intentShape(intent: Intent, withCharge = false): Readonly<Record<string, unknown>> {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amount_received,
    capture_method: 'manual',
    client_secret: clientSecretOf(intent),
    confirmation_method: 'automatic',
    created: Math.floor(intent.created_ms / 1000),
    currency: intent.currency,
    last_payment_error: declineOf(intent),
    latest_charge: hasCharge(intent) ? (withCharge ? chargeShape(intent, false) : chargeIdOf(intent)) : null,
    livemode: false,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    metadata: JSON.parse(intent.metadata) as unknown,
    payment_method: intent.payment_method,
    status: intent.status,
    transfer_group: intent.transfer_group,
  };
}

/** A charge is made when the bank is asked for the money, not before. */
export function hasCharge({ status, decline_code }: Intent): boolean {
  return status !== 'requires_action' && decline_code !== NOT_AUTHENTICATED;
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
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    payment_intent: expanded ? intentShape(intent) : intent.id,
    status: intent.decline_code === null ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  };
}

export function refundShape(refund: Refund): Readonly<Record<string, unknown>> {
  const { id, intent, amount, status, created_ms } = refund;
  const created = Math.floor(created_ms / 1000);
  const metadata = JSON.parse(refund.metadata) as unknown;
  return { id, object: 'refund', amount, created, currency: 'usd', metadata, payment_intent: intent, status };
}

/** A bank that only asks has moved nothing; one that takes money back, or has, lets nobody refund it beside that. */
export function isChargeRefundable(status: string): boolean {
  return status.startsWith('warning_') || status === 'won' || status === 'prevented';
}

export function disputeShape({ id, intent, amount, status, created_ms }: Dispute): Readonly<Record<string, unknown>> {
  const created = Math.floor(created_ms / 1000);
  const evidence_details = { due_by: created + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0 };
  const about = { amount, charge: intent.replace(/^pi_/, 'ch_'), payment_intent: intent, currency: 'usd' };
  const is_charge_refundable = isChargeRefundable(status);
  return {
    id,
    object: 'dispute',
    ...about,
    created,
    evidence_details,
    is_charge_refundable,
    reason: 'fraudulent',
    status,
  };
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

export const TOO_MANY: Answer = {
  status: 429,
  body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
};

export const WRONG_KEY: Answer = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
};

export const BROKEN: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
};
