import { expect, test } from 'vitest';
import {
  cardBrand,
  formatCardNumber,
  formatExpiry,
  hasExpired,
  isCardNumber,
  isExpiry,
  isSecurityCode,
  reduceCard,
  securityCodeLength,
} from './card.ts';

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
