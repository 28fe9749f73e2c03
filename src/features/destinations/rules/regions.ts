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
