/** Dates as a plan writes them. No time zone is ever involved. */
import { type CalendarDay, monthName, plusDays } from '../../../../shared/dates.ts';
import { weekdayOf } from '../../../destinations/rules/hours.ts';
import { capital } from '../../copy/words.ts';

const parts = (day: CalendarDay) => ({
  year: Number(day.slice(0, 4)),
  month: monthName(Number(day.slice(5, 7))),
  date: Number(day.slice(8)),
});

/** "Sat 13 Mar 2027". */
export function dayText(day: CalendarDay): string {
  const { year, month, date } = parts(day);
  return `${capital(weekdayOf(day)).concat(TAILS[weekdayOf(day)])} ${date} ${month.slice(0, 3)} ${year}`;
}

const TAILS = { mo: 'n', tu: 'e', we: 'd', th: 'u', fr: 'i', sa: 't', su: 'n' } as const;

/** "13–23 March 2027", "28 April – 3 May 2027". */
export function rangeText(start: CalendarDay, nights: number): string {
  const [from, to] = [parts(start), parts(plusDays(start, nights))];
  if (from.year !== to.year) return `${from.date} ${from.month} ${from.year} – ${to.date} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.date} ${from.month} – ${to.date} ${to.month} ${to.year}`;
  return `${from.date}–${to.date} ${to.month} ${to.year}`;
}
