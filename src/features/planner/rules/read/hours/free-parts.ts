/** Hours of the day that are taken beside what is said: those that are not free, the days of a working week. */
import type { Match } from '../patterns.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { type ClockRange, minutesOf } from './times-of-day.ts';

const [DAY_BEGINS, NOON, DAY_ENDS] = [9 * 60, 12 * 60, 18 * 60];

/** "Only evenings free", "free evenings only", and "one free evening" that is told for the stay: the hours beside the part of the day that alone is free; null: it is one to keep free. */
export function restOfDay({ items, ledger }: Reader, at: number, part: Match<ClockRange>) {
  const [first, after] = [Math.min(at, part.from), Math.max(at + 1, part.to)];
  const isOnly = (item: Item | undefined) => item?.senses.has('only') === true;
  const [behind, next] = [items[after], items[after + 1]];
  const isLast = next?.kind !== 'word' || next.field !== behind?.field;
  const isAllThereIs = items[at]?.field === 'dates' && !ledger.isFree(at);
  if (!isAllThereIs && !items.slice(Math.max(0, first - 2), after).some(isOnly) && !(isOnly(behind) && isLast))
    return null;
  const { from, to } = minutesOf(part.value);
  return from >= NOON ? { from: DAY_BEGINS, to: from } : { from: to, to: DAY_ENDS };
}

const BETWEEN = 5;

/** The days of a working week, which working hours mean anyway: "I work Mon-Fri 9-5". */
export function claimBetween({ ledger }: Reader, from: number, to: number): void {
  if (to <= from || to - from > BETWEEN) return;
  for (let at = from; at < to; at++) if (ledger.isFree(at)) ledger.claim('work', '', at, at + 1);
}
