/** Extracts of towns that are written, open and named in other ways: signs alone, from right to left, by a country of chains and states. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recommendation } from '../../src/features/planner/contract/recommend.ts';
import { importOsm } from '../../src/features/restaurants/actions/import-file.ts';
import { openApp, type TestApp } from '../app.ts';
import { writtenPbf } from '../osm-writer.ts';
import { near, type Tags, town } from './pieces-of-map.ts';

type Point = readonly [number, number];
const HIDANO: Point = [36.24, 137.187];
const ISLAND: Point = [34.71, 11.15];
const SUBURB: Point = [40.055, -82.4];
const museum = (name: string, tags: Tags = {}) => ({ tourism: 'museum', name, ...tags });
const temple = (name: string) => ({ amenity: 'place_of_worship', religion: 'buddhist', building: 'temple', name });
const open = (name: string, opening_hours: string, tags: Tags = {}) =>
  ({ amenity: 'restaurant', name, opening_hours, ...tags }) as const;

const extracts: readonly (readonly [at: Point, id: number, tags: Tags, things: readonly Tags[]])[] = [
  [
    HIDANO,
    1,
    { place: 'city', name: '飛騨野市', 'name:ja-Hira': 'ひだのし', population: '61000' },
    [
      { place: 'quarter', name: '上一之町', 'name:ja-Hira': 'かみいちのまち' },
      ...['宗猷寺', '大雄寺', '国分寺', '素玄寺', '法華寺', '雲龍寺'].map(temple),
      ...['まちの博物館', '光記念館', '獅子会館', '昭和館'].map((name) =>
        museum(name, { fee: 'yes', website: 'https://x.jp' }),
      ),
      museum('吉島家', { 'name:ja_kana': 'よしじまけ', fee: 'yes', website: 'https://x.jp' }),
      { leisure: 'park', name: '城山公園', wikidata: 'Q11423111' },
      open('京や', 'Mo-Su 11:00-22:00', { 'name:en': 'Kyoya' }),
    ],
  ],
  [
    ISLAND,
    2,
    { place: 'island', name: 'جزيرة الريحان', 'name:fr': 'Île Rihane' },
    [
      { place: 'quarter', name: 'المدينة', 'name:fr': 'Médina', loc_name: 'Le Rocher;البلاد' },
      ...['متحف العباسية', 'متحف البحر', 'متحف النخيل'].map((name) =>
        museum(name, { opening_hours: 'Sa-Th 09:00-16:00; Fr off', fee: 'yes' }),
      ),
      museum('متحف التراث', { 'name:fr': 'Musée du patrimoine', fee: 'yes' }),
      ...['برج الحصار', 'برج النور', 'برج الريح'].map((name) => ({
        historic: 'fort',
        name,
        wikidata: `Q${name.length}9`,
      })),
      ...['شاطئ الرملة', 'شاطئ فرج'].map((name) => ({ natural: 'beach', name })),
      { leisure: 'marina', name: 'ميناء الريحان', wikidata: 'Q7230673' },
      open('مطعم البحر', 'Sa-Th 12:00-22:00; Fr 14:00-22:00'),
    ],
  ],
  [
    SUBURB,
    3,
    { place: 'town', name: 'Maple Fork', population: '38210' },
    [
      museum('Center for Glass', { opening_hours: 'Mo-Sa 10:00-17:00; PH off', fee: 'yes' }),
      museum('Historical Museum', { opening_hours: 'Mo-Fri 9am-5pm', fee: 'yes' }),
      museum('Quilt House', { opening_hours: 'Apr-Oct', fee: 'yes' }),
      museum('Fire Museum', { opening_hours: '24/7 off', fee: 'yes' }),
      ...['Rail Museum', 'Barn Museum', 'Mill Museum'].map((name) =>
        museum(name, { opening_hours: 'Mo-Su 10:00-16:00', fee: 'yes' }),
      ),
      ...['Founders Park', 'Miller Park', 'Dawes Park'].map((name) => ({
        ...{ leisure: 'park', name, opening_hours: 'sunrise-sunset', wikidata: `Q${name.length}3` },
      })),
      open('The Spoon', 'Mo-Su 07:00-21:00; PH off', { cuisine: 'diner' }),
      open('Thai Lotus', 'Mo-Su 11:00-21:30', { cuisine: 'thai' }),
      open('Diner 24', '24/7', { cuisine: 'american' }),
    ],
  ],
];

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  folder = await mkdtemp(join(tmpdir(), 'shapes-'));
  for (const [at, id, tags, things] of extracts) {
    const nodes = [{ id, lat: at[0], lon: at[1], tags }, ...things.map((thing) => near(at, thing))];
    const path = join(folder, `${id}.osm.pbf`);
    await writeFile(path, writtenPbf(town(at, { nodes }), { day: '2025-06-01' }));
    await importOsm(app.db, path, new Date('2026-12-01T12:00:00Z'));
  }
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function answered(destination: string, more: object = {}) {
  const nothing = { interests: '', preferences: '', taste: '' };
  const ask = { destination, dates: '10-13 May 2027', budget: '3000 EUR', travelers: '2 adults', ...nothing, ...more };
  const { status, body } = await app.post('/api/ai/trip-recommendations', ask);
  expect(status).toBe(200);
  const [first]: Recommendation[] = body.recommendations;
  if (!first) throw new Error('Nothing was planned');
  expect(first.checks.filter(({ result }) => result === 'failed')).toEqual([]);
  return { first, body, items: first.plan.days.flatMap(({ date, items }) => items.map((item) => ({ date, ...item }))) };
}

describe('a Japanese town that is named in signs alone', () => {
  test.each(['飛騨野に行きたい', '飛騨野市', 'Hidano'])(
    'is found as %s, and told by its reading',
    async (destination) => {
      const { first } = await answered(destination);
      expect(first).toMatchObject({ tier: 'open', place: 'Hidano, Japan' });
    },
  );

  test('what the map spells in syllables is told in letters, and asked for by them', async () => {
    const { items } = await answered('Hidano', { interests: 'museums' });
    expect(items.find(({ name }) => name === 'Yoshijimake')?.why).toContain('(吉島家)');
    const { body } = await answered('Kamiichinomachi');
    expect(body.interpretation.destinations).toMatchObject([{ around: 'Kamiichinomachi' }]);
  });

  test('the list of tables tells one by the letters of its map, with its sign beside them', async () => {
    const { body } = await app.get(`/api/restaurants?latitude=${HIDANO[0]}&longitude=${HIDANO[1]}&radius=5`);
    expect(body.restaurants.map(({ name }: { name: string }) => name)).toEqual(['Kyoya (京や)']);
    const one = await app.get(`/api/restaurants/${body.restaurants[0].id}`);
    expect(one.text).toContain('Kyoya (京や)');
  });

  test('rain that is expected is a day under roofs, and what is not is said', async () => {
    const { first, items } = await answered('Hidano', { preferences: 'it will rain all day', interests: 'temples' });
    const visits = items.filter(({ kind }) => kind === 'sight');
    const outside = visits.filter(({ name }) => name === '城山公園').length;
    expect(outside).toBe(0);
    expect(first.wishes?.map(({ text }) => text)).toContain(
      `${visits.length} of ${visits.length} visits are under a roof, by what they are.`,
    );
  });
});

test('a town in signs that nobody knows is told to be unknown, and no other is planned in silence', async () => {
  for (const [destination, unknown] of [
    ['架空浦市', '架空浦市'],
    ['架空浦に行きたい', '架空浦'],
    ['おすすめの場所', null],
    ['国内旅行', null],
  ]) {
    const { body } = await answered(destination ?? '');
    expect(body.interpretation).toMatchObject({
      destinationMode: unknown === null ? 'open' : 'uncovered',
      unknownPlaces: unknown === null ? [] : [unknown],
    });
  }
});

describe('an island that is written from right to left', () => {
  test('is found without the word for an island, and told by the letters that its map gives', async () => {
    const { first, items } = await answered('Rihane', { interests: 'museums, sailing' });
    expect(first.place).toBe('Île Rihane, Tunisia');
    expect(items.map(({ name }) => name)).toContain('Musée du patrimoine');
    const told = first.wishes?.find(({ text }) => text.includes('ميناء الريحان'));
    expect(told).toMatchObject({
      text: expect.stringContaining('Who takes guests out on the water'),
      result: 'partly',
    });
  });

  test('a quarter is found by what people there call it', async () => {
    const { body } = await answered('le Rocher');
    expect(body.interpretation.destinations).toMatchObject([{ id: 'osm-node-2', around: 'Médina' }]);
  });

  test('nothing that rests on Fridays is planned for one', async () => {
    const { items } = await answered('Île Rihane', { dates: '13-16 May 2027', interests: 'museums' });
    const closed = ['متحف العباسية', 'متحف البحر', 'متحف النخيل'];
    const on = items.filter(({ name }) => closed.includes(name)).map(({ date }) => date);
    expect(on.length).toBeGreaterThan(0);
    expect(on).not.toContain('2027-05-14');
  });
});

describe('a suburb of chains', () => {
  test('and its state are one place', async () => {
    const { body } = await answered('Maple Fork, Ohio');
    expect(body.interpretation).toMatchObject({ destinations: [{ id: 'osm-node-3' }], unknownPlaces: [] });
  });

  test('hours are told as far as the map tells them: of months alone, none, and none of a feast it leaves out', async () => {
    const { items } = await answered('Maple Fork', { dates: '23-27 December 2026', interests: 'museums' });
    expect(items.map(({ name }) => name)).not.toContain('Quilt House');
    expect(items.map(({ name }) => name)).not.toContain('Fire Museum');
    const onChristmas = items.filter(({ date, grade }) => date === '2026-12-25' && grade);
    expect(onChristmas.length).toBeGreaterThan(0);
    for (const { name, grade, note, known } of onChristmas) {
      expect(['Center for Glass', 'The Spoon']).not.toContain(name);
      const isSaid = /Park|24/.test(name);
      expect(grade?.hours, name).toBe(isSaid ? 'told' : 'assumed');
      if (!isSaid) expect([note, known?.hours], name).toEqual(['hours not known, look before you go', null]);
    }
    const { items: inMay } = await answered('Maple Fork', { interests: 'museums', dates: '10-15 May 2027' });
    const quilts = inMay.find(({ name }) => name === 'Quilt House');
    expect(quilts).toMatchObject({ grade: { hours: 'assumed' }, known: { hours: null } });
  });
});
