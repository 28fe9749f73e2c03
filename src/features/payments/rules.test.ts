import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  cardBrand,
  findCard,
  formatCardNumber,
  formatExpiry,
  hasExpired,
  isCardNumber,
  isExpiry,
  isSecurityCode,
  reduceCard,
  securityCodeLength,
} from './rules.ts';

test.each([
  ['4242424242424242', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720990000000000', 'mastercard'],
  ['2721000000000000', 'card'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['30569309025904', 'diners'],
  ['3566002020360505', 'jcb'],
  ['', 'card'],
])('%s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test('numbers are grouped while typing', () => {
  expect(formatCardNumber('42')).toBe('42');
  expect(formatCardNumber('42424')).toBe('4242 4');
  expect(formatCardNumber('4242-4242x4242 4242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatCardNumber('3782 822463 100059')).toBe('3782 822463 10005');
  expect(formatCardNumber('4'.repeat(25))).toBe('4444 4444 4444 4444 444');
});

test('sixteen digits are a card number, spaced or not, and so are the fifteen of American Express', () => {
  for (const good of [
    '1234567890123456',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '378282246310005',
    '3782 822463 10005',
  ]) {
    expect(isCardNumber(good), good).toBe(true);
  }
  for (const bad of [
    '',
    '4242 4242 4242 424',
    '123456789012345',
    'abcdefghijklmnop',
    '4242 4242 4242 424x',
    '4'.repeat(20),
  ]) {
    expect(isCardNumber(bad), bad).toBe(false);
  }
});

test('expiry dates are a month and a year', () => {
  expect(['12/30', '01/2031', '01 / 31', '12-30', '12.2030'].map(isExpiry)).toEqual(Array(5).fill(true));
  expect(['13/30', '00/30', '1/30', '1230', '12/3', '', '12/1999'].map(isExpiry)).toEqual(Array(7).fill(false));
});

test('expiry dates are put in shape while typing', () => {
  expect(['1', '12', '123', '1230', '12/30', '4', '4/', '1/30', '12/2030'].map(formatExpiry)).toEqual([
    '1',
    '12',
    '12/3',
    '12/30',
    '12/30',
    '04/',
    '04/',
    '01/30',
    '12/20',
  ]);
});

test('a card is good until its month has ended everywhere on earth', () => {
  const now = new Date('2026-11-30T23:59:00Z');
  expect(hasExpired('11/26', now)).toBe(false);
  expect(hasExpired('10/26', now)).toBe(true);
  expect(hasExpired('12/2025', now)).toBe(true);
  expect(hasExpired('nonsense', now)).toBe(false);
  expect(hasExpired('11/26', new Date('2026-12-01T11:59:59Z'))).toBe(false);
  expect(hasExpired('11/26', new Date('2026-12-01T12:00:00Z'))).toBe(true);
});

test('security codes are three or four digits', () => {
  expect(['123', '1234'].map(isSecurityCode)).toEqual([true, true]);
  expect(['12', '12345', '12a', ''].map(isSecurityCode)).toEqual([false, false, false, false]);
  expect([securityCodeLength('amex'), securityCodeLength('visa')]).toEqual([4, 3]);
});

test('behind the door a card is brand, last four and what it stands for', () => {
  expect(reduceCard('4242 4242 4242 4242')).toEqual({ brand: 'visa', last4: '4242', token: 'tok_ok' });
  expect(reduceCard('4000 0000 0000 0002').token).toBe('tok_declined');
  expect(reduceCard('4000000000009995').token).toBe('tok_insufficient_funds');
  expect(reduceCard('4000-0000-0000-0341').token).toBe('tok_capture_fails');
});

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
