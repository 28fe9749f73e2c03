import { expect, test } from 'vitest';
import { draftFrom, NOTHING_TYPED, newDraft, typedFrom } from './checkout-draft.ts';

const typed = {
  numberOfTravelers: 2,
  specialRequests: 'A cot, please',
  contactEmail: 'ines@example.com',
  billingAddress: { address: 'Rua das Flores 12', city: 'Lisbon', zipCode: '1200-195', country: 'Portugal' },
};

test('what Inês typed is there again after a reload, with the key of her form', () => {
  const draft = newDraft(7, 'key-of-the-form', typed);
  expect(draftFrom(JSON.stringify(draft), 7)).toEqual(draft);
});

test('nothing of the card is ever kept', () => {
  const form = {
    ...typed,
    packageId: 'ibiza',
    paymentDetails: { cardNumber: '4242 4242 4242 4242', expiryDate: '12/30', cvv: '123', cardHolderName: 'Inês' },
  };
  expect(typedFrom(form)).toEqual(typed);
  expect(JSON.stringify(newDraft(7, 'k', typedFrom(form)))).not.toMatch(/4242|12\/30|Inês/);
});

test('whoever logs in after Inês in the same tab starts with an empty form', () => {
  expect(draftFrom(JSON.stringify(newDraft(7, 'k', typed)), 8)).toBeNull();
});

test('a number of travelers that is none becomes one', () => {
  expect(typedFrom({ ...typed, numberOfTravelers: Number.NaN }).numberOfTravelers).toBe(1);
  expect(typedFrom({ ...typed, numberOfTravelers: -3 }).numberOfTravelers).toBe(1);
});

test.each([null, '', 'no json', 'null', '[]', '{"owner":7}', '{"owner":7,"key":5}'])('%j is no draft', (text) => {
  expect(draftFrom(text, 7)).toBeNull();
});

test('a draft with broken parts keeps the sound ones', () => {
  const draft = draftFrom('{"owner":7,"key":"k","typed":{"contactEmail":5,"billingAddress":{"city":"Bern"}}}', 7);
  expect(draft?.typed).toEqual({ ...NOTHING_TYPED, billingAddress: { ...NOTHING_TYPED.billingAddress, city: 'Bern' } });
  expect(draft?.bookingId).toBeNull();
});
