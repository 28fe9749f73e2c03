import { describe, expect, test } from 'vitest';
import { listHomeDestinations } from '../actions.ts';
import { unevenSpans } from '../components/grid-spans.ts';
import { destinations } from '../content/destinations.ts';
import { plannerAddress } from '../rules/planner-address.ts';
import { byRegion } from '../rules/regions.ts';

describe('the catalogue', () => {
  test('shows the eighteen destinations of the home page, each in its region', () => {
    const shown = byRegion(listHomeDestinations()).map(({ region, destinations: places }) => [
      region,
      places.map((place) => place.id).sort(),
    ]);
    expect(shown).toEqual([
      ['us', ['austin', 'charleston', 'colorado', 'hamptons', 'miami', 'nashville', 'new-orleans', 'nyc', 'park-city']],
      ['europe', ['copenhagen', 'italy', 'lisbon', 'london', 'spain']],
      ['south-america', ['cartagena', 'jaco']],
      ['other', ['istanbul', 'marrakesh']],
    ]);
  });

  test('knows five more, none of them twice', () => {
    expect(destinations).toHaveLength(23);
    expect(new Set(destinations.map((place) => place.id)).size).toBe(23);
  });

  test('a destination leads to the planner with its name filled in', () => {
    expect(plannerAddress('New York City')).toBe('/demo?destination=New%20York%20City');
  });
});

describe('the uneven grid', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 23])('%d cards fill rows of six columns without a gap', (count) => {
    for (const start of [0, 1, 2]) {
      const spans = unevenSpans(count, start);
      expect(spans).toHaveLength(count);
      let column = 0;
      for (const span of spans) {
        column += span;
        expect(column).toBeLessThanOrEqual(6);
        column %= 6;
      }
      expect(column).toBe(0);
    }
  });
});
