/**
 * What the provider's own card fields get for a card: a token that can be used
 * once. The number is looked at and never kept.
 */
import { randomBytes } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import { type Answer, refused } from './shapes.ts';

/** The provider's test numbers, by the method they stand for. */
const METHODS: Readonly<Record<string, string>> = {
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000000341': 'pm_card_chargeCustomerFail',
  '4000000000003220': 'pm_card_threeDSecure2Required',
  '4000000000000259': 'pm_card_createDispute',
};

export function makeToken(ledger: Ledger, given: URLSearchParams): Answer {
  const number = (given.get('payment_method_data[card][number]') ?? '').replaceAll(' ', '');
  if (!/^\d{15,16}$/.test(number)) return refused(402, 'incorrect_number', 'Your card number is incorrect.');
  // Letters and figures as the provider's: of hexadecimal ones every fortieth would hold twelve figures in a row, as a card does.
  const id = `ctoken_${randomBytes(18).toString('base64url').replace(/[_-]/g, 'x')}`;
  ledger.addToken(id, METHODS[number] ?? 'pm_card_visa');
  return { status: 200, body: { id, object: 'confirmation_token', livemode: false } };
}
