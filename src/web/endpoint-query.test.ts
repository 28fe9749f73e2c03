import { expect, test } from 'vitest';
import { readPackage } from '../features/packages/contract/packages.ts';
import { listRestaurants, readRestaurant } from '../features/restaurants/contract/restaurants.ts';
import { addressOf, queryOf } from './endpoint-query.ts';
import { openQueryClient } from './query-client.ts';

const near = queryOf(listRestaurants, { query: { latitude: 38.72, cuisine: 'greek', radius: undefined } });
const one = queryOf(readRestaurant, { params: { id: 'a/b?c' } });

test('a key is the address in parts, and leads back to it', () => {
  expect(near.queryKey).toEqual(['/api/restaurants', '?latitude=38.72&cuisine=greek']);
  expect(addressOf(near.queryKey)).toBe('/api/restaurants?latitude=38.72&cuisine=greek');
  expect(one.queryKey).toEqual(['/api/restaurants', 'a%2Fb%3Fc']);
  expect(addressOf(one.queryKey)).toBe('/api/restaurants/a%2Fb%3Fc');
});

test('the key of an endpoint finds all that was read of it, and nothing else', async () => {
  const asked: string[] = [];
  const client = openQueryClient(
    async (address) => asked.push(address),
    () => undefined,
  );
  const other = queryOf(readPackage, { params: { id: 'ibiza' } });
  for (const { queryKey } of [near, one, other]) await client.prefetchQuery({ queryKey });
  expect(asked).toEqual([near, one, other].map(({ queryKey }) => addressOf(queryKey)));
  const found = client.getQueryCache().findAll({ queryKey: queryOf(listRestaurants).queryKey });
  expect(found.map(({ queryKey }) => queryKey)).toEqual([near.queryKey, one.queryKey]);
});
