/** A package that leaves on the same day of every year, and the departures that must exist of it. */

import { type CalendarDay, calendarDay, type Instant, plusDays } from '../../../shared/dates.ts';
import { USUAL_CUTOFF_DAYS } from './departures.ts';

/** The next season is opened this much before it goes on sale, so that a late daily job leaves no gap. */
const OPENED_DAYS_AHEAD = 30;

export interface MonthDay {
  readonly month: number;
  /** 1 to 28: a day that every year has. */
  readonly day: number;
}

/** The rule's next day that is not before `from`. */
export function nextOccurrence({ month, day }: MonthDay, from: CalendarDay): CalendarDay {
  const year = Number(from.slice(0, 4));
  const inYear = (y: number) => `${y}-${twoDigits(month)}-${twoDigits(day)}` as CalendarDay;
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
}

/** The departures that must exist today: the one on sale and, near its end of sale, the one that follows it. */
export function departuresToOpen(
  rule: MonthDay,
  nights: number,
  now: Instant,
): Array<{ departsOn: CalendarDay; returnsOn: CalendarDay }> {
  const from = plusDays(calendarDay(now), USUAL_CUTOFF_DAYS);
  const days = new Set([nextOccurrence(rule, from), nextOccurrence(rule, plusDays(from, OPENED_DAYS_AHEAD))]);
  return [...days].map((departsOn) => ({ departsOn, returnsOn: plusDays(departsOn, nights) }));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
