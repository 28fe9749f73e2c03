/**
 * Reads the named tables of a .osm.pbf by itself, straight from the bytes of the
 * format (https://wiki.openstreetmap.org/wiki/PBF_Format), so that the import can be
 * compared with something that shares no line with it.
 */
import { inflateSync } from 'node:zlib';

type Field = readonly [number: number, value: bigint | Buffer];

function* fieldsOf(bytes: Buffer): Generator<Field> {
  for (let at = 0; at < bytes.length; ) {
    const [tag, afterTag] = varint(bytes, at);
    const [number, wire] = [Number(tag >> 3n), Number(tag & 7n)];
    const [value, next] = varint(bytes, afterTag);
    if (wire === 0) {
      yield [number, value];
      at = next;
    } else {
      if (wire !== 2) throw new Error(`Wire type ${wire} does not occur in these files`);
      at = next + Number(value);
      yield [number, bytes.subarray(next, at)];
    }
  }
}

function varint(bytes: Buffer, at: number): readonly [value: bigint, next: number] {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = bytes[at++] ?? 0;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

function packed(bytes: Buffer): bigint[] {
  const values: bigint[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = varint(bytes, at);
    values.push(value);
    at = next;
  }
  return values;
}

const signed = (value: bigint) => (value & 1n ? -(value >> 1n) - 1n : value >> 1n);
/** Each is told by how much it differs from the one before. */
function sums(bytes: Buffer): bigint[] {
  let sum = 0n;
  return packed(bytes).map((value) => {
    sum += signed(value);
    return sum;
  });
}

const parts = (message: Buffer, wanted: number) =>
  [...fieldsOf(message)].flatMap(([number, value]) => (number === wanted && Buffer.isBuffer(value) ? [value] : []));
const numberIn = (message: Buffer, wanted: number) => [...fieldsOf(message)].find(([number]) => number === wanted)?.[1];
const EMPTY = Buffer.alloc(0);

type Tags = ReadonlyMap<string, string>;
export interface ReadTable {
  readonly id: string;
  readonly tags: Tags;
  readonly latitude: number;
  readonly longitude: number;
}

const TABLES = ['restaurant', 'cafe', 'fast_food', 'pub', 'ice_cream', 'food_court', 'biergarten'];
const isTable = (tags: Tags) =>
  (TABLES.includes(tags.get('amenity') ?? '') ||
    (tags.get('amenity') === 'bar' && ['yes', 'only'].includes(tags.get('food') ?? ''))) &&
  !tags.has('disused') &&
  !['disused', 'abandoned', 'demolished', 'closed'].some((key) => ['yes', 'only'].includes(tags.get(key) ?? '')) &&
  !['private', 'no'].includes(tags.get('access') ?? '') &&
  !/^(?:Mo-Su |24\/7 )?"?(?:off|closed)"?$/.test(tags.get('opening_hours') ?? '');

export interface ReadFile {
  /** Those with a name whose place is in the file; of an area, the mean of its corners. */
  readonly tables: readonly ReadTable[];
  readonly nameless: number;
  readonly nowhere: number;
}

export function readTables(file: Buffer): ReadFile {
  return readNamed(file, isTable);
}

/** The same of whatever else is looked for. */
export function readNamed(file: Buffer, isWanted: (tags: Tags) => boolean): ReadFile {
  const left = { nameless: 0, nowhere: 0 };
  const points = new Map<bigint, readonly [latitude: number, longitude: number]>();
  const corners = new Map<bigint, readonly bigint[]>();
  const nodes: { id: bigint; tags: Tags }[] = [];
  const ways: { id: bigint; tags: Tags }[] = [];
  const relations: { id: bigint; tags: Tags; members: (readonly [kind: number, ref: bigint])[] }[] = [];
  for (const block of blocksOf(file)) {
    const strings = parts(parts(block, 1)[0] ?? EMPTY, 1).map((text) => text.toString());
    const [grain, north, east] = [17, 19, 20].map((field) => numberIn(block, field));
    const degrees = (value: bigint, offset: unknown) =>
      Number(
        BigInt.asIntN(64, typeof offset === 'bigint' ? offset : 0n) +
          value * (typeof grain === 'bigint' ? grain : 100n),
      ) / 1e9;
    const tagsOf = (keys: readonly bigint[], values: readonly bigint[]): Tags =>
      new Map(keys.map((key, i) => [strings[Number(key)] ?? '', strings[Number(values[i])] ?? '']));
    const tagsIn = (object: Buffer) => tagsOf(parts(object, 2).flatMap(packed), parts(object, 3).flatMap(packed));
    for (const group of parts(block, 2)) {
      for (const dense of parts(group, 2)) {
        const [ids, latitudes, longitudes] = [1, 8, 9].map((field) => parts(dense, field).flatMap(sums));
        const mixed = parts(dense, 10).flatMap(packed);
        let at = 0;
        for (const [i, id] of (ids ?? []).entries()) {
          points.set(id, [degrees(latitudes?.[i] ?? 0n, north), degrees(longitudes?.[i] ?? 0n, east)]);
          const end = mixed.indexOf(0n, at);
          const own = mixed.slice(at, end);
          nodes.push({
            id,
            tags: tagsOf(
              own.filter((_, j) => j % 2 === 0),
              own.filter((_, j) => j % 2 === 1),
            ),
          });
          at = end + 1;
        }
      }
      for (const node of parts(group, 1)) {
        const [id, latitude, longitude] = [1, 8, 9].map((field) => signed(numberIn(node, field) as bigint));
        points.set(id ?? 0n, [degrees(latitude ?? 0n, north), degrees(longitude ?? 0n, east)]);
        nodes.push({ id: id ?? 0n, tags: tagsIn(node) });
      }
      for (const way of parts(group, 3)) {
        const id = numberIn(way, 1) as bigint;
        corners.set(id, parts(way, 8).flatMap(sums));
        ways.push({ id, tags: tagsIn(way) });
      }
      for (const relation of parts(group, 4)) {
        const refs = parts(relation, 9).flatMap(sums);
        const kinds = parts(relation, 10).flatMap(packed);
        const members = refs.map((ref, i) => [Number(kinds[i]), ref] as const);
        relations.push({ id: numberIn(relation, 1) as bigint, tags: tagsIn(relation), members });
      }
    }
  }
  const placed = (id: string, tags: Tags, refs: readonly bigint[]): ReadTable[] => {
    const known = [...new Set(refs)].flatMap((ref) => (points.has(ref) ? [points.get(ref) ?? [0, 0]] : []));
    if (!isWanted(tags)) return [];
    if (!tags.get('name')?.trim()) left.nameless += 1;
    else if (known.length === 0) left.nowhere += 1;
    if (!tags.get('name')?.trim() || known.length === 0) return [];
    const mean = (axis: 0 | 1) => known.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / known.length;
    return [{ id, tags, latitude: mean(0), longitude: mean(1) }];
  };
  const tables = [
    ...nodes.flatMap(({ id, tags }) => placed(`osm-node-${id}`, tags, [id])),
    ...ways.flatMap(({ id, tags }) => placed(`osm-way-${id}`, tags, corners.get(id) ?? [])),
    ...relations.flatMap(({ id, tags, members }) => {
      const refs = members.flatMap(([kind, ref]) => (kind === 0 ? [ref] : kind === 1 ? (corners.get(ref) ?? []) : []));
      return placed(`osm-relation-${id}`, tags, refs);
    }),
  ];
  return { tables, ...left };
}

function* blocksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; ) {
    const headerLength = file.readUInt32BE(at);
    const header = file.subarray(at + 4, at + 4 + headerLength);
    const size = Number(numberIn(header, 3));
    const from = at + 4 + headerLength;
    const blob = file.subarray(from, from + size);
    at = from + size;
    if (parts(header, 1)[0]?.toString() === 'OSMData') yield inflateSync(parts(blob, 3)[0] ?? EMPTY);
  }
}
