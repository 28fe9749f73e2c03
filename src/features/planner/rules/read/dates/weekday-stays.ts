/** Days of the week as ends of a stay: "Fri night to Mon", "back by Sunday". */

import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import type { TimeOfDay } from '../../reading.ts';
import { HOURS } from './arrival-departure-hours.ts';
import { type DateRow, has, senseAt, skip } from './date-items.ts';
import { nightsBetween, onOrAfter } from './said-day.ts';

export interface WeekdaySpan {
  /** 0 is Monday. */
  readonly start: number;
  readonly nights?: number;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
  readonly from: number;
  readonly to: number;
}

/** "Fri night to Mon" is three nights from a Friday. */
export function weekdaysIn(row: DateRow, isFree: (at: number) => boolean): WeekdaySpan | null {
  for (let at = 0; at < row.length; at++) {
    const pair = has(row, at, 'weekday') ? pairAt(row, at, isFree) : null;
    if (pair) return pair;
  }
  const crossing = crossingDays(row, isFree);
  if (crossing) return crossing;
  const midweek = row.findIndex((_, at) => has(row, at, 'midweek'));
  if (midweek >= 0) return { start: 0, from: midweek, to: midweek + 1 };
  const single = row.findIndex((_, at) => has(row, at, 'weekday') && isFree(at) && !isHome(row, at));
  return single < 0 ? null : { start: Number(senseAt(row, single, 'weekday')), from: single, to: single + 1 };
}

/** "Arriving Sunday 10pm, leave Saturday 7am": with hours or words between them. */
function crossingDays(row: DateRow, isFree: (at: number) => boolean): WeekdaySpan | null {
  const isBehind = (at: number, type: string) =>
    has(row, at, 'weekday') &&
    isFree(at) &&
    (has(row, at - 1, type) || (has(row, at - 1, 'of') && has(row, at - 2, type)));
  const first = row.findIndex((_, at) => isBehind(at, 'arrive'));
  const last = row.findIndex((_, at) => at > first && isBehind(at, 'return'));
  if (first < 0 || last < 0) return null;
  const [start, end] = [Number(senseAt(row, first, 'weekday')), Number(senseAt(row, last, 'weekday'))];
  return { start, nights: (end - start + 7) % 7 || 7, from: first, to: first + 1 };
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
  const place = { from: at, to: departure ? link + 2 : link + 1 };
  return { start: first, nights, ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}), ...place };
}

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

/** The weekday on which they want to be home, and where that stands. */
export function homeIn(row: DateRow, isFree: (at: number) => boolean): { weekday: number; at: number } | undefined {
  // "Leaving Friday, home by Monday": the last of them.
  for (let at = row.length - 1; at >= 0; at--) {
    const home = isFree(at) ? homeAt(row, at) : null;
    if (home !== null) return { weekday: home, at };
  }
  return undefined;
}

/** "Meetings Wed 10 and Thu 11 March, arriving Tuesday evening, home Sunday night": about the days that were named. */
export function aroundDays(
  row: DateRow,
  days: { readonly from: number; readonly to: number },
  { start, nights }: { readonly start: CalendarDay; readonly nights: number },
): { readonly start: CalendarDay; readonly nights: number } {
  const isApart = (at: number) => at < days.from || at >= days.to;
  const arrival = row.findIndex(
    (_, at) => isApart(at) && has(row, at, 'weekday') && has(row, at - 1, 'arrive', 'from'),
  );
  const back = arrival < 0 ? 0 : (weekdayOf(start) - Number(senseAt(row, arrival, 'weekday')) + 7) % 7;
  const home = homeIn(row, isApart);
  const end = plusDays(start, nights);
  const until = home ? onOrAfter(end, home.weekday) : end;
  return { start: plusDays(start, -back), nights: back + nights + nightsBetween(end, until) };
}
