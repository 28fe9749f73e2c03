/** Spans of days and how they are parted. */
import { type CalendarDay, plusDays, weekdayOf } from '../../../shared/dates.ts';

export const GROUPS = ['day', 'week', 'month', 'package', 'departure', 'channel'] as const;
export type Group = (typeof GROUPS)[number];
type Period = 'day' | 'week' | 'month';

export function isPeriod(by: Group): by is Period {
  return by === 'day' || by === 'week' || by === 'month';
}

/** Five years; a list of days is as long as the span. */
export const LONGEST_SPAN_DAYS = 1830;

/** Under so many bookings a mean says little. */
export const FEW = 20;

/** The first days of all periods that the span touches, weeks from Monday. */
export function periodsOf(by: Period, from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const periods: CalendarDay[] = [];
  for (let day = periodOf(by, from); day <= to; day = nextPeriod(by, day)) periods.push(day);
  return periods;
}

function periodOf(by: Period, day: CalendarDay): CalendarDay {
  if (by === 'month') return `${day.slice(0, 8)}01` as CalendarDay;
  return by === 'week' ? plusDays(day, -weekdayOf(day)) : day;
}

function nextPeriod(by: Period, day: CalendarDay): CalendarDay {
  if (by === 'day') return plusDays(day, 1);
  return by === 'week' ? plusDays(day, 7) : periodOf('month', plusDays(day, 31));
}
