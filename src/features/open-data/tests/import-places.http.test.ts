/** Sights and cities of files: two ages of a region, what operators did, files that are broken or hold too little. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { importOsm } from '../../restaurants/actions/import-file.ts';
import { dataVersion, findCities } from '../store/cities.ts';
import { placesOfCity } from '../store/places.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await openApp();
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

type Tags = Readonly<Record<string, string>>;
const BOUNDS = '<bounds minlat="43.72" minlon="7.40" maxlat="43.76" maxlon="7.45"/>';
const MONACO = [
  1,
  43.7323,
  7.4276,
  { place: 'city', name: 'Monaco', 'name:ja': 'モナコ', wikidata: 'Q235', population: '38000' },
] as const;

/** Roads and houses around what is asked for, as any piece of the map has them. */
async function file(
  day: string,
  nodes: readonly (readonly [number, number, number, Tags])[],
  more = '',
): Promise<string> {
  const tagged = (tags: Tags) =>
    Object.entries(tags)
      .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
      .join('');
  const told = nodes.map(([id, lat, lon, tags]) => `<node id="${id}" lat="${lat}" lon="${lon}">${tagged(tags)}</node>`);
  const street =
    '<way id="1"><nd ref="1"/><tag k="highway" v="residential"/></way><way id="2"><nd ref="1"/><tag k="building" v="yes"/></way>';
  const path = join(folder, `of-${day || 'no-day'}-${nodes.length}.osm`);
  await writeFile(
    path,
    `<osm ${day && `timestamp="${day}T00:00:00Z"`}>${BOUNDS}${told.join('\n')}${street}${more}</osm>`,
  );
  return path;
}
const museum = (id: number, name: string, tags: Tags = {}) =>
  [id, 43.73 + id / 10_000, 7.42, { tourism: 'museum', name, ...tags }] as const;
const shown = async () => (await placesOfCity(app.db, 'Q235')).map(({ name }) => name).sort();

test('one reading takes restaurants, sights and the city with all its names', async () => {
  const before = await dataVersion(app.db);
  const table = [9, 43.731, 7.421, { amenity: 'restaurant', name: 'Le Café' }] as const;
  const path = await file('2023-11-21', [MONACO, museum(2, 'Musée A'), table]);
  const report = await importOsm(app.db, path, new Date());
  expect(report).toMatchObject({
    restaurants: 1,
    asOf: '2023-11-21',
    places: { sights: 1, cities: 1, isFiltered: false },
  });
  expect(await shown()).toEqual(['Musée A']);
  const [city] = await findCities(app.db, 'モナコ');
  expect(city).toMatchObject({
    id: 'Q235',
    country: 'MC',
    sights: 1,
    sightsToPlan: 1,
    tables: 1,
    isCut: false,
    asOf: '2023-11-21',
  });
  expect(await dataVersion(app.db)).toBeGreaterThan(before);
  expect(await importOsm(app.db, path, new Date())).toMatchObject({ added: 0, places: { placesAdded: 0, sights: 1 } });
});

test('--only takes what it says', async () => {
  const path = await file('2023-11-21', [
    MONACO,
    museum(2, 'Musée A'),
    [9, 43.731, 7.421, { amenity: 'cafe', name: 'Le Café' }],
  ]);
  expect(await importOsm(app.db, path, new Date(), { only: ['cities'] })).toMatchObject({
    restaurants: 0,
    places: { sights: 0, cities: 1 },
  });
  expect(await importOsm(app.db, path, new Date(), { only: ['sights'] })).toMatchObject({
    restaurants: 0,
    places: { sights: 1, cities: 0 },
  });
});

describe('two ages of one region', () => {
  test('what the newer one no longer tells of is gone, ids stay, and it comes back when it is told again', async () => {
    const old = [MONACO, museum(2, 'Musée A'), museum(3, 'Musée B')];
    await importOsm(app.db, await file('2021-04-21', old), new Date());
    const newer = await importOsm(
      app.db,
      await file('2023-11-21', [MONACO, museum(2, 'Musée A, renamed')]),
      new Date(),
    );
    expect(newer.places).toMatchObject({ placesRetired: 1, placesAdded: 0 });
    expect(await shown()).toEqual(['Musée A, renamed']);
    await importOsm(app.db, await file('2024-05-01', old), new Date());
    expect(await shown()).toEqual(['Musée A', 'Musée B']);
  });

  test('an older file takes nothing over', async () => {
    await importOsm(app.db, await file('2023-11-21', [MONACO, museum(2, 'Musée A')]), new Date());
    const report = await importOsm(
      app.db,
      await file('2021-04-21', [MONACO, museum(2, 'Before'), museum(3, 'Closed')]),
      new Date(),
    );
    expect(report.places?.newerKnown).toBe('2023-11-21');
    expect(await shown()).toEqual(['Musée A']);
  });

  test('a file that was cut down says nothing of what it does not hold', async () => {
    await importOsm(app.db, await file('2021-04-21', [MONACO, museum(2, 'Musée A'), museum(3, 'Musée B')]), new Date());
    const roads = Array.from(
      { length: 300 },
      (_, i) => `<way id="${100 + i}"><nd ref="1"/><tag k="highway" v="path"/></way>`,
    ).join('');
    const report = await importOsm(app.db, await file('2023-11-21', [MONACO, museum(2, 'Musée A')], roads), new Date());
    expect(report.places).toMatchObject({ isFiltered: true, placesRetired: 0 });
    expect(await shown()).toEqual(['Musée A', 'Musée B']);
    expect((await findCities(app.db, 'monaco'))[0]).toMatchObject({ isCut: true });
  });
});

test('a thing told by two objects is one, and hidden it stays hidden over imports', async () => {
  const twice = [
    MONACO,
    museum(2, 'Musée A', { wikidata: 'Q5' }),
    [3, 43.7303, 7.42, { tourism: 'attraction', name: 'Autre nom', wikidata: 'Q5' }] as const,
  ];
  const path = await file('2023-11-21', twice);
  expect((await importOsm(app.db, path, new Date())).places).toMatchObject({ placesSame: 1 });
  expect(await shown()).toEqual(['Musée A']);
  await sql`update open_places set hidden_at = now(), hidden_reason = 'Closed', cell = -2 - cell where id = 'osm-node-2'`.execute(
    app.db,
  );
  await importOsm(app.db, path, new Date());
  expect(await shown()).toEqual([]);
});

test('a town without a point is known by the addresses that name it', async () => {
  const houses = Array.from(
    { length: 12 },
    (_, i) => [50 + i, 49.41 + i / 10_000, 8.7, { 'addr:city': 'Heidelberg', 'addr:housenumber': `${i}` }] as const,
  );
  await importOsm(app.db, await file('2024-09-08', houses), new Date());
  expect((await findCities(app.db, 'heidelberg'))[0]).toMatchObject({
    name: 'Heidelberg',
    country: 'DE',
    kind: 'town',
  });
  const signs = houses.map(
    ([id, lat, lon, tags]) => [id + 50, lat, lon, { ...tags, 'addr:city': '安芸浦市' }] as const,
  );
  await importOsm(app.db, await file('2024-09-08', signs), new Date());
  expect(await findCities(app.db, '安芸浦')).toMatchObject([{ name: '安芸浦市' }]);
});

test('a municipality is a town where no town has its point there', async () => {
  const [there, beside] = [
    [60, 14.65, 121.03, { place: 'municipality', name: 'San Isidro' }],
    [61, 14.85, 121.03, { place: 'municipality', name: 'Municipality of Santa Ana' }],
  ] as const;
  const town = [62, 14.855, 121.03, { place: 'town', name: 'Santa Ana' }] as const;
  await importOsm(app.db, await file('2024-09-08', [there, beside, town]), new Date());
  const { rows } = await sql`select name, kind from open_cities order by name`.execute(app.db);
  expect(rows).toEqual([
    { name: 'San Isidro', kind: 'town' },
    { name: 'Santa Ana', kind: 'town' },
  ]);
});

test('sights that no town has within reach are told as such', async () => {
  const far = [70, 43.95, 7.42, { tourism: 'museum', name: 'Far away' }] as const;
  const inReach = await importOsm(app.db, await file('2024-09-08', [MONACO, museum(2, 'A')]), new Date());
  expect(inReach.places).toMatchObject({ isOutOfReach: false });
  const beyond = await importOsm(app.db, await file('2024-09-09', [far]), new Date());
  expect(beyond.places).toMatchObject({ sights: 1, isOutOfReach: true });
});

test('what a newer file names and gives no place stays where an older one has it', async () => {
  const place = (ref: number) =>
    `<way id="41"><nd ref="${ref}"/><tag k="tourism" v="museum"/><tag k="name" v="Musée d’Art"/></way>`;
  const nodes = [MONACO, museum(2, 'A')];
  await importOsm(app.db, await file('2021-04-21', nodes, place(2)), new Date());
  const { places } = await importOsm(app.db, await file('2023-11-21', nodes, place(999)), new Date());
  expect(places).toMatchObject({ placesRetired: 0, leftOut: { nowhere: 1 } });
  expect(await shown()).toEqual(['A', 'Musée d’Art']);
});

test('what the file names and gives no place is counted', async () => {
  const ways = [41, 42].map(
    (id) => `<way id="${id}"><nd ref="999"/><tag k="tourism" v="museum"/><tag k="name" v="Musée d’Art ${id}"/></way>`,
  );
  const { places } = await importOsm(
    app.db,
    await file('2023-11-21', [MONACO, museum(2, 'A')], ways.join('')),
    new Date(),
  );
  expect(places).toMatchObject({ sights: 1, leftOut: { nowhere: 2 } });
});

describe('files that are refused, in a sentence', () => {
  const pbf = (...blocks: readonly [type: string, data: Buffer][]) =>
    Buffer.concat(
      blocks.flatMap(([type, data]) => {
        const head = Buffer.concat([
          Buffer.from([0x0a, type.length]),
          Buffer.from(type),
          Buffer.from([0x18, data.length]),
        ]);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(head.length);
        return [length, head, data];
      }),
    );
  /** `OsmSchema-V0.6` as the one thing the file demands. */
  const raw = Buffer.concat([Buffer.from([0x22, 14]), Buffer.from('OsmSchema-V0.6')]);
  const packed = deflateSync(raw);
  const header = Buffer.concat([Buffer.from([0x10, raw.length, 0x1a, packed.length]), packed]);

  test.each<[string, Buffer, RegExp]>([
    ['another kind of file', Buffer.from('<html>not found</html>'.repeat(100)), /no \.osm\.pbf/],
    ['empty', Buffer.alloc(0), /is empty/],
    ['breaks off', pbf(['OSMHeader', header]).subarray(0, -3), /breaks off/],
    ['damaged', pbf(['OSMHeader', header], ['OSMData', Buffer.from([0x10, 0x05, 0x1a, 0x03, 1, 2, 3])]), /damaged/],
  ])('%s', async (_, bytes, sentence) => {
    const path = join(folder, 'broken.osm.pbf');
    await writeFile(path, bytes);
    await expect(importOsm(app.db, path, new Date())).rejects.toThrow(sentence);
  });

  test('nobody says its day', async () => {
    const path = await file('', [MONACO]);
    await expect(importOsm(app.db, path, new Date(), { needsDay: true })).rejects.toThrow(/--as-of/);
  });

  test('a file of roads alone is told as such', async () => {
    const path = await file('2020-01-01', []);
    expect((await importOsm(app.db, path, new Date())).places).toMatchObject({ isRoadsOnly: true, sights: 0 });
  });
});

const FOLDER = process.env['OSM_FOLDER'] ?? '';
const extracts = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.osm.pbf')) : [];

test.skipIf(extracts.length === 0)(
  'OSM_FOLDER: every real extract comes in twice with the same result',
  { timeout: 120_000 },
  async () => {
    for (const name of extracts) {
      const path = join(FOLDER, name);
      const first = await importOsm(app.db, path, new Date(), { asOf: '2024-10-01' });
      const again = await importOsm(app.db, path, new Date(), { asOf: '2024-10-01' });
      expect(again.places, name).toEqual({ ...first.places, placesAdded: 0 });
    }
  },
);

describe('a file that is none, or not whole, is refused in a sentence, and nothing of it stays', () => {
  const one = '<node id="5" lat="43.7306" lon="7.4255"><tag k="tourism" v="museum"/><tag k="name" v="Musée"/></node>';
  const element = '{"type":"node","id":5,"lat":43.7306,"lon":7.4255,"tags":{"tourism":"museum","name":"Musée"}}';
  test.each([
    ['empty.osm', '', 'The file is empty.'],
    ['page.osm', '<html><body>Not found</body></html>', 'no OpenStreetMap XML'],
    ['change.osm', `<osmChange version="0.6"><delete>${one}</delete></osmChange>`, 'no OpenStreetMap XML'],
    ['cut.osm', `<osm version="0.6">${one}`, 'breaks off in the middle'],
    ['asked.osm', `<osm version="0.6">${one}<remark> runtime error: Query timed out</remark></osm>`, 'smaller piece'],
    ['page.json', '<html>504</html>', 'no answer of Overpass'],
    ['list.json', '[]', 'no answer of Overpass'],
    ['asked.json', `{"elements":[${element}],"remark":"runtime error: Query timed out"}`, 'smaller piece'],
  ])('%s', async (name, text, said) => {
    const path = join(folder, name);
    await writeFile(path, text);
    await expect(importOsm(app.db, path, new Date(), { asOf: '2025-01-01' })).rejects.toThrow(said);
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from open_places)::int + (select count(*) from open_regions)::int as n`.execute(app.db);
    expect(rows).toEqual([{ n: 0 }]);
  });
});

test('a piece that was cut off leaves no word of its region: the older whole file is taken over', async () => {
  const whole = await file('2023-11-21', [MONACO, museum(2, 'Musée A')]);
  const cut = join(folder, 'cut.osm');
  await writeFile(cut, (await readFile(whole, 'utf8')).replace('2023-11-21', '2024-11-21').slice(0, -20));
  await expect(importOsm(app.db, cut, new Date())).rejects.toThrow('breaks off');
  expect((await importOsm(app.db, whole, new Date())).places).toMatchObject({ sights: 1, newerKnown: null });
});

test('of one thing told several times the last counts, and what is deleted, unsent or without a place does not', async () => {
  const table = (name: string) => [9, 43.731, 7.421, { amenity: 'restaurant', name }] as const;
  const more = `<node id="31" visible="false" lat="43.731" lon="7.421"><tag k="tourism" v="museum"/><tag k="name" v="Deleted"/></node>
    <node id="-5" lat="43.731" lon="7.421"><tag k="tourism" v="museum"/><tag k="name" v="Unsent"/></node>
    <node id="32" lat="" lon="7.421"><tag k="tourism" v="museum"/><tag k="name" v="Nowhere"/></node>`;
  const twice = [MONACO, museum(2, 'Musée A'), museum(2, 'Musée B'), table('Le Café'), table('Le Bar')];
  const report = await importOsm(app.db, await file('2023-11-21', twice, more), new Date());
  expect(report).toMatchObject({ added: 1 });
  expect(await shown()).toEqual(['Musée B']);
  const { rows } = await sql`select name from restaurants where source = 'openstreetmap'`.execute(app.db);
  expect(rows).toEqual([{ name: 'Le Bar' }]);
});
