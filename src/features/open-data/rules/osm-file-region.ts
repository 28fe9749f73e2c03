/** What a file of OpenStreetMap covers: the region by which a newer file is known, and whether it holds all of it. */
import type { Box } from '../../destinations/rules/position.ts';

export interface Census {
  roads: number;
  /** Buildings, land use and natural features: what every unfiltered piece of the map is full of. */
  surroundings: number;
  /** What this import is for. */
  wanted: number;
}

const ENOUGH_ROADS = 200;
const LEAST_SURROUNDINGS = 0.03;

/** Only some kinds of things are in the file: what is missing from it is not missing in the city. */
export function isFiltered({ roads, surroundings, wanted }: Census): boolean {
  if (roads >= ENOUGH_ROADS) return surroundings < roads * LEAST_SURROUNDINGS;
  return wanted > 0 && roads === 0;
}

/** Null where they do not meet. */
export function commonBox(a: Box, b: Box): Box | null {
  const common = {
    south: Math.max(a.south, b.south),
    west: Math.max(a.west, b.west),
    north: Math.min(a.north, b.north),
    east: Math.min(a.east, b.east),
  };
  return common.south < common.north && common.west < common.east ? common : null;
}

export function sizeOf({ south, west, north, east }: Box): number {
  return (north - south) * (east - west);
}

const ALIKE = 0.8;

/** Two files of one region, at two ages. */
export function isSameRegion(a: Box, b: Box): boolean {
  const common = commonBox(a, b);
  if (!common) return false;
  const shared = sizeOf(common);
  return shared / (sizeOf(a) + sizeOf(b) - shared) >= ALIKE;
}
