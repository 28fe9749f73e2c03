import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinations } from '../destinations/content/destinations.ts';
import { packages } from './content.ts';
import {
  CATEGORIES,
  categoryFrom,
  currentPrice,
  departuresToOpen,
  inCategory,
  nextOccurrence,
  originalPrice,
  priceFor,
} from './rules.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
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
  const now = day('2026-12-01');
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

describe('departures', () => {
  test('the next occurrence may be the very day', () => {
    expect(nextOccurrence({ month: 2, day: 6 }, '2027-02-06')).toBe('2027-02-06');
    expect(nextOccurrence({ month: 2, day: 6 }, '2027-02-07')).toBe('2028-02-06');
  });

  test('the departure on sale is at least 14 days ahead', () => {
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-23'))[0]).toEqual({
      departsOn: '2027-02-06',
      returnsOn: '2027-02-13',
    });
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-24'))[0]?.departsOn).toBe('2028-02-06');
  });

  test('the next season is opened before this one leaves the shop', () => {
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2026-12-01'))).toHaveLength(1);
    expect(departuresToOpen({ month: 2, day: 6 }, 7, day('2027-01-10')).map((d) => d.departsOn)).toEqual([
      '2027-02-06',
      '2028-02-06',
    ]);
  });
});

describe('categories', () => {
  test('anything unknown in an address means all', () => {
    expect(categoryFrom('Luxury')).toBe('Luxury');
    expect(categoryFrom('luxury<script>')).toBe('All');
    expect(categoryFrom(null)).toBe('All');
  });

  test('one category shows its own trips only, All shows everything', () => {
    const luxury = inCategory(packages, 'Luxury');
    expect(luxury.length).toBeGreaterThan(1);
    expect(luxury.every((known) => known.category === 'Luxury')).toBe(true);
    expect(inCategory(packages, 'All')).toEqual(packages);
  });
});

describe('the packages we open with', () => {
  test.each(packages.map((known) => [known.id, known] as const))(
    '%s has a day for each day, enough seats and a known destination',
    (_, known) => {
      expect(known.itinerary).toHaveLength(known.nights + 1);
      expect(known.duration).toBe(`${known.nights + 1} days, ${known.nights} nights`);
      expect(known.features.length).toBeGreaterThanOrEqual(5);
      expect(known.highlights.length).toBeGreaterThanOrEqual(3);
      expect(known.capacity).toBeGreaterThanOrEqual(Math.max(8, known.maxGuests));
      expect(known.capacity).toBeLessThanOrEqual(24);
      expect(destinations.map((place) => place.id)).toContain(known.destinationId);
      expect(known.departs.day).toBeLessThanOrEqual(28);
    },
  );

  test('every category has two and every region is there', () => {
    for (const category of CATEGORIES) expect(inCategory(packages, category).length).toBeGreaterThanOrEqual(2);
    const regions = packages.map((known) => destinations.find((place) => place.id === known.destinationId)?.region);
    expect(new Set(regions)).toEqual(new Set(['us', 'europe', 'south-america', 'other']));
  });

  test('both ski weeks leave on 6 February with at least eight seats', () => {
    const ski = packages.filter((known) => known.id.endsWith('-ski'));
    expect(ski.map((known) => known.departs)).toEqual([
      { month: 2, day: 6 },
      { month: 2, day: 6 },
    ]);
    expect(ski.every((known) => known.nights === 7 && known.capacity >= 8)).toBe(true);
  });

  test('the four that stand first cost what is known of them and did cost what is crossed out', () => {
    const now = day('2026-12-01');
    const shown = packages.slice(0, 4).map((known) => {
      const prices = known.priceHistory.map((p) => ({ price: p.price, validFrom: daysBefore(now, p.daysAgo) }));
      return [known.id, currentPrice(prices, now), originalPrice(prices, now)];
    });
    expect(shown).toEqual([
      ['miami-beach-luxury', 2799, 3199],
      ['val-thorens-ski', 3899, 4399],
      ['niseko-ski', 4599, 5199],
      ['ibiza', 2299, 2699],
    ]);
  });
});
