/**
 * An OpenStreetMap file: its nodes, ways and relations, one after the other, whatever its format (no more than a piece of
 * the file is held at a time), of which day its data is, and which part of the earth it covers.
 */
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../../../../shared/command-error.ts';
import { type CalendarDay, calendarDay, DAY_MS, type Instant } from '../../../../shared/dates.ts';
import { codeOf } from '../../../../shared/error-code.ts';
import type { Box } from '../../../destinations/rules/position.ts';
import { commonBox, sizeOf } from '../../rules/osm-file-region.ts';
import { bunzip2, NOT_UNPACKED } from './bunzip2.ts';
import { headOfPbf, type PbfObject, pbfBlocks } from './pbf-blocks.ts';
import { DAMAGED, OF_HISTORY } from './pbf-frames.ts';

interface Dated {
  /** When it was last changed, in milliseconds since 1970; where asked for and given. */
  readonly changedAt?: number;
}
export interface RawNode extends Dated {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags: Readonly<Record<string, string>>;
}
export interface RawWay extends Dated {
  readonly type: 'way';
  readonly id: number;
  readonly refs: readonly number[];
  /** Overpass can answer the middle itself (`out center`). */
  readonly center?: { readonly lat: number; readonly lon: number };
  readonly tags: Readonly<Record<string, string>>;
}
export interface RawRelation extends Dated {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly { readonly type: string; readonly ref: number; readonly role?: string }[];
  readonly center?: { readonly lat: number; readonly lon: number };
  readonly tags: Readonly<Record<string, string>>;
}
export type RawObject = RawNode | RawWay | RawRelation;
/** Told how many bytes were read just now. */
export type OnBytes = (bytes: number) => void;

/** `isDated`: with the time of each object's last change, which takes longer to read. */
export function objectsIn(file: string, onBytes: OnBytes = () => undefined, isDated = false): AsyncIterable<RawObject> {
  const name = unpackedName(file);
  if (name.endsWith('.pbf')) return fromPbf(file, onBytes, isDated);
  if (name.endsWith('.json')) return fromJson(file, onBytes);
  if (name.endsWith('.osm') || name.endsWith('.xml')) return fromXml(file, onBytes);
  throw new CommandError(
    'The file must end in .osm.pbf, .osm, .xml or .json (an answer of Overpass); it may be packed (.gz, .bz2).',
  );
}

const unpackedName = (file: string) => file.toLowerCase().replace(/\.(?:gz|bz2)$/, '');

/** The bytes of the file, and of a text its characters even where a chunk cuts one in two. */
function chunksOf(file: string, onBytes: OnBytes): AsyncIterable<Buffer> {
  const chunks = packedChunks(file, onBytes);
  return /\.bz2$/i.test(file) ? bunzip2(chunks) : /\.gz$/i.test(file) ? gunzip(chunks) : chunks;
}

async function* gunzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    // What fails on the way is thrown where the bytes are read.
    yield* pipeline(Readable.from(chunks, { objectMode: false }), createGunzip(), () => undefined);
  } catch (fault) {
    throw /^Z_/.test(codeOf(fault)) ? new CommandError(NOT_UNPACKED) : fault;
  }
}

async function* packedChunks(file: string, onBytes: OnBytes): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    onBytes((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

async function* textOf(file: string, onBytes: OnBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(file, onBytes)) yield decoder.decode(chunk, { stream: true });
}

async function* fromPbf(file: string, onBytes: OnBytes, isDated: boolean): AsyncGenerator<RawObject> {
  for await (const block of pbfBlocks(chunksOf(file, onBytes), isDated)) {
    for (const { info, ...object } of block) {
      const dated = info?.timestamp ? { changedAt: info.timestamp } : {};
      if (object.type === 'node' || object.type === 'way' || object.type === 'relation')
        yield { ...object, ...dated, tags: object.tags ?? NO_TAGS } as RawObject;
    }
  }
}

/** What comes before the first object, as text; of a .pbf its head. */
async function headOf(file: string): Promise<string | PbfObject> {
  if (unpackedName(file).endsWith('.pbf')) return headOfPbf(chunksOf(file, () => undefined));
  for await (const text of textOf(file, () => undefined))
    return text.split(/<(?:node|way|relation)\b|"elements"/)[0] ?? '';
  return '';
}

const NO_TAGS: Readonly<Record<string, string>> = {};

const LONGEST_OBJECT = 1_000_000;
const LONGEST_HEAD = 10_000;
const NO_XML = 'The file is no OpenStreetMap XML.';
const BREAKS_OFF = 'The file breaks off in the middle.';
const NOT_WHOLE = 'Overpass did not answer the whole question, as it says itself: ask for a smaller piece of the map.';

/** `{"elements": [ {…}, {…} ]}`: each object of the array as soon as its last brace has come. */
async function* fromJson(file: string, onBytes: OnBytes): AsyncGenerator<RawObject> {
  let [depth, inText, escaped, begun] = [0, false, false, false];
  let [object, around] = ['', ''];
  for await (const chunk of textOf(file, onBytes)) {
    for (const sign of chunk) {
      if (begun) object += sign;
      else if (depth === 1 && !/[\s,{}]/.test(sign) && around.length < LONGEST_HEAD) around += sign;
      if (object.length > LONGEST_OBJECT) throw new CommandError('One object of the file is larger than a megabyte.');
      if (inText) {
        if (escaped) escaped = false;
        else if (sign === '\\') escaped = true;
        else if (sign === '"') inText = false;
        continue;
      }
      if (sign === '"') inText = true;
      else if (sign === '{') {
        depth += 1;
        if (depth === 2) [begun, object] = [true, '{'];
      } else if (sign === '}') {
        depth -= 1;
        if (depth === 1) {
          begun = false;
          const found = jsonObject(object);
          if (found) yield found;
        }
      }
    }
  }
  if (depth > 0) throw new CommandError(BREAKS_OFF);
  if (!around.includes('"elements":')) throw new CommandError('The file is no answer of Overpass.');
  if (around.includes('"remark":"runtimeerror')) throw new CommandError(NOT_WHOLE);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(DAMAGED);
  }
}

function jsonObject(text: string): RawObject | null {
  const found = parsed(text) as Partial<Omit<RawNode, 'type'>> & {
    type?: string;
    nodes?: number[];
    members?: { type: string; ref: number; role?: string }[];
    center?: RawWay['center'];
    timestamp?: string;
  };
  const { id } = found;
  if (!Number.isSafeInteger(id) || typeof id !== 'number' || id <= 0) return null;
  const tags = Object.fromEntries(Object.entries(found.tags ?? {}).filter(([, said]) => typeof said === 'string'));
  const dated = datedBy(found.timestamp);
  if (found.type === 'node' && typeof found.lat === 'number' && typeof found.lon === 'number')
    return { type: 'node', id, lat: found.lat, lon: found.lon, tags, ...dated };
  const more = { tags, ...(found.center && { center: found.center }), ...dated };
  if (found.type === 'relation') return { type: 'relation', id, members: found.members ?? [], ...more };
  return found.type === 'way' ? { type: 'way', id, refs: found.nodes ?? [], ...more } : null;
}

function datedBy(timestamp: string | undefined): Dated {
  return timestamp === undefined ? {} : { changedAt: Date.parse(timestamp) };
}

const TAG = /<(\/?)(osm|remark|node|way|relation|tag|nd|member)\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

async function* fromXml(file: string, onBytes: OnBytes): AsyncGenerator<RawObject> {
  let rest = '';
  let open: OpenElement | null = null;
  let root: 'missing' | 'open' | 'closed' = 'missing';
  let before = '';
  for await (const chunk of textOf(file, onBytes)) {
    rest += chunk;
    const whole = rest.lastIndexOf('>') + 1;
    if (rest.length - whole > LONGEST_OBJECT) throw new CommandError(NO_XML);
    for (const [, closing, name = '', attributes = '', empty] of rest.slice(0, whole).matchAll(TAG)) {
      const at = attributesIn(attributes);
      if (name === 'osm') root = closing || empty ? 'closed' : 'open';
      else if (name === 'remark') throw new CommandError(NOT_WHOLE);
      else if (name === 'tag' && open) open.tags[at['k'] ?? ''] = at['v'] ?? '';
      else if (name === 'nd' && open) open.refs.push(Number(at['ref']));
      else if (name === 'member' && open)
        open.members.push({ type: at['type'] ?? '', ref: Number(at['ref']), role: at['role'] ?? '' });
      else if (name === 'node' || name === 'way' || name === 'relation') {
        if (!closing) open = { at, tags: {}, refs: [], members: [] };
        if ((closing || empty) && open) {
          const { id, version } = open.at;
          const [one, now] = [`${name} ${id} `, `${name} ${id} ${version}`];
          if (version && before.startsWith(one) && before !== now) throw new CommandError(OF_HISTORY);
          before = version ? now : '';
          if (isThere(open)) yield elementOf(name, open);
          open = null;
        }
      }
    }
    rest = rest.slice(whole);
  }
  if (root === 'missing') throw new CommandError(NO_XML);
  if (root === 'open') throw new CommandError(BREAKS_OFF);
}

/** One that an editor has drawn and not sent has no number yet; one that is deleted is told in files of history. */
function isThere({ at }: OpenElement): boolean {
  const isNumbered = /^[1-9]\d{0,14}$/.test(at['id'] ?? '');
  return isNumbered && at['visible'] !== 'false' && at['action'] !== 'delete';
}

interface OpenElement {
  readonly at: Record<string, string>;
  readonly tags: Record<string, string>;
  readonly refs: number[];
  readonly members: { type: string; ref: number; role: string }[];
}

function elementOf(type: 'node' | 'way' | 'relation', { at, tags, refs, members }: OpenElement): RawObject {
  const found = { id: Number(at['id']), tags, ...datedBy(at['timestamp']) };
  if (type === 'way') return { type, refs, ...found };
  if (type === 'relation') return { type, members, ...found };
  return { type, lat: Number(at['lat'] || Number.NaN), lon: Number(at['lon'] || Number.NaN), ...found };
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, decoded(a ?? b ?? '')]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

/** OpenStreetMap's first day: whatever is older was written by a tool that did not know. */
const FIRST = Date.parse('2004-08-09T00:00:00Z');

/** `<meta osm_base="…"/>` and `"timestamp_osm_base"` of Overpass, `<osm … timestamp="…">` of planet files and extracts. */
const SAID = /(?:osm_base"?\s*[=:]\s*|<osm\b[^>]*?\b(?:osmosis_replication_)?timestamp\s*=\s*)["']([^"']{10,40})["']/;

/** Null: the file does not say. */
export async function dayOfData(file: string, now: Instant): Promise<CalendarDay | null> {
  const isPossible = (at: number) => at >= FIRST && at <= now.getTime() + DAY_MS;
  const head = await headOf(file);
  const said =
    typeof head === 'string'
      ? Date.parse(SAID.exec(head)?.[1] ?? '')
      : (head.osmosis_replication_timestamp ?? 0) * 1000;
  if (isPossible(said)) return calendarDay(new Date(said));

  let newest = 0;
  for await (const { changedAt = 0 } of objectsIn(file, undefined, true)) {
    if (changedAt > newest && isPossible(changedAt)) newest = changedAt;
  }
  return newest === 0 ? null : calendarDay(new Date(newest));
}

const BILLION = 1e9;

/** So many nodes are held at the most, evenly from the whole file. */
const NODES_HELD = 100_000;
/** A head that names no more than a region, in square degrees, is believed where the first nodes lie in it. */
const OF_A_REGION = 9;
const FIRST_NODES = 20_000;
const LEAST_SHARE = 0.1;
/** What lies farther out are ends of ways and relations that were taken whole. */
const OUTSIDE = 0.005;
/** A head may speak of sea and forest; so much more than what is told was written by a tool that did not know. */
const MOST_EMPTY = 40;

/**
 * What the file covers: as its head says, where its nodes bear that out, else what its nodes lie in. Null: nobody says, and
 * there are hardly any nodes.
 */
export async function boxOfFile(file: string): Promise<Box | null> {
  const said = await saidBox(file);
  if (said && sizeOf(said) < OF_A_REGION && (await shareIn(said, file)) >= LEAST_SHARE) return said;
  const found = await boxOfNodes(file);
  if (!said || !found) return said ?? found;
  const overlap = commonBox(said, found);
  return overlap && sizeOf(said) <= MOST_EMPTY * sizeOf(found) ? said : found;
}

async function shareIn({ south, west, north, east }: Box, file: string): Promise<number> {
  let [seen, inside] = [0, 0];
  for await (const object of objectsIn(file)) {
    if (object.type !== 'node' || seen === FIRST_NODES) break;
    const { lat, lon } = object;
    seen += 1;
    if (lat >= south && lat <= north && lon >= west && lon <= east) inside += 1;
  }
  return seen === 0 ? 1 : inside / seen;
}

async function boxOfNodes(file: string): Promise<Box | null> {
  const [latitudes, longitudes] = [new Float64Array(NODES_HELD), new Float64Array(NODES_HELD)];
  let [held, seen, step] = [0, 0, 1];
  for await (const object of objectsIn(file)) {
    if (object.type !== 'node' || Math.abs(object.lat) > 90 || Math.abs(object.lon) > 180) continue;
    if (seen++ % step !== 0) continue;
    if (held === NODES_HELD) {
      held /= 2;
      step *= 2;
      for (let i = 0; i < held; i++) [latitudes[i], longitudes[i]] = [latitudes[2 * i] ?? 0, longitudes[2 * i] ?? 0];
    }
    [latitudes[held], longitudes[held]] = [object.lat, object.lon];
    held += 1;
  }
  if (held < LEAST_NODES) return null;
  const [south, north] = withoutEnds(latitudes.subarray(0, held));
  const [west, east] = withoutEnds(longitudes.subarray(0, held));
  return south < north && west < east ? { south, west, north, east } : null;
}

const LEAST_NODES = 20;

function withoutEnds(values: Float64Array): readonly [number, number] {
  const sorted = values.toSorted();
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return [at(OUTSIDE), at(1 - OUTSIDE)];
}

/** What the head says; null: it does not, or says what cannot be. */
async function saidBox(file: string): Promise<Box | null> {
  const head = await headOf(file);
  const box = typeof head === 'string' ? boundsIn(head) : head.bbox && inDegrees(head.bbox);
  if (!box) return null;
  const { south, west, north, east } = box;
  const isPossible = south >= -90 && north <= 90 && west >= -180 && east <= 180 && south < north && west < east;
  return isPossible ? box : null;
}

function inDegrees({ left, right, top, bottom }: NonNullable<PbfObject['bbox']>): Box {
  return { south: bottom / BILLION, west: left / BILLION, north: top / BILLION, east: right / BILLION };
}

function boundsIn(head: string): Box | null {
  const said = attributesIn(/<bounds\b[^>]*>/.exec(head)?.[0] ?? '');
  const [south, west, north, east] = ['minlat', 'minlon', 'maxlat', 'maxlon'].map((name) =>
    Number(said[name] ?? Number.NaN),
  );
  const box = {
    south: south ?? Number.NaN,
    west: west ?? Number.NaN,
    north: north ?? Number.NaN,
    east: east ?? Number.NaN,
  };
  return Object.values(box).every(Number.isFinite) ? box : null;
}
