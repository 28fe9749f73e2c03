/** A map of a city out of a file: a small town on the sea, written as OpenStreetMap writes it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { makeBaseMaps } from '../actions/make-base-maps.ts';
import { boxOfFile } from '../actions/osm/osm-file.ts';
import type { BaseMap } from '../contract/base-map.ts';
import { areaOf, type Point } from '../rules/base-map/geometry.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
let app: TestApp;
beforeEach(async () => {
  app = await openApp();
  await sql`insert into open_cities (id, source, source_id, kind, name, latitude, longitude, reach_km, sights, as_of, created_at, updated_at)
    values ('Q1', 'openstreetmap', 'node/1', 'town', 'Porto Nuovo', 44, 9, 4, 5, '2024-01-01', ${NOW}, ${NOW})`.execute(
    app.db,
  );
});
afterEach(() => app[Symbol.asyncDispose]());

type At = readonly [east: number, north: number];
const METRES = 111_195;

/** Ways of corners in metres from the middle of the town. */
function fileOf(
  ways: readonly { tags: Record<string, string>; corners: readonly At[]; isClosed?: boolean }[],
  more = '',
): string {
  let next = 1;
  const nodes: string[] = [];
  const told = ways.map(({ tags, corners, isClosed }, i) => {
    const ids = corners.map(([east, north]) => {
      const [lat, lon] = [44 + north / METRES, 9 + east / METRES / Math.cos((44 * Math.PI) / 180)];
      nodes.push(`<node id="${next}" lat="${lat}" lon="${lon}"/>`);
      return next++;
    });
    if (isClosed) ids.push(ids[0] ?? 0);
    const said = Object.entries(tags).map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
    return `<way id="${i + 1}">${ids.map((id) => `<nd ref="${id}"/>`).join('')}${said.join('')}</way>`;
  });
  return `<osm version="0.6"><bounds minlat="43.97" minlon="8.96" maxlat="44.03" maxlon="9.04"/>${nodes.join('')}
    <node id="900" lat="44.001" lon="9.001"><tag k="place" v="suburb"/><tag k="name" v="Castello"/></node>${told.join('')}${more}</osm>`;
}

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
async function made(text: string): Promise<BaseMap | null> {
  const file = join(folder, 'town.osm');
  writeFileSync(file, text);
  await makeBaseMaps(app.db, file, { asOf: '2024-01-01', box: await boxOfFile(file) }, NOW);
  const { status, body } = await app.get('/api/base-map?latitude=44.001&longitude=9.002');
  expect(status).toBe(200);
  return body as BaseMap | null;
}

const street = {
  tags: { highway: 'residential', name: 'Via Roma' },
  corners: [
    [-900, 500],
    [0, 520],
    [900, 500],
  ] as const,
};
/** From west to east, so the sea is in the south. */
const coast = {
  tags: { natural: 'coastline' },
  corners: [
    [-5000, 0],
    [-100, 0],
    [0, -200],
    [100, 0],
    [5000, 0],
  ] as const,
};
const park = {
  tags: { leisure: 'park', name: 'Giardini' },
  corners: [
    [200, 200],
    [500, 200],
    [500, 400],
    [200, 400],
  ] as const,
  isClosed: true,
};

/** The rings of a path, in metres. */
function ringsOf(path = ''): Point[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const steps = [...part.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: steps.length / 2 }, (_, i): Point => {
        [x, y] = [x + (steps[2 * i] ?? 0), y + (steps[2 * i + 1] ?? 0)];
        return [x, y];
      });
    });
}

test('the sea lies south of the coast, and the town is dry', async () => {
  const map = await made(fileOf([coast, street, park]));
  const [sea = []] = ringsOf(map?.layers.sea);
  const whole = ((map?.right ?? 0) - (map?.left ?? 0)) * (map?.bottom ?? 0);
  expect(areaOf(sea)).toBeGreaterThan(whole * 0.95);
  expect(Math.min(...sea.map(([, y]) => y)), 'no corner north of the coast').toBeGreaterThanOrEqual(-1);
  expect(map?.layers.street).toBeTruthy();
  expect(map?.layers.green).toBeTruthy();
  expect(map?.names.map(({ text }) => text)).toEqual(['Castello', 'Giardini']);
});

test('a coast drawn the wrong way round floods no street: then there is no sea', async () => {
  const map = await made(fileOf([{ ...coast, corners: coast.corners.toReversed() }, street, park]));
  expect(map?.layers.sea).toBeUndefined();
  expect(map?.layers.street).toBeTruthy();
});

test('an island in the frame is land', async () => {
  const corners: readonly At[] = [
    [1200, 300],
    [1200, 700],
    [-1200, 700],
    [-1200, 300],
  ];
  const island = { tags: { natural: 'coastline' }, corners, isClosed: true };
  const map = await made(fileOf([island, street]));
  expect(ringsOf(map?.layers.sea)).toHaveLength(2);
});

test('a lake of several ways is one water, and one that breaks off is none', async () => {
  const shore = (corners: readonly At[]) => ({ tags: {}, corners });
  const relation = (members: readonly number[]) =>
    `<relation id="5">${members.map((ref) => `<member type="way" ref="${ref}" role="outer"/>`).join('')}<tag k="type" v="multipolygon"/><tag k="natural" v="water"/></relation>`;
  const text = fileOf(
    [
      street,
      shore([
        [0, 1000],
        [400, 1000],
        [400, 1400],
      ]),
      shore([
        [400, 1400],
        [0, 1400],
        [0, 1000],
      ]),
    ],
    relation([2, 3]),
  );
  // The corners of two ways that meet are one node.
  const whole = text.replaceAll('ref="7"', 'ref="6"').replaceAll('ref="9"', 'ref="4"');
  const [lake = []] = ringsOf((await made(whole))?.layers.water);
  expect(areaOf(lake)).toBeGreaterThan(150_000);
  expect(areaOf(lake)).toBeLessThan(170_000);
  expect((await made(text))?.layers.water).toBeUndefined();
});

test('a map stays within its bytes however dense the town is, and says no more than it holds', async () => {
  const dense = Array.from({ length: 2500 }, (_, i) => ({
    tags: { highway: i % 5 === 0 ? 'secondary' : 'residential' },
    corners: Array.from(
      { length: 8 },
      (_, n): At => [((i * 37) % 5000) - 2500 + n * 40, ((i * 91) % 5000) - 2500 + ((n * i) % 7) * 9],
    ),
  }));
  const map = await made(fileOf(dense));
  const { layers, names } = map ?? { layers: {}, names: [] };
  expect(new TextEncoder().encode(JSON.stringify({ layers, names })).length).toBeLessThanOrEqual(150_000);
  expect(layers.road).toBeTruthy();
});

test('where nobody brought a map there is none; what is no place is refused', async () => {
  const read = async (query: string) => app.get(`/api/base-map?${query}`);
  expect((await read('latitude=44&longitude=9')).body).toBeNull();
  expect((await read('latitude=north&longitude=9')).status).toBe(400);
});
