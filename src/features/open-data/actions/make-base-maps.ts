/**
 * Maps of the cities of an OpenStreetMap file, out of the file itself. It is read for what lies about these cities, for the ways and
 * relations of that, again for the ways that relations are made of, and then for the corners: what is held grows with the cities
 * and not with the file.
 */
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Box, Position } from '../../destinations/rules/position.ts';
import { drawnMap, type NamedPoint, type Shape } from '../rules/base-map/draw-map.ts';
import { boxOfFrame, joined, type MapFrame, projection } from '../rules/base-map/geometry.ts';
import { AREAS, type Layer, layerOf, nameOf } from '../rules/base-map/layers.ts';
import { coastsOf } from '../rules/base-map/sea.ts';
import { keepBaseMap } from '../store/base-maps.ts';
import { type OpenCity, openCities } from '../store/cities.ts';
import { Corners } from './osm/located-objects.ts';
import { GrowingIds, type NodeIds } from './osm/node-ids.ts';
import { objectsIn, type RawRelation, type RawWay } from './osm/osm-file.ts';

const MOST_CITIES = 60;
const LEAST_SIGHTS = 3;
const FARTHEST_KM = 6;
const LEAST_ROOM_M = 600;
/** At the very border of a file ways break off. */
const BORDER_M = 80;
/** @returns how many cities have a map now */
export async function makeBaseMaps(
  db: Db,
  file: string,
  { asOf, box }: { readonly asOf: string | null; readonly box: Box | null },
  now: Instant,
): Promise<number> {
  const cities = (await openCities(db))
    .filter((city) => (!box || isIn(box, city)) && (city.sights >= LEAST_SIGHTS || city.kind === 'city'))
    .slice(0, MOST_CITIES);
  if (cities.length === 0) return 0;
  const drawn = cities.flatMap((city) => {
    const frame = frameOf(city, box);
    const hasRoom = frame.right - frame.left > LEAST_ROOM_M && frame.bottom - frame.top > LEAST_ROOM_M;
    return hasRoom ? [{ city, frame, within: boxOfFrame(city, frame) }] : [];
  });
  if (drawn.length === 0) return 0;
  const region = await readRegion(
    file,
    drawn.map(({ within }) => within),
  );
  let made = 0;
  for (const { city, frame, within } of drawn) {
    const map = drawnMap(city, frame, shapesOf(region, within), region.points);
    if (!map) continue;
    await keepBaseMap(db, city, map, asOf ?? '', now);
    made += 1;
  }
  return made;
}

const isIn = ({ south, west, north, east }: Box, { latitude, longitude }: Position) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** What is of the city, as far as the file tells of it. */
function frameOf(city: OpenCity, box: Box | null): MapFrame {
  const half = Math.min(city.reachKm, FARTHEST_KM) * 1000;
  const at = projection(city);
  const [left, top] = box ? at({ latitude: box.north, longitude: box.west }) : [-half, -half];
  const [right, bottom] = box ? at({ latitude: box.south, longitude: box.east }) : [half, half];
  return {
    left: Math.round(Math.max(-half, left + BORDER_M)),
    top: Math.round(Math.max(-half, top + BORDER_M)),
    right: Math.round(Math.min(half, right - BORDER_M)),
    bottom: Math.round(Math.min(half, bottom - BORDER_M)),
  };
}

interface Found {
  readonly layer: Layer | 'coast';
  readonly refs: readonly (readonly number[])[];
  readonly tags: Shape['tags'];
}

/** What the file tells of where maps are drawn. */
interface Region {
  readonly found: readonly (Found & { readonly box: Box })[];
  readonly corners: Corners;
  readonly points: readonly NamedPoint[];
}

async function readRegion(file: string, boxes: readonly Box[]): Promise<Region> {
  const { near, points } = await nodesNear(file, boxes);
  const { areas, lines, parts } = await waysIn(file, near);
  const rings = await ringsOf(file, parts);
  const shapes: Found[] = [...areas, ...rings];
  for (const [layer, refs] of lines) {
    const whole = layer === 'coast' ? coastsOf(refs) : joined(refs);
    for (const line of whole) shapes.push({ layer, refs: [line], tags: NO_TAGS });
  }
  const needed = new GrowingIds();
  for (const { refs } of shapes) for (const line of refs) for (const ref of line) needed.add(ref);
  const corners = new Corners(needed.sorted());
  for await (const object of objectsIn(file))
    if (object.type === 'node') corners.put(object.id, object.lat, object.lon, false);
  return { found: shapes.map((shape) => ({ ...shape, box: boxOfLines(shape.refs, corners) })), corners, points };
}

const CELL_DEGREES = 0.05;
const cellOf = (latitude: number, longitude: number) =>
  Math.floor(latitude / CELL_DEGREES) * 10_000 + Math.floor(longitude / CELL_DEGREES);

/** The nodes that lie in the boxes or a few miles around, and those among them that have a name to show. */
async function nodesNear(file: string, boxes: readonly Box[]): Promise<{ near: NodeIds; points: NamedPoint[] }> {
  const cells = new Set<number>();
  for (const { south, west, north, east } of boxes)
    for (let latitude = south - CELL_DEGREES; latitude < north + CELL_DEGREES; latitude += CELL_DEGREES)
      for (let longitude = west - CELL_DEGREES; longitude < east + CELL_DEGREES; longitude += CELL_DEGREES)
        cells.add(cellOf(latitude, longitude));
  const near = new GrowingIds();
  const points: NamedPoint[] = [];
  for await (const object of objectsIn(file)) {
    if (object.type !== 'node' || !cells.has(cellOf(object.lat, object.lon))) continue;
    near.add(object.id);
    if (nameOf(object.tags, 0)) points.push({ latitude: object.lat, longitude: object.lon, tags: object.tags });
  }
  return { near: near.sorted(), points };
}

function boxOfLines(refs: Found['refs'], corners: Corners): Box {
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const line of refs)
    for (const ref of line) {
      const at = corners.get(ref);
      if (!at) continue;
      box.south = Math.min(box.south, at.latitude);
      box.north = Math.max(box.north, at.latitude);
      box.west = Math.min(box.west, at.longitude);
      box.east = Math.max(box.east, at.longitude);
    }
  return box;
}

/** What meets the box, with the places of its corners. */
function shapesOf({ found, corners }: Region, within: Box): Shape[] {
  return found.flatMap(({ layer, refs, tags, box }) =>
    box.south <= within.north && box.north >= within.south && box.west <= within.east && box.east >= within.west
      ? [{ layer, tags, lines: refs.map((line) => line.flatMap((ref) => corners.get(ref) ?? [])) }]
      : [],
  );
}

const NO_TAGS: Shape['tags'] = {};

interface Group {
  readonly layer: Layer;
  readonly members: readonly number[];
  readonly tags: Shape['tags'];
}

/** Of all coasts the whole: which side of one is water may be told far away. */
async function waysIn(file: string, near: NodeIds) {
  const areas: Found[] = [];
  const lines = new Map<Layer | 'coast', (readonly number[])[]>();
  const groups: Group[] = [];
  const waysNear = new GrowingIds();
  const takeWay = ({ id, refs, tags }: RawWay) => {
    const isNear = refs.some((ref) => near.find(ref) >= 0);
    if (isNear) waysNear.add(id);
    const layer = layerOf(tags, refs.length > 3 && refs[0] === refs.at(-1));
    if (layer === null || (layer !== 'coast' && !isNear)) return;
    if (isArea(layer)) areas.push({ layer, refs: [refs], tags: tags['name'] ? tags : NO_TAGS });
    else listIn(lines, layer).push(refs);
  };
  const takeGroup = ({ members, tags }: RawRelation) => {
    const layer = layerOf(tags, true);
    if (layer === null || !isArea(layer) || tags['type'] !== 'multipolygon') return;
    const ways = members.flatMap(({ type, ref }) => (type === 'way' ? ref : []));
    groups.push({ layer, members: ways, tags: tags['name'] ? tags : NO_TAGS });
  };
  for await (const object of objectsIn(file)) {
    if (object.type === 'way') takeWay(object);
    if (object.type === 'relation') takeGroup(object);
  }
  const ways = waysNear.sorted();
  return { areas, lines, parts: groups.filter(({ members }) => members.some((way) => ways.find(way) >= 0)) };
}

const isArea = (layer: Layer | 'coast'): layer is Layer => layer !== 'coast' && AREAS.includes(layer);

/** The rings of areas that are put together of several ways; what lies outside the file leaves a ring open, and it is not drawn. */
async function ringsOf(file: string, groups: readonly Group[]): Promise<Found[]> {
  if (groups.length === 0) return [];
  const wanted = new Set(groups.flatMap(({ members }) => members));
  const refsOf = new Map<number, readonly number[]>();
  for await (const object of objectsIn(file)) {
    if (object.type === 'way' && wanted.has(object.id)) refsOf.set(object.id, object.refs);
  }
  return groups.flatMap(({ layer, members, tags }) => {
    const rings = joined(members.flatMap((ref) => [refsOf.get(ref) ?? []])).filter((ring) => ring[0] === ring.at(-1));
    return rings.length > 0 ? [{ layer, refs: rings, tags }] : [];
  });
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
