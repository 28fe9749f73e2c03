/**
 * Counts the named tables of a .osm.pbf by itself, straight from the bytes of the
 * format (https://wiki.openstreetmap.org/wiki/PBF_Format), so that the import can be
 * compared with something that shares no line with it.
 */
import { inflateSync } from 'node:zlib';

type Field = readonly [number: number, value: number | Buffer];

function* fieldsOf(bytes: Buffer): Generator<Field> {
  for (let at = 0; at < bytes.length; ) {
    const [tag, afterTag] = varint(bytes, at);
    const [number, wire] = [Math.floor(tag / 8), tag % 8];
    if (wire === 0) {
      const [value, next] = varint(bytes, afterTag);
      yield [number, value];
      at = next;
    } else {
      if (wire !== 2) throw new Error(`Wire type ${wire} does not occur in these files`);
      const [length, from] = varint(bytes, afterTag);
      yield [number, bytes.subarray(from, from + length)];
      at = from + length;
    }
  }
}

function varint(bytes: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let shift = 1; ; shift *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * shift;
    if (byte < 128) return [value, at];
  }
}

function packed(bytes: Buffer): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [value, next] = varint(bytes, at);
    values.push(value);
    at = next;
  }
  return values;
}

const part = (message: Buffer, wanted: number) =>
  [...fieldsOf(message)].flatMap(([number, value]) => (number === wanted && Buffer.isBuffer(value) ? [value] : []));

export interface Counted {
  readonly node: number;
  readonly way: number;
  readonly relation: number;
  readonly nameless: number;
}

const TABLES = ['restaurant', 'cafe', 'fast_food', 'pub', 'ice_cream', 'food_court', 'biergarten'];

export function countTables(file: Buffer): Counted {
  const count = { node: 0, way: 0, relation: 0, nameless: 0 };
  for (let at = 0; at < file.length; ) {
    const headerLength = file.readUInt32BE(at);
    const header = file.subarray(at + 4, at + 4 + headerLength);
    const type = part(header, 1)[0]?.toString();
    const size = [...fieldsOf(header)].find(([number]) => number === 3)?.[1] as number;
    const blob = file.subarray(at + 4 + headerLength, at + 4 + headerLength + size);
    at += 4 + headerLength + size;
    if (type === 'OSMData') countBlock(inflateSync(part(blob, 3)[0] ?? Buffer.alloc(0)), count);
  }
  return count;
}

function countBlock(block: Buffer, count: { -readonly [K in keyof Counted]: number }): void {
  const strings = part(part(block, 1)[0] ?? Buffer.alloc(0), 1).map((text) => text.toString());
  const note = (kind: 'node' | 'way' | 'relation', keys: number[], values: number[]) => {
    const tags = new Map(keys.map((key, i) => [strings[key], strings[values[i] ?? 0]]));
    if (!TABLES.includes(tags.get('amenity') ?? '') || tags.has('disused')) return;
    if (tags.get('name')?.trim()) count[kind] += 1;
    else count.nameless += 1;
  };
  for (const group of part(block, 2)) {
    for (const dense of part(group, 2)) {
      let [keys, values]: [number[], number[]] = [[], []];
      const mixed = part(dense, 10).flatMap(packed);
      for (let i = 0; i < mixed.length; ) {
        if (mixed[i] === 0) {
          note('node', keys, values);
          [keys, values] = [[], []];
          i += 1;
        } else {
          keys.push(mixed[i] ?? 0);
          values.push(mixed[i + 1] ?? 0);
          i += 2;
        }
      }
    }
    for (const [kind, field] of [
      ['node', 1],
      ['way', 3],
      ['relation', 4],
    ] as const) {
      for (const object of part(group, field))
        note(kind, part(object, 2).flatMap(packed), part(object, 3).flatMap(packed));
    }
  }
}
