import { expect, test } from 'vitest';
import { weekdayOf } from '../../../shared/dates.ts';
import { intervalsOn, minutesOf, parseHours, timeText, WEEKDAYS } from '../rules/weekly-hours.ts';

test('days that are not named are closed', () => {
  const week = parseHours('Tu-Fr 09:00-13:00,14:00-17:30; Sa,Su 10:00-18:00');
  expect(week?.mo).toEqual([]);
  expect(week?.we).toEqual([
    ['09:00', '13:00'],
    ['14:00', '17:30'],
  ]);
  expect(week?.su).toEqual([['10:00', '18:00']]);
});

test('a range of days may run over the end of the week', () => {
  const week = parseHours('Sa-Mo 10:00-12:00');
  expect(WEEKDAYS.filter((day) => week?.[day].length)).toEqual(['mo', 'sa', 'su']);
});

test('closing after midnight belongs to the evening it began on', () => {
  const week = parseHours('Fr 18:00-02:00');
  expect(week && intervalsOn(week, 'fr')).toEqual([[1080, 1560]]);
  expect(week && intervalsOn(week, 'sa')).toEqual([]);
});

test('24/7 is open at any minute of any day', () => {
  const week = parseHours('24/7');
  expect(week && WEEKDAYS.map((day) => intervalsOn(week, day))).toEqual(WEEKDAYS.map(() => [[0, 1440]]));
});

test('a later rule replaces an earlier one for its day', () => {
  expect(parseHours('Mo-Su 09:00-17:00; Mo 12:00-15:00')?.mo).toEqual([['12:00', '15:00']]);
});

test.each(['', 'daily', 'Mo-Fr 9-17', 'Mo 09:00–17:00', 'Mo 25:00-26:00', 'Mo 09:00-17:75', 'mo 09:00-17:00'])(
  '"%s" is not in the notation',
  (text) => expect(parseHours(text)).toBeNull(),
);

test('times and weekdays are plain arithmetic', () => {
  expect([minutesOf('09:30'), timeText(570)]).toEqual([570, '09:30']);
  expect(minutesOf('9:30')).toBeNaN();
  expect((['2027-03-13', '1969-12-31', '2026-11-20'] as const).map(weekdayOf)).toEqual([5, 2, 4]);
});
