/**
 * The ends of a stay told by weekdays about a day that was named: "the wedding is Saturday 12 June, in on the Thursday before, off on the
 * Monday after", "home the day after the holiday", "Wednesday 7 April, out on the Sunday".
 */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { CombinedDates } from './combine-dates.ts';
import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { dayOf, nightsBetween, onOrAfter, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';

interface End {
  readonly from: number;
  readonly to: number;
  readonly side?: 'before' | 'after';
  readonly way?: 'in' | 'out';
  /** By a word of coming or going, or by "on the": no weekday of something else. */
  readonly isLed: boolean;
  /** Without one it is so many days off. */
  readonly weekday?: number;
  readonly days: number;
  /** "The three nights before that" */
  readonly isNights?: boolean;
}

interface Named {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly isRange: boolean;
}

const LONGEST = 28;
const LATE = 3;
const goesHome = ({ senses }: DateRow[number]) => senses.has('homeward');
const isLed = (end: End) => end.isLed;

/** `nights` of the stay, where they were said. */
export function endsOfStay(
  found: CombinedDates,
  scan: Scan,
  nights: number | undefined,
  today: CalendarDay,
): CombinedDates {
  const named = scan.field === 'dates' ? namedIn(scan, found.anchor, today) : null;
  if (!named) return found;
  const { row } = scan;
  // "A day earlier or a day later is fine" moves nothing.
  const isLoose = (at: number) => scan.flex.how === 'said' && at >= scan.flex.from && at < scan.flex.to;
  const ends = row.flatMap((_, at) => (isLoose(at) ? [] : (endAt(row, at, scan.anchors) ?? [])));
  // "2 nights before our cruise, 14–16 January" are those two.
  const isRangeItself = ({ isNights, days }: End) =>
    isNights && named.isRange && days === nightsBetween(named.first, named.last);
  if (ends.length === 1 && ends.some(isRangeItself)) return found;
  const ways = waysOf(ends);
  // "We marry on 10 July and leave the day after, ten nights": longer than there is between.
  const isHomeward = row.slice(Math.max(0, (ways[1]?.from ?? 0) - FEW_WORDS), ways[1]?.from).some(goesHome);
  const isSetOff =
    !ways[0] && ways[1]?.side === 'after' && !named.isRange && !isHomeward && nights !== undefined && nights > LATE;
  const [first, last] = isSetOff ? [ways[1], undefined] : ways;
  const start = first && dayOfEnd(first, named);
  const told = [first, last].filter((end) => end !== undefined);
  const isTold = told.some(({ side }) => side) || (!named.isRange && (!first || told.every(isLed)));
  if (told.length === 0 || !isTold) return found;
  const isUpToDay = first?.isNights && first.side === 'before' && !named.isRange;
  const end = last ? closingDay(last, start ?? named.first, named) : isUpToDay ? named.first : undefined;
  if (start && start < today) return found;
  const place = { row, from: row.length, to: 0 };
  for (const each of [found.anchor, first, last]) {
    place.from = Math.min(place.from, each?.from ?? place.from);
    place.to = Math.max(place.to, each?.to ?? 0);
  }
  const stay = end && nightsBetween(start ?? named.first, end);
  const anchor: Anchor | null =
    end && stay && stay <= LONGEST && (nights === undefined || nights === stay)
      ? { kind: 'range', ...place, start: saidOf(start ?? named.first), end: saidOf(end) }
      : start && !last && (nights !== undefined || first?.way === 'in')
        ? named.isRange && nights === undefined
          ? { kind: 'range', ...place, start: saidOf(start), end: saidOf(named.last) }
          : { kind: 'day', role: 'start', ...place, day: saidOf(start) }
        : null;
  if (!anchor) return found;
  const parts = [first, last].flatMap((each) => (each ? [{ scan, from: each.from, to: each.to }] : []));
  return { anchor, ending: null, parts: [...found.parts, ...parts] };
}

/** The day or days all this is about: a date before a feast, since who names both says which day it is. */
function namedIn({ anchors, row }: Scan, main: Anchor | null, today: CalendarDay): Named | null {
  const range = anchors.find((each) => each.kind === 'range');
  if (range?.kind === 'range')
    return { first: dayOf(range.start, today), last: dayOf(range.end, dayOf(range.start, today)), isRange: true };
  const day = anchors.find((each) => each.kind === 'day' && each.role !== 'weekend-of' && each.role !== 'amid');
  if (day?.kind === 'day') {
    const on = dayOf(day.day, today);
    return { first: on, last: on, isRange: false };
  }
  const isDays = row.some((_, at) => ['weekend', 'week'].includes(senseAt(row, at, 'unit') ?? ''));
  if (main?.kind !== 'real' || main.isSurest || isDays) return null;
  const feast = row.map((_, at) => feastNamedAt(row, at)).find((each) => each !== undefined);
  const on = feast && !feast.whole && !feast.season ? dayFrom(feast, today) : undefined;
  return on ? { first: on, last: on, isRange: false } : null;
}

function endAt(row: DateRow, at: number, anchors: readonly Anchor[]): End | null {
  if (anchors.some(({ kind, from, to }) => kind !== 'real' && at >= from && at < to)) return null;
  const after = countAt(row, at, LONGEST);
  // "Two nights before and two after the conference"
  const isShort = has(row, at - 1, 'and') && has(row, at - 2, 'before') && has(row, at - 3, 'unit');
  if (after && isShort && sideAt(row, at + 1) === 'after')
    return { from: at, to: at + 2, days: after, isLed: false, side: 'after' };
  const weekday = senseAt(row, at, 'weekday');
  const whole = has(row, at, 'day-sooner') ? 'before' : has(row, at, 'day-longer') ? 'after' : undefined;
  const isDays = ['day', 'night'].includes(senseAt(row, at, 'unit') ?? '') || has(row, at, 'daytime');
  if (weekday === undefined && !whole && !isDays) return null;
  const open = skip(row, at + 1, 'daytime');
  const behind = whole ? undefined : sideAt(row, open);
  const ahead = weekday !== undefined && !behind ? sideAt(row, at - 1) : undefined;
  const side = whole ?? behind ?? ahead;
  const count = countAt(row, at - 1, LONGEST);
  const hasOne = has(row, at - 1, 'one', 'of') || has(row, at - 1, 'arrive', 'return', 'from', 'way-out');
  if (weekday === undefined && !whole && (side === undefined || !(count || hasOne))) return null;
  const to = behind ? open + 1 : open;
  if (!((whole || (isDays && side)) && row[to]?.text === ',') && !isOpen(row, to, behind !== undefined)) return null;
  // "March 2, a Tuesday", "(a Monday)": that day itself.
  const from = ahead || (count && weekday === undefined) ? at - 1 : at;
  if (!side && /^(?:a|an|ein|eine|une?|um|uma|en)$/.test(row[from - 1]?.text ?? '')) return null;
  const way = wayOf(row, from);
  if (!side && !way && weekday !== undefined && row[from - 1] === undefined) return null;
  return {
    from,
    to,
    days: weekday === undefined ? (count ?? 1) : 0,
    isLed: way !== undefined || (has(row, from - 1, 'of') && row[from - 1]?.kind === 'word'),
    ...(side ? { side } : {}),
    ...(way ? { way } : {}),
    ...(weekday === undefined ? {} : { weekday: Number(weekday) }),
    ...(count !== undefined && senseAt(row, at, 'unit') === 'night' ? { isNights: true } : {}),
  };
}

const sideAt = (row: DateRow, at: number): End['side'] =>
  has(row, at, 'before', 'sooner', 'side-before')
    ? 'before'
    : has(row, at, 'following', 'side-after') || (has(row, at, 'longer') && !has(row, at, 'extra'))
      ? 'after'
      : undefined;

/** No other day follows that it could belong to; "the holiday", "that" and "it" are the day that was named. */
function isOpen(row: DateRow, to: number, isSided: boolean): boolean {
  const next = skip(row, to, 'of');
  if (row[next]?.number !== undefined || has(row, next, 'month', 'figures', 'date')) return false;
  if (!isSided || row[to] === undefined || row[to]?.kind === 'mark') return true;
  if (has(row, next, 'feast', 'unit', 'weekday')) return false;
  const end = row.findIndex((item, at) => at >= next && (item.kind === 'mark' || has(row, at, 'and', 'therefore')));
  return (end < 0 ? row.length : end) - next <= A_NOUN || LINKS.some((type) => has(row, next, type));
}
const A_NOUN = 2;
const LINKS = ['to', 'until', 'return', 'and', 'therefore', 'arrive', 'way-in', 'way-out'];

/** The word of coming or going that stands before it. */
function wayOf(row: DateRow, from: number): End['way'] | undefined {
  // 木曜に到着: behind it.
  if (/[\u3040-\u9fff]/.test(row[from]?.text ?? '')) {
    const verb = row.slice(from, from + FEW_WORDS).find(({ senses }) => senses.has('way-in') || senses.has('way-out'));
    return verb && (verb.senses.has('way-in') ? 'in' : 'out');
  }
  for (let at = skipBack(row, from, 'of', 'one') - 1, far = 0; at >= 0 && far < FEW_WORDS; at--, far++) {
    if (/^[.;:!?)]$/.test(row[at]?.text ?? '') || has(row, at, 'weekday', 'month', 'feast')) return undefined;
    if (has(row, at, 'way-out') || has(row, at, 'return', 'until', 'to', 'departs', 'homeward')) return 'out';
    if (has(row, at, 'arrive', 'lands', 'way-in', 'from')) return 'in';
  }
  return undefined;
}
const FEW_WORDS = 4;

/** By their words, else the first is the way in and the next the way out. */
function waysOf(ends: readonly End[]): readonly [End | undefined, End | undefined] {
  const isIn = ends.find(({ way }) => way === 'in');
  const first = isIn ?? ends.find((end, at) => end.way === undefined && (end.side || ends[at + 1] !== undefined));
  const rest = ends.filter((end) => end !== first && end.from > (first?.from ?? -1));
  const last =
    ends.find((end) => end !== first && end.way === 'out') ??
    (first ? rest.find(({ way }) => way === undefined) : undefined);
  return [first, last];
}

function dayOfEnd({ weekday, side, days }: End, { first, last }: Named): CalendarDay {
  if (weekday === undefined) return side === 'after' ? plusDays(last, days) : plusDays(first, -days);
  if (side === 'after') return onOrAfter(plusDays(last, 1), weekday);
  return onOrAfter(plusDays(first, side === 'before' ? -7 : -6), weekday);
}

function closingDay(end: End, start: CalendarDay, named: Named): CalendarDay | undefined {
  if (end.side) {
    const day = dayOfEnd(end, named);
    return day > start ? day : undefined;
  }
  const earliest = named.last > start ? named.last : plusDays(start, 1);
  return end.weekday === undefined ? undefined : onOrAfter(earliest, end.weekday);
}
