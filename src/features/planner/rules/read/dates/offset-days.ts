/** Days counted from another: "the Monday after 6 Feb", "the Saturday two weeks after 6 Feb", "two weeks after Easter, 5 nights". */
import { plusDays } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { DayAnchor, Spoken } from './date-mention.ts';
import { dayAt, type Habits } from './day-phrase.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { dayOf, onOrAfter, saidOf } from './said-day.ts';
import { lengthAt } from './stay-lengths.ts';

const FRIDAY = 4;

export function offsetDayAt(row: DateRow, start: number, habits: Habits): Spoken<DayAnchor> | null {
  const isWeekend = senseAt(row, start, 'unit') === 'weekend';
  const weekday = isWeekend ? FRIDAY : Number(senseAt(row, start, 'weekday') ?? Number.NaN);
  const isNamed = !Number.isNaN(weekday);
  const first = isNamed ? start + 1 : start;
  const unit = countAt(row, first, 12) === undefined ? skip(row, first, 'one') : first + 1;
  const isCounted = unit > first && senseAt(row, unit, 'unit') === 'week';
  const weeks = isCounted ? (countAt(row, first, 12) ?? 1) : 0;
  const side = isCounted ? unit + 1 : first;
  if (!has(row, side, 'after', 'following', 'before') || (!isNamed && !isCounted)) return null;
  const at = skip(row, side + 1, 'of');
  const day = dayAt(row, at, habits);
  const feast = day ? undefined : feastNamedAt(row, at);
  // "Two weeks after 20 July" may be how long they stay.
  if (!day && !(feast && isCounted)) return null;
  if (!isNamed && !row.some((_, other) => (other < start || other > at) && lengthAt(row, other) !== null)) return null;
  const { today } = habits;
  const base = day ? dayOf(day.day, today) : feast && dayFrom(feast, today);
  if (!base) return null;
  const isBefore = has(row, side, 'before');
  const moved = plusDays(base, (isBefore ? -7 : 7) * weeks);
  const found = isNamed
    ? onOrAfter(isBefore ? plusDays(moved, -7) : plusDays(moved, isCounted ? 0 : 1), weekday)
    : moved;
  const isSaid = day?.day.year !== undefined || feast !== undefined;
  return {
    kind: 'day',
    role: 'start',
    to: day?.to ?? at + 1,
    day: isSaid ? saidOf(found) : { ...saidOf(found), year: undefined },
    ...(isWeekend ? { nights: 2 } : {}),
  };
}
