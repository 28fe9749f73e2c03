/**
 * When something recurring happens in a given year. Periods are inclusive on
 * both ends, in order, and reported whole when they touch the year at all: a
 * season from December to March is found from either year. What the feast table
 * does not know gives no period.
 */
import { type CalendarDay, plusDays, weekdayOf } from '../../../shared/dates.ts';
import { memoize, memoizeByObject } from '../../../shared/memoize.ts';
import { lunarFeasts } from '../content/lunar-feasts.ts';
import type { Feast, MonthDayText, Recurrence } from './destination-facts.ts';

export interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export const daysOf = (recurrence: Recurrence, year: number): readonly Period[] => byYear(recurrence)(year);
const byYear = memoizeByObject((recurrence: Recurrence) =>
  memoize((year: number) => periodsOf(recurrence, year), { most: 20 }),
);

function periodsOf(recurrence: Recurrence, year: number): readonly Period[] {
  const periods = [year - 1, year, year + 1].flatMap((each) => begunIn(recurrence, each));
  const touches = periods.filter(({ from, to }) => from <= `${year}-12-31` && to >= `${year}-01-01`);
  return touches.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** Easter Sunday of the Western churches (Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Weekday 0 is Monday; a negative `nth` counts from the end of the month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): CalendarDay {
  if (nth > 0) {
    const first = dayOf(year, month, 1);
    return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  }
  const last = plusDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1);
  return plusDays(last, -((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7);
}

function begunIn(recurrence: Recurrence, year: number): readonly Period[] {
  if ('on' in recurrence) return lasting(inYear(recurrence.on, year), 1);
  if ('from' in recurrence) {
    const endsIn = recurrence.to < recurrence.from ? year + 1 : year;
    return [{ from: inYear(recurrence.from, year), to: inYear(recurrence.to, endsIn) }];
  }
  if ('easter' in recurrence) return lasting(plusDays(easterSunday(year), recurrence.easter), recurrence.days ?? 1);
  if ('nth' in recurrence) {
    const { nth, weekday, month, shift = 0, days = 1 } = recurrence;
    return lasting(plusDays(nthWeekday(year, month, weekday, nth), shift), days);
  }
  if ('feast' in recurrence) return feastsOf(recurrence.feast, recurrence.days, year);
  if ('dates' in recurrence) {
    const begun = recurrence.dates.filter((date) => date.startsWith(`${year}-`)) as CalendarDay[];
    return begun.flatMap((date) => lasting(date, recurrence.days ?? 1));
  }
  return recurrence.months.map((month) => ({
    from: dayOf(year, month, 1),
    to: plusDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1),
  }));
}

function feastsOf(feast: Feast, days: number | undefined, year: number): readonly Period[] {
  const { days: usual, firstDays } = lunarFeasts[feast];
  return firstDays.flatMap((day) => {
    if (!day.startsWith(`${year}-`)) return [];
    const eid = lunarFeasts['eid-al-fitr'].firstDays.find((candidate) => candidate > day);
    if (feast === 'ramadan' && days === undefined && eid) return [{ from: day, to: plusDays(eid, -1) }];
    return lasting(day, days ?? usual);
  });
}

function lasting(from: CalendarDay, days: number): readonly Period[] {
  return [{ from, to: plusDays(from, Math.max(1, days) - 1) }];
}

/** The 29th of February is kept on the 28th in common years. */
function inYear(monthDay: MonthDayText, year: number): CalendarDay {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return `${year}-${monthDay === '02-29' && !leap ? '02-28' : monthDay}` as CalendarDay;
}

function dayOf(year: number, month: number, day: number): CalendarDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDay;
}
