/** Money that goes back at the fake provider: refunds we ask for, disputes that banks begin. */
import { randomBytes } from 'node:crypto';
import { found, limitOf } from './intents.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, disputeShape, intentShape, listShape, refundShape, refused } from './shapes.ts';

const IS_SLOW_TO_REFUND = 'pm_card_pendingRefund';

export function refund(ledger: Ledger, given: URLSearchParams): Answer {
  return found(ledger, given.get('payment_intent') ?? '', (intent) => {
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
  const all = ledger.disputes().filter(({ created_ms }) => created_ms >= since);
  const whole = [...given.values()].includes('data.payment_intent');
  const shown = all.map((dispute) => {
    const intent = whole ? ledger.find(dispute.intent) : null;
    return { ...disputeShape(dispute), ...(intent && { payment_intent: intentShape(intent) }) };
  });
  return page('/v1/disputes', shown, given);
}

function page(url: string, all: readonly Readonly<Record<string, unknown>>[], given: URLSearchParams): Answer {
  const after = given.get('starting_after');
  const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const limit = limitOf(given);
  return listShape(url, all.slice(begin, begin + limit), all.length > begin + limit);
}
