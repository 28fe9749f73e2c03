import { expect, test } from 'vitest';
import { memoize, memoizeByObject } from './memoize.ts';

test('an answer is worked out once, also where it is nothing', () => {
  const asked: string[] = [];
  const lengthOf = memoize(
    (zone: string) => {
      asked.push(zone);
      return zone === 'Atlantis' ? null : zone.length;
    },
    { most: 10 },
  );
  expect(['Lisbon', 'Atlantis', 'Lisbon', 'Atlantis'].map(lengthOf)).toEqual([6, null, 6, null]);
  expect(asked).toEqual(['Lisbon', 'Atlantis']);
});

test('no more answers are kept than may be', () => {
  const asked: number[] = [];
  const doubled = memoize(
    (n: number) => {
      asked.push(n);
      return n * 2;
    },
    { most: 2 },
  );
  expect([1, 2, 3, 3, 1].map(doubled)).toEqual([2, 4, 6, 6, 2]);
  expect(asked).toEqual([1, 2, 3, 1]);
});

test('what is asked may have many parts and one key', () => {
  const asked: string[] = [];
  const hoursOf = memoize(
    ({ name, hours }: { readonly name: string; readonly hours: string }) => {
      asked.push(name);
      return hours.split('-');
    },
    { most: 10, keyOf: ({ hours }) => hours },
  );
  expect(hoursOf({ name: 'Alfama', hours: '10-18' })).toEqual(['10', '18']);
  expect(hoursOf({ name: 'Belém', hours: '10-18' })).toEqual(['10', '18']);
  expect(asked).toEqual(['Alfama']);
});

test('an answer about an object belongs to that object alone', () => {
  const asked: object[] = [];
  const nameOf = memoizeByObject((place: { readonly name: string }) => {
    asked.push(place);
    return place.name.toUpperCase();
  });
  const lisbon = { name: 'Lisbon' };
  expect([nameOf(lisbon), nameOf(lisbon), nameOf({ name: 'Lisbon' })]).toEqual(['LISBON', 'LISBON', 'LISBON']);
  expect(asked).toHaveLength(2);
});
