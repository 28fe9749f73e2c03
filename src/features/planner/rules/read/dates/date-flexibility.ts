/** How far the dates may move: "±2 days", "give or take a week", "a day or two either side", "flexible", "around". */
import { countAt, type DateRow, has, senseAt, skip } from './date-items.ts';

export interface Flex {
  readonly days: number;
  readonly how: 'said' | 'flexible' | 'about' | 'none';
  readonly from: number;
  readonly to: number;
}

export const NO_FLEX: Flex = { days: 0, how: 'none', from: 0, to: 0 };
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7 };

export function flexIn(row: DateRow): Flex {
  if (row.some((_, at) => has(row, at, 'firm'))) return NO_FLEX;
  for (let at = 0; at < row.length; at++) {
    const said = given(row, at) ?? eitherSide(row, at) ?? soonerOrLater(row, at);
    if (said) return said;
  }
  for (const how of ['flexible', 'around'] as const) {
    const at = row.findIndex((_, index) => has(row, index, how) && !isOfWord(row, index));
    if (at >= 0)
      return { days: how === 'flexible' ? 3 : 2, how: how === 'flexible' ? how : 'about', from: at, to: at + 1 };
  }
  return NO_FLEX;
}

/** "Split evenly-ish": no day, no month, no number. */
const isOfWord = (row: DateRow, at: number) =>
  (row[at]?.text === 'ish' && row[at - 1]?.kind === 'word' && (row[at - 1]?.senses.size ?? 0) === 0) ||
  // "We land around 2pm"
  (row[at + 1]?.kind === 'digits' && has(row, at + 2, 'clock-mark')) ||
  has(row, at + 1, 'daytime') ||
  row[at + 1]?.text === 'midnight';

const COUNTS: Readonly<Record<string, number>> = { couple: 2, few: 3 };
const amountAt = (row: DateRow, at: number): number | undefined =>
  COUNTS[senseAt(row, at, 'count') ?? ''] ?? countAt(row, at, 30) ?? (has(row, at, 'one') ? 1 : undefined);

/** "± 2 days", "give or take a week", "+/- 3". */
function given(row: DateRow, at: number): Flex | null {
  if (!has(row, at, 'give')) return null;
  const next = skip(row, at + 1, 'until', 'within', 'around', 'of');
  const isCouple = has(row, next, 'one') && has(row, next + 1, 'count');
  const amount = amountAt(row, isCouple ? next + 1 : next);
  let after = amount === undefined ? next : isCouple ? next + 2 : next + 1;
  if (row[after]?.text === '-' || row[after]?.text === '.') after += 1;
  const unit =
    UNITS[senseAt(row, after, 'unit') ?? ''] ?? (row[after]?.text === 'd' || row[after]?.text === '日' ? 1 : undefined);
  if (amount === undefined && unit === undefined) return null;
  return {
    days: Math.min(30, (amount ?? 1) * (unit ?? 1)),
    how: 'said',
    from: at,
    to: unit === undefined ? after : after + 1,
  };
}

/** "2 days either side", "a day or two either way", "3 jours de plus ou de moins". */
function eitherSide(row: DateRow, at: number): Flex | null {
  let amount = amountAt(row, at);
  if (amount === undefined) return null;
  let next = at + 1;
  // Nights on both sides of a day are the stay itself.
  if (senseAt(row, next, 'unit') === 'night') return null;
  let unit = UNITS[senseAt(row, next, 'unit') ?? ''];
  if (unit !== undefined) next += 1;
  if (has(row, next, 'or') && amountAt(row, next + 1) !== undefined) {
    amount = amountAt(row, next + 1) ?? amount;
    next += 2;
  }
  if (unit === undefined && has(row, next, 'unit')) {
    unit = UNITS[senseAt(row, next, 'unit') ?? ''];
    next += 1;
  }
  return has(row, next, 'either-side', 'give') && (has(row, next, 'either-side') || isClosed(row, next + 1))
    ? { days: Math.min(30, amount * (unit ?? 1)), how: 'said', from: at, to: next + 1 }
    : null;
}

const isBoth = (row: DateRow, at: number) => has(row, at, 'moved-by', 'sooner', 'longer', 'side-before', 'side-after');

/** "2 days sooner or later", "a day earlier or a day later": before and after. */
function soonerOrLater(row: DateRow, at: number): Flex | null {
  const amount = amountAt(row, at);
  const unit = UNITS[senseAt(row, at + 1, 'unit') ?? ''];
  if (amount === undefined || unit === undefined || !isBoth(row, at + 2)) return null;
  // "Or later" is one phrase.
  if (has(row, at + 3, 'onward')) return { days: Math.min(30, amount * unit), how: 'said', from: at, to: at + 4 };
  if (!has(row, at + 3, 'or', 'and')) return null;
  const other = amountAt(row, at + 4) !== undefined && has(row, at + 5, 'unit') ? at + 6 : at + 4;
  return isBoth(row, other) ? { days: Math.min(30, amount * unit), how: 'said', from: at, to: other + 1 } : null;
}

const isClosed = (row: DateRow, at: number) => row[at] === undefined || row[at]?.kind === 'mark';
