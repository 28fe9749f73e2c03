/** Days of the week and hours of coming and going: "Fri night to Mon", "back by Sunday", "land 14:20", "flight home 11am". */
import { type CalendarDay, plusDays, weekdayOf } from '../../../../../shared/dates.ts';
import type { TimeOfDay } from '../../reading.ts';
import { clockAt, minuteOf, timeOf } from '../hours/clock.ts';
import { type DateRow, has, senseAt, skip } from './date-items.ts';
import { nightsBetween, onOrAfter } from './said-day.ts';

export interface WeekdaySpan {
  /** 0 is Sunday. */
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
  if (midweek >= 0) return { start: 1, from: midweek, to: midweek + 1 };
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

export interface CrossingHours {
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
  /** Where they stand. */
  readonly places: readonly { readonly from: number; readonly to: number }[];
}

export function hoursIn(row: DateRow): CrossingHours {
  const arrives = timeBehind(row, 'arrive') ?? timeBehind(row, 'lands', 'departs');
  const leaves = timeBehind(row, 'return') ?? timeBehind(row, 'departs', 'lands');
  const ends = besideEnds(row);
  return {
    ...(ends.first ? { arrives: ends.first } : {}),
    ...(ends.last ? { leaves: ends.last } : {}),
    ...(arrives ? { arrives: arrives.time } : {}),
    ...(leaves ? { leaves: leaves.time } : {}),
    places: [...[arrives, leaves].flatMap((each) => each ?? []), ...ends.at.map((at) => ({ from: at, to: at + 1 }))],
  };
}

/** In a field that does not ask for it, only where the words are of a journey: "our flight lands 9:15 pm". */
export function crossingIn(row: DateRow): CrossingHours {
  const arrives = timeBehind(row, 'lands', 'departs');
  const leaves = timeBehind(row, 'departs', 'lands');
  return {
    ...(arrives ? { arrives: arrives.time } : {}),
    ...(leaves ? { leaves: leaves.time } : {}),
    places: [arrives, leaves].flatMap((each) => each ?? []),
  };
}

/** "At 7 in the evening". */
const isPm = (row: DateRow, at: number) =>
  [at, at + 1, at + 2].some((near) => ['evening', 'afternoon'].includes(senseAt(row, near, 'daytime') ?? ''));

/** "10 May evening to 14 May noon": the part of the day right behind each end of a stay. */
function besideEnds(row: DateRow): {
  readonly first?: TimeOfDay;
  readonly last?: TimeOfDay;
  readonly at: readonly number[];
} {
  const isDay = (at: number) =>
    has(row, at, 'month', 'month-short', 'date', 'figures', 'weekday') ||
    (row[at]?.kind === 'digits' && has(row, at - 1, 'month', 'month-short')) ||
    has(row, at, 'suffix');
  const parts = row.flatMap((_, at) => (isDay(at - 1) && has(row, at, 'daytime', 'clock-word') ? [at] : []));
  const link = row.findIndex((_, at) => at > 0 && has(row, at, 'to') && row[at]?.joint !== 'field');
  const hourAt = (at: number | undefined, isLast: boolean) => {
    const word = at === undefined ? undefined : senseAt(row, at, 'clock-word');
    if (word && /^\d/.test(word)) return word as TimeOfDay;
    const part = at === undefined ? undefined : senseAt(row, at, 'daytime');
    return part === 'evening' && isLast ? ('19:00' as TimeOfDay) : HOURS[part ?? ''];
  };
  const [first, last] = [parts.find((at) => at < link), parts.find((at) => at > link)];
  const [arrives, leaves] = link < 0 ? [] : [hourAt(first, false), hourAt(last, true)];
  return {
    ...(arrives ? { first: arrives } : {}),
    ...(leaves ? { last: leaves } : {}),
    at: link < 0 ? [] : [first, last].flatMap((at) => at ?? []),
  };
}

const REACH = 10;
type Way = 'arrive' | 'return' | 'lands' | 'departs';

/** The first hour within a few words of "landing", "flight home"; else the part of the day: "leave Sunday afternoon". */
function timeBehind(
  row: DateRow,
  type: Way,
  other: Way = type === 'arrive' ? 'return' : 'arrive',
): { readonly time: TimeOfDay; readonly from: number; readonly to: number } | undefined {
  for (let at = 0; at < row.length; at++) {
    if (!has(row, at, type)) continue;
    const end = row.findIndex((_, i) => i > at && has(row, i, other) && !has(row, i, type));
    const last = Math.min(at + REACH, end < 0 ? row.length : end);
    for (let next = at + 1; next < last; next++) {
      const isAt = has(row, next - 1, 'clock-before');
      const isTime = isAt || has(row, next + 1, 'clock-mark');
      if (has(row, next, 'date', 'month') || row[next]?.joint === 'field') continue;
      if (has(row, next, 'figures') && !isTime) continue;
      const clock = clockAt(row, next);
      // "11 March, 2pm"; "Sunday 8 in the evening"
      const isOfDay = has(row, next + 1, 'of') && has(row, skip(row, next + 1, 'of'), 'daytime');
      const isMonthDay = has(row, next - 1, 'month', 'month-short');
      const isBare =
        (isAt || isOfDay || (has(row, next + 1, 'around') && !isMonthDay)) &&
        !has(row, next + 1, 'month', 'month-short', 'suffix', 'unit') &&
        row[next + 1]?.text !== '.';
      if ((clock?.value.isSure || isBare) && clock && (row[next]?.kind === 'digits' || has(row, next, 'clock-word')))
        return { time: timeOf(minuteOf(clock.value, isPm(row, clock.to))), from: at, to: clock.to };
    }
    for (let next = at + 1; next < last; next++) {
      const part = senseAt(row, next, 'daytime');
      const time =
        part === 'evening' && (type === 'return' || type === 'departs') ? ('19:00' as TimeOfDay) : HOURS[part ?? ''];
      if (time && row[next]?.joint !== 'field') return { time, from: at, to: next + 1 };
    }
  }
  return undefined;
}
