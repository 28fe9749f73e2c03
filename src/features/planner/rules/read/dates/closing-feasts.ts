/** A feast on which they go home: "5 nights ending on Thanksgiving eve", "a week, back for Mother's Day", "am Ostermontag zurück". */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { DayAnchor } from './anchor.ts';
import type { Combined } from './combine.ts';
import { type DateRow, has, senseAt, skip } from './date-items.ts';
import type { Habits } from './day-phrase.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { dayOf, nightsBetween, saidOf } from './said-day.ts';
import type { Scan } from './scan-field.ts';
import { lengthAt } from './stay-lengths.ts';

const AROUND = 7;

/** Only where they say how long: what else begins or ends there is read as a feast to come for. */
export function closingFeastAt(row: DateRow, from: number, to: number, { today }: Habits): DayAnchor | null {
  const at = row.findIndex((_, index) => index >= from && index < to && feastNamedAt(row, index) !== undefined);
  const feast = at < 0 ? undefined : feastNamedAt(row, at);
  if (!feast || feast.whole || feast.season || !row.some((_, index) => isLength(row, index, at))) return null;
  const before = clause(row, at, -1);
  const after = clause(row, to - 1, 1);
  const closes = (index: number) =>
    has(row, index, 'homeward') || (has(row, index, 'until') && !has(row, index, 'before'));
  if (
    !before.some(closes) &&
    !after.some((index) => has(row, index, 'homeward') && !isOtherDay(row, skip(row, index + 1, 'of')))
  )
    return null;
  const shift = has(row, at + 1, 'eve') ? -1 : after.some((index) => isDayAfter(row, index)) ? 1 : 0;
  const day = dayFrom(feast, today);
  if (!day) return null;
  return { kind: 'day', role: 'end', day: saidOf(plusDays(day, shift)) };
}

/** "Christmas, flying home the 24th", "Himmelfahrt, zurück am Sonntag" */
const isOtherDay = (row: DateRow, at: number) => has(row, at, 'weekday', 'month') || row[at]?.number !== undefined;

/** "Home flight the morning after" */
const isDayAfter = (row: DateRow, at: number) =>
  has(row, at, 'day-longer') ||
  ((has(row, at, 'daytime') || senseAt(row, at, 'unit') === 'day') && has(row, at + 1, 'following'));

const isLength = (row: DateRow, at: number, feast: number) => {
  const length = lengthAt(row, at);
  // "The week of Thanksgiving" is none.
  return length !== null && length.unit !== 'weekend' && length.rank < NO_COUNT && !(at <= feast && length.to >= feast);
};
const NO_COUNT = 9;

/** The items about a feast up to a full stop or another day. */
function clause(row: DateRow, start: number, step: 1 | -1): number[] {
  const found: number[] = [];
  for (let at = start + step; found.length < AROUND && row[at] !== undefined; at += step) {
    if (/^[.;!?]$/.test(row[at]?.text ?? '') || has(row, at, 'month', 'feast', 'weekday')) break;
    if (step < 0 && senseAt(row, at, 'unit') !== undefined && row[at - 1]?.number !== undefined) break;
    found.push(at);
  }
  return found;
}

const FEW_WORDS = 5;
const LONGEST = 28;

/** "In on the Thursday before Valentine's Day, out on Presidents' Day": the feast behind a word of leaving ends the stay. */
export function endedByFeast(found: Combined, scan: Scan, today: CalendarDay): Combined {
  const { anchors, row } = scan;
  const { anchor } = found;
  const start = anchor?.kind === 'day' && anchor.role === 'start' ? dayOf(anchor.day, today) : undefined;
  const real = anchor?.kind === 'real' ? anchor.find(today) : undefined;
  const first = start ?? (real?.startTo === undefined ? real?.start : undefined);
  if (!anchor || first === undefined || found.ending) return found;
  for (const each of anchors) {
    if (each.kind !== 'real' || !each.isFeast || each.isSeason || each === anchor) continue;
    const near = row.slice(Math.max(0, each.from - FEW_WORDS), each.from);
    const open = near.findLastIndex(({ kind }) => kind === 'mark') + 1;
    if (!near.some((_, at) => at >= open && has(near, at, 'return', 'homeward', 'way-out', 'departs'))) continue;
    const { start: last, startTo } = each.find(plusDays(first, 1));
    const nights = nightsBetween(first, last);
    if (startTo || nights < 1 || nights > LONGEST) continue;
    const [from, to] = [Math.min(anchor.from, each.from), Math.max(anchor.to, each.to)];
    const parts = [...found.parts, { scan, from: each.from, to: each.to }];
    return { ...found, anchor: { kind: 'range', row, from, to, start: saidOf(first), end: saidOf(last) }, parts };
  }
  return found;
}
