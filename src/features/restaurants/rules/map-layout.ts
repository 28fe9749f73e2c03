/**
 * Where the dots of our drawing lie: north is up and the visitor is in the middle.
 * Directions are true; distances grow with the square root, so that one far place
 * does not squeeze the near ones into a point, and the rings say how far they are.
 * Dots that would cover each other are moved apart and keep a line to their true place;
 * so do the numbers on a tile map, which has a scale of its own.
 */
import type { Position } from '../../destinations/rules/position.ts';

export const MAP_SIZE = 400;
export const DOT_RADIUS = 13;
const MILES_PER_DEGREE = 69.09;
const MARGIN = 34;
const ROUNDS = 60;
const RINGS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A restaurant of the list, with its number there. */
export interface NumberedPlace extends Position {
  readonly id: string;
  readonly name: string;
  readonly place: number;
}

/** What a map shows around the visitor, and how it keeps in step with the list. */
export interface MapView {
  readonly centre: Position;
  readonly places: readonly NumberedPlace[];
  /** The id of the one that is pointed at. */
  readonly lit: string | null;
  readonly onLight: (id: string | null) => void;
  readonly hrefOf: (id: string) => string;
}

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
  /** With the middle of its words. */
  readonly rings: readonly (Spot & { readonly miles: number; readonly radius: number })[];
}

export function sketch(centre: Position, places: readonly (Position & { readonly id: string })[]): Sketch {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const offsets = places.map(({ id, latitude, longitude }) => {
    const turned = degreesEast(centre, longitude);
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
  pushApart(placed, DOT_RADIUS, inside);
  const rings = RINGS.filter((miles) => miles <= reach * 1.15)
    .slice(-3)
    .map((miles) => ({ miles, radius: tenth(radiusAt(miles)) }));
  const side = clearSide(rings, placed);
  return {
    dots: placed.map((dot) => ({
      id: dot.id,
      trueX: tenth(dot.trueX),
      trueY: tenth(dot.trueY),
      x: tenth(dot.x),
      y: tenth(dot.y),
    })),
    rings: rings.map((ring) => ({ ...ring, ...wordsOf(ring, side) })),
  };
}

/** Half of what the words of a ring take. */
const WORDS = { x: 18, y: 6 };
/** Where they may stand, in degrees from the east; south is where they are looked for. */
const SIDES = [90, 270, 45, 135, 225, 315, 0, 180] as const;
const CLEAR = 2;

/** Within its ring, beside the line. */
function wordsOf({ radius }: { readonly radius: number }, side: number): Spot {
  const angle = (side * Math.PI) / 180;
  const out = radius - WORDS.y - 4 - WORDS.x * Math.abs(Math.cos(angle));
  return { x: tenth(MAP_SIZE / 2 + out * Math.cos(angle)), y: tenth(MAP_SIZE / 2 + out * Math.sin(angle)) };
}

/** The first side on which no dot lies on the words of a ring, or else the one with the most room. */
function clearSide(rings: readonly { readonly radius: number }[], dots: readonly Spot[]): number {
  const room = (side: number) =>
    Math.min(
      ...rings.flatMap((ring) => {
        const words = wordsOf(ring, side);
        return dots.map((dot) => {
          const beside = Math.max(0, Math.abs(dot.x - words.x) - WORDS.x);
          const above = Math.max(0, Math.abs(dot.y - words.y) - WORDS.y);
          return Math.hypot(beside, above) - DOT_RADIUS;
        });
      }),
    );
  const most = Math.max(...SIDES.map(room));
  return SIDES.find((side) => room(side) >= Math.min(CLEAR, most)) ?? SIDES[0];
}

/** The shorter way round the earth. */
function degreesEast(centre: Position, longitude: number): number {
  return ((longitude - centre.longitude + 540) % 360) - 180;
}

type Corner = readonly [longitude: number, latitude: number];

/** Where a place lies on a map that runs on beyond the date line. */
export function cornerOf(centre: Position, { latitude, longitude }: Position): Corner {
  return [centre.longitude + degreesEast(centre, longitude), latitude];
}

/** The south-western and the north-eastern corner around the visitor and all places. */
export function boundsOf(centre: Position, places: readonly Position[]): [Corner, Corner] {
  const corners = [centre, ...places].map((place) => cornerOf(centre, place));
  const east = corners.map(([longitude]) => longitude);
  const north = corners.map(([, latitude]) => latitude);
  return [
    [Math.min(...east), Math.min(...north)],
    [Math.max(...east), Math.max(...north)],
  ];
}

/**
 * Where the numbers stand on a map whose scale is not ours. Nobody is pushed over the
 * edge; who lies beyond it stays there.
 */
export function numbersAt(places: readonly Spot[], size: Spot, dotRadius: number): readonly Spot[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  pushApart(moved, dotRadius, (value, axis, dot) => {
    const own = places[dot]?.[axis] ?? 0;
    const least = Math.min(dotRadius + 1, own);
    return Math.min(Math.max(size[axis] - dotRadius - 1, own), Math.max(least, value));
  });
  return moved;
}

/** @param keep holds the coordinate of a dot within the map */
function pushApart(
  dots: { x: number; y: number }[],
  dotRadius: number,
  keep: (value: number, axis: 'x' | 'y', dot: number) => number,
): void {
  const apart = 2 * dotRadius + 2;
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
        a.x = keep(a.x - Math.cos(angle) * push, 'x', i);
        a.y = keep(a.y - Math.sin(angle) * push, 'y', i);
        b.x = keep(b.x + Math.cos(angle) * push, 'x', j);
        b.y = keep(b.y + Math.sin(angle) * push, 'y', j);
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
