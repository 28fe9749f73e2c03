import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findCard } from './find-card.ts';

test.each([
  { paymentDetails: { cardNumber: '1' } },
  { paymentDetails: { paymentToken: 'pm_1', cvv: '123' } },
  { specialRequests: 'Please charge 4242 4242 4242 4242, 12/30' },
  { specialRequests: 'Please charge 4242-4242-4242-4242.' },
  { username: '378282246310005' },
  { number: 5_555_555_555_554_444 },
  { deep: [{ deeper: ['6011\u00a01111\u00a01111\u00a01117'] }] },
  { '4000056655665556': true },
  '/api/bookings/4242424242424242',
  { specialRequests: '４２４２ ４２４２ ４２４２ ４２４２' },
  { specialRequests: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' },
  { specialRequests: '4242.4242.4242.4242 or 4242\u20134242\u20134242\u20134242' },
  { specialRequests: '4242 - 4242 - 4242 - 4242' },
  { specialRequests: '42\u200b42\u200b42\u200b42\u200b42\u200b42\u200b42\u200b42' },
  { specialRequests: 'Call +351 912 345 678, my card is 4222 2222 2222 2' },
  { specialRequests: '2200 0000 0000 0053' },
  { specialRequests: '+4242 4242 4242 4242' },
  { specialRequests: '4242424242424242.12' },
])('a card is found wherever it lies: %j', (given) => {
  expect(findCard(given)).not.toBeNull();
});

test.each([
  { paymentDetails: { paymentToken: 'ctoken_1Q2w3E4r5T6y7U8i', cardHolderName: 'Inês Duarte' } },
  { specialRequests: 'Call +351 912 345 678 or 0044 20 7946 0958, booking 004711, 12 to 18 December 2026' },
  { specialRequests: '4242 4242 4242 4243' },
  { zipCode: '1100-048', total: 3079, at: '2026-11-20T16:30:00.000Z', ms: 1_795_537_800_000 },
  { key: '12345678-4242-4242-4242-424242424242', hex: 'a4242424242424242f' },
  { cvv: '', cardNumber: undefined },
  // Satisfy the check digit, begin as a Visa's and have as many digits.
  { phone: '+4915123456787', whatsapp: 'or +49 1512 345 6787' },
  { latitude: '4.123456789012349', longitude: 51.50735091234565, at: '/api/restaurants?longitude=4.895167912345672' },
  null,
])('and nothing else is taken for one: %j', (given) => {
  expect(findCard(given)).toBeNull();
});

test('names that programs make are hardly ever taken for a card', () => {
  let taken = 0;
  for (let i = 0; i < 20_000; i++) {
    const hex = randomBytes(16).toString('hex');
    if (findCard([randomUUID(), hex, randomBytes(32).toString('base64url'), String(randomInt(1e12))]) !== null) taken++;
  }
  expect(taken).toBe(0);
});

test('in the sandbox’s checkout the number may stand in its own field and in no other', () => {
  const card = { cardNumber: '4242 4242 4242 4242', expiryDate: '12/30', cvv: '123', cardHolderName: 'Inês Duarte' };
  const wish = { packageId: 'lisbon', billingAddress: { address: 'Rua das Flores 7' } };
  expect(findCard({ ...wish, paymentDetails: card }, true)).toBeNull();
  expect(findCard({ ...wish, paymentDetails: card }), 'where it is not typed').toBe('paymentDetails.cardNumber');
  for (const [changed, field] of [
    [{ ...wish, paymentDetails: { ...card, cardHolderName: card.cardNumber } }, 'paymentDetails.cardHolderName'],
    [{ ...wish, paymentDetails: { ...card, expiryDate: card.cardNumber } }, 'paymentDetails.expiryDate'],
    [{ ...wish, billingAddress: { address: card.cardNumber }, paymentDetails: card }, 'billingAddress.address'],
    [{ ...wish, cardNumber: card.cardNumber }, 'cardNumber'],
    [{ ...wish, [card.cardNumber]: 1 }, ''],
  ] as const) {
    expect(findCard(changed, true)).toBe(field);
  }
});
