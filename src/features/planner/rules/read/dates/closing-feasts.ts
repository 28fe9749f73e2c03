/** A feast on which they go home: "5 nights ending on Thanksgiving eve", "a week, back for Mother's Day", "am Ostermontag zurück". */
import { plusDays } from '../../../../../shared/dates.ts';
import { type DateRow, has, senseAt, skip } from './date-items.ts';
import type { DayAnchor } from './date-mention.ts';
import type { Habits } from './day-phrase.ts';
import { dayFrom, feastNamedAt } from './feast-days.ts';
import { saidOf } from './said-day.ts';
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
