import { expect, test } from 'vitest';
import { typedIn } from './use-form.ts';

const typed = new Map([
  ['name', 'Ana'],
  ['rating', '4'],
  ['address.city', 'Lisbon'],
  ['card', '4242'],
]);
const fields = { get: (name: string) => typed.get(name) ?? null };

test('a form takes what its fields hold, as text or as a number, and leaves the rest as it began', () => {
  const like = { name: '', rating: 5, address: { city: '', zip: '1000' }, packageId: 'ibiza' };
  expect(typedIn(fields, like)).toEqual({
    name: 'Ana',
    rating: 4,
    address: { city: 'Lisbon', zip: '1000' },
    packageId: 'ibiza',
  });
});

test('what a form does not name is never taken from the page', () => {
  expect(typedIn(fields, { name: '' })).toEqual({ name: 'Ana' });
});

test('an emptied number is no number, and not zero', () => {
  expect(typedIn({ get: () => '' }, { rating: 5 })).toEqual({ rating: Number.NaN });
});
