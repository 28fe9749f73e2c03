import { beforeEach, expect, test } from 'vitest';
import { giveTabStorage } from '../../../../test/tab-storage.ts';
import { checkoutDraft, NOTHING_TYPED, newDraft, typedFrom } from './checkout-draft.ts';

beforeEach(() => void giveTabStorage());

const typed = {
  numberOfTravelers: 2,
  specialRequests: 'A cot, please',
  contactEmail: 'ines@example.com',
  billingAddress: { address: 'Rua das Flores 12', city: 'Lisbon', zipCode: '1200-195', country: 'Portugal' },
};

test('what Inês typed is there again after a reload, with the key of her form', () => {
  const draft = newDraft('key-of-the-form', typed);
  checkoutDraft('ibiza', 7).keep(draft);
  expect(checkoutDraft('ibiza', 7).read()).toEqual(draft);
  expect(checkoutDraft('miami', 7).read()).toBeNull();
});

test('nothing of the card is ever kept', () => {
  const form = {
    ...typed,
    packageId: 'ibiza',
    paymentDetails: { cardNumber: '4242 4242 4242 4242', expiryDate: '12/30', cvv: '123', cardHolderName: 'Inês' },
  };
  expect(typedFrom(form)).toEqual(typed);
  expect(JSON.stringify(newDraft('k', typedFrom(form)))).not.toMatch(/4242|12\/30|Inês/);
});

test('whoever logs in after Inês in the same tab starts with an empty form', () => {
  checkoutDraft('ibiza', 7).keep(newDraft('k', typed));
  expect(checkoutDraft('ibiza', 8).read()).toBeNull();
});

test('a number of travelers that is none becomes one', () => {
  expect(typedFrom({ ...typed, numberOfTravelers: Number.NaN }).numberOfTravelers).toBe(1);
  expect(typedFrom({ ...typed, numberOfTravelers: -3 }).numberOfTravelers).toBe(1);
});

const stored = (text: string) => {
  sessionStorage.setItem('checkout:7:ibiza', text);
  return checkoutDraft('ibiza', 7).read();
};

test.each(['', 'no json', 'null', '[]', '{}', '{"key":5}'])('%j is no draft', (text) => {
  expect(stored(text)).toBeNull();
});

test('a draft with broken parts keeps the sound ones', () => {
  const draft = stored('{"key":"k","typed":{"contactEmail":5,"billingAddress":{"city":"Bern"}}}');
  expect(draft?.typed).toEqual({ ...NOTHING_TYPED, billingAddress: { ...NOTHING_TYPED.billingAddress, city: 'Bern' } });
  expect(draft?.bookingId).toBeNull();
});
