import { expect, test } from 'vitest';
import { lunarFeasts } from '../content/lunar-feasts.ts';
import { daysOf, easterSunday } from '../rules/recurrence.ts';

test('Easter falls where the churches say', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
  ]);
});

test('Good Friday and the four days around Easter count from Easter Sunday', () => {
  expect(daysOf({ easter: -2 }, 2027)).toEqual([{ from: '2027-03-26', to: '2027-03-26' }]);
  expect(daysOf({ easter: -2, days: 4 }, 2027)).toEqual([{ from: '2027-03-26', to: '2027-03-29' }]);
});

test('Thanksgiving, the last Monday of May and the day after are found', () => {
  expect(daysOf({ nth: 4, weekday: 3, month: 11 }, 2027)[0]?.from).toBe('2027-11-25');
  expect(daysOf({ nth: -1, weekday: 0, month: 5 }, 2027)[0]?.from).toBe('2027-05-31');
  expect(daysOf({ nth: 4, weekday: 3, month: 11, shift: 1 }, 2027)[0]?.from).toBe('2027-11-26');
});

test('a season over the new year is found from both years', () => {
  const season = { from: '12-15', to: '04-10' } as const;
  expect(daysOf(season, 2027)).toEqual([
    { from: '2026-12-15', to: '2027-04-10' },
    { from: '2027-12-15', to: '2028-04-10' },
  ]);
});

test('Ramadan lasts until the eve of Eid, and a year may hold two', () => {
  expect(daysOf({ feast: 'ramadan' }, 2027)).toEqual([{ from: '2027-02-08', to: '2027-03-08' }]);
  expect(daysOf({ feast: 'ramadan' }, 2030).map((each) => each.from)).toEqual(['2030-01-05', '2030-12-26']);
});

test('a feast beyond the table is unknown rather than guessed', () => {
  expect(daysOf({ feast: 'diwali' }, 2045)).toEqual([]);
});

test('months, single dates and leap days are found', () => {
  expect(daysOf({ months: [2, 6] }, 2028)).toEqual([
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-06-01', to: '2028-06-30' },
  ]);
  expect(daysOf({ dates: ['2027-07-10', '2028-07-08'], days: 9 }, 2028)).toEqual([
    { from: '2028-07-08', to: '2028-07-16' },
  ]);
  expect(daysOf({ on: '02-29' }, 2027)[0]?.from).toBe('2027-02-28');
});

test('the Islamic and Jewish dates agree with the calendars built into the platform', () => {
  const told = (calendar: string, day: string) =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  for (const day of lunarFeasts.ramadan.firstDays) expect(told('islamic-umalqura', day)).toContain('Ramadan 1');
  for (const day of lunarFeasts['eid-al-adha'].firstDays) expect(told('islamic-umalqura', day)).toMatch(/Hijjah 10$/);
  for (const day of lunarFeasts.passover.firstDays) expect(told('hebrew', day)).toBe('15 Nisan');
  for (const day of lunarFeasts['rosh-hashanah'].firstDays) expect(told('hebrew', day)).toBe('1 Tishri');
});
