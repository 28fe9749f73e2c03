import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Restaurant, readRestaurant } from '../features/restaurants/contract/restaurants.ts';
import { listReviews } from '../features/restaurants/contract/reviewing.ts';
import { queryOf } from './endpoint-query.ts';
import { restaurantMetadata } from './restaurant-page.ts';

/** What search engines are told of a place with two reviews, of five stars and of four. */
function thingOf(told: Partial<Restaurant>) {
  const client = new QueryClient();
  const restaurant = readRestaurant;
  const reviews = listReviews;
  const row = { name: 'The Quay', totalReviews: 2, opening: { hours: null }, googleRating: null };
  client.setQueryData(queryOf(restaurant, { params: { id: 'quay' } }).queryKey, { ...row, ...told } as never);
  const said = [5, 4].map((rating) => ({
    authorName: 'Ana',
    rating,
    text: 'Fresh fish.',
    time: '2026-11-20T12:00:00Z',
  }));
  client.setQueryData(queryOf(reviews, { query: { restaurantId: 'quay' } }).queryKey, said as never);
  const page = { path: '/reviews', file: '', screen: () => Promise.reject(), title: '' };
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever is said
  return restaurantMetadata(page, '?restaurant=quay', client)?.jsonLd?.[0] as any;
}

test('the rating of visitors is told where it is theirs alone', () => {
  expect(thingOf({ aggregatedRating: 4.5 }).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
});

test.each([{ googleRating: 3 }])('a figure with the view of others in it is not: %o', (prior) => {
  const thing = thingOf({ aggregatedRating: 3.43, ...prior });
  expect(thing.aggregateRating).toBeUndefined();
  expect(
    thing.review.map(({ reviewRating }: { reviewRating: { ratingValue: number } }) => reviewRating.ratingValue),
  ).toEqual([5, 4]);
});
