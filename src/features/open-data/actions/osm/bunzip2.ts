/**
 * Unpacks .bz2 a block at a time, as maps are handed round: several packed pieces one after the other are one file. Every block is held
 * against its own checksum. (Format: the source of bzip2 1.0.8, which Node does not have.)
 */
import { CommandError } from '../../../../shared/command-error.ts';

export const NOT_UNPACKED = 'The file is damaged: it cannot be unpacked.';
/** A packed block and its tables are smaller. */
const MOST_PACKED = 1_500_000;
const [BLOCK, END] = [0x314159265359, 0x177245385090];
const [GROUP, LONGEST_CODE] = [50, 20];

export async function* bunzip2(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  let bits = new Bits(Buffer.alloc(0));
  let isOver = false;
  async function filled(): Promise<void> {
    const more: Buffer[] = [bits.rest()];
    let size = more[0]?.length ?? 0;
    while (!isOver && size < MOST_PACKED) {
      const { value, done } = await source.next();
      if (done) isOver = true;
      else {
        more.push(value);
        size += value.length;
      }
    }
    bits = new Bits(Buffer.concat(more), bits.skip);
  }
  await filled();
  for (let isFirst = true; isFirst || bits.bytesLeft() > 0; isFirst = false) {
    const level = headOf(bits);
    for (;;) {
      const magic = bits.read(24) * 2 ** 24 + bits.read(24);
      if (magic === END) break;
      if (magic !== BLOCK) throw new CommandError(NOT_UNPACKED);
      yield blockIn(bits, level * 100_000);
      await filled();
    }
    bits.read(16);
    bits.read(16);
    bits.align();
    await filled();
  }
}

function headOf(bits: Bits): number {
  const [sign, level] = [bits.read(24), bits.read(8) - 0x30];
  if (sign !== 0x425a68 || level < 1 || level > 9) throw new CommandError(NOT_UNPACKED);
  return level;
}

class Bits {
  readonly bytes: Buffer;
  /** In bits, from the beginning of `bytes`. */
  private at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** How many bits of the first byte that is left are read. */
  get skip(): number {
    return this.at % 8;
  }

  rest(): Buffer {
    return this.bytes.subarray(Math.floor(this.at / 8));
  }

  bytesLeft(): number {
    return this.bytes.length - Math.ceil(this.at / 8);
  }

  align(): void {
    this.at = Math.ceil(this.at / 8) * 8;
  }

  bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new CommandError(NOT_UNPACKED);
    return (byte >> (7 - (this.at++ & 7))) & 1;
  }

  /** At most 24 bits. */
  read(count: number): number {
    const first = this.at >> 3;
    if (this.at + count > this.bytes.length * 8) throw new CommandError(NOT_UNPACKED);
    const { bytes } = this;
    const word =
      (((bytes[first] ?? 0) << 24) |
        ((bytes[first + 1] ?? 0) << 16) |
        ((bytes[first + 2] ?? 0) << 8) |
        (bytes[first + 3] ?? 0)) >>>
      0;
    const value = ((word << (this.at & 7)) >>> 0) >>> (32 - count);
    this.at += count;
    return value;
  }
}

function blockIn(bits: Bits, most: number): Buffer {
  const checksum = bits.read(16) * 2 ** 16 + bits.read(16);
  const isRandom = bits.bit() === 1;
  const origin = bits.read(24);
  if (isRandom) throw new CommandError(NOT_UNPACKED);
  const symbols = symbolsIn(bits);
  const sorted = sortedIn(bits, symbols, most);
  const text = unrolled(unsorted(sorted, origin));
  if (checksumOf(text) !== checksum) throw new CommandError(NOT_UNPACKED);
  return text;
}

/** The bytes that occur. */
function symbolsIn(bits: Bits): number[] {
  const rows = bits.read(16);
  const symbols: number[] = [];
  for (let row = 0; row < 16; row++) {
    if (((rows >> (15 - row)) & 1) === 0) continue;
    const used = bits.read(16);
    for (let i = 0; i < 16; i++) if ((used >> (15 - i)) & 1) symbols.push(16 * row + i);
  }
  if (symbols.length === 0) throw new CommandError(NOT_UNPACKED);
  return symbols;
}

/** The codes of one group: by length, the largest of them and where its symbols begin. */
interface Codes {
  readonly largest: readonly number[];
  readonly offset: readonly number[];
  readonly symbols: readonly number[];
}

function codesIn(bits: Bits, count: number): Codes {
  let length = bits.read(5);
  const lengths = Array.from({ length: count }, () => {
    while (bits.bit() === 1) length += bits.bit() === 1 ? -1 : 1;
    if (length < 1 || length > LONGEST_CODE) throw new CommandError(NOT_UNPACKED);
    return length;
  });
  const symbols: number[] = [];
  const [largest, offset]: [number[], number[]] = [[-1], [0]];
  let code = 0;
  for (let bitsLong = 1; bitsLong <= LONGEST_CODE; bitsLong++) {
    offset[bitsLong] = symbols.length - code;
    for (const [symbol, own] of lengths.entries()) {
      if (own !== bitsLong) continue;
      symbols.push(symbol);
      code++;
    }
    largest[bitsLong] = code - 1;
    code *= 2;
  }
  return { largest, offset, symbols };
}

function symbolOf(bits: Bits, { largest, offset, symbols }: Codes): number {
  let code = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    code = code * 2 + bits.bit();
    const symbol = symbols[code + (offset[length] ?? 0)];
    if (code <= (largest[length] ?? -1) && symbol !== undefined) return symbol;
  }
  throw new CommandError(NOT_UNPACKED);
}

/** The last column of the sorted turns of the text. */
function sortedIn(bits: Bits, symbols: readonly number[], most: number): Uint8Array {
  const [groups, count] = [bits.read(3), bits.read(15)];
  if (groups < 2 || groups > 6 || count < 1) throw new CommandError(NOT_UNPACKED);
  const order = Array.from({ length: groups }, (_, i) => i);
  const selectors = Array.from({ length: count }, () => {
    let nth = 0;
    while (bits.bit() === 1) nth++;
    return toFront(order, nth);
  });
  const codes = Array.from({ length: groups }, () => codesIn(bits, symbols.length + 2));
  const front = [...symbols];
  const sorted = new Uint8Array(most);
  let [size, run, weight] = [0, 0, 1];
  for (let i = 0; ; i++) {
    const group = codes[selectors[Math.floor(i / GROUP)] ?? -1];
    if (!group) throw new CommandError(NOT_UNPACKED);
    const symbol = symbolOf(bits, group);
    if (symbol < 2) {
      run += weight << symbol;
      weight *= 2;
      if (run > most) throw new CommandError(NOT_UNPACKED);
      continue;
    }
    if (size + run + 1 > most + (symbol === symbols.length + 1 ? 1 : 0)) throw new CommandError(NOT_UNPACKED);
    sorted.fill(front[0] ?? 0, size, size + run);
    size += run;
    [run, weight] = [0, 1];
    if (symbol === symbols.length + 1) return sorted.subarray(0, size);
    sorted[size++] = toFront(front, symbol - 1);
  }
}

function toFront(list: number[], nth: number): number {
  const one = list[nth];
  if (one === undefined) throw new CommandError(NOT_UNPACKED);
  for (let i = nth; i > 0; i--) list[i] = list[i - 1] as number;
  list[0] = one;
  return one;
}

/** Back from the last column to the text, from the turn that it began as. */
function unsorted(sorted: Uint8Array, origin: number): Uint8Array {
  if (origin >= sorted.length) throw new CommandError(NOT_UNPACKED);
  const from = new Uint32Array(257);
  for (const byte of sorted) from[byte + 1] = (from[byte + 1] ?? 0) + 1;
  for (let i = 1; i < 257; i++) from[i] = (from[i] ?? 0) + (from[i - 1] ?? 0);
  const next = new Uint32Array(sorted.length);
  for (let i = 0; i < sorted.length; i++) {
    const byte = sorted[i] as number;
    const at = from[byte] as number;
    next[at] = i;
    from[byte] = at + 1;
  }
  const text = new Uint8Array(sorted.length);
  let at = next[origin] as number;
  for (let i = 0; i < text.length; i++) {
    text[i] = sorted[at] as number;
    at = next[at] as number;
  }
  return text;
}

/** After four alike comes how many more of them there are. */
function unrolled(text: Uint8Array): Buffer {
  const parts: Buffer[] = [];
  let [from, alike] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    alike = alike > 0 && text[i] === text[i - 1] ? alike + 1 : 1;
    if (alike < 4) continue;
    parts.push(Buffer.from(text.subarray(from, i + 1)), Buffer.alloc(text[i + 1] ?? 0, text[i] ?? 0));
    [from, alike] = [i + 2, 0];
    i++;
  }
  parts.push(Buffer.from(text.subarray(from)));
  return Buffer.concat(parts);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let i = 0; i < 8; i++) rest = rest & 0x80000000 ? (rest << 1) ^ 0x04c11db7 : rest << 1;
  return rest;
});

function checksumOf(text: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of text) sum = (sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] as number);
  return ~sum >>> 0;
}
