/**
 * The restaurants of an OpenStreetMap file: nodes, buildings (ways) and groups of
 * buildings (relations). The file is read first for the ways and relations that
 * are restaurants, again for the ways that such relations are made of where there
 * are any, and then for the corners; only what these need is held.
 */
import type { Position } from '../../../destinations/rules/cells.ts';
import type { Skipped } from '../../rules/osm.ts';
import { kindOfObject, type OsmObject } from '../../rules/osm.ts';
import { type OnBytes, objectsIn, type RawRelation, type RawWay } from './file.ts';

export interface ImportObserver {
  readonly onBytes?: OnBytes;
  readonly onSkipped?: (reason: Skipped) => void;
  /** Every object that is not, or no longer, a restaurant for the list. */
  readonly onOther?: (object: Pick<OsmObject, 'type' | 'id'>) => void;
}

type Area = RawWay | RawRelation;

export async function* restaurantsIn(
  file: string,
  { onBytes, onSkipped, onOther }: ImportObserver = {},
): AsyncGenerator<OsmObject> {
  const areas: Area[] = [];
  for await (const object of objectsIn(file, onBytes)) {
    if (object.type === 'node') continue;
    const kind = kindOfObject(object.tags);
    if (kind === 'restaurant') areas.push(object);
    else onOther?.(object);
    if (kind === 'nameless' || kind === 'disused') onSkipped?.(kind);
  }
  const parts = await cornersOfParts(file, areas);
  const corners = new Map<number, Position | null>();
  for (const ref of [...areas.flatMap((area) => refsOf(area, parts))]) corners.set(ref, null);

  for await (const object of objectsIn(file, onBytes)) {
    if (object.type !== 'node') continue;
    const { id, lat: latitude, lon: longitude, tags } = object;
    const kind = kindOfObject(tags);
    if (kind !== 'restaurant') onOther?.(object);
    if (kind === 'nameless' || kind === 'disused') onSkipped?.(kind);
    if (!isOnEarth(latitude, longitude)) {
      if (kind === 'restaurant') onSkipped?.('nowhere');
      continue;
    }
    if (corners.has(id)) corners.set(id, { latitude, longitude });
    if (kind === 'restaurant') yield { type: 'node', id, latitude, longitude, tags };
  }
  // In the order of the file, so that an import that was cut off finds its place again.
  for (const area of areas) {
    const middle = middleOf(area, refsOf(area, parts), corners);
    if (middle) yield { type: area.type, id: area.id, ...middle, tags: area.tags };
    else onSkipped?.('nowhere');
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

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function middleOf(
  { center }: Area,
  refs: readonly number[],
  corners: ReadonlyMap<number, Position | null>,
): Position | null {
  if (center && isOnEarth(center.lat, center.lon)) return { latitude: center.lat, longitude: center.lon };
  const known = [...new Set(refs)].flatMap((ref) => corners.get(ref) ?? []);
  if (known.length === 0) return null;
  const mean = (of: (at: Position) => number) => known.reduce((sum, at) => sum + of(at), 0) / known.length;
  return { latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) };
}
