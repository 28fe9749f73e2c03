import { expect, test } from 'vitest';
import { daylightHours, priceLevels } from '../rules.ts';

test('a day is as long as the almanac says', () => {
  // timeanddate.com, mid-month: Lisbon in June 14:52 and in December 9:28; Reykjavík in June 21:00; Quito all year 12:07.
  expect(daylightHours(38.72, 6)).toBeCloseTo(14.87, 0);
  expect(daylightHours(38.72, 12)).toBeCloseTo(9.47, 0);
  expect(daylightHours(64.15, 6)).toBeGreaterThan(20.4);
  for (let month = 1; month <= 12; month++) expect(Math.abs(daylightHours(-0.2, month) - 12.1)).toBeLessThan(0.1);
  expect(daylightHours(78.2, 6)).toBe(24);
  expect(daylightHours(78.2, 12)).toBe(0);
});

test('a month is dear or cheap only where it is felt', () => {
  const level = [0.7, 0.8, 0.95, 1, 1, 1, 1, 1, 1.05, 1.1, 1.4, 1];
  expect(priceLevels(level)).toEqual([
    ...['low', 'low', 'usual', 'usual', 'usual', 'usual', 'usual', 'usual', 'usual'],
    ...['high', 'high', 'usual'],
  ]);
  expect(new Set(priceLevels(Array.from({ length: 12 }, () => 1)))).toEqual(new Set(['usual']));
});
