/** Columns of six that a card spans. */
export type CardSpan = 2 | 3 | 4 | 6;

const PAIRS: ReadonlyArray<readonly [CardSpan, CardSpan]> = [
  [4, 2],
  [3, 3],
  [2, 4],
];

/**
 * An uneven grid of six columns whose rows are always full: pairs of different
 * widths and, for an odd number, one row of three. `start` picks the first pair,
 * so that neighbouring groups differ.
 */
export function unevenSpans(count: number, start = 0): CardSpan[] {
  if (count === 1) return [6];
  const trio = count % 2 === 1;
  const pairs = Math.floor((count - (trio ? 3 : 0)) / 2);
  const rows: Array<readonly CardSpan[]> = Array.from(
    { length: pairs },
    (_, i) => PAIRS[(start + i) % PAIRS.length] ?? [3, 3],
  );
  if (trio) rows.splice(Math.min(pairs, 2), 0, [2, 2, 2]);
  return rows.flat();
}
