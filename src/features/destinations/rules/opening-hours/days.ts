/** Whether the day selectors of a rule hold a day. */

import { type CalendarDay, epochDay, plusDays } from '../../../../shared/dates.ts';
import { memoize } from '../../../../shared/memoize.ts';
import { easterSunday } from '../recurrence.ts';
import type { DatePoint, DateRange, DaySelector, Holiday, Range, Weekdays } from './value.ts';

export interface DayFacts {
  readonly day: CalendarDay;
  /** Since 1970-01-01. */
  readonly number: number;
  readonly year: number;
  readonly month: number;
  readonly date: number;
  /** 0 is Monday. */
  readonly weekday: number;
}

/** A list asks for the same ten days of a thousand houses. */
export const factsOf = memoize(reckoned, { most: 1000 });

function reckoned(day: CalendarDay): DayFacts {
  const number = epochDay(day);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // 1970-01-01 was a Thursday.
  return { day, number, year, month, date, weekday: (((number + 3) % 7) + 7) % 7 };
}

/** What is taken to be so on this reading: a day may be a holiday in parts of a country only. */
export type IsHoliday = (of: Holiday['of'], day: CalendarDay) => boolean;

export function holds(selector: DaySelector, facts: DayFacts, isHoliday: IsHoliday): boolean {
  const { years, dates, weeks, holidays, weekdays, both } = selector;
  if (years.length > 0 && !years.some((range) => isIn(range, facts.year))) return false;
  if (dates.length > 0 && !dates.some((range) => isInDates(range, facts))) return false;
  if (weeks.length > 0 && !weeks.some((range) => isIn(range, weekOf(facts)))) return false;
  const onHoliday = () => holidays.some(({ of, shift }) => isHoliday(of, plusDays(facts.day, -shift)));
  const onWeekday = () => weekdays.some((one) => isOn(one, facts));
  if (both) return onHoliday() && onWeekday();
  return holidays.length + weekdays.length === 0 || onWeekday() || onHoliday();
}

const NAMED_DAYS = 7;

/** Whether the rule speaks of this very day: "Dec 25", "Dec 24-26", "easter". */
export function names({ dates }: DaySelector, facts: DayFacts): boolean {
  return dates.some(
    (range) => range.by === 'date' && (spanHolding(range, facts)?.days ?? NAMED_DAYS + 1) <= NAMED_DAYS,
  );
}

export function isEveryDay({ years, dates, weeks, holidays, weekdays }: DaySelector): boolean {
  return years.length + dates.length + weeks.length + holidays.length + weekdays.length === 0;
}

function isIn({ first, last, every }: Range, number: number): boolean {
  return first <= number && number <= last && (number - first) % every === 0;
}

/** Of ISO 8601: that of its Thursday. */
function weekOf({ number, weekday }: DayFacts): number {
  const thursday = factsOf(plusDays('1970-01-01', number - weekday + 3));
  const begin = epochDay(`${thursday.year}-01-01`);
  return Math.floor((thursday.number - begin) / 7) + 1;
}

function isOn({ first, last, nth, shift }: Weekdays, facts: DayFacts): boolean {
  const { weekday, month, year, date } = shift === 0 ? facts : factsOf(plusDays(facts.day, -shift));
  if ((weekday - first + 7) % 7 > (last - first + 7) % 7) return false;
  if (nth.length === 0) return true;
  const fromBegin = Math.floor((date - 1) / 7) + 1;
  const fromEnd = -Math.floor((daysIn(year, month) - date) / 7) - 1;
  return nth.includes(fromBegin) || nth.includes(fromEnd);
}

function isInDates(range: DateRange, facts: DayFacts): boolean {
  if (range.by === 'date') return spanHolding(range, facts) !== null;
  const { first, last, year } = range;
  if ((facts.month - first + 12) % 12 > (last - first + 12) % 12) return false;
  return year === null || facts.year === (first > last && facts.month <= last ? year + 1 : year);
}

/** The years in which a range may begin that holds the day; a shift may lead over new year. */
const BEGINS = [-1, 0, 1];

function spanHolding({ from, to }: DateRange & { by: 'date' }, facts: DayFacts): { days: number } | null {
  const years = from.year === null ? BEGINS.map((more) => facts.year + more) : [from.year];
  for (const year of years) {
    const first = numberOf(from, year, 'begin');
    let last = numberOf(to, to.year ?? year, 'end');
    if (from === to && first !== last) continue;
    if (last < first && to.year === null) last = numberOf(to, year + 1, 'end');
    if (first <= facts.number && facts.number <= last) return { days: last - first + 1 };
  }
  return null;
}

/** The day it falls on; of February 29 in other years a range begins a day later and ends a day earlier. */
function numberOf(point: DatePoint, year: number, side: 'begin' | 'end'): number {
  if (point.on === 'easter') return epochDay(easterSunday(year)) + point.shift;
  const begin = Math.round(Date.UTC(year, point.month - 1, 1) / 86_400_000);
  const length = daysIn(year, point.month);
  if (point.on === 'day') {
    const isMissing = point.day > length;
    return begin + (isMissing ? length - (side === 'begin' ? 0 : 1) : point.day - 1) + point.shift;
  }
  const weekday = (((begin + 3) % 7) + 7) % 7;
  const first = (point.weekday - weekday + 7) % 7;
  const among = Math.floor((length - 1 - first) / 7);
  const week = point.nth > 0 ? point.nth - 1 : among + 1 + point.nth;
  return begin + first + 7 * week + point.shift;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
