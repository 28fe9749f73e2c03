/**
 * Lines and rings on paper: x in metres east, y in metres south of the middle of a map. What is outside its frame is cut off, what is
 * too fine to be seen is left out, and the rest is written as a path of SVG in whole metres.
 */
import type { Box, Position } from '../../../destinations/rules/position.ts';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface MapFrame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const METRES_PER_DEGREE = 111_195;

/** Metres east and south of a middle; exact enough for a town. */
export function projection(middle: Position): (at: Position) => Point {
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => [
    (longitude - middle.longitude) * METRES_PER_DEGREE * shrink,
    (middle.latitude - latitude) * METRES_PER_DEGREE,
  ];
}

/** The frame of a map in degrees. */
export function boxOfFrame({ latitude, longitude }: Position, { left, top, right, bottom }: MapFrame): Box {
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    south: latitude - bottom / METRES_PER_DEGREE,
    west: longitude + left / east,
    north: latitude - top / METRES_PER_DEGREE,
    east: longitude + right / east,
  };
}

/** The pieces of a line that lie in the frame. */
export function clippedLine(line: Line, frame: MapFrame): Point[][] {
  const pieces: Point[][] = [];
  let open: Point[] = [];
  for (let i = 1; i < line.length; i++) {
    const part = clippedSegment(line[i - 1] as Point, line[i] as Point, frame);
    if (!part) {
      if (open.length > 1) pieces.push(open);
      open = [];
      continue;
    }
    const [from, to] = part;
    const last = open.at(-1);
    if (last && last[0] === from[0] && last[1] === from[1]) open.push(to);
    else {
      if (open.length > 1) pieces.push(open);
      open = [from, to];
    }
  }
  if (open.length > 1) pieces.push(open);
  return pieces;
}

/** Liang and Barsky. */
function clippedSegment([x0, y0]: Point, [x1, y1]: Point, frame: MapFrame): [Point, Point] | null {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, x0 - frame.left],
    [dx, frame.right - x0],
    [-dy, y0 - frame.top],
    [dy, frame.bottom - y0],
  ] as const) {
    if (p === 0 && q < 0) return null;
    if (p === 0) continue;
    const r = q / p;
    if (p < 0) from = Math.max(from, r);
    else to = Math.min(to, r);
    if (from > to) return null;
  }
  const at = (t: number): Point => (t === 0 ? [x0, y0] : t === 1 ? [x1, y1] : [x0 + t * dx, y0 + t * dy]);
  return [at(from), at(to)];
}

/** The part of a ring that lies in the frame (Sutherland and Hodgman). */
export function clippedRing(ring: Line, frame: MapFrame): Point[] {
  const sides: readonly [isIn: (p: Point) => boolean, cut: (a: Point, b: Point) => Point][] = [
    [([x]) => x >= frame.left, (a, b) => atX(a, b, frame.left)],
    [([x]) => x <= frame.right, (a, b) => atX(a, b, frame.right)],
    [([, y]) => y >= frame.top, (a, b) => atY(a, b, frame.top)],
    [([, y]) => y <= frame.bottom, (a, b) => atY(a, b, frame.bottom)],
  ];
  let points = [...ring];
  for (const [isIn, cut] of sides) {
    const before = points;
    points = [];
    before.forEach((point, i) => {
      const last = before.at(i - 1) as Point;
      if (isIn(point) !== isIn(last)) points.push(cut(last, point));
      if (isIn(point)) points.push(point);
    });
  }
  return points;
}

const atX = ([x0, y0]: Point, [x1, y1]: Point, x: number): Point => [x, y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)];
const atY = ([x0, y0]: Point, [x1, y1]: Point, y: number): Point => [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y];

/** Douglas and Peucker, without recursion. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3 || tolerance <= 0) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const away = distance(line[i] as Point, line[from] as Point, line[to] as Point);
      if (away > farthest) [farthest, at] = [away, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

function distance([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

export function areaOf(ring: Line): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [x0, y0] = ring.at(i - 1) as Point;
    twice += x0 * y - x * y0;
  });
  return Math.abs(twice / 2);
}

export function holds(ring: Line, [x, y]: Point): boolean {
  let isIn = false;
  ring.forEach(([x1, y1], i) => {
    const [x0, y0] = ring.at(i - 1) as Point;
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isIn = !isIn;
  });
  return isIn;
}

export function middleOf(ring: Line): Point {
  const far = Number.POSITIVE_INFINITY;
  let [west, south, east, north] = [far, far, -far, -far];
  for (const [x, y] of ring)
    [west, south, east, north] = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)];
  return [(west + east) / 2, (south + north) / 2];
}

/** "m5 5l10 0 0 10z": steps from corner to corner, the first from 0, 0. */
export function written(lines: readonly Line[], isArea: boolean): string {
  return lines
    .map((line) => {
      let [atX, atY] = [0, 0];
      const steps = line.flatMap(([x, y], i) => {
        const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY];
        if (i > 0 && dx === 0 && dy === 0) return [];
        [atX, atY] = [atX + dx, atY + dy];
        return [`${dx}${dy < 0 ? '' : ' '}${dy}`];
      });
      if (steps.length < (isArea ? 3 : 2)) return '';
      return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}${isArea ? 'z' : ''}`;
    })
    .join('');
}

/** Ways that meet end to end, as lines as long as they go. A crossing of three ends a line; `isDirected`: none is turned round. */
export function joined<T>(lines: readonly (readonly T[])[], isDirected = false): T[][] {
  const open = new Map<T, T[][]>();
  const done = new Set<T[]>();
  const all = lines.filter((line) => line.length > 1).map((line) => [...line]);
  for (const line of all)
    for (const end of [line[0] as T, line.at(-1) as T]) open.set(end, [...(open.get(end) ?? []), line]);
  for (const line of all) {
    if (done.has(line)) continue;
    for (const isForward of [true, false]) {
      for (;;) {
        const end = (isForward ? line.at(-1) : line[0]) as T;
        const follows = (other: T[]) => !isDirected || (isForward ? other[0] : other.at(-1)) === end;
        const next = (open.get(end) ?? []).filter((other) => other !== line && !done.has(other) && follows(other));
        const [other] = next;
        if (!other || next.length > 1 || line[0] === line.at(-1)) break;
        const from = other[0] === end ? other : [...other].reverse();
        done.add(other);
        // One by one: no call takes as many arguments as a great border has corners.
        if (!isForward) line.reverse();
        for (const corner of from.slice(1)) line.push(corner);
        if (!isForward) line.reverse();
        const far = from.at(-1) as T;
        open.set(far, [...(open.get(far) ?? []).filter((known) => known !== other), line]);
      }
    }
  }
  return all.filter((line) => !done.has(line));
}
