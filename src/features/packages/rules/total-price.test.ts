import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFor } from './total-price.ts';

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
