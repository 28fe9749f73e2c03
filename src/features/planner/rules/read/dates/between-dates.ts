/** Stretches named by their ends, one of which is no day: "between Easter and the end of May"; and nights on both sides of a day. */
import { plusDays } from '../../../../../shared/dates.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';
import type { RangeAnchor, Spoken, Stretch } from './date-mention.ts';
import { afterWeekday, dayAt, type Habits, numberAt } from './day-phrase.ts';
import { dayFrom, feastNamedAt, isOneDay } from './feast-days.ts';
import { feastAt } from './feasts.ts';
import { nextTime, type SaidDay, yearOf } from './said-day.ts';
import { stretchAt } from './vague-dates.ts';

interface Point {
  readonly to: number;
  readonly first: SaidDay;
  readonly last: SaidDay;
  readonly isDay: boolean;
}

const saidOf = (day: string): SaidDay => {
  const [year, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, day: date };
};

function pointAt(row: DateRow, start: number, habits: Habits): Point | null {
  const at = skip(row, start, 'of', 'from');
  const feast = feastAt(row, at, habits);
  if (feast?.kind === 'real') {
    const named = feastNamedAt(row, at);
    const own = named && isOneDay(named) ? dayFrom(named, habits.today) : undefined;
    const day = own ?? feast.find(habits.today).start;
    return { to: feast.to, first: saidOf(day), last: saidOf(day), isDay: false };
  }
  const day = dayAt(row, at, habits);
  if (day) return { to: day.to, first: day.day, last: day.day, isDay: true };
  const stretch = stretchAt(row, at, habits);
  return stretch?.kind === 'stretch'
    ? {
        to: stretch.to,
        first: { ...stretch.first, year: stretch.year },
        last: { ...stretch.last, year: stretch.year },
        isDay: false,
      }
    : null;
}

/** "Between Easter and the end of May", "after the 15th of August and before the 31st". */
export function betweenAt(row: DateRow, at: number, habits: Habits): Spoken<Stretch> | null {
  const isAfter = has(row, at, 'after');
  if (!isAfter && !has(row, at, 'between')) return null;
  const first = pointAt(row, at + 1, habits);
  if (!first) return null;
  const joint = isAfter ? skip(row, first.to, 'and') : first.to;
  if (!(isAfter ? has(row, joint, 'before') : has(row, joint, 'and', 'to'))) return null;
  const last = pointAt(row, joint + 1, habits) ?? (isAfter ? nthOf(row, joint + 1, first.first) : null);
  if (!last || (!isAfter && first.isDay && last.isDay)) return null;
  const { year, ...day } =
    isAfter && first.isDay ? { ...first.first, day: Math.min(31, first.first.day + 1) } : first.first;
  const { year: endYear, ...end } =
    isAfter && last.isDay ? { ...last.last, day: Math.max(1, last.last.day - 1) } : last.last;
  return { kind: 'stretch', fit: 'inside', to: last.to, year: year ?? endYear, first: day, last: end };
}

/** "Any time before Easter", "sometime after Labor Day": the weeks beside the feast, and not the feast. */
export function besideFeastAt(row: DateRow, at: number, habits: Habits): Spoken<Stretch> | null {
  const isOpen = at === 0 || row[at - 1]?.kind === 'mark' || has(row, at - 1, 'within', 'any-of', 'ahead');
  const isBefore = has(row, at, 'before') && isOpen;
  // "Just after Easter" is the day behind it.
  if (!isBefore && !(has(row, at, 'after') && !has(row, at, 'following'))) return null;
  const feast = feastAt(row, skip(row, at + 1, 'of'), habits);
  if (feast?.kind !== 'real' || !habits.atHome || has(row, feast.to, 'and', 'to')) return null;
  const { start, nights = 1 } = feast.find(habits.today);
  const [from, to] = isBefore
    ? [plusDays(start, -WEEKS_BESIDE), plusDays(start, -1)]
    : [plusDays(start, nights), plusDays(start, nights + WEEKS_BESIDE)];
  const { year, ...first } = saidOf(from);
  const { month, day } = saidOf(to);
  return { kind: 'stretch', fit: 'inside', to: feast.to, year, first, last: { month, day } };
}
const WEEKS_BESIDE = 21;

/** "The 31st", of the month of another day. */
function nthOf(row: DateRow, at: number, { year, month }: SaidDay): Point | null {
  const number = numberAt(row, skip(row, at, 'of'));
  const day = number && { year, month, day: number.day };
  return day ? { to: number.to, first: day, last: day, isDay: true } : null;
}

/** "2 nights either side of 15 May", "two nights before and after New Year". */
export function sidesAt(row: DateRow, at: number, habits: Habits): Spoken<RangeAnchor> | null {
  const isCouple = senseAt(row, at, 'count') === 'couple';
  const count = isCouple ? 2 : has(row, at, 'one') ? 1 : countAt(row, at, 14);
  const unit = isCouple ? skip(row, at + 1, 'of') : at + 1;
  if (!count || senseAt(row, unit, 'unit') !== 'night' || !isOnBothSides(row, unit + 1)) return null;
  const next = skip(row, unit + 1, 'either-side', 'weekend-near', 'of', 'before', 'and', 'after', 'following');
  const named = pointAt(row, next, habits);
  if (!named) return null;
  // "Midsummer (23 June)": the day they say is surer.
  const told = named.isDay ? null : dayAt(row, skip(row, named.to, 'of'), habits);
  const point = told ? { first: told.day, to: told.to } : named;
  // "Six nights either side of Valentine's Day, arriving Thursday 11 Feb" counts the whole.
  const comes = row.findIndex((_, index) => index >= point.to && has(row, index, 'arrive'));
  if (comes >= 0 && dayAt(row, afterWeekday(row, skip(row, comes + 1, 'of', 'from')), habits)) return null;
  const { year, month, day } = point.first;
  const middle = year === undefined ? nextTime(point.first, habits.today) : dayText(year, month, day);
  const [start, end] = [saidOf(plusDays(middle, -count)), saidOf(plusDays(middle, count))];
  const isNamed = year !== undefined || yearOf(middle) !== yearOf(habits.today);
  return {
    kind: 'range',
    to: point.to,
    start: isNamed ? start : { ...start, year: undefined },
    end: isNamed ? end : { ...end, year: undefined },
  };
}

const dayText = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as ReturnType<typeof plusDays>;

function isOnBothSides(row: DateRow, at: number): boolean {
  return (
    has(row, at, 'either-side') ||
    /^(?:either|each|both) sides?/.test(row[at]?.text ?? '') ||
    (has(row, at, 'before') && has(row, at + 1, 'and') && has(row, at + 2, 'after', 'following'))
  );
}
