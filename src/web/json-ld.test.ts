import { expect, test } from 'vitest';
import type { TripPackage } from '../features/packages/contract/packages.ts';
import { touristTrip } from './page-metadata.ts';

const trip = { name: 'Ibiza', departsOn: '2027-05-28', availableSpots: 4, rating: 4.7 } as unknown as TripPackage;

test.each(['sample', 'own', 'none'] as const)('search engines are told no rating that is %s', (ratingBasis) => {
  const told = touristTrip({ ...trip, ratingBasis, reviews: 2 });
  expect(told['@type']).toBe('TouristTrip');
  expect(JSON.stringify(told)).not.toMatch(/rating/i);
});

test('search engines are told what travelers have rated, with the count', () => {
  const told = touristTrip({ ...trip, ratingBasis: 'travelers', reviews: 3 });
  expect(told['@type']).toEqual(['TouristTrip', 'Product']);
  expect(told['aggregateRating']).toEqual({ '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 });
});
