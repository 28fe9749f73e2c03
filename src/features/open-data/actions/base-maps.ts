/**
 * Maps of the cities of an OpenStreetMap file, out of the file itself. It is read for ways and relations, again for the ways that
 * relations are made of, and then for the corners; of a large file the small streets are left out, so that what is held stays small.
 */
import { stat } from 'node:fs/promises';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Box, Position } from '../../destinations/rules/position.ts';
import { drawnMap, type NamedPoint, type Shape } from '../rules/base-map/draw-map.ts';
import { joined, type MapFrame, projection } from '../rules/base-map/geometry.ts';
import { AREAS, type Layer, layerOf, nameOf } from '../rules/base-map/layers.ts';
import { coastsOf } from '../rules/base-map/sea.ts';
import { keepBaseMap } from '../store/base-maps.ts';
import { type OpenCity, openCities } from '../store/cities.ts';
import { Corners } from './osm/located-objects.ts';
import { objectsIn, type RawObject } from './osm/osm-file.ts';

const MOST_CITIES = 60;
const LEAST_SIGHTS = 3;
const FARTHEST_KM = 6;
const LEAST_ROOM_M = 600;
/** At the very border of a file ways break off. */
const BORDER_M = 80;
/** Of more than so much, the small streets of a whole region would have to be held. */
const LARGE_FILE = 150 * 1024 * 1024;
const FINE: readonly Layer[] = ['street', 'path'];

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
  const { size } = await stat(file);
  const { shapes, points } = await shapesIn(file, size > LARGE_FILE ? FINE : []);
  let made = 0;
  for (const city of cities) {
    const frame = frameOf(city, box);
    const hasRoom = frame.right - frame.left > LEAST_ROOM_M && frame.bottom - frame.top > LEAST_ROOM_M;
    const map = hasRoom ? drawnMap(city, frame, shapes, points) : null;
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

async function shapesIn(file: string, without: readonly Layer[]) {
  const { areas, lines, parts } = await waysIn(file, without);
  const rings = await ringsOf(file, parts);
  const found: Found[] = [...areas, ...rings];
  for (const [layer, refs] of lines) {
    const whole = layer === 'coast' ? coastsOf(refs) : joined(refs);
    for (const line of whole) found.push({ layer, refs: [line], tags: NO_TAGS });
  }
  const corners = new Corners(found.flatMap(({ refs }) => refs.flat()));
  const points: NamedPoint[] = [];
  for await (const object of objectsIn(file)) {
    if (object.type !== 'node') continue;
    corners.put(object.id, object.lat, object.lon, false);
    if (nameOf(object.tags, 0)) points.push({ latitude: object.lat, longitude: object.lon, tags: object.tags });
  }
  const shapes = found.map(
    ({ layer, refs, tags }): Shape => ({
      layer,
      tags,
      lines: refs.map((line) => line.flatMap((ref) => corners.get(ref) ?? [])),
    }),
  );
  return { shapes, points };
}

const NO_TAGS: Shape['tags'] = {};

interface Group {
  readonly layer: Layer;
  readonly members: readonly number[];
  readonly tags: Shape['tags'];
}

async function waysIn(file: string, without: readonly Layer[]) {
  const areas: Found[] = [];
  const lines = new Map<Layer | 'coast', (readonly number[])[]>();
  const parts: Group[] = [];
  const take = (object: Exclude<RawObject, { type: 'node' }>) => {
    const isClosed = object.type === 'relation' || (object.refs.length > 3 && object.refs[0] === object.refs.at(-1));
    const layer = layerOf(object.tags, isClosed);
    if (layer === null || (layer !== 'coast' && without.includes(layer))) return;
    const isArea = layer !== 'coast' && AREAS.includes(layer);
    const { name } = object.tags;
    const tags = isArea && name ? object.tags : NO_TAGS;
    if (object.type === 'way') {
      if (isArea) areas.push({ layer, refs: [object.refs], tags });
      else listIn(lines, layer).push(object.refs);
      return;
    }
    if (!isArea || object.tags['type'] !== 'multipolygon') return;
    parts.push({ layer, members: object.members.flatMap(({ type, ref }) => (type === 'way' ? ref : [])), tags });
  };
  for await (const object of objectsIn(file)) if (object.type !== 'node') take(object);
  return { areas, lines, parts };
}

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
