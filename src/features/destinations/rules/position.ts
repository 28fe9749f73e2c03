/** Positions on the earth, boxes of them, and how far they are apart: great circles, in miles or kilometres. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees; never across the date line, where it ends. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The mean radius of the earth (IUGG), in miles. */
export const EARTH_MILES = 3958.7613;
export const KM_PER_MILE = 1.609_344;
/** Of a degree. */
export const RADIANS = Math.PI / 180;

export function milesBetween(a: Position, b: Position): number {
  return EARTH_MILES * angleBetween(a.latitude, a.longitude, b.latitude, b.longitude);
}

/** How far two places of so many degrees are apart, as seen from the middle of the earth. */
function angleBetween(latA: number, lonA: number, latB: number, lonB: number): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const h = half(latB - latA) + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * half(lonB - lonA);
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function quartersOf({ south, west, north, east }: Box): Box[] {
  const [middle, centre] = [(south + north) / 2, (west + east) / 2];
  return [
    { south, west, north: middle, east: centre },
    { south, west: centre, north: middle, east },
    { south: middle, west, north, east: centre },
    { south: middle, west: centre, north, east },
  ];
}

/** A position as the catalogue writes it. */
interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** How far two places are apart, in kilometres. */
export function kmBetween(a: Spot, b: Spot): number {
  return 6371 * angleBetween(a.lat, a.lon, b.lat, b.lon);
}
