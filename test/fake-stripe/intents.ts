/**
 * What the fake provider does: payment intents with manual capture, their
 * charges, refunds, and the ways to find them again.
 *
 * Search is late, as it is in reality. Retrieving by id is exact, and so is listing unless it is told to lag.
 */
import { randomBytes } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import { closeDispute, listDisputes, listRefunds, readDispute, refund } from './money-back.ts';
import type { Dispute, Intent } from './rows.ts';
import {
  type Answer,
  chargeShape,
  clientSecretOf,
  declined,
  hasCharge,
  intentShape,
  listShape,
  NOT_AUTHENTICATED,
  refused,
} from './shapes.ts';
import { makeToken } from './tokens.ts';

/** The provider's test payment methods that do not simply succeed. */
const REFUSING: Readonly<Record<string, string>> = {
  pm_card_visa_chargeDeclined: 'generic_decline',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'insufficient_funds',
};
const FAILS_AT_CAPTURE = 'pm_card_chargeCustomerFail';
const ASKS_THE_BANK = 'pm_card_threeDSecure2Required';
const IS_DISPUTED = 'pm_card_createDispute';

const SECOND = 1000;
const MOST_LISTED = 100;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly given: URLSearchParams;
}

export function answerTo(ledger: Ledger, { method, path, given }: Asked, searchLagMs: number): Answer {
  const [, id = '', verb] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(capture|cancel))?$/.exec(path) ?? [];
  const [, dispute = '', deed] = /^\/v1\/disputes\/(dp_\w+)(\/close)?$/.exec(path) ?? [];
  if (method === 'POST') {
    if (dispute && deed) return closeDispute(ledger, dispute);
    if (path === '/v1/payment_intents') return create(ledger, given);
    if (path === '/v1/refunds') return refund(ledger, given);
    if (path === '/v1/confirmation_tokens') return makeToken(ledger, given);
    if (path === '/v1/3ds2/authenticate') return authenticate(ledger, given);
    if (verb === 'capture') return capture(ledger, id, given);
    if (verb === 'cancel') return cancel(ledger, id);
  }
  if (method === 'GET') {
    if (path === '/v1/payment_intents') return list(ledger, given);
    if (path === '/v1/payment_intents/search') return search(ledger, given, searchLagMs);
    if (path === '/v1/refunds') return listRefunds(ledger, given);
    if (path === '/v1/disputes') return listDisputes(ledger, given);
    if (path === '/v1/charges') return listCharges(ledger, given);
    if (dispute && !deed) return readDispute(ledger, dispute);
    if (id && !verb) {
      return found(ledger, id, (intent) => ({
        status: 200,
        body: intentShape(intent, asksFor(given, 'latest_charge')),
      }));
    }
  }
  return refused(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`);
}

export function found(ledger: Ledger, id: string, go: (intent: Intent) => Answer): Answer {
  const intent = ledger.find(id);
  return intent ? go(intent) : refused(404, 'resource_missing', `No such payment_intent: '${id}'`);
}

/** What the API of today takes, as far as we use it: what is gone from it is refused, as it is there. */
const KNOWN =
  /^(amount|currency|capture_method|confirm|allowed_payment_method_types\[\d*\]|confirmation_token|payment_method|transfer_group|metadata\[\w+\]|expand\[\d*\])$/;

function create(ledger: Ledger, given: URLSearchParams): Answer {
  const amount = Number(given.get('amount'));
  const token = given.get('confirmation_token');
  const method = token === null ? given.get('payment_method') : ledger.takeToken(token);
  if (token !== null && method === null) {
    const param = 'confirmation_token';
    return refused(400, 'resource_missing', `No such unused confirmation token: '${token}'`, { param });
  }
  if (!Number.isInteger(amount) || amount < 50) return refused(400, 'parameter_invalid_integer', 'Invalid amount.');
  if (given.get('currency') !== 'usd') return refused(400, 'parameter_invalid', 'Invalid currency.');
  const unknown = [...given.keys()].find((name) => !KNOWN.test(name));
  if (unknown) return refused(400, 'parameter_unknown', `Received unknown parameter: ${unknown}`, { param: unknown });
  if (given.get('confirm') !== 'true' || given.get('capture_method') !== 'manual' || !method?.startsWith('pm_')) {
    return refused(400, 'parameter_missing', 'This server knows confirmed intents with manual capture alone.');
  }
  if (!method.startsWith('pm_card_')) {
    return refused(400, 'resource_missing', `No such PaymentMethod: '${method}'`, { param: 'payment_method' });
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
    created_ms: ledger.now(),
    amount,
    amount_received: 0,
    currency: 'usd',
    status: declineCode ? 'requires_payment_method' : method === ASKS_THE_BANK ? 'requires_action' : 'requires_capture',
    payment_method: method,
    decline_code: declineCode,
    metadata: JSON.stringify(metadata),
    transfer_group: given.get('transfer_group'),
    booking_id: metadata['booking_id'] ?? '',
  } as const;
  ledger.add(intent);
  return declineCode ? declined(intent) : { status: 200, body: intentShape(intent, asksFor(given, 'latest_charge')) };
}

/** A bank comes by itself; nobody asks for it over the API. */
export function beginDispute(ledger: Ledger, dispute: Pick<Dispute, 'intent' | 'amount' | 'status'>): string {
  const id = `dp_${randomBytes(12).toString('hex')}`;
  ledger.dispute({ ...dispute, id, created_ms: ledger.now() });
  return id;
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
    if (intent.payment_method === IS_DISPUTED) {
      beginDispute(ledger, { intent: id, amount, status: 'needs_response' });
    }
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

/** The traveller before the bank: `result` is `success` or `failure`. */
function authenticate(ledger: Ledger, given: URLSearchParams): Answer {
  const secret = given.get('client_secret') ?? '';
  return found(ledger, secret.split('_secret_')[0] ?? '', (intent) => {
    if (secret !== clientSecretOf(intent)) return refused(400, 'resource_missing', 'The client secret does not match.');
    if (intent.status !== 'requires_action') return unexpected(intent, 'authenticated');
    const isGood = given.get('result') === 'success';
    ledger.change(
      intent.id,
      isGood ? 'authorised' : 'declined',
      isGood
        ? { status: 'requires_capture', received: 0, declineCode: null }
        : { status: 'requires_payment_method', received: 0, declineCode: NOT_AUTHENTICATED },
    );
    return found(ledger, intent.id, (now) => ({ status: 200, body: intentShape(now) }));
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
  const after = given.get('starting_after');
  if (after !== null && !ledger.find(after)) {
    return refused(400, 'resource_missing', `No such payment_intent: '${after}'`, { param: 'starting_after' });
  }
  const page = ledger.list({
    from: Math.max(gte ?? 0, gt === null ? 0 : gt + SECOND),
    to: Math.min(lt ?? 9e15, lte === null ? 9e15 : lte + SECOND),
    after,
    most: limit + 1,
  });
  return listShape(
    '/v1/payment_intents',
    page.slice(0, limit).map((intent) => intentShape(intent)),
    page.length > limit,
  );
}

function asksFor(given: URLSearchParams, what: string): boolean {
  return [...given].some(([name, value]) => /^expand\[\d*\]$/.test(name) && value === what);
}

function listCharges(ledger: Ledger, given: URLSearchParams): Answer {
  const expanded = asksFor(given, 'data.payment_intent');
  const all = ledger.ofGroup(given.get('transfer_group') ?? '').filter(hasCharge);
  const limit = limitOf(given);
  const shown = all.slice(0, limit).map((intent) => chargeShape(intent, expanded));
  return listShape('/v1/charges', shown, all.length > limit);
}

function search(ledger: Ledger, given: URLSearchParams, lagMs: number): Answer {
  const bookingId = /^metadata\[['"]booking_id['"]\]:['"](\d+)['"]$/.exec(given.get('query') ?? '')?.[1];
  if (bookingId === undefined) return refused(400, 'parameter_invalid', 'This server searches by booking_id alone.');
  const data = ledger.ofBooking(bookingId, ledger.now() - lagMs).map((intent) => intentShape(intent));
  const url = '/v1/payment_intents/search';
  return { status: 200, body: { object: 'search_result', url, has_more: false, next_page: null, data } };
}

export function limitOf(given: URLSearchParams): number {
  return Math.min(Math.max(Number(given.get('limit') ?? 10) || 10, 1), MOST_LISTED);
}
