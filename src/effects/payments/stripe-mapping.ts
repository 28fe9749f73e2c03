/**
 * What Stripe's objects mean to us. An answer that is no payment is not
 * believed: every field we rely on is checked, whatever the library's types say.
 */
import type { Instant } from '../../shared/dates.ts';
import {
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderRefundState,
  type ProviderState,
  ProviderUnavailable,
  type WebhookEvent,
} from './payments-port.ts';

export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly client_secret?: string | null;
  readonly created: number;
  readonly currency: string;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Its id alone, unless it was asked for whole. */
  readonly latest_charge?: unknown;
  readonly last_payment_error: { readonly code?: string; readonly decline_code?: string } | null;
}

const STATES: Readonly<Record<string, ProviderState>> = {
  requires_action: 'waiting',
  requires_confirmation: 'waiting',
  processing: 'waiting',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'voided',
  requires_payment_method: 'declined',
};

export function paymentOf(intent: Intent): ProviderPayment {
  const state = STATES[intent.status];
  if (!state) throw new ProviderUnavailable(`${intent.id} has a status we do not know: ${intent.status}`);
  const { code = null, decline_code: declineCode = null } = intent.last_payment_error ?? {};
  return {
    id: intent.id,
    bookingId: isOurs(intent.metadata) ? Number(intent.metadata['booking_id']) : Number.NaN,
    attempt: Number(intent.metadata['attempt']),
    state,
    amountCents: intent.amount,
    capturedCents: intent.amount_received,
    currency: intent.currency as 'usd',
    declineCode: state === 'declined' ? (declineCode === 'generic_decline' ? code : (declineCode ?? code)) : null,
    card: cardOf(intent.latest_charge),
    actionSecret: intent.status === 'requires_action' ? (intent.client_secret ?? null) : null,
    createdAt: new Date(intent.created * 1000),
  };
}

/** They count whole seconds. */
export function createdAt(intent: Intent | undefined): Instant | null {
  return intent ? new Date(intent.created * 1000) : null;
}

function cardOf(charge: unknown): ProviderPayment['card'] {
  const { brand, last4 } =
    (charge as { payment_method_details?: { card?: { brand?: unknown; last4?: unknown } } } | null | undefined)
      ?.payment_method_details?.card ?? {};
  return typeof brand === 'string' && typeof last4 === 'string' && /^\d{4}$/.test(last4) ? { brand, last4 } : null;
}

/** Other things may be sold through the same account. */
export function isOurs({ booking_id, attempt }: Intent['metadata']): boolean {
  return /^\d{1,7}$/.test(booking_id ?? '') && /^\d+$/.test(attempt ?? '');
}

export function intentFrom(given: unknown): Intent {
  const intent = given as Partial<Intent> | null | undefined;
  const isWhole =
    typeof intent?.id === 'string' &&
    typeof intent.status === 'string' &&
    Number.isInteger(intent.amount) &&
    Number.isInteger(intent.amount_received) &&
    Number.isInteger(intent.created) &&
    typeof intent.metadata === 'object' &&
    intent.metadata !== null;
  if (!isWhole) throw new ProviderUnavailable('The answer is not a payment');
  return intent as Intent;
}

export function listIn(data: unknown): readonly unknown[] {
  if (!Array.isArray(data)) throw new ProviderUnavailable('The answer is not a list');
  return data;
}

const REFUND_STATES: Readonly<Record<string, ProviderRefundState>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundFrom(given: unknown): ProviderRefund {
  const refund = given as
    | {
        id?: unknown;
        amount?: unknown;
        currency?: unknown;
        created?: unknown;
        status?: string | null;
        payment_intent?: unknown;
        metadata?: Readonly<Record<string, string>> | null;
      }
    | null
    | undefined;
  const paymentId = idOf(refund?.payment_intent);
  if (
    typeof refund?.id !== 'string' ||
    typeof refund.amount !== 'number' ||
    typeof refund.created !== 'number' ||
    paymentId === null
  ) {
    throw new ProviderUnavailable('The answer is not a refund');
  }
  return {
    id: refund.id,
    // Made at the provider by hand: it has no key of ours.
    key: refund.metadata?.['key'] ?? refund.id,
    paymentId,
    amountCents: refund.amount,
    currency: refund.currency as 'usd',
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    createdAt: new Date(refund.created * 1000),
  };
}

/** Its payment has to come whole. Null: it is about something else that is sold through the same account. */
export function disputeFrom(given: unknown): ProviderDispute | null {
  const dispute = given as {
    id: string;
    amount: number;
    reason: string;
    status: string;
    created: number;
    payment_intent?: unknown;
    evidence_details?: { readonly due_by?: number | null } | null;
  };
  // A charge without a payment intent is nothing we made.
  if (dispute.payment_intent === null || dispute.payment_intent === undefined) return null;
  const { id: paymentId, metadata } = intentFrom(dispute.payment_intent);
  if (!isOurs(metadata)) return null;
  const until = dispute.evidence_details?.due_by ?? null;
  return {
    id: dispute.id,
    paymentId,
    bookingId: Number(metadata['booking_id']),
    amountCents: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    answerUntil: until === null ? null : new Date(until * 1000),
    createdAt: new Date(dispute.created * 1000),
  };
}

/** A signed event, reduced to what to look at. */
export function webhookEventFrom(event: {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: unknown };
}): WebhookEvent {
  const about = event.data.object as { object?: string; id?: string; payment_intent?: unknown } | null;
  const paymentId = about?.object === 'payment_intent' ? idOf(about.id) : idOf(about?.payment_intent);
  return { id: event.id, kind: event.type, paymentId };
}

/** Only the token comes from outside; whatever else they do not understand is our defect. */
export function isAboutToken({
  statusCode,
  param,
  code,
}: {
  statusCode?: number;
  param?: string;
  code?: string;
}): boolean {
  if (statusCode !== 400 && statusCode !== 404) return false;
  return (
    param === 'confirmation_token' ||
    param === 'payment_method' ||
    (code ?? '').startsWith('confirmation_token') ||
    (code ?? '').startsWith('payment_method')
  );
}

export function groupOf(bookingId: number): string {
  return `booking_${bookingId}`;
}

export function secondsOf(at: Instant): number {
  return Math.floor(at.getTime() / 1000);
}

/** They name another object by its id, or bring it whole. */
function idOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  const id = (given as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}

/** The library hangs what came with an answer on the answer. */
export function dateOf(answer: unknown): unknown {
  return (answer as { lastResponse?: { headers?: Readonly<Record<string, unknown>> } } | null)?.lastResponse?.headers?.[
    'date'
  ];
}
