/** When a visit or a meal may begin: inside the hours of its door and outside those that are kept free. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOn } from '../../../destinations/rules/place-openings.ts';
import { clearOf, type KeptHours } from '../select/kept-free-hours.ts';

/** Nobody keeps an appointment at 14:17. */
export function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** As `opening`, outside the hours kept free. */
export function clearOpening(
  {
    kept,
    date,
    weekday,
  }: { readonly kept: readonly KeptHours[]; readonly date: CalendarDay; readonly weekday: number },
  place: Place,
  from: number,
  minutes: number,
  latestEnd: number,
  usual: number,
  isMeal: boolean,
): number {
  let start = opening(openingsOn(place, date, weekday), place.indoor, from, minutes, latestEnd, usual);
  for (let again = 0; start >= 0 && again < kept.length; again++) {
    const clear = clearOf(kept, start, minutes, isMeal);
    if (clear === start) break;
    start = opening(openingsOn(place, date, weekday), place.indoor, clear, minutes, latestEnd, usual);
  }
  return start;
}

/** Earliest beginning from `from` on that fits its hours; −1 when none does. Unknown hours count as an ordinary day, from `usual`. */
function opening(
  intervals: ReturnType<typeof openingsOn>,
  indoor: boolean,
  from: number,
  minutes: number,
  latestEnd: number,
  usual: number,
): number {
  if (!intervals) {
    const start = roundUp(indoor ? Math.max(from, usual) : from);
    return start + minutes <= latestEnd ? start : -1;
  }
  for (let i = 0; i < intervals.length; i++) {
    const interval = intervals[i];
    if (!interval) continue;
    const start = roundUp(Math.max(from, interval[0]));
    if (start + minutes <= Math.min(interval[1], latestEnd)) return start;
  }
  return -1;
}
