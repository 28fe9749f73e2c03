import { expect, test } from 'vitest';
import { tripsInstead } from './other-trips.tsx';

const trip = (
  id: string,
  category: 'Adventure' | 'Luxury' | 'Nature',
  departsOn: `${number}-${number}-${number}`,
  availableSpots = 4,
) => ({ id, category, departsOn, availableSpots });

const niseko = trip('niseko', 'Adventure', '2027-02-06', 0);

test('the same kind of trip comes first, then the nearest departure', () => {
  const offers = [
    niseko,
    trip('spring', 'Nature', '2027-04-01'),
    trip('days-later', 'Luxury', '2027-02-10'),
    trip('summer-adventure', 'Adventure', '2027-07-01'),
  ];
  expect(tripsInstead(niseko, offers).map(({ id }) => id)).toEqual(['summer-adventure', 'days-later', 'spring']);
});

test('a trip without room is never suggested, and three are enough', () => {
  const full = trip('full', 'Adventure', '2027-02-07', 0);
  const open = ['a', 'b', 'c', 'd'].map((id, i) => trip(id, 'Luxury', `2027-03-0${i + 1}` as '2027-03-01'));
  expect(tripsInstead(niseko, [full, ...open]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
