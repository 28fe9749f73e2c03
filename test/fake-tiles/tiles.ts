/** Tiles made by code: Mapbox Vector Tiles (version 2.1), written byte by byte, and PNGs. */
import { crc32, deflateSync } from 'node:zlib';

const EXTENT = 4096;
const LINE = 2;
const POLYGON = 3;
const PICTURE_PIXELS = 256;

type Point = readonly [number, number];

/** Streets every eighth, and in each third tile a pond. */
export function aVectorTile(z: number, x: number, y: number): Buffer {
  const streets = [...Array(8).keys()].flatMap((i): Point[][] => {
    const at = (i * EXTENT) / 8 + ((x * 37 + y * 91 + z) % 200);
    return [
      [
        [at, 0],
        [at + 120, EXTENT],
      ],
      [
        [0, at],
        [EXTENT, at - 160],
      ],
    ];
  });
  const pond: Point[] = [
    [700, 900],
    [2600, 700],
    [3100, 2200],
    [1500, 2900],
  ];
  const ponds = (x + y) % 3 === 0 ? [pond] : [];
  return Buffer.concat([layer('streets', LINE, streets), layer('water', POLYGON, ponds)]);
}

function layer(name: string, type: number, shapes: readonly (readonly Point[])[]): Buffer {
  const features = shapes.map((points) => sized(2, Buffer.concat([number(3, type), sized(4, geometry(type, points))])));
  return sized(3, Buffer.concat([number(15, 2), sized(1, Buffer.from(name)), ...features, number(5, EXTENT)]));
}

/** Move to the first point, lines to the others, and home again in a polygon; each point is told from the one before. */
function geometry(type: number, [start = [0, 0], ...others]: readonly Point[]): Buffer {
  let [atX, atY] = [0, 0];
  const step = ([x, y]: Point) => {
    const [byX, byY] = [x - atX, y - atY];
    [atX, atY] = [x, y];
    return [zigzag(byX), zigzag(byY)];
  };
  const commands = [(1 << 3) | 1, ...step(start), (others.length << 3) | 2, ...others.flatMap(step)];
  if (type === POLYGON) commands.push((1 << 3) | 7);
  return Buffer.concat(commands.map(varint));
}

const zigzag = (value: number) => (Math.round(value) << 1) ^ (Math.round(value) >> 31);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value >>> 0;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}

const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const sized = (field: number, body: Buffer) => Buffer.concat([varint((field << 3) | 2), varint(body.length), body]);

/** Like a chessboard, in two tones of paper. */
export function aPictureTile(x: number, y: number): Buffer {
  const tone = (x + y) % 2 === 0 ? 0xd8 : 0xc4;
  const row = Buffer.alloc(1 + PICTURE_PIXELS, tone);
  row[0] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(PICTURE_PIXELS, 0);
  head.writeUInt32BE(PICTURE_PIXELS, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array(PICTURE_PIXELS).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
