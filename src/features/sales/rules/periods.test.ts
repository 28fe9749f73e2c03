/** Spans and periods. */
import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('weeks begin on Monday, and a span begins with the week it begins in', () => {
  expect(periodsOf('week', '2026-11-26', '2026-12-07')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
  expect(periodsOf('week', '2027-01-03', '2027-01-03')).toEqual(['2026-12-28']);
});

test('months and days are whole, over the end of a year and a leap day', () => {
  expect(periodsOf('month', '2027-12-31', '2028-03-01')).toEqual([
    '2027-12-01',
    '2028-01-01',
    '2028-02-01',
    '2028-03-01',
  ]);
  expect(periodsOf('day', '2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});
