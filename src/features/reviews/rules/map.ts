/**
 * Where the dots of the map lie: north is up and the visitor is in the middle.
 * Directions are true; distances grow with the square root, so that one far place
 * does not squeeze the near ones into a point, and the rings say how far they are.
 * Dots that would cover each other are moved apart and keep a line to their true place.
 */
import type { Position } from '../../restaurants/rules/cells.ts';

export const MAP_SIZE = 400;
export const DOT_RADIUS = 13;
const MILES_PER_DEGREE = 69.09;
const MARGIN = 34;
const ROUNDS = 60;
const RINGS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25] as const;

export interface Dot {
  readonly id: string;
  /** Where the restaurant is. */
  readonly trueX: number;
  readonly trueY: number;
  /** Where its number stands. */
  readonly x: number;
  readonly y: number;
}

export interface Sketch {
  readonly dots: readonly Dot[];
  readonly rings: readonly { readonly miles: number; readonly radius: number }[];
}

export function sketch(centre: Position, places: readonly (Position & { readonly id: string })[]): Sketch {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const offsets = places.map(({ id, latitude, longitude }) => {
    const turned = ((longitude - centre.longitude + 540) % 360) - 180;
    return { id, east: turned * shrink * MILES_PER_DEGREE, north: (latitude - centre.latitude) * MILES_PER_DEGREE };
  });
  const reach = Math.max(0.1, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const radiusAt = (miles: number) => (MAP_SIZE / 2 - MARGIN) * Math.sqrt(miles / reach);
  const placed = offsets.map(({ id, east, north }) => {
    const miles = Math.hypot(east, north);
    const scale = miles === 0 ? 0 : radiusAt(miles) / miles;
    const [trueX, trueY] = [MAP_SIZE / 2 + east * scale, MAP_SIZE / 2 - north * scale];
    return { id, trueX, trueY, x: trueX, y: trueY };
  });
  pushApart(placed);
  const rings = RINGS.filter((miles) => miles <= reach * 1.15)
    .slice(-3)
    .map((miles) => ({ miles, radius: tenth(radiusAt(miles)) }));
  return {
    dots: placed.map((dot) => ({
      id: dot.id,
      trueX: tenth(dot.trueX),
      trueY: tenth(dot.trueY),
      x: tenth(dot.x),
      y: tenth(dot.y),
    })),
    rings,
  };
}

function pushApart(dots: { x: number; y: number }[]): void {
  const apart = 2 * DOT_RADIUS + 2;
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [i, a] of dots.entries()) {
      for (const [j, b] of dots.entries()) {
        if (j <= i) continue;
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        if (distance >= apart) continue;
        // Two on one spot part in a direction that only their numbers decide.
        const angle = distance < 0.01 ? (i * 7 + j) * 0.9 : Math.atan2(b.y - a.y, b.x - a.x);
        const push = (apart - distance) / 2 + 0.1;
        a.x = inside(a.x - Math.cos(angle) * push);
        a.y = inside(a.y - Math.sin(angle) * push);
        b.x = inside(b.x + Math.cos(angle) * push);
        b.y = inside(b.y + Math.sin(angle) * push);
        moved = true;
      }
    }
    if (!moved) return;
  }
}

function inside(value: number): number {
  return Math.min(MAP_SIZE - DOT_RADIUS - 1, Math.max(DOT_RADIUS + 1, value));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
