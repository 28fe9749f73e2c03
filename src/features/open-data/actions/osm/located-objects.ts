/**
 * The objects of an OpenStreetMap file that somebody wants, each with where it lies: nodes, buildings (ways) and groups of
 * buildings (relations). The file is read first for ways and relations, again for the ways that such relations are made of
 * where there are any, and then for the corners; only what these need is held.
 */
import type { Box, Position } from '../../../destinations/rules/position.ts';
import { storable } from '../../rules/osm-tags.ts';
import type { AreaObject } from '../../rules/place-and-city-rows.ts';
import { GrowingIds, type NodeIds } from './node-ids.ts';
import { type OnBytes, objectsIn, type RawObject, type RawRelation, type RawWay } from './osm-file.ts';

export interface FileObserver {
  readonly onBytes?: OnBytes;
  /** Every object of the file, once. */
  readonly onObject?: (object: RawObject) => void;
  /** Wanted, and without a place on earth. */
  readonly onNowhere?: (object: RawObject) => void;
}

type Area = RawWay | RawRelation;

export async function* locatedIn(
  file: string,
  isWanted: (object: RawObject) => boolean,
  { onBytes, onObject, onNowhere }: FileObserver = {},
): AsyncGenerator<AreaObject> {
  const areas: Area[] = [];
  for await (const object of objectsIn(file, onBytes)) {
    if (object.type === 'node') continue;
    onObject?.(object);
    if (isWanted(object)) areas.push(object);
  }
  const parts = await cornersOfParts(file, areas);
  const refs = new GrowingIds();
  for (const area of areas) if (!area.center) for (const ref of refsOf(area, parts)) refs.add(ref);
  const corners = new Corners(refs.sorted());

  for await (const object of objectsIn(file, onBytes)) {
    if (object.type !== 'node') continue;
    onObject?.(object);
    const { id, lat: latitude, lon: longitude, tags } = object;
    const isNeeded = isWanted(object);
    if (!isOnEarth(latitude, longitude)) {
      if (isNeeded) onNowhere?.(object);
      continue;
    }
    corners.put(id, latitude, longitude, tags['entrance'] === 'main');
    const at = { latitude, longitude, isArea: false, extentM: 0, entrance: null };
    if (isNeeded) yield { type: 'node', id, tags: storable(tags), ...at };
  }
  // In the order of the file, so that an import that was cut off finds its place again.
  for (const area of areas) {
    const placed = placedBy(area, parts, corners);
    if (placed) yield { type: area.type, id: area.id, tags: storable(area.tags), isArea: true, ...placed };
    else onNowhere?.(area);
  }
}

/** Where millions of corners are. */
export class Corners {
  readonly #ids: NodeIds;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #entrances = new Set<number>();

  constructor(ids: NodeIds) {
    this.#ids = ids;
    this.#latitudes = new Float64Array(ids.length).fill(Number.NaN);
    this.#longitudes = new Float64Array(ids.length).fill(Number.NaN);
  }

  put(id: number, latitude: number, longitude: number, isEntrance: boolean): void {
    const at = this.#ids.find(id);
    if (at < 0) return;
    this.#latitudes[at] = latitude;
    this.#longitudes[at] = longitude;
    if (isEntrance) this.#entrances.add(id);
  }

  get(id: number): Position | null {
    const at = this.#ids.find(id);
    const [latitude, longitude] = [this.#latitudes[at], this.#longitudes[at]];
    return latitude === undefined || longitude === undefined || Number.isNaN(latitude) ? null : { latitude, longitude };
  }

  isEntrance(id: number): boolean {
    return this.#entrances.has(id);
  }
}

type Parts = ReadonlyMap<number, readonly number[]>;

/** The corners of the ways that relations are made of. */
async function cornersOfParts(file: string, areas: readonly Area[]): Promise<Parts> {
  const wanted = new Set(
    areas.flatMap((area) =>
      area.type === 'relation' ? area.members.flatMap(({ type, ref }) => (type === 'way' ? ref : [])) : [],
    ),
  );
  const parts = new Map<number, readonly number[]>();
  if (wanted.size === 0) return parts;
  for await (const object of objectsIn(file)) {
    if (object.type === 'way' && wanted.has(object.id)) parts.set(object.id, object.refs);
  }
  return parts;
}

function refsOf(area: Area, parts: Parts): readonly number[] {
  if (area.type === 'way') return area.refs;
  return area.members.flatMap(({ type, ref }) => (type === 'node' ? ref : (parts.get(ref) ?? [])));
}

function isIncomplete(area: Area, parts: Parts): boolean {
  return area.type === 'relation' && area.members.some(({ type, ref }) => type === 'way' && !parts.has(ref));
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const METRES_PER_DEGREE = 111_195;

function placedBy(area: Area, parts: Parts, corners: Corners) {
  const { center } = area;
  if (center && isOnEarth(center.lat, center.lon))
    return { latitude: center.lat, longitude: center.lon, extentM: 0, entrance: null };
  const ids = [...new Set(refsOf(area, parts))];
  const known = ids.flatMap((ref) => corners.get(ref) ?? []);
  if (known.length === 0) return null;
  const mean = (of: (at: Position) => number) => known.reduce((sum, at) => sum + of(at), 0) / known.length;
  const label = labelOf(area, corners);
  const middle = label ?? { latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) };
  const { south, west, north, east } = boxOf(known);
  const wide = (east - west) * Math.cos((middle.latitude * Math.PI) / 180);
  const entrance = ids.find((id) => corners.isEntrance(id));
  const isCutOff = !label && (known.length < ids.length || isIncomplete(area, parts));
  return {
    ...middle,
    ...(isCutOff && { isCutOff }),
    extentM: Math.max(north - south, wide) * METRES_PER_DEGREE,
    entrance: entrance === undefined ? null : corners.get(entrance),
  };
}

/** Where a border says that its town is. */
function labelOf(area: Area, corners: Corners): Position | null {
  if (area.type === 'way') return null;
  const told = area.members.find(({ type, role }) => type === 'node' && (role === 'label' || role === 'admin_centre'));
  return told ? corners.get(told.ref) : null;
}

function boxOf(known: readonly Position[]): Box {
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const { latitude, longitude } of known) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}
