/** Hours of coming and going: "land 14:20", "flight home 11am", "10 May evening to 14 May noon". */
import type { TimeOfDay } from '../../reading.ts';
import { clockAt, minuteOf, timeOf } from '../hours/times-of-day.ts';
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';

export const HOURS: Readonly<Record<string, TimeOfDay>> = {
  morning: '10:00' as TimeOfDay,
  afternoon: '15:00' as TimeOfDay,
  evening: '20:00' as TimeOfDay,
};

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
const MOST_NIGHTS = 60;

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
      // "Arrive Sunday, one night" says how long they stay.
      if (senseAt(row, next, 'unit') === 'night' && countAt(row, next - 1, MOST_NIGHTS) !== undefined) continue;
      const part = senseAt(row, next, 'daytime');
      const time =
        part === 'evening' && (type === 'return' || type === 'departs') ? ('19:00' as TimeOfDay) : HOURS[part ?? ''];
      if (time && row[next]?.joint !== 'field') return { time, from: at, to: next + 1 };
    }
  }
  return undefined;
}
