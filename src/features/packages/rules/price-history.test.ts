import { describe, expect, test } from 'vitest';
import { currentPrice, originalPrice } from './price-history.ts';

const now = new Date('2026-12-01T12:00:00Z');
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

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
