/** Regions, and how destinations are grouped by them. */
export const REGIONS = ['us', 'europe', 'south-america', 'other'] as const;
export type Region = (typeof REGIONS)[number];

export interface RegionGroup<D> {
  readonly region: Region;
  readonly destinations: readonly D[];
}

/** In the order of `REGIONS`; a region without destinations is left out. */
export function byRegion<D extends { readonly region: Region }>(destinations: readonly D[]): RegionGroup<D>[] {
  return REGIONS.map((region) => ({
    region,
    destinations: destinations.filter((known) => known.region === region),
  })).filter((group) => group.destinations.length > 0);
}

/** Where a card leads: the trip planner, with the destination filled in. */
export function plannerAddress(name: string): string {
  return `/demo?destination=${encodeURIComponent(name)}`;
}

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
