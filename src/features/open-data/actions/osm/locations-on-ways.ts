/**
 * A .osm.pbf may tell where the corners of a way are with the way itself and leave out the nodes (`LocationsOnWays`, as
 * `osmium add-locations-to-ways` writes it): these are the nodes, read from a block beside what the parser makes of it.
 */
import { inflateSync } from 'node:zlib';
import { parse } from 'osm-pbf-parser-node';
import { type Field, fieldsOf, varintAt } from './protobuf-fields.ts';

interface Corner {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
}

export const LOCATIONS_ON_WAYS = 'LocationsOnWays';

/** @param packed the block as it is in the file */
export function objectsOf(packed: Uint8Array, withInfo: boolean, hasCorners: boolean): object[] {
  const block = inflateSync(packed);
  const objects = parse(block, { withInfo });
  return hasCorners ? [...cornersIn(block), ...objects] : objects;
}

const [GROUP, WAYS, REFS, LATITUDES, LONGITUDES] = [2, 3, 8, 9, 10];
const [GRANULARITY, LATITUDE_OFFSET, LONGITUDE_OFFSET] = [17, 19, 20];
const BILLION = 1e9;

/** https://wiki.openstreetmap.org/wiki/PBF_Format: numbers are differences to the one before. */
function* cornersIn(block: Buffer): Generator<Corner> {
  const whole = fieldsOf(block);
  const said = (field: number, otherwise: number) => Number(whole.find(([key]) => key === field)?.[1] ?? otherwise);
  const [unit, south, west] = [said(GRANULARITY, 100), said(LATITUDE_OFFSET, 0), said(LONGITUDE_OFFSET, 0)];
  for (const group of within(whole, GROUP))
    for (const bytes of within(fieldsOf(group), WAYS)) {
      const way = fieldsOf(bytes);
      const [refs = [], latitudes = [], longitudes = []] = [REFS, LATITUDES, LONGITUDES].map((field) =>
        within(way, field).flatMap(numbersIn),
      );
      for (const [i, id] of refs.entries()) {
        const [lat, lon] = [latitudes[i], longitudes[i]];
        if (lat === undefined || lon === undefined) break;
        yield { type: 'node', id, lat: (south + lat * unit) / BILLION, lon: (west + lon * unit) / BILLION };
      }
    }
}

function within(fields: readonly Field[], wanted: number): Buffer[] {
  return fields.flatMap(([key, value]) => (key === wanted && typeof value !== 'number' ? value : []));
}

function numbersIn(bytes: Buffer): number[] {
  const found: number[] = [];
  let last = 0;
  for (let at = 0; at < bytes.length; ) {
    const [value, after] = varintAt(bytes, at);
    last += value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    found.push(last);
    at = after;
  }
  return found;
}
