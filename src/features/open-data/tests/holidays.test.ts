/** Public holidays where a place lies, by its borders. The days are those of the countries' own calendars. */
import { expect, test } from 'vitest';
import { holidaysAround } from '../actions/public-holidays.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

async function holidaysAt(latitude: number, longitude: number, now = NOW) {
  const at = { latitude, longitude };
  return (await holidaysAround([at], now))(at);
}

test('each country keeps its own, to its border', async () => {
  const monaco = await holidaysAt(43.7384, 7.4246);
  expect(monaco?.get('2026-11-19')).toBe('everywhere');
  const beausoleil = await holidaysAt(43.7435, 7.4205);
  expect(beausoleil?.get('2026-11-19')).toBeUndefined();
  expect(beausoleil?.get('2026-11-11')).toBe('everywhere');
  expect((await holidaysAt(47.14, 9.52))?.get('2026-12-08')).toBe('everywhere');
  expect((await holidaysAt(42.51, 1.53))?.get('2026-09-08')).toBe('everywhere');
  expect((await holidaysAt(40.71, -74.0))?.get('2026-11-26')).toBe('everywhere');
});

test('a feast of parts of a country is one where the border of the part is known, and else may be one', async () => {
  expect((await holidaysAt(55.95, -3.2))?.get('2026-11-30')).toBe('everywhere');
  expect((await holidaysAt(51.5, -0.1))?.get('2026-11-30')).toBeUndefined();
  // Of the German states nobody here knows the borders.
  expect((await holidaysAt(48.13, 11.57))?.get('2026-11-01')).toBe('in parts');
});

test('over new year both years are known, and on the high seas nothing', async () => {
  const vaduz = await holidaysAt(47.14, 9.52, new Date('2026-12-30T12:00:00Z'));
  expect([vaduz?.get('2026-12-25'), vaduz?.get('2027-01-06')]).toEqual(['everywhere', 'everywhere']);
  expect(await holidaysAt(0, -17)).toBeNull();
});
