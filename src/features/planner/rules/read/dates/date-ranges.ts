/** Two days that belong together: "6-13 February", "March 3 to 6", "10.-17.5.", "from the 10th to the 17th", 5月3日〜10日. */

import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import type { Nth, NthAnchor, RangeAnchor, Spoken } from './date-mention.ts';
import {
  afterHour,
  afterWeekday,
  type DayFigures,
  type DayFound,
  dayAt,
  figuresOf,
  type Habits,
  isCounted,
  monthAt,
  numberAt,
  orderOf,
  yearAt,
} from './day-phrase.ts';
import type { SaidDay } from './said-day.ts';

/** Over "to", "-", "bis zum"; "and" where "between" opened the range. One past it, or -1. */
function joint(row: DateRow, at: number, start: number): number {
  let next = afterHour(row, at);
  // The hyphen of "15th-19th" and "10/22-mon 10/25" stands between a letter and a figure, so it is no item of its own.
  let isJoined =
    row[next]?.joint === '-' && (row[next]?.kind === 'digits' || has(row, next, 'weekday', 'month', 'month-short'));
  const opener = skipBack(row, start, 'of', 'from', 'weekday');
  const isBetween = has(row, opener - 1, 'between') || has(row, opener, 'between');
  for (; ; next++) {
    if (
      has(row, next, 'to') ||
      (isBetween && has(row, next, 'and')) ||
      (has(row, next, 'until') && has(row, next, 'to'))
    )
      isJoined = true;
    else if (!(has(row, next, 'of', 'daytime', 'from') || row[next]?.text === '.') || next > at + 5) break;
  }
  return isJoined ? next : -1;
}

export function rangeAt(row: DateRow, start: number, habits: Habits): Spoken<RangeAnchor> | Spoken<NthAnchor> | null {
  const at = afterWeekday(row, start);
  const first = dayAt(row, at, habits);
  const bare = first ? null : (numberAt(row, at) ?? firstDayAt(row, at));
  const figures = figuresOf(row, at);
  if (!first && !bare && !figures) return null;
  const before = first?.to ?? bare?.to ?? at + 1;
  const isIsoPair =
    senseAt(row, at, 'date') !== undefined &&
    (has(row, before, 'date') || (row[before]?.text === '/' && has(row, before + 1, 'date')));
  const days = isIsoPair ? null : (daysInRow(row, bare, before, habits) ?? slashedDays(row, at, figures, habits));
  if (days) return days;
  const next = isIsoPair ? skip(row, before, 'or') : joint(row, before, at);
  if (next < 0) return null;
  const second = afterWeekday(row, next);
  const last = figuresOf(row, second);
  if (figures && last && (habits.atHome || figures.isWhole || last.isWhole)) {
    const order = orderOf(figures, last, habits);
    return order && { kind: 'range', ...order, to: second + 1 };
  }
  if (figures && !first) return null;
  const closing = dayAt(row, second, { ...habits, atHome: habits.atHome });
  if (closing && !monthFirstOfCount(row, closing)) return fromDays(first, bare?.day, closing);
  const number = numberAt(row, second);
  // "Sat 6 March to Sun 5am"
  if (!number || isCounted(row, number.to) || has(row, number.to, 'clock-mark')) return null;
  if (first) return sharedMonth(row, first, number);
  if (!bare?.isOrdinal && !number.isOrdinal) return null;
  return number.day > (bare?.day ?? 31)
    ? { kind: 'nth', day: bare?.day ?? 1, last: number.day, role: 'start', to: number.to }
    : null;
}

/** "Wed 10 and Thu 11 March": one day and the next. */
function daysInRow(
  row: DateRow,
  bare: { readonly day: number } | null,
  at: number,
  habits: Habits,
): Spoken<RangeAnchor> | null {
  if (!bare || !has(row, at, 'and')) return null;
  const last = dayAt(row, afterWeekday(row, at + 1), habits);
  const range = last?.day.day === bare.day + 1 ? fromDays(null, bare.day, last) : null;
  return range && { ...range, isOfDays: true };
}

/** "14/15 December", "14/15/16 May": days on end, and no month between. */
function slashedDays(row: DateRow, at: number, figures: DayFigures | null, habits: Habits): Spoken<RangeAnchor> | null {
  const said = figures && senseAt(row, at, 'figures')?.split(' ');
  const month = dayAt(row, at + 1, habits) ? 0 : monthAt(row, skip(row, at + 1, 'of'));
  if (!said || !month) return null;
  const days = said.filter((each) => /^\d+$/.test(each)).map(Number);
  const [first = 0] = days;
  if (said[1] !== '/' || days.some((day, i) => day !== first + i)) return null;
  const to = skip(row, at + 1, 'of') + 1;
  const year = yearAt(row, to);
  const day = (number: number) => ({ year: year?.year, month, day: number });
  return { kind: 'range', start: day(first), end: day(days.at(-1) ?? first), to: year?.to ?? to };
}

/** "Dal primo all'8 luglio", "from the first to the 8th". */
const firstDayAt = (row: DateRow, at: number) =>
  senseAt(row, at, 'ordinal') === '1' ? { day: 1, to: at + 1, isOrdinal: true } : null;

const monthFirstOfCount = (row: DateRow, day: DayFound) => (day.isMonthFirst ?? false) && isCounted(row, day.to);

function fromDays(first: DayFound | null, bare: number | undefined, last: DayFound): Spoken<RangeAnchor> | null {
  const start: SaidDay | null = first ? first.day : bare === undefined ? null : dayBefore(bare, last.day);
  if (!start) return null;
  const doubt = first?.doubt && !last.doubt ? undefined : first?.doubt;
  return { kind: 'range', start, end: last.day, doubt, to: last.to };
}

/** "Sat 29th to Tues 1st June": of the month before, where that is no long stay. */
function dayBefore(day: number, last: SaidDay): SaidDay {
  if (day <= last.day || day < last.day + SAME_MONTH) return { ...last, day };
  const year = last.month === 1 && last.year !== undefined ? last.year - 1 : last.year;
  return { ...last, year, month: last.month === 1 ? 12 : last.month - 1, day };
}
/** Fewer days apart, and the two were mixed up: "20 to 10 May". */
const SAME_MONTH = 14;

/** "March 3-6, 2027", "May 3 to the 6th", 5月3日〜10日. */
function sharedMonth(row: DateRow, first: DayFound, number: { day: number; to: number }): Spoken<RangeAnchor> | null {
  if (monthAt(row, number.to) || (countAt(row, number.to) !== undefined && row[number.to]?.joint === '')) return null;
  const end = has(row, number.to, 'day-mark') ? number.to + 1 : number.to;
  const year = yearAt(row, end);
  const said = year?.year ?? first.day.year;
  const turns = number.day < first.day.day ? 1 : 0;
  const month = ((first.day.month - 1 + turns) % 12) + 1;
  const endYear = said !== undefined && turns === 1 && month === 1 ? said + 1 : said;
  return {
    kind: 'range',
    start: { ...first.day, year: said },
    end: { year: endYear, month, day: number.day },
    to: year?.to ?? end,
  };
}

/** "The 8th", "leaving on the 3rd": of a month named elsewhere. */
export function nthAt(row: DateRow, start: number): Spoken<NthAnchor> | null {
  const at = afterWeekday(row, start);
  const number = numberAt(row, at);
  if (!number) return null;
  // "Back Thursday 8"
  const isComma = row[number.to]?.text === ',' && !monthAt(row, number.to + 1);
  const isWeekday =
    at > start && row[at]?.kind === 'digits' && (isComma || !has(row, number.to, 'of', 'daytime', 'clock-mark'));
  const isDay =
    number.isOrdinal ||
    isWeekday ||
    (has(row, at - 1, 'of', 'from', 'until', 'after', 'except', 'around') && row[at]?.kind === 'digits');
  if (
    !isDay ||
    isCounted(row, number.to) ||
    monthAt(row, number.to) ||
    has(row, number.to, 'half', 'quarter', 'clock-mark', 'suffix')
  )
    return null;
  if (
    !number.isOrdinal &&
    !isWeekday &&
    !/^(?:el|le|il|dem|den|am|dia|the|o|ao|al|au|les?|d|dal|dall|del|du|vom|do)$/.test(
      row[at - 1]?.text.split(' ').at(-1) ?? '',
    )
  )
    return null;
  if (
    /^(?:[:%h]|birthday|anniversary|floor|century|wedding|grade|arrondissement|district|€|\$|£)$/.test(
      row[number.to]?.text ?? '',
    )
  )
    return null;
  return { kind: 'nth', day: number.day, role: 'start', to: number.to };
}

/** "6-9", "de 28 a 4": two days of a month, and nothing else they could count. */
export function pairAt(row: DateRow, at: number): Nth | null {
  const end = afterWeekday(row, at + 2);
  const [day, last] = [countAt(row, at, 31), countAt(row, end, 31)];
  const isPair = day && last && has(row, at + 1, 'to') && row[at]?.kind === 'digits' && row[end]?.kind === 'digits';
  if (!isPair || has(row, end + 1, 'unit', 'month', 'clock-mark')) return null;
  return { kind: 'nth', day, last, role: 'start', row, from: at, to: end + 1 };
}

/** Such a pair behind "from", which counts beside a feast: "New Year, from 28 to 4". */
export function barePairs(row: DateRow): Nth[] {
  const pair = row.flatMap((_, at) =>
    has(row, skipBack(row, at, 'weekday') - 1, 'from', 'of') ? (pairAt(row, at) ?? []) : [],
  );
  return pair.slice(0, 1);
}
