/** One beginning out of all the dates of a field: a second day closes the first, "the 3rd" is of the month that was named. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { has, senseAt, skip, skipBack } from './date-items.ts';
import type { Anchor, DayAnchor, Nth } from './date-mention.ts';
import { barePairs } from './date-ranges.ts';
import { dayIn, later, nextTime, nightsBetween, type SaidDay, saidOf, yearOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';
import { monthFrom } from './vague-dates.ts';

/** The day on which they want to be home. */
export interface HomeBy {
  readonly on: CalendarDay;
}

export interface CombinedDates {
  readonly anchor: Anchor | null;
  readonly ending: HomeBy | null;
  /** All that was used, for claiming. */
  readonly parts: readonly { readonly scan: Scan; readonly from: number; readonly to: number }[];
}

type PlacedDay = Extract<Anchor, { kind: 'day' }>;

export function combineDates(scan: Scan, today: CalendarDay, others: readonly Scan[]): CombinedDates {
  const main = pick(scan.anchors);
  const parts = (...used: readonly { from: number; to: number }[]) => used.map(({ from, to }) => ({ scan, from, to }));
  if (!main) return fromNths(scan, today);
  if (main.kind === 'day') {
    // "Ponte del 2 giugno: partenza martedì 1, ritorno domenica 6"
    const isAbout = main.role === 'weekend-of' || isBetween(main, scan.nths);
    const days = isAbout ? aroundDay(main, nextTime(main.day, today), scan.nths, today) : null;
    if (days) return { anchor: days, ending: null, parts: parts(main, ...scan.nths) };
    const departure = departureIn(scan, main);
    if (departure) return { anchor: departure, ending: null, parts: parts(main, departure) };
    const pair = pairOf(scan, main);
    if (pair) return { anchor: pair, ending: null, parts: parts(pair) };
    const closing = scan.nths.find(
      ({ from, role, row, last }) =>
        from >= main.to &&
        last === undefined &&
        (role === 'end' || has(row, from - 1, 'to') || (hasArrived(main) && isFromDay(row, from))) &&
        // "The wedding is the 12th of June, so from the 10th to the 14th"
        !scan.nths.some((other) => other.role === 'start' && other.from >= main.to && other.day < main.day.day),
    );
    const isCounted = scan.lengths.some(({ unit }) => unit === 'nights');
    const opening = isCounted ? undefined : scan.nths.find((nth) => opens(nth, main));
    if (opening) return { anchor: openedBy(main, opening), ending: null, parts: parts(main, opening) };
    if (closing && main.role === 'start')
      return { anchor: closedBy(main, closing), ending: null, parts: parts(main, closing) };
    return { anchor: main, ending: null, parts: parts(main) };
  }
  const twin = main.kind === 'real' ? untilOther(main, scan.anchors, today) : null;
  if (twin) return { anchor: twin, ending: null, parts: parts(twin) };
  const pairs = barePairs(scan.row);
  const nths = pairs.length > 0 && scan.nths.every(({ last }) => last === undefined) ? pairs : scan.nths;
  const around = main.kind === 'real' && main.isFeast ? aroundFeast(main, nths, today) : null;
  if (around) return { anchor: around, ending: null, parts: parts(main, ...nths) };
  const month = monthOf(main, today);
  const end = scan.nths.find(({ role }) => role === 'end');
  const nth = scan.nths.find(({ role }) => role !== 'end');
  if (month && main.kind !== 'range' && !(main.kind === 'real' && main.isFeast) && (nth || end))
    return { ...inMonth(main, month, nth, end), parts: parts(main, ...scan.nths) };
  if (month && main.kind === 'stretch' && scan.field === 'dates') {
    const elsewhere = others.flatMap((other) => other.nths.filter(isDated).map((each) => ({ each, other })))[0];
    if (elsewhere) {
      const refined = inMonth(main, month, elsewhere.each, undefined);
      return {
        ...refined,
        parts: [...parts(main), { scan: elsewhere.other, from: elsewhere.each.from, to: elsewhere.each.to }],
      };
    }
  }
  if (main.kind === 'range' && end?.role === 'end' && end.from >= main.to) {
    // "8 to 15 May, but home by the 14th"
    const isInside = main.start.month === main.end.month && end.day > main.start.day && end.day < main.end.day;
    if (isInside)
      return {
        anchor: { ...main, end: { ...main.end, day: end.day }, to: Math.max(main.to, end.to) },
        ending: null,
        parts: parts(main, end),
      };
  }
  const endDay = scan.anchors.find(
    (each): each is PlacedDay => each.kind === 'day' && (each.role === 'end' || closes(each)),
  );
  const lastDay = end ? nthAfter(main, end, today) : endDay ? nextTime(endDay.day, startOf(main, today)) : null;
  return {
    anchor: main,
    ending: main.kind === 'range' || !lastDay ? null : { on: lastDay },
    parts: parts(main, ...(end ? [end] : endDay ? [endDay] : [])),
  };
}

/** "Leaving on the 3rd, returning on the 10th of Feb" */
const opens = ({ to, last, row, from }: Nth, main: PlacedDay) =>
  to <= main.from &&
  last === undefined &&
  (main.role === 'end' || closes(main) || closes(main, 'way-out')) &&
  !has(row, skipBack(row, from, 'of') - 1, 'before', 'until');

function openedBy(main: PlacedDay, { day, from }: Nth): Anchor {
  const month = day < main.day.day ? main.day.month : ((main.day.month + 10) % 12) + 1;
  const year = main.day.year !== undefined && month > main.day.month ? main.day.year - 1 : main.day.year;
  return { kind: 'range', row: main.row, from, to: main.to, start: { year, month, day }, end: main.day };
}

/** "For 25 April: in on Friday the 23rd, off on Tuesday the 27th" */
const isBetween = (main: PlacedDay, [first, last]: readonly Nth[]) =>
  first !== undefined &&
  last !== undefined &&
  (last.role === 'end' || has(last.row, skipBack(last.row, last.from, 'of', 'weekday') - 1, 'way-out')) &&
  first.role === 'start' &&
  first.last === undefined &&
  first.from >= main.to &&
  first.day < main.day.day &&
  last.day > main.day.day;

/** Ranges are surest, then days and feasts as they come, then what is counted from today, then the narrowest stretch. */
function pick(said: readonly Anchor[]): Anchor | undefined {
  const ranges = said.filter(({ kind }) => kind === 'range');
  // "22-25 January. That's when my sister moves, so 29 January to 1 February"
  const later = ranges
    .slice(1)
    .findLast(({ row, from }) => has(row, skipBack(row, from, 'of', 'from') - 1, 'therefore'));
  if (ranges.length > 0) return later ?? inTurn(ranges) ?? ranges[0];
  const surest = said.find((each) => each.kind === 'real' && each.isSurest);
  if (surest) return surest;
  const surer = said.filter(isSurer);
  const anchors = surer.length > 0 ? surer : said;
  const day =
    anchors.find((each) => each.kind === 'day' && each.role !== 'end') ?? anchors.find(({ kind }) => kind === 'day');
  const feast = anchors.find((each) => each.kind === 'real' && each.isFeast);
  if (day && feast && day.kind === 'day' && day.role === 'end') return feast;
  // "The eve of Pentecost (Sat 15 May)"
  const isSame = feast && day && has(feast.row, feast.from - 2, 'eve') && day.from <= feast.to + 1;
  if (isSame && day.row[day.from - 1]?.text === '(') return day;
  // "Over St Patrick's. In on Sunday March 14, out on Saturday March 20"
  const pair = anchors.filter((each): each is PlacedDay => each.kind === 'day' && each.role !== 'weekend-of');
  if (feast && pair.length > 1 && pair[1] && (pair[1].role === 'end' || closes(pair[1], 'way-out'))) return pair[0];
  // "Vinterferien, uge 8": the number is surer.
  const numbered = feast && anchors.find(({ kind, row, from }) => kind === 'real' && isNumbered(row, from));
  if (numbered) return numbered;
  // "New Year, from 29 Dec": the day is surer.
  const isFrom =
    day && (has(day.row, skipBack(day.row, day.from, 'of') - 1, 'from', 'arrive') || isCountedFrom(day.row, day.to));
  if (day && (!feast || isFrom || day.from < feast.from)) return day;
  if (feast) return feast;
  const real = anchors.find(({ kind }) => kind === 'real');
  if (real) return real;
  return [...anchors].sort((one, other) => width(one) - width(other) || one.from - other.from)[0];
}

/** "Istanbul 12-16 May, Santorini 16-21 May": each goes on where the one before it ends. */
function inTurn(ranges: readonly Anchor[]): Anchor | null {
  const [first, ...rest] = ranges;
  let last = first;
  for (const next of rest) {
    const isNext =
      last?.kind === 'range' &&
      next.kind === 'range' &&
      next.start.day === last.end.day &&
      next.start.month === last.end.month;
    if (!isNext) return null;
    last = next;
  }
  if (first?.kind !== 'range' || last?.kind !== 'range' || last === first) return null;
  return { ...first, end: last.end, to: last.to };
}

const width = (each: Anchor) =>
  each.kind === 'stretch' ? ((each.last.month - each.first.month + 12) % 12) * 30 + each.last.day - each.first.day : 0;
/** Than a season of weeks: "cherry blossom, around 1 April", "in Ramadan, the last week of February". */
const isSurer = (each: Anchor) =>
  each.kind === 'real' ? !each.isSeason : each.kind === 'day' ? each.role !== 'end' : width(each) < FEW_WEEKS;
const FEW_WEEKS = 20;

const isNumbered = (row: Anchor['row'], at: number) =>
  senseAt(row, at, 'unit') === 'week' && row[at + 1]?.kind === 'digits';

/** 12月29日から5泊: nights, no second day. */
const isCountedFrom = (row: Anchor['row'], at: number) => has(row, at, 'to') && has(row, at + 2, 'unit');

/** "The wedding is 12 June, so leaving the 14th for 9 nights": how long is said right behind the day on which they set out. */
function departureIn({ anchors, nths, lengths, row }: Scan, main: PlacedDay): PlacedDay | null {
  const later = [
    ...anchors.filter((each): each is PlacedDay => each.kind === 'day'),
    ...nths.map((nth): PlacedDay => ({ ...nth, kind: 'day', role: 'start', day: dayBehind(main.day, nth.day) })),
  ].filter(({ from }) => from >= main.to);
  const stays = lengths.filter(({ unit }) => unit === 'nights');
  const counted = later.find(({ from, to, day }) => {
    // "We get married on the 12th, so fly out on the 14th, 5 nights here and 4 there": more nights than lie between.
    const isAway = stays.some(({ nights }) => nights > daysApart(main.day, day)) && isWayOut(row, main, from);
    if (isAway) return true;
    const next = row[to]?.kind === 'word' ? to + 1 : to;
    const length = lengths.find((each) => each.unit === 'nights' && each.from === next);
    return (
      length &&
      !has(row, skipBack(row, from, 'of') - 1, 'before', 'until') &&
      daysApart(main.day, day) !== length.nights
    );
  });
  return counted ? { ...counted, role: 'start' } : null;
}

/** "So we fly out on the 14th", where nobody has arrived before. */
const isWayOut = (row: Scan['row'], main: PlacedDay, at: number) =>
  row.slice(Math.max(main.to, at - 4), at).some((_, i, near) => has(near, i, 'return', 'from')) &&
  row.slice(main.to, at).some((item) => /^(?:so|then|also|donc|asi que|quindi|entao)$/.test(item.text)) &&
  !row.slice(0, at).some((_, i) => has(row, i, 'arrive', 'to'));

/** The next day of the month with this number. */
function dayBehind(day: SaidDay, number: number): SaidDay {
  const turns = number < day.day ? 1 : 0;
  const month = ((day.month - 1 + turns) % 12) + 1;
  return { year: day.year !== undefined && turns && month === 1 ? day.year + 1 : day.year, month, day: number };
}

const daysApart = (one: SaidDay, other: SaidDay) =>
  nightsBetween(dayIn(one.year ?? 2001, one.month, one.day), dayIn(other.year ?? 2001, other.month, other.day));

/** "Arriving 7 May, flying home on 11 May"; "home by 20 June, leaving on the 13th of June". */
function pairOf({ anchors }: Scan, main: PlacedDay): Anchor | null {
  const days = anchors.filter((each): each is PlacedDay => each.kind === 'day' && each.role !== 'weekend-of');
  // "May 3rd in, May 7th out"
  const goes = ({ row, from, to }: PlacedDay) =>
    (hasArrived(main) && isFromDay(row, from)) || (has(row, to, 'way-out') && has(row, main.to, 'way-in'));
  const isEnd = (day: PlacedDay) => day.role === 'end' || closes(day, 'to', 'until') || goes(day);
  // "Home by 6 January, leaving on 30 December"
  const isBehind = ({ role, day }: PlacedDay) =>
    role === 'end' && (daysApart(main.day, day) + A_YEAR) % A_YEAR <= MOST_NIGHTS;
  const second = days.find(
    (each) =>
      each !== main &&
      (main.role === 'end' ? each.role !== 'end' : each.from >= main.to ? isEnd(each) : isBehind(each)),
  );
  if (!second) return null;
  const [first, last] = main.role === 'end' ? [second, main] : [main, second];
  const place = { row: main.row, from: Math.min(first.from, last.from), to: Math.max(first.to, last.to) };
  return { kind: 'range', ...place, start: first.day, end: last.day, doubt: first.doubt };
}

/** "Arrivo il 12, partenza il 19": who has arrived leaves. */
const hasArrived = ({ row, from }: PlacedDay) => row.slice(0, from).some((_, at) => has(row, at, 'arrive', 'way-in'));
const isFromDay = (row: Anchor['row'], at: number) => has(row, skipBack(row, at, 'of') - 1, 'from');

/** "Home on the 3rd of January": words of going back stand before it or right behind. */
const closes = ({ row, from, to }: PlacedDay, ...types: readonly string[]) =>
  has(row, to, 'return') ||
  has(row, skipBack(row, from, 'of') - 1, 'homeward') ||
  row.slice(Math.max(0, from - 6), from).some((_, at, near) => has(near, at, 'return', ...types));

/** "First Saturday of August to the second Saturday of August". */
function untilOther(main: Anchor & { kind: 'real' }, anchors: readonly Anchor[], today: CalendarDay): Anchor | null {
  const { row, from, to } = main;
  const other = anchors.find((each) => {
    const link = skipBack(row, each.from, 'of', 'one') - 1;
    return each.kind === 'real' && each.from >= to && link <= skip(row, to, 'of') && has(row, link, 'to');
  });
  if (other?.kind !== 'real') return null;
  const { start, startTo } = main.find(today);
  const end = other.find(plusDays(start, 1));
  if (startTo || end.startTo || nightsBetween(start, end.start) > MOST_NIGHTS) return null;
  return { kind: 'range', row, from, to: other.to, start: saidOf(start), end: saidOf(end.start) };
}
const MOST_NIGHTS = 28;
const A_YEAR = 365;
const MOST_BEFORE = 10;
/** "New Year's Eve, leaving the 29th, back the 2nd": the days of the month that lie about the feast. */
function aroundFeast(main: Anchor & { kind: 'real' }, nths: readonly Nth[], today: CalendarDay): Anchor | null {
  const [nth, end] = nths;
  const last = nth?.last ?? end?.day;
  if (!nth || (last === undefined && !isDated(nth))) return null;
  const { start: feast } = main.find(main.year === undefined ? today : later(today, dayIn(main.year, 1, 1)));
  return aroundDay(main, feast, nths, today);
}

function aroundDay(main: Anchor, feast: CalendarDay, nths: readonly Nth[], today: CalendarDay): Anchor | null {
  const [nth, end] = nths;
  const last = nth?.last ?? end?.day;
  if (!nth || (last === undefined && main.kind === 'day')) return null;
  const dayFrom = (from: CalendarDay, number: number) =>
    Array.from({ length: 31 }, (_, i) => plusDays(from, i)).find((day) => Number(day.slice(8)) === number);
  const start = dayFrom(plusDays(feast, -MOST_BEFORE), nth.day);
  // "New Year, five nights from the 29th"
  if (last === undefined)
    return start && start <= plusDays(feast, MOST_BEFORE) && start >= today
      ? {
          kind: 'day',
          role: 'start',
          row: main.row,
          from: main.from,
          to: Math.max(main.to, nth.to),
          day: saidOf(start),
        }
      : null;
  const until = start && dayFrom(plusDays(start, 1), last);
  if (!until || start > plusDays(feast, 2) || until < feast || start < today) return null;
  return {
    kind: 'range',
    row: main.row,
    from: Math.min(main.from, nth.from),
    to: Math.max(main.to, (end ?? nth).to),
    start: saidOf(start),
    end: saidOf(until),
  };
}

function closedBy(main: PlacedDay, nth: Nth): Anchor {
  return {
    kind: 'range',
    row: main.row,
    from: main.from,
    to: nth.to,
    start: main.day,
    end: dayBehind(main.day, nth.day),
  };
}

interface Month {
  readonly month: number;
  readonly year?: number | undefined;
}

function monthOf(anchor: Anchor, today: CalendarDay): Month | null {
  if (anchor.kind === 'stretch')
    return anchor.first.month === anchor.last.month ? { month: anchor.first.month, year: anchor.year } : null;
  if (anchor.kind !== 'real') return null;
  const { start } = anchor.find(today);
  return { month: Number(start.slice(5, 7)), year: yearOf(start) };
}

/** "June, around the 8th", "August, not before the 9th", "the 15th to the 19th of next month". */
function inMonth(
  main: Anchor,
  { month, year }: Month,
  nth: Nth | undefined,
  end: Nth | undefined,
): { anchor: Anchor; ending: HomeBy | null } {
  const place = {
    row: main.row,
    from: Math.min(main.from, nth?.from ?? main.from),
    to: Math.max(main.to, nth?.row === main.row ? nth.to : 0),
  };
  const day = (number: number) => ({ year, month, day: number });
  const last = nth?.last ?? (nth && end && end.from > nth.from ? end.day : undefined);
  if (nth && last !== undefined && last > nth.day && nth.role !== 'after')
    return { anchor: { kind: 'range', ...place, start: day(nth.day), end: day(last) }, ending: null };
  if (nth?.role === 'start')
    return {
      anchor: { kind: 'day', role: 'start', ...place, day: day(nth.day) } satisfies DayAnchor & typeof place,
      ending: null,
    };
  const first = nth?.day ?? (main.kind === 'stretch' ? main.first.day : 1);
  return {
    anchor: {
      kind: 'stretch',
      ...place,
      fit: 'inside',
      year,
      first: { month, day: first },
      last: { month, day: end && end.day > first ? end.day : 31 },
    },
    ending: null,
  };
}

const isDated = ({ row, from, role }: Nth) => {
  const first = skipBack(row, from, 'of', 'from', 'around');
  return (
    role === 'start' &&
    row.slice(first, from).some((item) => (item.senses.has('from') || item.senses.has('around')) && item.text !== 'the')
  );
};

const startOf = (anchor: Anchor, today: CalendarDay): CalendarDay => {
  if (anchor.kind === 'real') return anchor.find(today).start;
  return anchor.kind === 'stretch' ? nextTime(anchor.first, today) : today;
};

function nthAfter(anchor: Anchor, nth: Nth, today: CalendarDay): CalendarDay {
  const start = startOf(anchor, today);
  const inSame = dayIn(yearOf(start), Number(start.slice(5, 7)), nth.day);
  if (inSame > start) return inSame;
  const { year, month } = monthFrom(start, 1);
  return dayIn(year, month, nth.day);
}

/** "From the 10th to the 17th": of this month or the next. */
function fromNths(scan: Scan, today: CalendarDay): CombinedDates {
  const [nth] = scan.nths;
  if (!nth || scan.field !== 'dates') return { anchor: null, ending: null, parts: [] };
  const closing = nth.last ?? scan.nths.find((each) => each.from > nth.from && each.role === 'end')?.day;
  const thisMonth = dayIn(yearOf(today), Number(today.slice(5, 7)), nth.day);
  const { year, month } = monthFrom(today, 1);
  const start = thisMonth > today ? thisMonth : dayIn(year, month, nth.day);
  const nights = closing === undefined ? undefined : closing - nth.day;
  const { row, from, to } = nth;
  const found = { start, ...(nights !== undefined && nights > 0 ? { nights } : {}) };
  return { anchor: { kind: 'real', row, from, to, find: () => found }, ending: null, parts: [{ scan, from, to }] };
}
