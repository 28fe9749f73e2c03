/**
 * The sea of a map. Coastlines have land on their left and water on their right; cut at the frame, their pieces are joined along its
 * edge with the water on the same side. A coast that breaks off within the frame leads to the nearest edge, if that is near; else
 * nobody knows where the water is, and none is drawn.
 */
import { clippedLine, joined, type Line, type MapFrame, type Point } from './geometry.ts';

const FARTHEST_END_M = 400;

/** Rings, to be filled by the even-odd rule. */
export function seaOf(coasts: readonly Line[], frame: MapFrame): Point[][] {
  const pieces = coasts.flatMap((coast) => clippedLine(coast, frame));
  const rings = pieces.filter((piece) => isSame(piece[0] as Point, piece.at(-1) as Point));
  const open: Point[][] = [];
  for (const piece of pieces) {
    if (rings.includes(piece)) continue;
    const [first, last] = [toEdge(piece[0] as Point, frame), toEdge(piece.at(-1) as Point, frame)];
    if (!first || !last) return [];
    open.push([first, ...piece, last]);
  }
  if (open.length === 0) return rings.length > 0 ? [corners(frame), ...rings] : [];
  return [...aroundThem(open, frame), ...rings];
}

/** Ways of a coast are cut anywhere: those that follow one another are one line. */
export const coastsOf = <T>(ways: readonly (readonly T[])[]): T[][] => joined(ways, true);

function aroundThem(pieces: readonly Point[][], frame: MapFrame): Point[][] {
  const left = new Set(pieces);
  const found: Point[][] = [];
  for (const start of pieces) {
    if (!left.has(start)) continue;
    const ring: Point[] = [];
    for (let piece = start; left.has(piece); ) {
      left.delete(piece);
      for (const corner of piece) ring.push(corner);
      const end = along(piece.at(-1) as Point, frame);
      const next = pieces
        .filter((other) => other === start || left.has(other))
        .map((other) => ({ other, ahead: ahead(end, along(other[0] as Point, frame), frame) }))
        .sort((a, b) => a.ahead - b.ahead)[0];
      if (!next) break;
      ring.push(...cornersBetween(end, next.ahead, frame));
      piece = next.other;
    }
    found.push(ring);
  }
  return found;
}

const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const width = ({ left, right }: MapFrame) => right - left;
const height = ({ top, bottom }: MapFrame) => bottom - top;
const around = (frame: MapFrame) => 2 * (width(frame) + height(frame));
/** Clockwise as one sees it, from the north-west. */
const corners = (f: MapFrame): Point[] => [
  [f.left, f.top],
  [f.right, f.top],
  [f.right, f.bottom],
  [f.left, f.bottom],
];

/** How far along the edge, clockwise from the north-west. */
function along([x, y]: Point, frame: MapFrame): number {
  const [w, h] = [width(frame), height(frame)];
  const gaps = [y - frame.top, frame.right - x, frame.bottom - y, x - frame.left].map(Math.abs);
  const side = gaps.indexOf(Math.min(...gaps));
  if (side === 0) return x - frame.left;
  if (side === 1) return w + y - frame.top;
  return side === 2 ? w + h + frame.right - x : 2 * w + h + frame.bottom - y;
}

const ahead = (from: number, to: number, frame: MapFrame) => (to - from + around(frame)) % around(frame);

/** Those that are passed, in order. */
function cornersBetween(from: number, way: number, frame: MapFrame): Point[] {
  const [w, h] = [width(frame), height(frame)];
  const places = [0, w, w + h, 2 * w + h];
  return corners(frame)
    .map((corner, i) => ({ corner, at: ahead(from, places[i] ?? 0, frame) }))
    .filter(({ at }) => at > 0 && at < way)
    .sort((a, b) => a.at - b.at)
    .map(({ corner }) => corner);
}

function toEdge([x, y]: Point, frame: MapFrame): Point | null {
  const options: readonly (readonly [number, Point])[] = [
    [Math.abs(y - frame.top), [x, frame.top]],
    [Math.abs(frame.right - x), [frame.right, y]],
    [Math.abs(frame.bottom - y), [x, frame.bottom]],
    [Math.abs(x - frame.left), [frame.left, y]],
  ];
  const [away, point] = options.reduce((best, option) => (option[0] < best[0] ? option : best));
  return away <= FARTHEST_END_M ? point : null;
}
