/** Dates as a plan writes them. No time zone is ever involved. */
import { type CalendarDay, longDate, monthName, plusDays, weekdayOf } from '../../../../shared/dates.ts';

const parts = (day: CalendarDay) => ({
  year: Number(day.slice(0, 4)),
  month: monthName(Number(day.slice(5, 7))).slice(0, 3),
  date: Number(day.slice(8)),
});

/** "Sat, Mar 13, 2027". */
export function dayText(day: CalendarDay): string {
  return `${weekdayName(day).slice(0, 3)}, ${longDate(day)}`;
}

/** "Mar 13–23, 2027", "Apr 28 – May 3, 2027". */
export function rangeText(start: CalendarDay, nights: number): string {
  const [from, to] = [parts(start), parts(plusDays(start, nights))];
  if (from.year !== to.year) return `${from.month} ${from.date}, ${from.year} – ${to.month} ${to.date}, ${to.year}`;
  if (from.month !== to.month) return `${from.month} ${from.date} – ${to.month} ${to.date}, ${to.year}`;
  return `${from.month} ${from.date}–${to.date}, ${to.year}`;
}

/** "November 2026" of "2026-11". */
export function monthText(month: string): string {
  return `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export function weekdayName(day: CalendarDay): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}
