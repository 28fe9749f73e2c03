import { expect, test } from 'vitest';
import { departureGaps } from './departure-gaps.ts';

test('a departure that leaves misses travelers before it misses their names', () => {
  expect(departureGaps({ sold: 0, nameless: 0, minimumParty: null })).toEqual([{ what: 'travelers' }]);
  expect(departureGaps({ sold: 4, nameless: 3, minimumParty: 6 })).toEqual([
    { what: 'party', count: 2, minimum: 6 },
    { what: 'names', count: 3 },
  ]);
  expect(departureGaps({ sold: 6, nameless: 0, minimumParty: 6 })).toEqual([]);
});
