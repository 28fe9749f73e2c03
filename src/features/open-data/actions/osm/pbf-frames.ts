/**
 * Checks the frames of a .osm.pbf as its bytes go by: a length, a head that says what follows and how much, and then that
 * much (https://wiki.openstreetmap.org/wiki/PBF_Format). A file of another kind, a damaged one and one that breaks off are
 * refused before anything large is held.
 */
import { CommandError } from '../../../../shared/command-error.ts';
import { fieldsOf } from './protobuf-fields.ts';

const MOST_HEAD = 64 * 1024;
const MOST_BLOCK = 32 * 1024 * 1024;

export async function* framed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  /** Bytes of a block that are still to go by. */
  let skip = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    yield chunk;
    if (skip >= chunk.length) {
      skip -= chunk.length;
      continue;
    }
    held = Buffer.concat([held, chunk.subarray(skip)]);
    skip = 0;
    while (held.length >= 4) {
      const length = held.readUInt32BE(0);
      if (length === 0 || length > MOST_HEAD) throw new CommandError(isFirst ? NO_PBF : DAMAGED);
      if (held.length < 4 + length) break;
      const head = headIn(held.subarray(4, 4 + length));
      if (!head || (isFirst && head.type !== 'OSMHeader')) throw new CommandError(isFirst ? NO_PBF : DAMAGED);
      if (head.size > MOST_BLOCK) throw new CommandError(DAMAGED);
      isFirst = false;
      const end = 4 + length + head.size;
      skip = Math.max(0, end - held.length);
      held = held.subarray(Math.min(end, held.length));
    }
  }
  if (isFirst) throw new CommandError(NO_PBF);
  if (skip > 0 || held.length > 0) throw new CommandError('The file breaks off in the middle.');
}

export const DAMAGED = 'The file is damaged: it cannot be read as OpenStreetMap data.';
export const OF_HISTORY =
  'The file tells the whole history of each thing. Take one day of it first: osmium time-filter HISTORY.osh.pbf -o TODAY.osm.pbf';
export const OTHER_PACKING =
  'The blocks of the file are packed in another way than zlib. Write it anew first: osmium cat FILE.osm.pbf -o NEW.osm.pbf';
const NO_PBF = 'The file is no .osm.pbf.';

/** Field 1: what kind of block; field 3: its size. */
function headIn(bytes: Buffer): { type: string; size: number } | null {
  let fields: Map<number, number | Buffer>;
  try {
    fields = new Map(fieldsOf(bytes));
  } catch {
    return null;
  }
  const [type, size] = [String(fields.get(1) ?? ''), fields.get(3)];
  const isSize = typeof size === 'number' && size < 2 ** 35;
  return (type === 'OSMHeader' || type === 'OSMData') && isSize ? { type, size } : null;
}
