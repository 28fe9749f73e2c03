/** A map of one city, out of the ways around it: as fine as fits into the bytes it may have. */
import type { Position } from '../../../destinations/rules/position.ts';
import {
  areaOf,
  clippedLine,
  clippedRing,
  holds,
  type Line,
  type MapFrame,
  middleOf,
  type Point,
  projection,
  simplified,
  written,
} from './geometry.ts';
import { AREAS, LAYERS, type Layer, type NameKind, nameOf } from './layers.ts';
import { seaOf } from './sea.ts';

export interface MapName {
  readonly text: string;
  readonly kind: NameKind;
  readonly x: number;
  readonly y: number;
}

export interface DrawnMap {
  readonly frame: MapFrame;
  readonly layers: Partial<Record<Layer, string>>;
  /** What matters most comes first. */
  readonly names: readonly MapName[];
  readonly bytes: number;
}

/** In degrees, as the file tells it. */
export interface Shape {
  readonly layer: Layer | 'coast';
  /** One line; of an area its rings. */
  readonly lines: readonly (readonly Position[])[];
  readonly tags: Readonly<Record<string, string>>;
}

export interface NamedPoint extends Position {
  readonly tags: Readonly<Record<string, string>>;
}

const MOST_BYTES = 150_000;
const MOST_NAMES = 60;

/** Ever coarser: how far a corner may be left out, how small an area, and what is not drawn at all. */
const STEPS: readonly { readonly tolerance: number; readonly leastM2: number; readonly without: readonly Layer[] }[] = [
  { tolerance: 1, leastM2: 60, without: [] },
  { tolerance: 2, leastM2: 200, without: [] },
  { tolerance: 2, leastM2: 300, without: ['path'] },
  { tolerance: 4, leastM2: 800, without: ['path'] },
  { tolerance: 7, leastM2: 2000, without: ['path'] },
  { tolerance: 8, leastM2: 5000, without: ['path', 'street'] },
  { tolerance: 15, leastM2: 20_000, without: ['path', 'street', 'built'] },
  { tolerance: 40, leastM2: 100_000, without: ['path', 'street', 'built', 'road', 'river'] },
];

/** Null: there is nothing to draw, or even the coarsest is too much. */
export function drawnMap(
  middle: Position,
  frame: MapFrame,
  shapes: readonly Shape[],
  points: readonly NamedPoint[],
): DrawnMap | null {
  const at = projection(middle);
  const near = shapes.flatMap(({ layer, lines, tags }) => {
    const drawn = lines.map((line) => line.map(at)).filter((line) => meets(line, frame));
    return drawn.length > 0 ? [{ layer, lines: drawn, tags }] : [];
  });
  const coasts = near.flatMap(({ layer, lines }) => (layer === 'coast' ? lines : []));
  const streets = near.flatMap(({ layer, lines }) => (/^(street|road|main)$/.test(layer) ? lines : []));
  const sea = drySea(seaOf(coasts, frame), streets, frame);
  const names = namesOf(near, points, at, frame);
  for (const step of STEPS) {
    const layers = Object.fromEntries(
      LAYERS.flatMap((layer) => {
        if (step.without.includes(layer)) return [];
        const found = near.filter((shape) => shape.layer === layer).map(({ lines }) => lines);
        const path =
          layer === 'sea'
            ? pathOf([sea], step, true)
            : pathOf(clipped(found, layer, frame), step, AREAS.includes(layer));
        return path === '' ? [] : [[layer, path]];
      }),
    );
    const bytes = new TextEncoder().encode(JSON.stringify({ layers, names })).length;
    if (Object.keys(layers).length === 0) return null;
    if (bytes <= MOST_BYTES) return { frame, layers, names, bytes };
  }
  return null;
}

/** A coast that is drawn the wrong way round, or in part, would flood the town: then no sea is drawn. */
const MOST_FLOODED = 0.15;

function drySea(sea: Lines, streets: Lines, { left, top, right, bottom }: MapFrame): Lines {
  const corners = streets.flat().filter(([x, y]) => x > left && x < right && y > top && y < bottom);
  const asked = corners.filter((_, i) => i % Math.ceil(corners.length / 300) === 0);
  const flooded = asked.filter((corner) => sea.filter((ring) => holds(ring, corner)).length % 2 === 1);
  return flooded.length > MOST_FLOODED * asked.length ? [] : sea;
}

type Lines = readonly Line[];

function clipped(shapes: readonly Lines[], layer: Layer, frame: MapFrame): Lines[] {
  return shapes.map((lines) =>
    AREAS.includes(layer)
      ? lines.map((ring) => clippedRing(ring, frame))
      : lines.flatMap((line) => clippedLine(line, frame)),
  );
}

function pathOf(shapes: readonly Lines[], step: (typeof STEPS)[number], isArea: boolean): string {
  return shapes
    .filter((lines) => !isArea || Math.max(0, ...lines.map(areaOf)) >= step.leastM2)
    .map((lines) =>
      written(
        lines.filter((line) => line.length > 1).map((line) => simplified(line, step.tolerance)),
        isArea,
      ),
    )
    .join('');
}

function meets(line: Line, { left, top, right, bottom }: MapFrame): boolean {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return west <= right && east >= left && north <= bottom && south >= top;
}

function namesOf(
  shapes: readonly { readonly lines: Lines; readonly tags: Shape['tags']; readonly layer: Layer | 'coast' }[],
  points: readonly NamedPoint[],
  at: (position: Position) => Point,
  frame: MapFrame,
): MapName[] {
  const areas = shapes.flatMap(({ layer, lines: [ring = []], tags }) =>
    layer !== 'coast' && AREAS.includes(layer) && tags['name']
      ? [{ tags, areaM2: areaOf(ring), place: middleOf(ring) }]
      : [],
  );
  const spots = points.map((point) => ({ tags: point.tags, areaM2: 0, place: at(point) }));
  const told = new Set<string>();
  return [...spots, ...areas]
    .flatMap(({ tags, areaM2, place: [x, y] }) => {
      const found = nameOf(tags, areaM2);
      const isIn = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return found && isIn ? [{ text: tags['name'] ?? '', ...found, x: Math.round(x), y: Math.round(y) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ text }) => text.length <= 40 && !told.has(text) && told.add(text))
    .slice(0, MOST_NAMES)
    .map(({ text, kind, x, y }) => ({ text, kind, x, y }));
}
