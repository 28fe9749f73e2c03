/** How far places of the catalogue lie apart, in kilometres. */
import { angleBetween } from './position.ts';

/** A position as the catalogue writes it. */
interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** How far two places are apart, in kilometres. */
export function greatCircleKm(a: Spot, b: Spot): number {
  return 6371 * angleBetween(a.lat, a.lon, b.lat, b.lon);
}
