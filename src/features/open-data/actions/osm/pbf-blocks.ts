/** The blocks of a .osm.pbf, unpacked and parsed: its head, then its objects. */
import { Readable } from 'node:stream';
import { OSMTransform } from 'osm-pbf-parser-node';
import { CommandError } from '../../../../shared/command-error.ts';
import { codeOf } from '../../../../shared/error-code.ts';
import { LOCATIONS_ON_WAYS, objectsOf } from './locations-on-ways.ts';
import { DAMAGED, framed, OF_HISTORY, OTHER_PACKING } from './pbf-frames.ts';

export interface PbfObject {
  readonly type?: string;
  readonly tags?: Record<string, string>;
  readonly info?: { readonly timestamp?: number };
  /** Of the head, which has no type: seconds since 1970; 0 where it does not say. */
  readonly osmosis_replication_timestamp?: number;
  readonly required_features?: readonly string[];
  readonly optional_features?: readonly string[];
  /** Of the head, in billionths of a degree. */
  readonly bbox?: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  } | null;
}

export async function* pbfBlocks(bytes: AsyncIterable<Buffer>, isDated = false): AsyncGenerator<PbfObject[]> {
  const blocks = Readable.from(framed(bytes), { objectMode: false }).compose(
    new OSMTransform({ writeRaw: true }, { readableHighWaterMark: 1 }),
  ) as AsyncIterable<PbfObject[] | Uint8Array>;
  let hasCorners = false;
  try {
    for await (const told of blocks) {
      const block: PbfObject[] = Array.isArray(told) ? told : (objectsOf(told, isDated, hasCorners) as PbfObject[]);
      hasCorners ||= block[0]?.optional_features?.includes(LOCATIONS_ON_WAYS) ?? false;
      if (block[0]?.required_features?.includes('HistoricalInformation')) throw new CommandError(OF_HISTORY);
      yield block;
    }
  } catch (fault) {
    // What the parser says of bytes that it cannot read is for programmers; a disk that fails is no fault of the file.
    if (fault instanceof CommandError || /^E[A-Z]+$/.test(codeOf(fault))) throw fault;
    throw new CommandError(/inflating \w+ not implemented/.test(String(fault)) ? OTHER_PACKING : DAMAGED);
  }
}

export async function headOfPbf(bytes: AsyncIterable<Buffer>): Promise<PbfObject> {
  for await (const [head] of pbfBlocks(bytes)) return head ?? {};
  return {};
}
