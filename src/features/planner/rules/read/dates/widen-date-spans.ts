/** Which words of a field the calendar stands on, beside its dates and lengths: weekdays, hours, "next year", and what ties them together. */
import { wordList } from '../../../../../shared/word-list.ts';
import { type DateRow, has, senseAt } from './date-items.ts';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** They say how two dates belong together, or how surely one is meant, and nothing by themselves. */
const TIES = [
  ...['to', 'until', 'return', 'arrive', 'from', 'after', 'before', 'following', 'between', 'within', 'around', 'of'],
  ...wordList('one and or work whole firm dates-word correction except except-after near flexible'),
] as const;
const IN_ONE = 3;

/** The places themselves, the year of the field, and the ties that stand beside what is claimed. */
export function widenDateSpans(row: DateRow, places: readonly Place[]): Place[] {
  const used = row.map((_, at) => isYear(row, at) || places.some(({ from, to }) => at >= from && at < to));
  const isTie = (at: number) => has(row, at, ...TIES) || row[at]?.kind === 'mark';
  const grow = (from: number, step: 1 | -1) => {
    for (let at = from, left = IN_ONE; left > 0 && at >= 0 && at < row.length && !used[at] && isTie(at); at += step) {
      used[at] = true;
      if (row[at]?.kind !== 'mark') left--;
    }
  };
  const known = used.flatMap((is, at) => (is ? [at] : []));
  for (const at of known) {
    grow(at + 1, 1);
    grow(at - 1, -1);
  }
  return used.flatMap((is, at) => (is ? [{ from: at, to: at + 1 }] : []));
}

function isYear(row: DateRow, at: number): boolean {
  if (senseAt(row, at, 'period')?.startsWith('year')) return true;
  const isUnit = (index: number) => senseAt(row, index, 'unit') === 'year';
  return (
    (isUnit(at) && has(row, at - 1, 'near')) ||
    (isUnit(at) && has(row, at + 1, 'near')) ||
    (has(row, at, 'near') && (isUnit(at + 1) || isUnit(at - 1)))
  );
}
