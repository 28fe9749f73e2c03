/** What a feast closes is closed for visits and for rests alike. */
import { expect, test } from 'vitest';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import { closureOn } from './holiday-closures.ts';

const { catalogue } = aWorld();
const isClosed = (place: string, id: string, day: `${number}-${number}-${number}`): boolean => {
  const [known, there] = [catalogue.destination.get(place), catalogue.place.get(id)];
  if (!known || !there) throw new Error(id);
  return closureOn(known.facts, day)?.closes(there) ?? false;
};

test('a church that sells tickets sells none on Christmas Day, and is open on the Monday before', () => {
  expect(isClosed('italy', 'italy-venice-san-marco', '2026-12-25')).toBe(true);
  expect(isClosed('italy', 'italy-venice-san-marco', '2026-12-21')).toBe(false);
});

test('no market is held on Saint Stephen, nor on Mardi Gras', () => {
  expect(isClosed('italy', 'italy-venice-rialto-market', '2026-12-26')).toBe(true);
  expect(isClosed('italy', 'italy-venice-rialto-market', '2026-12-22')).toBe(false);
  expect(isClosed('new-orleans', 'new-orleans-french-market', '2027-02-09')).toBe(true);
});

test('what a holiday names is closed, and museums that it calls open are not', () => {
  expect(isClosed('istanbul', 'istanbul-grand-bazaar', '2027-01-01')).toBe(true);
  expect(isClosed('italy', 'italy-florence-uffizi', '2027-03-29')).toBe(false);
  expect(isClosed('italy', 'italy-florence-uffizi', '2027-01-01')).toBe(true);
});
