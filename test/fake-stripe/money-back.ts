/** Money that goes back at the fake provider: refunds we ask for, disputes that banks begin. */
import { randomBytes } from 'node:crypto';
import { found, limitOf } from './intents.ts';
import type { Ledger } from './ledger.ts';
import type { Dispute } from './rows.ts';
import {
  type Answer,
  chargeIdOf,
  disputeShape,
  intentShape,
  isChargeRefundable,
  listShape,
  refundShape,
  refused,
} from './shapes.ts';

const IS_SLOW_TO_REFUND = 'pm_card_pendingRefund';

export function refund(ledger: Ledger, given: URLSearchParams): Answer {
  return found(ledger, given.get('payment_intent') ?? '', (intent) => {
    if (ledger.disputesOf(intent.id).some(({ status }) => !isChargeRefundable(status))) {
      const message = `Charge ${chargeIdOf(intent)} has been charged back; cannot issue a refund.`;
      return refused(400, 'charge_disputed', message);
    }
    const left = intent.amount_received - ledger.refunded(intent.id);
    const amount = Number(given.get('amount') ?? left);
    if (left <= 0) return refused(400, 'charge_already_refunded', 'This charge has already been refunded.');
    if (!Number.isInteger(amount) || amount < 1 || amount > left) {
      return refused(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge.');
    }
    const key = given.get('metadata[key]');
    const made = {
      id: `re_${randomBytes(12).toString('hex')}`,
      intent: intent.id,
      amount,
      status: intent.payment_method === IS_SLOW_TO_REFUND ? 'pending' : 'succeeded',
      metadata: JSON.stringify(key === null ? {} : { key }),
      created_ms: ledger.now(),
    };
    ledger.refund(made);
    return { status: 200, body: refundShape(made) };
  });
}

export function listRefunds(ledger: Ledger, given: URLSearchParams): Answer {
  return page('/v1/refunds', ledger.refundsOf(given.get('payment_intent') ?? '').map(refundShape), given);
}

export function listDisputes(ledger: Ledger, given: URLSearchParams): Answer {
  const since = Number(given.get('created[gte]') ?? 0) * 1000;
  const all = ledger.disputes(given.get('payment_intent')).filter(({ created_ms }) => created_ms >= since);
  const whole = [...given.values()].includes('data.payment_intent');
  const shown = all.map((dispute) => (whole ? withIntent(ledger, dispute) : disputeShape(dispute)));
  return page('/v1/disputes', shown, given);
}

export function readDispute(ledger: Ledger, id: string): Answer {
  const dispute = ledger.findDispute(id);
  if (!dispute) return refused(404, 'resource_missing', `No such dispute: '${id}'`);
  return { status: 200, body: withIntent(ledger, dispute) };
}

/** From `needs_response` to `lost`, as the API reference says; what has been answered or decided is not given up any more. */
export function closeDispute(ledger: Ledger, id: string): Answer {
  const dispute = ledger.findDispute(id);
  if (dispute && dispute.status !== 'needs_response') {
    return refused(400, 'invalid_request', `This dispute is ${dispute.status} and cannot be closed.`);
  }
  if (dispute) ledger.decide({ about: 'disputes', intent: dispute.intent, status: 'lost', id });
  return readDispute(ledger, id);
}

function withIntent(ledger: Ledger, dispute: Dispute): Readonly<Record<string, unknown>> {
  const intent = ledger.find(dispute.intent);
  return { ...disputeShape(dispute), ...(intent && { payment_intent: intentShape(intent) }) };
}

function page(url: string, all: readonly Readonly<Record<string, unknown>>[], given: URLSearchParams): Answer {
  const after = given.get('starting_after');
  const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = limitOf(given);
  return listShape(url, all.slice(begin, begin + limit), all.length > begin + limit);
}
