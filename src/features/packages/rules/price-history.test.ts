import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentPrice, originalPrice, priceFor } from './price-history.ts';

const now = new Date('2026-12-01T12:00:00Z');
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

describe('what a trip costs', () => {
  test.each([
    [2799, 3079],
    [3899, 4289],
    [4599, 5059],
    [2299, 2529],
  ])('$%d for one traveller is $%d with taxes and fees', (price, total) => {
    expect(priceFor(price, 1)).toEqual({ subtotal: price, taxes: total - price, total });
  });

  test('taxes are ten per cent of the subtotal, rounded half up, and the lines add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 50 }), (price, travelers) => {
        const { subtotal, taxes, total } = priceFor(price, travelers);
        const tenth = BigInt(price) * BigInt(travelers);
        expect(subtotal).toBe(price * travelers);
        expect(subtotal + taxes).toBe(total);
        expect(BigInt(taxes)).toBe((tenth + 5n) / 10n);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('the crossed-out price', () => {
  const history = (...prices: [price: number, daysAgo: number][]) =>
    prices.map(([price, daysAgo]) => ({ price, validFrom: daysBefore(now, daysAgo) }));

  test('is the last higher one', () => {
    expect(originalPrice(history([3499, 170], [3199, 90], [2799, 10]), now)).toBe(3199);
  });

  test('is not shown once it has been gone for more than 180 days', () => {
    const prices = history([3199, 300], [2799, 179]);
    expect(originalPrice(prices, now)).toBe(3199);
    expect(originalPrice(prices, daysBefore(now, -2))).toBeNull();
  });

  test('does not exist when the price only ever rose', () => {
    expect(originalPrice(history([1999, 170], [2099, 45]), now)).toBeNull();
  });

  test('looks past a lower price in between', () => {
    expect(originalPrice(history([3199, 100], [2599, 50], [2799, 10]), now)).toBe(3199);
  });

  test('stood for a day at least: a price typed wrongly and put right is no saving', () => {
    expect(originalPrice(history([2799, 90], [27_990, 10], [2799, 10 - 0.99]), now)).toBeNull();
    expect(originalPrice(history([3199, 90], [27_990, 10], [2799, 10 - 0.5]), now)).toBe(3199);
    expect(originalPrice(history([2799, 90], [3199, 10], [2799, 9]), now)).toBe(3199);
  });

  test('ignores prices that have not begun, and so does the price itself', () => {
    const prices = history([3199, 100], [2799, 10], [1999, -5]);
    expect(currentPrice(prices, now)).toBe(2799);
    expect(originalPrice(prices, now)).toBe(3199);
    expect(currentPrice(history([1999, -5]), now)).toBeNull();
  });
});
