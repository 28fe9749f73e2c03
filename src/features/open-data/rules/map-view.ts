/**
 * A map on a screen: which piece of the world is shown so that all its stops are on it, where their numbers stand without covering
 * each other, and which names have room beside them.
 */
import type { Position } from '../../destinations/rules/position.ts';
import type { BaseMap } from '../contract/base-map.ts';
import { type MapFrame, type Point, projection } from './base-map/geometry.ts';

/** Of the drawing, in its own units. */
export const MAP_WIDTH = 400;
export const MAP_HEIGHT = 400;
export const DOT = 12;
const MARGIN = 46;
const LEAST_METRES = 500;
const ROUND_METRES = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

export interface MapStop extends Position {
  readonly key: string;
  readonly name: string;
}

export interface StopOnMap {
  readonly key: string;
  readonly name: string;
  /** Where it is. */
  readonly trueX: number;
  readonly trueY: number;
  /** Where its number stands. */
  readonly x: number;
  readonly y: number;
}

export interface StopsView {
  readonly stops: readonly StopOnMap[];
  /** From metres of the base map to the drawing. */
  readonly scale: number;
  readonly shift: Point;
  /** A round distance and its length on the drawing. */
  readonly ruler: { readonly metres: number; readonly length: number };
}

export function viewOf(stops: readonly MapStop[], base: BaseMap | null): StopsView {
  const at = projection(base ?? middleOf(stops));
  const places = stops.map((stop) => at(stop));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (MAP_WIDTH - 2 * MARGIN) / Math.max(LEAST_METRES, east - west),
    (MAP_HEIGHT - 2 * MARGIN) / Math.max(LEAST_METRES, south - north),
  );
  const [halfWidth, halfHeight] = [MAP_WIDTH / scale / 2, MAP_HEIGHT / scale / 2];
  const [room, high] = [MARGIN / scale / 2, MARGIN / scale / 2];
  // The stops stay well within, and as much of the base map as can be is shown.
  const centreX = base
    ? held((west + east) / 2, halfWidth, base.left, base.right, [east - halfWidth + room, west + halfWidth - room])
    : (west + east) / 2;
  const centreY = base
    ? held((north + south) / 2, halfHeight, base.top, base.bottom, [
        south - halfHeight + high,
        north + halfHeight - high,
      ])
    : (north + south) / 2;
  const shift: Point = [MAP_WIDTH / 2 - centreX * scale, MAP_HEIGHT / 2 - centreY * scale];
  const drawn = stops.map(({ key, name }, i) => {
    const [x, y] = places[i] ?? [0, 0];
    const [trueX, trueY] = [x * scale + shift[0], y * scale + shift[1]];
    return { key, name, trueX, trueY, x: trueX, y: trueY };
  });
  moveApart(drawn);
  const metres = [...ROUND_METRES].reverse().find((length) => length * scale <= MAP_WIDTH / 4) ?? ROUND_METRES[0];
  return { stops: drawn.map(rounded), scale, shift, ruler: { metres, length: tenth(metres * scale) } };
}

/** Moved towards the middle of what is known, and never so far that a stop comes to the edge. */
function held(
  centre: number,
  half: number,
  from: number,
  to: number,
  [least, most]: readonly [number, number],
): number {
  const wished = to - from <= 2 * half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, centre));
  return Math.min(Math.max(most, least), Math.max(Math.min(most, least), wished));
}

function middleOf(stops: readonly Position[]): Position {
  const middle = (values: readonly number[]) =>
    values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: middle(stops.map((stop) => stop.latitude)),
    longitude: middle(stops.map((stop) => stop.longitude)),
  };
}

const ROUNDS = 40;

function moveApart(dots: { x: number; y: number }[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let isQuiet = true;
    dots.forEach((a, i) => {
      for (const b of dots.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const away = Math.hypot(dx, dy);
        const gap = 2 * DOT + 2 - away;
        if (gap <= 0) continue;
        isQuiet = false;
        // Two at one place part to the sides.
        const [ux, uy] = away < 0.01 ? [1, 0] : [dx / away, dy / away];
        [a.x, a.y, b.x, b.y] = [a.x - (ux * gap) / 2, a.y - (uy * gap) / 2, b.x + (ux * gap) / 2, b.y + (uy * gap) / 2];
      }
    });
    for (const dot of dots) {
      dot.x = Math.min(MAP_WIDTH - DOT - 2, Math.max(DOT + 2, dot.x));
      dot.y = Math.min(MAP_HEIGHT - DOT - 2, Math.max(DOT + 2, dot.y));
    }
    if (isQuiet) return;
  }
}

export interface NameOnMap {
  readonly text: string;
  readonly kind: BaseMap['names'][number]['kind'];
  readonly x: number;
  readonly y: number;
}

const LETTER = 6.2;
const LINE = 13;
const MOST_SHOWN = 12;
/** What stands in the corners: the ruler, and whose map it is. */
const FOOT: MapFrame = { left: 0, top: MAP_HEIGHT - 30, right: MAP_WIDTH, bottom: MAP_HEIGHT };

/** Those that cover neither a stop nor a name before them. */
export function namesIn(names: BaseMap['names'], { stops, scale, shift }: StopsView): NameOnMap[] {
  const taken: MapFrame[] = [FOOT, ...stops.map(({ x, y }) => around(x, y, DOT + 3, DOT + 3))];
  const shown: NameOnMap[] = [];
  for (const { text, kind, x, y } of names) {
    if (shown.length >= MOST_SHOWN) break;
    const [atX, atY] = [tenth(x * scale + shift[0]), tenth(y * scale + shift[1])];
    const box = around(atX, atY, (text.length * LETTER) / 2 + 3, LINE / 2 + 2);
    const isIn = box.left > 2 && box.right < MAP_WIDTH - 2 && box.top > 2 && box.bottom < MAP_HEIGHT;
    if (!isIn || taken.some((other) => overlap(other, box))) continue;
    taken.push(box);
    shown.push({ text, kind, x: atX, y: atY });
  }
  return shown;
}

export interface StopName {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

const LONGEST_NAME = 24;

/** Of the stops themselves, beside, over or under their numbers, where there is room. */
export function stopNamesIn({ stops }: StopsView): StopName[] {
  const taken: MapFrame[] = [FOOT, ...stops.map(({ x, y }) => around(x, y, DOT + 1, DOT + 1))];
  return stops.flatMap(({ key, name, x, y }) => {
    const text = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
    const half = (text.length * LETTER) / 2;
    const aside = DOT + 5;
    const options: readonly (readonly [anchor: StopName['anchor'], x: number, middle: number, y: number])[] = [
      ['start', x + aside, x + aside + half, y],
      ['end', x - aside, x - aside - half, y],
      ['middle', x, x, y - DOT - 9],
      ['middle', x, x, y + DOT + 9],
    ];
    for (const [anchor, atX, middle, atY] of options) {
      const box = around(middle, atY, half + 2, LINE / 2);
      const isIn = box.left > 2 && box.right < MAP_WIDTH - 2 && box.top > 2;
      if (!isIn || taken.some((other) => overlap(other, box))) continue;
      taken.push(box);
      return [{ key, text, x: tenth(atX), y: tenth(atY), anchor }];
    }
    return [];
  });
}

/** Lines as far apart as the ruler is long: what a map without streets has to measure by. */
export function gridOf({ ruler, shift }: StopsView): string {
  const from = (start: number) => ((start % ruler.length) + ruler.length) % ruler.length;
  const lines = (start: number, end: number) =>
    Array.from({ length: Math.ceil((end - start) / ruler.length) }, (_, i) => tenth(start + i * ruler.length));
  const down = lines(from(shift[0]), MAP_WIDTH).map((x) => `M${x} 0V${MAP_HEIGHT}`);
  return [...down, ...lines(from(shift[1]), MAP_HEIGHT).map((y) => `M0 ${y}H${MAP_WIDTH}`)].join('');
}

const around = (x: number, y: number, wide: number, high: number): MapFrame => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});
const overlap = (a: MapFrame, b: MapFrame) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const tenth = (value: number) => Math.round(value * 10) / 10;
const rounded = ({ key, name, ...at }: StopOnMap): StopOnMap => ({
  key,
  name,
  trueX: tenth(at.trueX),
  trueY: tenth(at.trueY),
  x: tenth(at.x),
  y: tenth(at.y),
});
