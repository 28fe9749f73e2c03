/** Writes a .osm.pbf (https://wiki.openstreetmap.org/wiki/PBF_Format) of what a test names: real bytes for the real reader. */
import { deflateSync } from 'node:zlib';

type Tags = Readonly<Record<string, string>>;
export interface OsmContent {
  readonly nodes: readonly { readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Tags }[];
  readonly ways?: readonly { readonly id: number; readonly refs: readonly number[]; readonly tags?: Tags }[];
  readonly relations?: readonly {
    readonly id: number;
    readonly members: readonly {
      readonly type: 'node' | 'way' | 'relation';
      readonly ref: number;
      readonly role?: string;
    }[];
    readonly tags: Tags;
  }[];
}
export interface OsmHead {
  /** West, south, east, north. */
  readonly box?: readonly [number, number, number, number];
  readonly day?: string;
  /** What a reader must understand besides. */
  readonly features?: readonly string[];
  /** As `osmium add-locations-to-ways` writes it: ways tell where their corners are, and only nodes with tags stay. */
  readonly areCornersOnWays?: boolean;
  /** As osmium writes blocks with `pbf_compression=none`. */
  readonly isUnpacked?: boolean;
}

const KINDS = ['node', 'way', 'relation'];

export function writtenPbf(
  { nodes, ways = [], relations = [] }: OsmContent,
  { box, day, features = [], areCornersOnWays = false, isUnpacked = false }: OsmHead = {},
): Buffer {
  const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
  const nano = (degrees: number) => zigzag(BigInt(Math.round(degrees * 1e9)));
  const head = message(
    ...(box
      ? [bytes(1, message(int(1, nano(west)), int(2, nano(east)), int(3, nano(north)), int(4, nano(south))))]
      : []),
    bytes(4, Buffer.from('OsmSchema-V0.6')),
    ...['DenseNodes', ...features].map((feature) => bytes(4, Buffer.from(feature))),
    ...(areCornersOnWays ? [bytes(5, Buffer.from('LocationsOnWays'))] : []),
    ...(day ? [int(32, BigInt(Date.parse(`${day}T00:00:00Z`) / 1000))] : []),
  );
  const strings = new Map([['', 0]]);
  const text = (word: string) => {
    if (!strings.has(word)) strings.set(word, strings.size);
    return BigInt(strings.get(word) ?? 0);
  };
  const tagged = (tags: Tags = {}) => [
    bytes(2, packed(Object.keys(tags).map(text))),
    bytes(3, packed(Object.values(tags).map(text))),
  ];
  const kept = areCornersOnWays ? nodes.filter(({ tags }) => tags) : nodes;
  const corner = (ref: number) => nodes.find(({ id }) => id === ref) ?? { lat: 0, lon: 0 };
  const along = (refs: readonly number[], side: 'lat' | 'lon') =>
    deltas(refs.map((ref) => BigInt(Math.round(corner(ref)[side] * 1e7))));
  const dense = message(
    bytes(1, deltas(kept.map(({ id }) => BigInt(id)))),
    bytes(8, deltas(kept.map(({ lat }) => BigInt(Math.round(lat * 1e7))))),
    bytes(9, deltas(kept.map(({ lon }) => BigInt(Math.round(lon * 1e7))))),
    bytes(10, packed(kept.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(text), 0n]))),
  );
  const groups = [
    message(bytes(2, dense)),
    message(
      ...ways.map(({ id, refs, tags }) =>
        bytes(
          3,
          message(
            int(1, BigInt(id)),
            ...tagged(tags),
            bytes(8, deltas(refs.map(BigInt))),
            ...(areCornersOnWays ? [bytes(9, along(refs, 'lat')), bytes(10, along(refs, 'lon'))] : []),
          ),
        ),
      ),
    ),
    message(
      ...relations.map(({ id, members, tags }) =>
        bytes(
          4,
          message(
            int(1, BigInt(id)),
            ...tagged(tags),
            bytes(8, packed(members.map(({ role = '' }) => text(role)))),
            bytes(9, deltas(members.map(({ ref }) => BigInt(ref)))),
            bytes(10, packed(members.map(({ type }) => BigInt(KINDS.indexOf(type))))),
          ),
        ),
      ),
    ),
  ];
  const table = message(...[...strings.keys()].map((word) => bytes(1, Buffer.from(word))));
  return Buffer.concat([
    block('OSMHeader', head, isUnpacked),
    block('OSMData', message(bytes(1, table), ...groups.map((group) => bytes(2, group))), isUnpacked),
  ]);
}

function block(type: string, raw: Buffer, isUnpacked: boolean): Buffer {
  const data = isUnpacked ? bytes(1, raw) : message(int(2, BigInt(raw.length)), bytes(3, deflateSync(raw)));
  const head = message(bytes(1, Buffer.from(type)), int(3, BigInt(data.length)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, data]);
}

const message = (...fields: readonly Buffer[]) => Buffer.concat(fields);
const int = (field: number, value: bigint) => Buffer.concat([varint(BigInt(field * 8)), varint(value)]);
const bytes = (field: number, value: Buffer) =>
  Buffer.concat([varint(BigInt(field * 8 + 2)), varint(BigInt(value.length)), value]);
const packed = (values: readonly bigint[]) => Buffer.concat(values.map(varint));
const deltas = (values: readonly bigint[]) => packed(values.map((value, i) => zigzag(value - (values[i - 1] ?? 0n))));

function zigzag(value: bigint): bigint {
  return value < 0n ? -value * 2n - 1n : value * 2n;
}

function varint(value: bigint): Buffer {
  const found: number[] = [];
  let rest = value;
  do {
    const more = rest >> 7n;
    found.push(Number(rest & 127n) | (more > 0n ? 128 : 0));
    rest = more;
  } while (rest > 0n);
  return Buffer.from(found);
}
