/**
 * What is said behind the days of a stay moves its ends: "25 to 29 March, but only from the 26th", "the wedding is 12 June, so 10 to 14",
 * "arriving a day early", "and stay two nights longer", "we fly the Monday after".
 */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { CombinedDates } from './combine-dates.ts';
import { countAt, type DateRow, has, senseAt, skip, skipBack } from './date-items.ts';
import type { Anchor, Nth } from './date-mention.ts';
import { isCounted, numberAt } from './day-phrase.ts';
import { dayIn, dayOf, nightsBetween, onOrAfter, type SaidDay, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';

type Days = Extract<Anchor, { kind: 'range' | 'day' }>;
interface Place {
  readonly from: number;
  readonly to: number;
}

/** `nights` of the stay, where they were said. */
export function adjustDates(
  found: CombinedDates,
  scan: Scan,
  nights: number | undefined,
  today: CalendarDay,
): CombinedDates {
  const { anchor } = found;
  if (scan.field !== 'dates' || (anchor?.kind !== 'range' && anchor?.kind !== 'day')) return found;
  if (anchor.kind === 'day' && anchor.role === 'weekend-of') return found;
  const steps = [
    (days: Days) => fromPair(days, scan) ?? fromNth(days, scan, nights) ?? fromWeekday(days, scan, nights, today),
    (days: Days) => shifted(days, scan, nights, today),
    (days: Days) => lengthened(days, scan),
  ];
  let days: Days = anchor;
  const place: Place[] = [];
  for (const step of steps) {
    const moved = step(days);
    if (!moved) continue;
    days = moved.anchor;
    place.push(...moved.place);
  }
  return days === anchor
    ? found
    : { ...found, anchor: days, parts: [...found.parts, ...place.map((each) => ({ scan, ...each }))] };
}

/** "14 to 16 April, staying on until Monday 19". */
function lengthened(anchor: Days, { nths }: Scan): Moved | null {
  if (anchor.kind !== 'range') return null;
  const { start, end } = anchor;
  const nth = nths.find(
    ({ from, role, day }) => from >= anchor.to && role === 'end' && day > end.day && day <= end.day + MOST,
  );
  return nth
    ? { anchor: daysOf(anchor, start, { ...end, day: nth.day }), place: [{ from: nth.from, to: nth.to }] }
    : null;
}

type Moved = { readonly anchor: Days; readonly place: readonly Place[] };

const daysOf = ({ row, from, to }: Days, start: SaidDay, end: SaidDay): Days => ({
  kind: 'range',
  row,
  from,
  to,
  start,
  end,
});

/** "The wedding is 12 June, so 10 to 14"; "booked 3-8 June, so now 4-9". */
function fromPair(anchor: Days, { row }: Scan): Moved | null {
  for (let at = anchor.to; at < row.length; at++) {
    const first = numberAt(row, at);
    let next = first?.to ?? 0;
    while (has(row, next, 'of') && !has(row, next, 'to')) next += 1;
    const isTo = first && (has(row, next, 'to') || row[next]?.joint === '-');
    const last =
      first && isTo ? numberAt(row, has(row, next, 'to') ? skip(row, next, 'to', 'of', 'weekday') : next) : null;
    if (!first || !last || row[at]?.kind !== 'digits') continue;
    const isDays =
      last.day > first.day &&
      !isCounted(row, last.to) &&
      !has(row, last.to, 'month', 'clock-mark', 'daytime', 'suffix');
    const said = anchor.kind === 'day' ? anchor.day : anchor.start;
    const isAround = first.day <= said.day && last.day >= said.day;
    const isTold = row.slice(Math.max(anchor.to, at - 4), at).some(({ senses }) => senses.has('therefore'));
    if (!isDays || !(isTold || (anchor.kind === 'day' && isAround)) || has(row, at - 1, 'or')) continue;
    if (anchor.kind === 'day' && !isAround && Math.abs(first.day - said.day) > NEAR) continue;
    const [start, end] = [first, last].map(({ day }) => ({ ...said, day }));
    if (start && end) return { anchor: daysOf(anchor, start, end), place: [{ from: at, to: last.to }] };
  }
  return null;
}
const NEAR = 12;

/** "25-29 March, but from the 26th"; "1-14 August, so the 4th on, 6 nights". */
function fromNth(anchor: Days, { row, nths }: Scan, nights: number | undefined): Moved | null {
  const nth = nths.find((each) => each.from >= anchor.to && each.last === undefined && isBegin(row, each));
  if (!nth) return null;
  const first = anchor.kind === 'range' ? anchor.start : anchor.day;
  const isLater =
    nth.day > first.day && (anchor.kind === 'day' || anchor.end.month !== first.month || nth.day < anchor.end.day);
  // "School finishes on 23 July, so from the 24th"
  const isBehind = anchor.kind === 'day' && anchor.role === 'end';
  if (!isLater || (anchor.kind === 'day' && !isBehind)) return null;
  const start = { ...first, day: nth.day };
  const left = anchor.kind === 'range' ? daysApart(start, anchor.end) : 0;
  const { from, to } = anchor;
  const place = [{ from: nth.from, to: nth.to }];
  if (anchor.kind === 'range' && (nights === undefined || nights >= left))
    return { anchor: daysOf(anchor, start, anchor.end), place };
  return { anchor: { kind: 'day', role: 'start', row, from, to, day: start }, place };
}

const daysApart = (one: SaidDay, other: SaidDay) =>
  nightsBetween(dayIn(one.year ?? 2001, one.month, one.day), dayIn(other.year ?? 2001, other.month, other.day));

function isBegin(row: DateRow, { from, to, role }: Nth): boolean {
  if (role === 'end') return false;
  const first = skipBack(row, from, 'of', 'from', 'weekday', 'therefore', 'within');
  const words = row.slice(Math.max(0, first - 1), from);
  return (
    role === 'after' ||
    words.some(
      (item) =>
        item.senses.has('therefore') ||
        item.senses.has('within') ||
        (item.senses.has('from') && item.text !== 'the' && !item.senses.has('of')),
    ) ||
    (has(row, to, 'onward') && (row[to + 1] === undefined || row[to + 1]?.kind === 'mark'))
  );
}

/** "The wedding is Saturday 12 June, we fly the Monday after, 9 nights". */
function fromWeekday(anchor: Days, { row }: Scan, nights: number | undefined, today: CalendarDay): Moved | null {
  if (nights === undefined) return null;
  for (let at = anchor.to; at < row.length; at++) {
    const weekday = senseAt(row, at, 'weekday');
    if (weekday === undefined || !has(row, at + 1, 'following') || !isOpen(row, at + 2)) continue;
    if (has(row, skipBack(row, at, 'of') - 1, 'until', 'to')) return null;
    const last = dayOf(anchor.kind === 'range' ? anchor.end : anchor.day, today);
    const start = saidOf(
      onOrAfter(plusDays(last, 1), Number(weekday)),
      anchor.kind === 'range' ? anchor.end : anchor.day,
    );
    const { from, to } = anchor;
    return { anchor: { kind: 'day', role: 'start', row, from, to, day: start }, place: [{ from: at, to: at + 2 }] };
  }
  return null;
}

/** Nothing follows that it could be before or after. */
const isOpen = (row: DateRow, at: number) =>
  row[at] === undefined || row[at]?.kind === 'mark' || has(row, at, 'and', 'therefore');

/** "Arriving a day early", "staying two nights longer", "we come two days before and leave the day after". */
function shifted(anchor: Days, { row, flex }: Scan, nights: number | undefined, today: CalendarDay): Moved | null {
  if (flex.how === 'said') return null;
  const before = shiftIn(row, anchor.to, 'sooner');
  const after = shiftIn(row, anchor.to, 'longer');
  if (!before && !after) return null;
  const place = [before, after].flatMap((each) => (each ? [{ from: each.from, to: each.to }] : []));
  const [first, last] = anchor.kind === 'range' ? [anchor.start, anchor.end] : [anchor.day, anchor.day];
  const start = saidOf(plusDays(dayOf(first, today), -(before?.days ?? 0)), first);
  const end = saidOf(plusDays(dayOf(last, today), after?.days ?? 0), last);
  if (anchor.kind === 'range') return { anchor: daysOf(anchor, start, end), place };
  if (anchor.role === 'end') return null;
  if (after && nights === undefined) return { anchor: daysOf(anchor, start, end), place };
  return before ? { anchor: { ...anchor, day: start }, place } : null;
}

function shiftIn(row: DateRow, since: number, type: 'sooner' | 'longer'): (Place & { readonly days: number }) | null {
  for (let at = since; at < row.length; at++) {
    const whole = senseAt(row, at, `day-${type}`);
    if (whole !== undefined && isOpen(row, at + 1)) return { from: at, to: at + 1, days: 1 };
    const unit = senseAt(row, at, 'unit');
    if ((unit !== 'day' && unit !== 'night') || !has(row, at + 1, type) || !isOpen(row, at + 2)) continue;
    const count =
      countAt(row, at - 1, MOST) ??
      (has(row, at - 1, 'count') ? 2 : has(row, at - 1, 'one', 'of', 'arrive', 'return', 'from') ? 1 : undefined);
    if (count !== undefined) return { from: at - 1, to: at + 2, days: count };
  }
  return null;
}
const MOST = 7;
