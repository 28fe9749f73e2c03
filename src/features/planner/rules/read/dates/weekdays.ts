/** Days of the week and hours of coming and going: "Fri night to Mon", "back by Sunday", "land 14:20", "flight home 11am". */
import type { TimeOfDay } from '../../reading.ts';
import { clockAt, minuteOf, timeOf } from '../hours/clock.ts';
import { type DateRow, has, senseAt, skip } from './row.ts';

export interface WeekdaySpan {
  /** 0 is Sunday. */
  readonly start: number;
  readonly nights?: number;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
}

/** "Fri night to Mon" is three nights from a Friday. */
export function weekdaysIn(row: DateRow, isFree: (at: number) => boolean): WeekdaySpan | null {
  for (let at = 0; at < row.length; at++) {
    const pair = has(row, at, 'weekday') ? pairAt(row, at, isFree) : null;
    if (pair) return pair;
  }
  if (row.some((_, at) => has(row, at, 'midweek'))) return { start: 1 };
  const single = row.findIndex((_, at) => has(row, at, 'weekday') && isFree(at) && !isHome(row, at));
  return single < 0 ? null : { start: Number(senseAt(row, single, 'weekday')) };
}

function pairAt(row: DateRow, at: number, isFree: (at: number) => boolean): WeekdaySpan | null {
  const first = Number(senseAt(row, at, 'weekday'));
  let next = at + 1;
  if (row[next]?.text === '.') next += 1;
  const arrival = senseAt(row, next, 'daytime');
  if (arrival) next += 1;
  const link = skip(row, next, 'to', 'return', 'until', 'of', 'and', 'from');
  const isHyphen = row[next]?.joint === '-' && has(row, next, 'weekday');
  const isLinked = isHyphen || (link > next && link <= next + 4 && (row[link - 1]?.text !== 'the' || link > next + 1));
  if (!isLinked || !has(row, link, 'weekday') || !(isFree(at) || isFree(link))) return null;
  const joined =
    isHyphen ||
    row
      .slice(next, link)
      .some((item) => ['to', 'return', 'until'].some((type) => item.senses.has(type)) || item.text === ',');
  if (!joined) return null;
  const nights = (Number(senseAt(row, link, 'weekday')) - first + 7) % 7 || 7;
  const arrives = arrival ? HOURS[arrival] : undefined;
  const departure = senseAt(row, link + 1, 'daytime');
  const leaves = departure === 'evening' ? ('19:00' as TimeOfDay) : departure ? HOURS[departure] : undefined;
  return { start: first, nights, ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) };
}

const HOURS: Readonly<Record<string, TimeOfDay>> = {
  morning: '10:00' as TimeOfDay,
  afternoon: '15:00' as TimeOfDay,
  evening: '20:00' as TimeOfDay,
};

const isHome = (row: DateRow, at: number) => homeAt(row, at) !== null;

/** "Back by Sunday night", "must be back at work on Monday" (so home on Sunday), "bis Sonntag". */
function homeAt(row: DateRow, at: number): number | null {
  if (!has(row, at, 'weekday')) return null;
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    if (has(row, before, 'work')) return (Number(senseAt(row, at, 'weekday')) + 6) % 7;
    if (has(row, before, 'until', 'return', 'to') && row[before]?.kind === 'word')
      return Number(senseAt(row, at, 'weekday'));
    if (!has(row, before, 'of', 'from', 'until', 'to', 'daytime')) return null;
  }
  return null;
}

/** The weekday on which they want to be home. */
export function homeIn(row: DateRow, isFree: (at: number) => boolean): number | undefined {
  for (let at = 0; at < row.length; at++) {
    const home = isFree(at) ? homeAt(row, at) : null;
    if (home !== null) return home;
  }
  return undefined;
}

export function hoursIn(row: DateRow): { readonly arrives?: TimeOfDay; readonly leaves?: TimeOfDay } {
  const arrives = clockBehind(row, 'arrive');
  const leaves = clockBehind(row, 'return');
  return { ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) };
}

/** The first hour within a few words of "landing", "flight home". */
function clockBehind(row: DateRow, type: 'arrive' | 'return'): TimeOfDay | undefined {
  const other = type === 'arrive' ? 'return' : 'arrive';
  for (let at = 0; at < row.length; at++) {
    if (!has(row, at, type)) continue;
    for (
      let next = at + 1;
      next < at + 8 && next < row.length && !(has(row, next, other) && !has(row, next, type));
      next++
    ) {
      if (has(row, next, 'date', 'figures', 'month') || row[next]?.joint === 'field') continue;
      const clock = clockAt(row, next);
      if (clock?.value.isSure && row[next]?.kind === 'digits') return timeOf(minuteOf(clock.value, false));
    }
  }
  return undefined;
}
