/** Days as they are said: a year may be missing, a day may not exist. Arithmetic on them; `today` is always an argument. */
import { type CalendarDay, epochDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';

/** A day as it was said; without a year it means the next one. */
export interface SaidDay {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day: number;
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The nearest day that exists: the last of the month where the month has no such day, in December for a month 13. */
export function dayIn(year: number, month: number, day: number): CalendarDay {
  const inYear = Math.max(1, Math.min(month, 12));
  const inMonth = Math.max(1, Math.min(day, daysInMonth(year, inYear)));
  return `${year}-${String(inYear).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}` as CalendarDay;
}

export function exists({ year, month, day }: SaidDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2028, month);
}

/** The first time the day comes round, today included. */
export function nextTime(said: SaidDay, today: CalendarDay): CalendarDay {
  const thisYear = dayIn(yearOf(today), said.month, said.day);
  return thisYear >= today ? thisYear : dayIn(yearOf(today) + 1, said.month, said.day);
}

/** The day meant by it. */
export function dayOf(said: SaidDay, today: CalendarDay): CalendarDay {
  return said.year === undefined ? nextTime(said, today) : dayIn(said.year, said.month, said.day);
}

/** A day as it is said: without a year where what it comes from, `like`, has none. */
export function saidOf(day: CalendarDay, like?: SaidDay): SaidDay {
  const year = like && like.year === undefined ? undefined : yearOf(day);
  return { year, month: Number(day.slice(5, 7)), day: Number(day.slice(8)) };
}

export function nightsBetween(from: CalendarDay, to: CalendarDay): number {
  return epochDay(to) - epochDay(from);
}

/** The first such weekday (0 is Monday) on or after the day. */
export function onOrAfter(day: CalendarDay, weekday: number): CalendarDay {
  return plusDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

export function earlier(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b;
}

export function later(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a > b ? a : b;
}
