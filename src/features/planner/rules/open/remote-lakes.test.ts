import { expect, test } from 'vitest';
import type { OpenPlaceRow } from './open-data-rows.ts';
import { isRemote, liesUnderSnow, withoutSnow } from './remote-lakes.ts';

/** Estany de Creussans, Andorra, at 2,440 m. */
const LAKE = { id: 'osm-way-1', kind: 'lake', name: 'Estany de Creussans', lat: 42.6391, lon: 1.4797 } as OpenPlaceRow;
const at = (kind: OpenPlaceRow['kind'], km: number) => ({ ...LAKE, kind, lat: LAKE.lat + km / 111 });
const NOBODY = { places: [], tables: [], towns: [] };

test('a lake is far where no house of any kind stands near', () => {
  expect(isRemote(LAKE, NOBODY)).toBe(true);
  expect(isRemote(LAKE, { ...NOBODY, places: [at('viewpoint', 0.3), at('hotel', 2)] })).toBe(true);
  expect(isRemote(LAKE, { ...NOBODY, places: [at('hotel', 0.8)] })).toBe(false);
  expect(isRemote(LAKE, { ...NOBODY, tables: [at('museum', 0.8)] })).toBe(false);
  expect(isRemote(LAKE, { ...NOBODY, towns: [at('museum', 0.8)] })).toBe(false);
});

test('only lakes are', () => {
  expect(isRemote(at('peak', 0), NOBODY)).toBe(false);
});

test('one walks there while no snow lies', () => {
  expect([withoutSnow(42).includes(2), withoutSnow(42).includes(7)]).toEqual([false, true]);
  expect([withoutSnow(-42).includes(2), withoutSnow(-42).includes(7)]).toEqual([true, false]);
});

test('where lifts run near, a lake or a reserve lies under snow while they do, and a park of the town does not', () => {
  const lifts = [at('ski', 5)];
  expect(liesUnderSnow(LAKE, lifts)).toBe(true);
  expect(liesUnderSnow({ ...at('park', 0), tags: ['nature', 'walk'] }, lifts)).toBe(true);
  expect(liesUnderSnow({ ...at('park', 0), tags: ['park'] }, lifts)).toBe(false);
  expect(liesUnderSnow(LAKE, [at('ski', 12)])).toBe(false);
});
