import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locatedIn } from '../src/features/open-data/actions/osm/located-objects.ts';
import type { OsmObject } from '../src/features/open-data/rules/osm-tags.ts';
import { importOsm } from '../src/features/restaurants/actions/import-file.ts';
import { isRestaurant, restaurantFromOsm } from '../src/features/restaurants/rules/restaurant-from-osm.ts';
import { openApp } from '../test/app.ts';
import { readTables } from '../test/osm-reader.ts';
import { watching, wordsOf } from './import-osm.ts';

const SAMPLE = process.env['OSM_SAMPLE'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, text: string): Promise<OsmObject[]> {
  const file = join(folder, name);
  await writeFile(file, text);
  const found: OsmObject[] = [];
  for await (const { type, id, latitude, longitude, tags } of locatedIn(file, (object) => isRestaurant(object.tags)))
    found.push({ type, id, latitude, longitude, tags });
  return found;
}

const EXPECTED = [
  { type: 'node', id: 1, latitude: 43.5, longitude: 7.25, tags: { amenity: 'cafe', name: 'Le "Petit" <Café> & Co' } },
  { type: 'way', id: 9, latitude: 43.5, longitude: 7.5, tags: { amenity: 'restaurant', name: 'La Maison' } },
  { type: 'relation', id: 7, latitude: 43.5, longitude: 7.5, tags: { amenity: 'pub', name: 'Two Houses' } },
];

test('XML and an answer of Overpass tell the same', async () => {
  const xml = `<?xml version="1.0"?><osm version="0.6">
    <node id="1" lat="43.5" lon="7.25"><tag k="amenity" v="cafe"/>
      <tag k="name" v="Le &quot;Petit&quot; &lt;Caf&#xE9;&gt; &amp; Co"/></node>
    <node id="2" lat="43.4" lon="7.4"/><node id="3" lat="43.6" lon="7.6"></node>
    <node id="4" lat="43" lon="7"><tag k="amenity" v="bank"/><tag k="name" v="Bank"/></node>
    <node id="5" lat="43" lon="7"><tag k="amenity" v="cafe"/></node>
    <way id="9"><nd ref="2"/><nd ref="3"/><nd ref="2"/><tag k="amenity" v='restaurant'/><tag k="name" v="La Maison"/></way>
    <relation id="7"><member type="way" ref="8" role="outer"/><tag k="amenity" v="pub"/><tag k="name" v="Two Houses"/></relation>
    <way id="8"><nd ref="2"/><nd ref="3"/></way>
    <relation id="6"><member type="way" ref="99" role="outer"/><tag k="amenity" v="pub"/><tag k="name" v="Cut off"/></relation></osm>`;
  expect(await read('small.osm', xml)).toEqual(EXPECTED);
  const elements = [
    { type: 'node', id: 1, lat: 43.5, lon: 7.25, tags: EXPECTED[0]?.tags },
    { type: 'way', id: 9, nodes: [2, 3], center: { lat: 43.5, lon: 7.5 }, tags: EXPECTED[1]?.tags },
    {
      type: 'relation',
      id: 7,
      members: [{ type: 'way', ref: 8, role: 'outer' }],
      center: { lat: 43.5, lon: 7.5 },
      tags: EXPECTED[2]?.tags,
    },
    { type: 'node', id: 5, lat: 43, lon: 7, tags: { amenity: 'cafe', note: 'a brace } and a \\" quote' } },
  ];
  expect(await read('small.json', JSON.stringify({ version: 0.6, osm3s: { a: '{' }, elements }, null, 1))).toEqual(
    EXPECTED,
  );
});

describe('only what the tags say is taken over', () => {
  const told = (tags: Record<string, string>) =>
    restaurantFromOsm(
      { type: 'node', id: 1, latitude: 1, longitude: 1, tags: { amenity: 'restaurant', name: 'N', ...tags } },
      null,
      '2026-11-20',
    );

  test.each([
    ['Mo-Fr 12:00-14:30, 19:00-22:00; Sa 19:00-23:00', 'Mo-Fr 12:00-14:30,19:00-22:00; Sa 19:00-23:00'],
    ['08:00-20:00', 'Mo-Su 08:00-20:00'],
    ['Mo-Sa 9:00-18:00; Su off', 'Mo-Sa 09:00-18:00'],
    ['24/7', '24/7'],
    ['Mo-Su 10:00-23:00; Tu off', 'Mo 10:00-23:00; We-Su 10:00-23:00'],
    ['on request', null],
  ])('"%s" is the week %s', (written, hours) => {
    const { hours: read, hoursNote, openingHours } = told({ opening_hours: written });
    expect(read).toBe(hours);
    expect(hoursNote).toBe(hours === null ? written : null);
    expect(openingHours).toHaveLength(7);
  });

  test('a link is a web address or nothing', () => {
    expect(told({ website: 'javascript:alert(1)' }).website).toBeNull();
    expect(told({ website: 'data:text/html,x' }).website).toBeNull();
    expect(told({ website: 'www.example.com/menu' }).website).toBe('https://www.example.com/menu');
    expect(told({ 'contact:website': 'http://example.com' }).website).toBe('http://example.com/');
  });

  test('silence is not a no, and nothing is rated', () => {
    expect(told({})).toMatchObject({ stepFree: null, diets: [], priceLevel: null, phone: null });
    expect(told({ wheelchair: 'no', 'diet:vegan': 'only' })).toMatchObject({ stepFree: false, diets: ['vegan'] });
    expect(told({ cuisine: 'sushi;ice_cream' })).toMatchObject({
      cuisine: 'Sushi, ice cream',
      kinds: ['ice-cream', 'japanese', 'sushi'],
    });
  });
});

const small = (count: number) =>
  `<osm>${Array.from(
    { length: count },
    (_, i) =>
      `<node id="${i + 1}" lat="10.${i}" lon="20"><tag k="amenity" v="cafe"/><tag k="name" v="Café ${i}"/></node>`,
  ).join('')}<node id="900" lat="10" lon="20"><tag k="amenity" v="cafe"/></node>
  <node id="901" lat="10" lon="20"><tag k="amenity" v="pub"/><tag k="name" v="Gone"/><tag k="disused" v="yes"/></node>
  <node id="902" lat="910" lon="20"><tag k="amenity" v="pub"/><tag k="name" v="Nowhere"/></node></osm>`;

test('an import that was cut off goes on where it was; what is left out is counted by why', async () => {
  await using app = await openApp();
  const file = join(folder, 'long.osm');
  await writeFile(file, small(25));
  const now = new Date();
  let batches = 0;
  const cut = importOsm(app.db, file, now, {
    batch: 10,
    onBatch: async () => {
      if (++batches === 3) throw new Error('the power went out');
    },
  });
  await expect(cut).rejects.toThrow('the power went out');

  const parts: number[] = [];
  const report = await importOsm(app.db, file, now, { batch: 10, onRead: (part) => parts.push(part) });
  expect(report).toMatchObject({ restaurants: 25, resumed: 20, added: 5 });
  expect(report.skipped).toEqual({ nameless: 1, disused: 1, nowhere: 1 });
  expect(parts.at(-1)).toBe(1);
  expect(wordsOf(report)).toContain('Left out: 1 marked as disused.');

  const again = await importOsm(app.db, file, new Date(now.getTime() + 1000));
  expect(again).toMatchObject({ restaurants: 25, resumed: 0, added: 0 });
});

test('whoever watches sees the file being read, long before the first restaurant is in the list', async () => {
  await using app = await openApp();
  const file = join(folder, 'roads.osm');
  const roads = Array.from({ length: 20_000 }, (_, i) => `<node id="${i + 1000}" lat="10" lon="20"></node>`);
  await writeFile(file, small(25).replace('</osm>', `${roads.join('\n')}</osm>`));
  const lines: string[] = [];
  const write = (line: string) => lines.push(line) > 0;

  await importOsm(app.db, file, new Date(), watching({ isTTY: true, write }));

  const parts = lines.map((line) => Number(/(\d+) %/.exec(line)?.[1]));
  expect(parts.filter((part) => part < 50).length, 'in the first half').toBeGreaterThan(2);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(lines.at(0)).toContain(' 0 restaurants');
  expect(lines.at(-1)).toContain('[##############################] 100 %  25 restaurants');

  await importOsm(app.db, file, new Date(), watching({ isTTY: false, write: () => expect.fail('nobody watches') }));
});

describe('the command', () => {
  const run = promisify(execFile);
  const said = async (...words: string[]) => {
    const file = join(folder, 'command.osm');
    await writeFile(file, '<osm/>');
    const script = fileURLToPath(new URL('import-osm.ts', import.meta.url));
    const refused = await run(process.execPath, [script, file, ...words]).catch((fault: { stderr: string }) => fault);
    return refused.stderr;
  };

  test.each([
    [['--as-of', 'lately'], '--as-of lately is no day: write it like 2023-11-21.'],
    [['--as-of', '2999-01-01'], '--as-of 2999-01-01 lies ahead.'],
    [['--as-of'], 'Say a value after --as-of.'],
    [['--zone', 'Mars/Base'], 'There is no time zone Mars/Base.'],
  ])('refuses %j before it opens the database', async (words, sentence) => {
    expect(await said(...words)).toContain(sentence);
  });
});

test('the day that is given counts over the file’s own, and where nobody says it, it is unknown', async () => {
  await using app = await openApp();
  const file = join(folder, 'aged.osm');
  await writeFile(file, small(1).replace('<osm>', '<osm timestamp="2015-07-27T00:00:00Z">'));
  const asOf = async () => (await app.get('/api/restaurants/osm-node-1')).body.asOf;

  expect(wordsOf(await importOsm(app.db, file, new Date()))).toContain('The data is of 2015-07-27.');
  expect(await asOf()).toBe('2015-07-27');
  expect(await importOsm(app.db, file, new Date(), { asOf: '2016-01-02' })).toMatchObject({ asOf: '2016-01-02' });
  expect(await asOf()).toBe('2016-01-02');
  await writeFile(file, small(1));
  expect(wordsOf(await importOsm(app.db, file, new Date()))).toContain(
    'The file does not say of which day its data is; --as-of says it.',
  );
  expect(await asOf()).toBe('');
});

test('a week that is told beside its holidays is a plain week', async () => {
  await using app = await openApp();
  const file = join(folder, 'holidays.json');
  const table = (id: number, opening_hours: string) => ({
    ...{ type: 'node', id, lat: 10 + id, lon: 20 },
    tags: { amenity: 'cafe', name: `Café ${id}`, opening_hours },
  });
  const elements = [table(1, 'Mo-Sa 10:00-22:00; PH off'), table(2, 'when the tide is in')];
  await writeFile(file, JSON.stringify({ elements }));

  expect(await importOsm(app.db, file, new Date())).toMatchObject({ restaurants: 2, hoursInWords: 1 });

  expect((await app.get('/api/restaurants/osm-node-1')).body).toMatchObject({
    opening: { hours: 'Mo-Sa 10:00-22:00; PH off', weekly: true },
    hoursNote: 'Mo-Sa 10:00-22:00; PH off',
  });
});

test('a table of our editors that the file tells too stays one row, and learns what we did not know', async () => {
  await using app = await openApp();
  const own = (await app.get('/api/restaurants/lisbon-ramiro')).body;
  const file = join(folder, 'lisbon.json');
  const tags = { amenity: 'restaurant', name: 'Ramiro', phone: '+351 21 885 1024', wheelchair: 'limited' };
  const near = { lat: own.latitude + 0.0003, lon: own.longitude };
  await writeFile(file, JSON.stringify({ elements: [{ type: 'node', id: 5, ...near, tags }] }));

  expect(await importOsm(app.db, file, new Date())).toMatchObject({ restaurants: 1, doubles: 1 });

  const { body } = await app.get(`/api/restaurants?latitude=${own.latitude}&longitude=${own.longitude}&text=ramiro`);
  expect(body.restaurants).toHaveLength(1);
  expect(body.restaurants[0]).toMatchObject({
    id: 'lisbon-ramiro',
    name: own.name,
    phone: own.phone ?? '+351 21 885 1024',
    aggregatedRating: own.aggregatedRating,
    amenities: expect.arrayContaining([...own.amenities, 'Partly step-free']),
    sources: ['editors', 'openstreetmap'],
  });
  // Links and reviews that name the other one mean this one.
  expect((await app.get('/api/restaurants/osm-node-5')).body.id).toBe('lisbon-ramiro');
  const review = { restaurantId: 'osm-node-5', authorName: 'Rui', rating: 5, text: 'Clams, always the clams.' };
  expect((await app.post('/api/reviews', review)).body).toMatchObject({
    restaurantId: 'lisbon-ramiro',
    totalReviews: 1,
  });
});

test.skipIf(!SAMPLE || !existsSync(SAMPLE))(
  'a real extract is brought in as counted by other means, and again without a double',
  async () => {
    await using app = await openApp();
    const file = SAMPLE ?? '';
    const read = readTables(await readFile(file));
    const now = new Date();
    const report = await importOsm(app.db, file, now);
    expect(report.restaurants).toBeGreaterThan(90);
    expect(report).toMatchObject({ restaurants: read.tables.length, added: read.tables.length });
    expect(report.skipped).toMatchObject({ nameless: read.nameless, nowhere: read.nowhere });
    const stored = await sql<{ id: string }>`select id from restaurants where source = 'openstreetmap'`.execute(app.db);
    expect(stored.rows.map(({ id }) => id).sort()).toEqual(read.tables.map(({ id }) => id).sort());
    expect(await importOsm(app.db, file, new Date(now.getTime() + 1000))).toMatchObject({
      restaurants: report.restaurants,
      added: 0,
    });

    const { body } = await app.get('/api/restaurants?latitude=43.7384&longitude=7.4246');
    expect(body.restaurants).toHaveLength(10);
    for (const one of body.restaurants) {
      expect(one).toMatchObject({ source: 'openstreetmap', aggregatedRating: 0, totalReviews: 0 });
      expect(one.distance).toBeLessThan(2);
      expect(['Europe/Monaco', 'Europe/Paris']).toContain(one.opening.timeZone);
    }
  },
);
