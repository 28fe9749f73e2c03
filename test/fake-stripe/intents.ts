/**
 * What the fake provider does: payment intents with manual capture, their
 * charges, refunds, and the ways to find them again.
 *
 * Search is late, as it is in reality; retrieving and listing are exact.
 */
import { randomBytes } from 'node:crypto';
import type { Intent, Ledger } from './ledger.ts';
import { type Answer, chargeShape, declined, intentShape, listShape, refundShape, refused } from './shapes.ts';

/** The provider's test payment methods that do not simply succeed. */
const REFUSING: Readonly<Record<string, string>> = {
  pm_card_visa_chargeDeclined: 'generic_decline',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'insufficient_funds',
};
const FAILS_AT_CAPTURE = 'pm_card_chargeCustomerFail';

const SECOND = 1000;
const MOST_LISTED = 100;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly given: URLSearchParams;
}

export function answerTo(ledger: Ledger, { method, path, given }: Asked, searchLagMs: number): Answer {
  const [, id = '', verb] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(capture|cancel))?$/.exec(path) ?? [];
  if (method === 'POST') {
    if (path === '/v1/payment_intents') return create(ledger, given);
    if (path === '/v1/refunds') return refund(ledger, given);
    if (verb === 'capture') return capture(ledger, id, given);
    if (verb === 'cancel') return cancel(ledger, id);
  }
  if (method === 'GET') {
    if (path === '/v1/payment_intents') return list(ledger, given);
    if (path === '/v1/payment_intents/search') return search(ledger, given, searchLagMs);
    if (path === '/v1/charges') return listCharges(ledger, given);
    if (id && !verb) return found(ledger, id, (intent) => ({ status: 200, body: intentShape(intent) }));
  }
  return refused(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`);
}

function found(ledger: Ledger, id: string, go: (intent: Intent) => Answer): Answer {
  const intent = ledger.find(id);
  return intent ? go(intent) : refused(404, 'resource_missing', `No such payment_intent: '${id}'`);
}

function create(ledger: Ledger, given: URLSearchParams): Answer {
  const amount = Number(given.get('amount'));
  const method = given.get('payment_method');
  if (!Number.isInteger(amount) || amount < 50) return refused(400, 'parameter_invalid_integer', 'Invalid amount.');
  if (given.get('currency') !== 'usd') return refused(400, 'parameter_invalid', 'Invalid currency.');
  if (given.get('confirm') !== 'true' || given.get('capture_method') !== 'manual' || !method?.startsWith('pm_')) {
    return refused(400, 'parameter_missing', 'This server knows confirmed intents with manual capture alone.');
  }
  const metadata = Object.fromEntries(
    [...given].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value]] : [];
    }),
  );
  const declineCode = REFUSING[method] ?? null;
  const intent = {
    id: `pi_${randomBytes(12).toString('hex')}`,
    created_ms: Date.now(),
    amount,
    amount_received: 0,
    currency: 'usd',
    status: declineCode ? 'requires_payment_method' : 'requires_capture',
    payment_method: method,
    decline_code: declineCode,
    metadata: JSON.stringify(metadata),
    transfer_group: given.get('transfer_group'),
    booking_id: metadata['booking_id'] ?? '',
  } as const;
  ledger.add(intent);
  return declineCode ? declined(intent) : { status: 200, body: intentShape(intent) };
}

function capture(ledger: Ledger, id: string, given: URLSearchParams): Answer {
  return found(ledger, id, (intent) => {
    if (intent.status !== 'requires_capture') return unexpected(intent, 'captured');
    const amount = Number(given.get('amount_to_capture') ?? intent.amount);
    if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount) {
      return refused(400, 'amount_too_large', 'The amount to capture is not within what is authorised.');
    }
    if (intent.payment_method === FAILS_AT_CAPTURE) {
      const to = { status: 'requires_payment_method', received: 0, declineCode: 'generic_decline' } as const;
      ledger.change(id, 'capture_failed', to);
      return found(ledger, id, declined);
    }
    ledger.change(id, 'captured', { status: 'succeeded', received: amount, declineCode: null });
    return found(ledger, id, (now) => ({ status: 200, body: intentShape(now) }));
  });
}

function cancel(ledger: Ledger, id: string): Answer {
  return found(ledger, id, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent, 'canceled');
    ledger.change(id, 'voided', { status: 'canceled', received: 0, declineCode: intent.decline_code });
    return found(ledger, id, (now) => ({ status: 200, body: intentShape(now) }));
  });
}

function unexpected(intent: Intent, wish: string): Answer {
  const message = `This PaymentIntent could not be ${wish} because it has a status of ${intent.status}.`;
  return refused(400, 'payment_intent_unexpected_state', message, { payment_intent: intentShape(intent) });
}

function refund(ledger: Ledger, given: URLSearchParams): Answer {
  return found(ledger, given.get('payment_intent') ?? '', (intent) => {
    const left = intent.amount_received - ledger.refunded(intent.id);
    const amount = Number(given.get('amount') ?? left);
    if (left <= 0) return refused(400, 'charge_already_refunded', 'This charge has already been refunded.');
    if (!Number.isInteger(amount) || amount < 1 || amount > left) {
      return refused(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge.');
    }
    const made = { id: `re_${randomBytes(12).toString('hex')}`, intent: intent.id, amount, created_ms: Date.now() };
    ledger.refund(made);
    return { status: 200, body: refundShape(made) };
  });
}

/** `created` counts whole seconds here as it does there. */
function list(ledger: Ledger, given: URLSearchParams): Answer {
  const bound = (name: string) => {
    const value = given.get(`created[${name}]`);
    return value === null ? null : Number(value) * SECOND;
  };
  const [gte, gt, lte, lt] = [bound('gte'), bound('gt'), bound('lte'), bound('lt')];
  const limit = limitOf(given);
  const page = ledger.list({
    from: Math.max(gte ?? 0, gt === null ? 0 : gt + SECOND),
    to: Math.min(lt ?? 9e15, lte === null ? 9e15 : lte + SECOND),
    after: given.get('starting_after'),
    most: limit + 1,
  });
  return listShape('/v1/payment_intents', page.slice(0, limit).map(intentShape), page.length > limit);
}

function listCharges(ledger: Ledger, given: URLSearchParams): Answer {
  const expanded = given.getAll('expand[]').includes('data.payment_intent');
  const all = ledger.ofGroup(given.get('transfer_group') ?? '');
  const limit = limitOf(given);
  const shown = all.slice(0, limit).map((intent) => chargeShape(intent, expanded));
  return listShape('/v1/charges', shown, all.length > limit);
}

function search(ledger: Ledger, given: URLSearchParams, lagMs: number): Answer {
  const bookingId = /^metadata\[['"]booking_id['"]\]:['"](\d+)['"]$/.exec(given.get('query') ?? '')?.[1];
  if (bookingId === undefined) return refused(400, 'parameter_invalid', 'This server searches by booking_id alone.');
  const data = ledger.ofBooking(bookingId, Date.now() - lagMs).map(intentShape);
  const url = '/v1/payment_intents/search';
  return { status: 200, body: { object: 'search_result', url, has_more: false, next_page: null, data } };
}

function limitOf(given: URLSearchParams): number {
  return Math.min(Math.max(Number(given.get('limit') ?? 10) || 10, 1), MOST_LISTED);
}
