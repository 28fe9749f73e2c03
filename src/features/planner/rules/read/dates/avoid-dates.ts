/** Keeps a stay that may move clear of what was ruled out: "in January except MLK weekend", "not over Christmas". */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import { senseAt, skipBack } from './date-items.ts';
import type { Anchor, Nth } from './date-mention.ts';
import { type Begin, type DateCircumstances, resolve } from './resolve-dates.ts';
import { dayIn, later, nightsBetween, yearOf } from './said-day.ts';

interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

export function avoidDates(
  ruled: readonly (Anchor | Nth)[],
  start: CalendarDay,
  nights: number,
  begin: Begin,
  around: DateCircumstances,
): CalendarDay {
  if (ruled.length === 0) return start;
  const periods = ruled.flatMap((each) => periodsOf(each, begin, around));
  const isFree = (day: CalendarDay) => !periods.some(({ from, to }) => day <= to && plusDays(day, nights) > from);
  const last = later(begin.to, start);
  const isInside = (day: CalendarDay) => day >= begin.from && day <= last;
  if (isFree(start)) return start;
  const reach = Math.max(0, nightsBetween(begin.from, last));
  const steps = Array.from({ length: reach + 1 }, (_, index) => index);
  const weekly = steps
    .filter((step) => step % 7 === 0)
    .flatMap((step) => [plusDays(start, step), plusDays(start, -step)]);
  const daily = steps.flatMap((step) => [plusDays(start, step), plusDays(start, -step)]);
  return [...weekly, ...daily].find((day) => isInside(day) && isFree(day)) ?? start;
}

function periodsOf(ruled: Anchor | Nth, begin: Begin, around: DateCircumstances): readonly Period[] {
  if (ruled.kind === 'nth') {
    const day = dayIn(yearOf(begin.from), Number(begin.from.slice(5, 7)), ruled.day);
    const about = skipBack(ruled.row, ruled.from, 'of') - 1;
    const isWeekend =
      senseAt(ruled.row, about, 'unit') === 'weekend' || senseAt(ruled.row, about, 'length') !== undefined;
    // "The weekend of the 6th" from its Friday on.
    if (isWeekend)
      return [{ from: plusDays(day, -((weekdayOf(day) + 3) % 7)), to: plusDays(day, 2 - ((weekdayOf(day) + 3) % 7)) }];
    if (senseAt(ruled.row, about, 'unit') !== 'week') return [{ from: day, to: day }];
    const monday = plusDays(day, -weekdayOf(day));
    return [{ from: monday, to: plusDays(monday, 6) }];
  }
  const silent = { conflicts: [], assumed: [], assumptions: [], readings: [] };
  const found = resolve(ruled, { ...around, nights: 1 }, silent);
  const days = ruled.kind === 'stretch' ? nightsBetween(found.from, found.to) : Math.max(0, (found.nights ?? 1) - 1);
  const start = ruled.kind === 'stretch' ? found.from : found.start;
  return [{ from: start, to: plusDays(start, days) }];
}
