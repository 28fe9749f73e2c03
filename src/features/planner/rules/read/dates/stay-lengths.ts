/**
 * How long: "10 nights", "a fortnight", "quinze jours", "acht Tage", 7泊8日, "a week and a half", "a long weekend". N days are
 * N − 1 nights, except where a language counts a week as eight days or a fortnight as fourteen.
 */
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';

export interface Length {
  readonly to: number;
  readonly nights: number;
  /** Shortest and longest it may have meant. */
  readonly least: number;
  readonly most: number;
  readonly unit: 'nights' | 'days' | 'weeks' | 'months' | 'weekend';
  /** Said loosely, so the traveller is told what we took. */
  readonly isLoose: boolean;
  /** The surer kind wins: nights before weeks, weeks before days. */
  readonly rank: number;
}

type Sized = Omit<Length, 'to'>;
const exact = (unit: Length['unit'], least: number, most: number, rank: number): Sized => ({
  nights: least,
  least,
  most,
  unit,
  isLoose: most !== least,
  rank,
});
const loosely = (unit: Length['unit'], nights: number, rank: number): Sized => ({
  nights,
  least: nights - 1,
  most: nights + 2,
  unit,
  isLoose: true,
  rank,
});

const NAMED: Readonly<Record<string, Sized>> = {
  fortnight: exact('weeks', 14, 14, 2),
  'week-and-half': loosely('weeks', 10, 1),
  week: exact('weeks', 7, 7, 4),
  'long-weekend': exact('weekend', 3, 4, 3),
  'eight-days': exact('weeks', 7, 7, 6),
  'half-week': exact('nights', 3, 4, 3),
  overnight: exact('nights', 1, 1, 9),
  'day-trip': exact('days', 0, 0, 12),
};

export function lengthAt(row: DateRow, start: number): Length | null {
  const at = skip(row, start, 'around');
  const named = NAMED[senseAt(row, at, 'length') ?? ''];
  if (named) return { ...named, isLoose: named.unit === 'weekend' ? false : named.isLoose, to: at + 1 };
  // "Seven days a week" is how often.
  const isRate = has(row, at + 1, 'unit') && has(row, at + 2, 'one') && has(row, at + 3, 'unit');
  const isOfRate = has(row, at, 'one') && has(row, at + 1, 'unit') && has(row, at - 1, 'unit');
  if ((isRate && row[at]?.number !== undefined) || (isOfRate && row[at - 2]?.number !== undefined)) return null;
  return counted(row, at) ?? vague(row, at) ?? single(row, at) ?? bare(row, at);
}

/** "10 nights", "5-6 nights", "2 or 3 weeks", "1.5 weeks", 7泊. */
function counted(row: DateRow, at: number): Length | null {
  const count = row[at]?.number;
  if (
    count === undefined ||
    count > 400 ||
    (row[at]?.kind === 'digits' && /^[.,:/€$£-]$/.test(row[at - 1]?.text ?? '') && row[at]?.joint === '')
  )
    return null;
  let next = at + 1;
  let upTo = count;
  const joined = skip(row, next, 'to', 'or');
  const second = joined > next ? row[joined]?.number : undefined;
  if (second !== undefined && second <= 60) [upTo, next] = [second, joined + 1];
  if (row[next]?.text === '-') next += 1;
  const isWhole = has(row, next, 'whole');
  next = skip(row, next, 'whole');
  const unit = shortUnit(row, next) ?? senseAt(row, next, 'unit');
  if (HOURS.test(row[next]?.text ?? '') && row[at]?.field === 'dates' && count >= A_DAY + 6)
    return { ...exact('nights', Math.floor(count / A_DAY), Math.ceil(count / A_DAY), 7), to: next + 1 };
  if (unit === undefined || (has(row, next, 'day-mark') && row[next]?.text === '日' && has(row, at - 1, 'month-mark')))
    return null;
  const [least, most] = [Math.min(count, upTo), Math.max(count, upTo)];
  const to = next + 1;
  if (!Number.isInteger(count)) return unit === 'week' ? { ...loosely('weeks', Math.floor(count * 7), 1), to } : null;
  if (unit === 'night') return { ...exact('nights', least, most, 0), to: withDays(row, to) };
  if (OF_AGE.test(row[to]?.text ?? '')) return null;
  if (unit === 'week') return { ...exact('weeks', least * 7, most * 7, 1), to };
  if (unit === 'day' && !/^(?:trip|pass|ticket|passes|tickets)$/.test(row[to]?.text ?? ''))
    return { ...(isWhole ? days(least + 1, most + 1) : days(least, most)), to };
  return unit === 'month' ? { ...exact('months', least * 28, most * 28, 8), to } : null;
}

/** "48 hours from Friday noon", "a 36-hour layover" */
const HOURS = /^(?:hours?|hrs?|stunden|heures|horas|ore|uur|timer)$/;
const A_DAY = 24;

/** "6 weeks old", "28 weeks along": how old somebody is. */
const OF_AGE =
  /^(?:old|baby|pregnant|along|gone|alt|alte|alter|alten|schwanger|enceinte|embarazada|incinta|gravida|gravid|gammel|gammelt)$/;

/** "Halloween weekend + 2 extra days": what is added to a length. */
export function extraDays(
  row: DateRow,
): { readonly nights: number; readonly from: number; readonly to: number } | null {
  for (let at = 1; at < row.length; at++) {
    const count = countAt(row, at, MOST_EXTRA);
    const plus = row[at - 1]?.text === 'the' ? at - 2 : at - 1;
    if (!count || !(row[plus]?.text === '+' || has(row, plus, 'and', 'extra'))) continue;
    const unit = skip(row, at + 1, 'extra');
    // "MLK weekend plus the two days after"
    const isExtra = unit > at + 1 || has(row, unit + 1, 'extra', 'following');
    if (isExtra && ['day', 'night'].includes(senseAt(row, unit, 'unit') ?? ''))
      return { nights: count, from: at, to: has(row, unit + 1, 'extra', 'following') ? unit + 2 : unit + 1 };
  }
  return null;
}
const MOST_EXTRA = 7;

/** "4n", "5d" */
function shortUnit(row: DateRow, at: number): string | undefined {
  const { text, joint } = row[at] ?? {};
  return joint === '' && text === 'n' ? 'night' : joint === '' && text === 'd' ? 'day' : undefined;
}

/** 7泊8日, "4n5d": the days say nothing new. */
const withDays = (row: DateRow, to: number) => {
  const at = row[to]?.text === '/' ? to + 1 : to;
  const isDays = row[at + 1]?.text === '日' ? senseAt(row, at + 1, 'unit') === 'day' : shortUnit(row, at + 1) === 'day';
  return countAt(row, at) !== undefined && isDays ? at + 2 : to;
};

function days(count: number, upTo: number): Sized {
  const nights = Math.max(0, count - 1);
  return { nights, least: nights, most: Math.max(upTo, nights), unit: 'days', isLoose: true, rank: 6 };
}

/** "A couple of weeks", "ein paar Tage", "quelques jours". */
function vague(row: DateRow, start: number): Length | null {
  const at = skip(row, start, 'one');
  const count = senseAt(row, at, 'count');
  const next = skip(row, at + 1, 'of', 'whole');
  const unit = senseAt(row, next, 'unit');
  if (count === undefined || (unit !== 'week' && unit !== 'day' && unit !== 'night')) return null;
  const to = next + 1;
  if (unit === 'week') return { ...loosely('weeks', 14, 2), to };
  return { ...loosely('days', count === 'couple' ? 2 : 4, 7), to };
}

/** "A week", "one night", "a whole month". */
function single(row: DateRow, at: number): Length | null {
  if (!has(row, at, 'one')) return null;
  const next = skip(row, at + 1, 'whole', 'one');
  const unit = senseAt(row, next, 'unit');
  const to = next + 1;
  if (NAMED[senseAt(row, next, 'length') ?? '']) {
    const named = lengthAt(row, next);
    return named;
  }
  if (unit === 'week' && countAt(row, to) === undefined) return { ...exact('weeks', 7, 7, 4), to };
  if (unit === 'weekend') return { ...exact('weekend', 2, 2, 5), to };
  if (unit === 'month' && !/^(?:old|baby|pregnant)$/.test(row[to]?.text ?? ''))
    return { ...exact('months', 28, 28, 8), to };
  return unit === 'night' && !/^(?:out|train|bus|life)$/.test(row[to]?.text ?? '')
    ? { ...exact('nights', 1, 1, 9), to }
    : null;
}

/** "Weekend" and "week" by themselves. */
function bare(row: DateRow, at: number): Length | null {
  const unit = senseAt(row, at, 'unit');
  if (unit === 'weekend' && !/^(?:trip|trips)$/.test(row[at + 1]?.text ?? ''))
    return { ...exact('weekend', 2, 2, 5), to: at + 1 };
  const isWeek =
    unit === 'week' &&
    !/s$|wochen|uger|settimane/.test(row[at]?.text ?? '') &&
    !has(row, at + 1, 'of') &&
    countAt(row, at + 1) === undefined;
  return isWeek ? { ...exact('weeks', 7, 7, 11), to: at + 1 } : null;
}
