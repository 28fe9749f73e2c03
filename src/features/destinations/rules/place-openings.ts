/** When a place is open on a day. */
import { type CalendarDay, weekdayOf } from '../../../shared/dates.ts';
import type { Place } from './catalogue.ts';

/** The hours of that day; null where nobody knows any. Asked in the innermost loop of planning. */
export function openingsOn(
  { hoursOn, week }: Pick<Place, 'hoursOn' | 'week'>,
  day: CalendarDay,
  weekday: number,
): readonly (readonly [from: number, to: number])[] | null {
  return hoursOn ? hoursOn(day) : week ? (week[weekday] ?? []) : null;
}

/** Whether it is closed that whole day for a reason of the calendar: a fixed day of closing, not its season, its day of rest. */
export function isClosedOn(place: Pick<Place, 'closedOn' | 'months' | 'restsOn'>, day: CalendarDay): boolean {
  return (
    place.closedOn.includes(day.slice(5)) ||
    place.months?.includes(Number(day.slice(5, 7))) === false ||
    (place.restsOn.length > 0 && place.restsOn.includes(weekdayOf(day)))
  );
}

/** The hours of that date by week and calendar: none where it is closed; null where nobody knows any. */
export function openingsOfDate(place: Place, day: CalendarDay): ReturnType<typeof openingsOn> {
  return isClosedOn(place, day) ? [] : openingsOn(place, day, weekdayOf(day));
}
