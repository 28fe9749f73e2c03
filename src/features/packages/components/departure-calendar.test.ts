import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../shared/dates.ts';
import { monthsOf } from './departure-calendar.ts';

const on = (departsOn: CalendarDay) => ({ departsOn });

test('a month has every day once, under its day of the week, and only months with a departure are shown', () => {
  const months = monthsOf([on('2027-08-07'), on('2027-05-01'), on('2027-05-29')]);
  expect(months.map(({ id }) => id)).toEqual(['2027-05', '2027-08']);
  const [may] = months;
  // May 2027 begins on a Saturday.
  expect(may?.weeks.map((week) => week.map((place) => place?.day.slice(8) ?? '').join(' '))).toEqual([
    '      01',
    '02 03 04 05 06 07 08',
    '09 10 11 12 13 14 15',
    '16 17 18 19 20 21 22',
    '23 24 25 26 27 28 29',
    '30 31     ',
  ]);
  expect(may?.weeks.flat().flatMap((place) => place?.departure?.departsOn ?? [])).toEqual(['2027-05-01', '2027-05-29']);
});

test('February has its leap day when there is one', () => {
  const last = (day: CalendarDay) =>
    monthsOf([on(day)])[0]
      ?.weeks.flat()
      .findLast((place) => place !== null)?.day;
  expect(last('2028-02-01')).toBe('2028-02-29');
  expect(last('2027-02-01')).toBe('2027-02-28');
});
