/** A stay that has begun and ends on a feast: "in on the Thursday before Valentine's Day, out on Presidents' Day". */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { CombinedDates } from './combine-dates.ts';
import { type DateRow, has, skip } from './date-items.ts';
import type { Anchor } from './date-mention.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { dayOf, nightsBetween, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';

const FEW_WORDS = 5;
const LONGEST = 28;

type Feast = Extract<Anchor, { kind: 'real' }>;
const isFeast = (each: Anchor): each is Feast => each.kind === 'real' && each.isFeast === true && !each.isSeason;

/** The feast stands behind a word of leaving. */
export function withFeastEnd(found: CombinedDates, scan: Scan, today: CalendarDay): CombinedDates {
  const { anchors, row } = scan;
  if (!found.anchor || found.ending) return found;
  for (const end of anchors.filter(isFeast)) {
    // "The last Friday of October, back on All Saints' Day": of the two, the feast is the surer, and still the end.
    const anchor = found.anchor === end ? anchors.find(({ from }) => from < end.from) : found.anchor;
    const first = anchor === end ? undefined : firstDay(anchor, today);
    if (!anchor || first === undefined || !isLeft(row, anchor.to, end.from)) continue;
    const last = lastDay(row, end, plusDays(first, 1));
    const nights = last === undefined ? 0 : nightsBetween(first, last);
    if (last === undefined || nights < 1 || nights > LONGEST) continue;
    const [from, to] = [Math.min(anchor.from, end.from), Math.max(anchor.to, end.to)];
    const parts = [...found.parts, { scan, from: end.from, to: end.to }];
    return { ...found, anchor: { kind: 'range', row, from, to, start: saidOf(first), end: saidOf(last) }, parts };
  }
  return found;
}

function firstDay(anchor: Anchor | undefined, today: CalendarDay): CalendarDay | undefined {
  if (anchor?.kind === 'day') return anchor.role === 'start' ? dayOf(anchor.day, today) : undefined;
  const real = anchor?.kind === 'real' && !anchor.isSeason ? anchor.find(today) : undefined;
  return real?.startTo === undefined ? real?.start : undefined;
}

/** The day of the feast itself, and not the days about it on which one comes for it. */
function lastDay(row: DateRow, end: Feast, notBefore: CalendarDay): CalendarDay | undefined {
  const at = row.findIndex((_, index) => index >= end.from && index < end.to && feastNamedAt(row, index) !== undefined);
  const feast = end.isSurest ? undefined : feastNamedAt(row, at);
  const eve = has(row, at + 1, 'eve') ? 1 : 0;
  const day = feast && !feast.whole ? dayFrom(feast, plusDays(notBefore, eve)) : undefined;
  if (day !== undefined) return plusDays(day, -eve);
  const { start, startTo } = end.find(notBefore);
  return startTo === undefined ? start : undefined;
}

/** "Out on", "home on", "till", but not "before"; and "to" right behind the first day. */
function isLeft(row: DateRow, first: number, at: number): boolean {
  if (first < at && has(row, first, 'to') && row[first]?.text !== ',' && skip(row, first + 1, 'of') === at) return true;
  const near = row.slice(Math.max(0, at - FEW_WORDS), at);
  const open = near.findLastIndex(({ kind }) => kind === 'mark') + 1;
  return near.some(
    (_, index) =>
      index >= open &&
      (has(near, index, 'return', 'homeward', 'way-out', 'departs') ||
        (has(near, index, 'until') && !has(near, index, 'before'))),
  );
}
