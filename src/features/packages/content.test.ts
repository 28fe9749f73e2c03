import { describe, expect, test } from 'vitest';
import { destinations } from '../destinations/content/destinations.ts';
import { packages } from './content.ts';
import { CATEGORIES, inCategory } from './rules/categories.ts';
import { currentPrice, originalPrice } from './rules/price-history.ts';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

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
    const now = new Date('2026-12-01T12:00:00Z');
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
