/** Extracts of which everything that goes wrong in real ones is wrong at once, from the bytes of the file to the answer. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBaseMap } from '../../src/features/open-data/store/base-maps.ts';
import { findCities, type NamedCity } from '../../src/features/open-data/store/cities.ts';
import { placesOfCity } from '../../src/features/open-data/store/places.ts';
import type { Recommendation } from '../../src/features/planner/contract/recommend.ts';
import { importOsm } from '../../src/features/restaurants/actions/import-file.ts';
import { openApp, type TestApp } from '../app.ts';
import { type OsmContent, type OsmHead, writtenPbf } from '../osm-writer.ts';
import { near, type Tags, town } from './pieces-of-map.ts';

type Node = OsmContent['nodes'][number];

type Places = Awaited<ReturnType<typeof importOsm>>['places'];

let app: TestApp;
let folder: string;
/** All are read before the first question: names are current within seconds, not at once. */
const extracts = new Map<string, readonly [content: OsmContent, head: OsmHead]>();
const reports = new Map<string, Places>();
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  folder = await mkdtemp(join(tmpdir(), 'nasty-'));
  for (const [name, [content, head]] of extracts) {
    const path = join(folder, `${name}.osm.pbf`);
    await writeFile(path, writtenPbf(content, { day: '2025-06-01', ...head }));
    reports.set(name, (await importOsm(app.db, path, new Date('2026-12-01T12:00:00Z'))).places);
  }
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function extract(name: string, content: OsmContent, head: OsmHead = {}): void {
  extracts.set(name, [content, head]);
}

async function answered(destination: string, more: object = {}) {
  const nothing = { interests: '', preferences: '', taste: '' };
  const ask = { destination, dates: '10-13 May 2027', budget: '3000 EUR', travelers: '2 adults', ...nothing, ...more };
  const { status, body } = await app.post('/api/ai/trip-recommendations', ask);
  expect(status).toBe(200);
  const recommendations: Recommendation[] = body.recommendations;
  const items = recommendations.flatMap(({ plan }) => plan.days.flatMap((day) => day.items));
  for (const { checks } of recommendations) expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
  return { recommendations, items, names: new Set(items.map(({ name }) => name)) };
}

async function cityOf(key: string): Promise<NamedCity> {
  const [city] = await findCities(app.db, key);
  if (!city) throw new Error(`There is no ${key}`);
  return city;
}
const named = async (key: string) =>
  (await placesOfCity(app.db, (await cityOf(key)).id)).map(({ name }) => name).sort();

const museum = (name: string, tags: Tags = {}) => ({ tourism: 'museum', name, ...tags });

describe('Plovdiv: a head of half the world, names in other letters, chains and what is shut', () => {
  const at = [42.1498, 24.7512] as const;
  const chain = (name: string, amenity: string) => ({
    amenity,
    name,
    brand: name,
    opening_hours: '24/7',
    cuisine: 'burger',
  });
  const nodes = [
    {
      id: 1,
      lat: at[0],
      lon: at[1],
      tags: { place: 'city', name: 'Пловдив', 'name:en': 'Plovdiv', population: '346893' },
    },
    near(at, museum('Етнографски музей', { 'name:en': 'Ethnographic Museum' })),
    near(at, museum('Исторически музей')),
    ...['Къща Балабанов', 'Къща Хиндлиян', 'Къща Недкович', 'Къща Ламартин', 'Природонаучен музей'].map((name) =>
      near(at, museum(name)),
    ),
    near(at, { historic: 'ruins', name: 'Античен театър', int_name: 'Ancient Theatre', wikidata: 'Q1234' }),
    near(at, { historic: 'archaeological_site', name: 'Римски стадион', 'name:en': 'Roman Stadium' }),
    near(at, { tourism: 'viewpoint', name: 'Небет тепе' }),
    near(at, { leisure: 'park', name: 'Цар Симеонова градина', wikidata: 'Q12' }),
    near(at, museum('Затворен музей', { opening_hours: 'off' })),
    near(at, museum('Частен музей', { access: 'private' })),
    near(at, { 'disused:tourism': 'museum', name: 'Бивш музей', tourism: 'attraction' }),
    near(at, {
      tourism: 'attraction',
      shop: 'supermarket',
      name: 'Kaufland',
      brand: 'Kaufland',
      'brand:wikidata': 'Q685967',
      wikidata: 'Q685967',
    }),
    near(at, museum('Летен музей', { seasonal: 'summer' })),
    ...[1, 2, 3].map(() => near(at, chain("McDonald's", 'fast_food'))),
    near(at, chain('Starbucks', 'cafe')),
    ...[1, 2, 3].map(() =>
      near(at, { amenity: 'restaurant', name: 'Happy', opening_hours: 'Mo-Su 10:00-23:00', cuisine: 'regional' }),
    ),
    ...['Хемингуей', 'Павaж', 'Дяконът', 'Рахат тепе'].map((name) => near(at, { amenity: 'restaurant', name })),
    near(at, { amenity: 'restaurant', name: 'Затворено', opening_hours: 'closed' }),
    near(at, { amenity: 'restaurant', name: 'Стол', access: 'private' }),
  ];
  extract('plovdiv', town(at, { nodes }), { box: [0, 0, 180, 90] });

  test('is read and answered', async () => {
    const places = reports.get('plovdiv');
    expect(places).toMatchObject({ leftOut: { gone: 2, private: 1, chain: 1 } });
    const all = await named('plovdiv');
    for (const gone of ['Затворен музей', 'Частен музей', 'Бивш музей', 'Kaufland']) expect(all).not.toContain(gone);

    const { recommendations, items, names } = await answered('Plovdiv', { interests: 'museums, history' });
    expect(recommendations[0]?.place).toMatch(/^Plovdiv/);
    expect(names).toContain('Ethnographic Museum');
    expect(items.find(({ name }) => name === 'Ethnographic Museum')?.why).toContain('(Етнографски музей)');
    expect(items.find(({ name }) => name === 'Istoricheski muzey')?.why).toContain('(Исторически музей)');
    expect([...names].filter((name) => /\p{Script=Cyrillic}/u.test(name))).toEqual([]);
    expect(names, 'in May').not.toContain('Leten muzey');
    const dinners = items.filter(({ kind, start }) => kind === 'meal' && start >= '17:00').map(({ name }) => name);
    expect(dinners.length).toBeGreaterThan(0);
    expect(dinners.filter((name) => /McDonald|Starbucks|Happy/.test(name))).toEqual([]);
    // The map and the middle are of the town, whatever the head of the file says.
    const map = await findBaseMap(app.db, await cityOf('plovdiv'));
    expect(map).not.toBeNull();
  });
});

describe('Trogir: no point for the town, one castle in three objects, a museum of several outlines', () => {
  const at = [43.517, 16.2505] as const;
  const square = (id: number, half: number, [lat, lon]: readonly [number, number] = at): Node[] =>
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ].map(([dy = 0, dx = 0], i) => ({ id: id + i, lat: lat + dy, lon: lon + dx }));
  const [border, castle] = [square(200, 0.02), square(300, 0.0012, [43.516, 16.247])];
  const museumAt = [43.5185, 16.252] as const;
  const halls = [...square(400, 0.0002, museumAt), ...square(410, 0.0002, [43.5189, 16.2525])];
  const ring = (id: number, first: number, tags?: Tags) => ({
    id,
    refs: [first, first + 1, first + 2, first + 3, first],
    ...(tags && { tags }),
  });
  const kamerlengo = { historic: 'castle', name: 'Kaštel Kamerlengo' };
  const nodes = [
    ...border,
    ...castle,
    ...halls,
    { id: 210, lat: at[0], lon: at[1], tags: { name: 'Trogir' } },
    { id: 310, lat: 43.5168, lon: 16.2478, tags: { tourism: 'attraction', name: 'Kaštel Kamerlengo' } },
    ...['Kula svetog Marka', 'Velika palača Cipiko', 'Gradska loža'].map((name) =>
      near(at, { historic: 'monument', name, wikidata: `Q${name.length}7` }),
    ),
    ...['Katedrala sv. Lovre', 'Sveti Nikola', 'Sveti Petar'].map((name) =>
      near(at, { building: 'cathedral', name, wikidata: `Q${name.length}8` }),
    ),
    near(at, { tourism: 'viewpoint', name: 'Riva' }),
    near(at, { natural: 'beach', name: 'Medena' }),
  ];
  const ways = [ring(20, 200), ring(30, 300, kamerlengo), ring(40, 400), ring(41, 410)];
  const relations = [
    {
      id: 1,
      members: [{ type: 'way', ref: 20, role: 'outer' } as const, { type: 'node', ref: 210, role: 'label' } as const],
      tags: {
        boundary: 'administrative',
        admin_level: '7',
        name: 'Grad Trogir',
        'name:en': 'Trogir',
        type: 'boundary',
      },
    },
    {
      id: 2,
      members: [{ type: 'way', ref: 30, role: 'outer' } as const],
      tags: { ...kamerlengo, type: 'multipolygon', wikidata: 'Q99' },
    },
    {
      id: 3,
      members: [{ type: 'way', ref: 40, role: 'outer' } as const, { type: 'way', ref: 41, role: 'outer' } as const],
      tags: museum('Muzej grada Trogira', { type: 'multipolygon' }),
    },
  ];
  extract('trogir', town(at, { nodes, ways, relations }));

  test('is read and answered', async () => {
    expect(reports.get('trogir')).toMatchObject({ placesSame: 2, cities: 1 });
    const city = await cityOf('trogir');
    expect([city.latitude, city.longitude, city.country, city.timeZone]).toEqual([...at, 'HR', 'Europe/Zagreb']);
    const all = await placesOfCity(app.db, city.id);
    expect(all.filter(({ name }) => name === 'Kaštel Kamerlengo').map(({ id }) => id)).toEqual(['osm-relation-2']);
    const hall = all.find(({ name }) => name === 'Muzej grada Trogira');
    expect(hall?.latitude).toBeCloseTo(43.5187, 3);
  });
});

describe('Bruges: a file that names no town at all is known by the table of towns', () => {
  const at = [51.2089, 3.2242] as const;
  const names = [
    'Groeningemuseum',
    'Gruuthusemuseum',
    'Memling in Sint-Jan',
    'Historium',
    'Kantcentrum',
    'Diamantmuseum',
    'Volkskundemuseum',
    'Arentshuis',
  ];
  extract('bruges', town(at, { nodes: names.map((name) => near(at, museum(name, { fee: 'yes' }))) }));

  test('is read and answered', async () => {
    const city = await cityOf('brugge').catch(() => cityOf('bruges'));
    expect(city).toMatchObject({ country: 'BE', sightsToPlan: 8, timeZone: 'Europe/Brussels' });
    const { recommendations } = await answered(city.name, { dates: '10-11 May 2027' });
    expect(recommendations[0]).toMatchObject({ tier: 'open' });
  });
});

describe('two towns in one file: each sight is told with its own, and a night that ends after midnight is kept', () => {
  const [bled, lesce] = [
    [46.3692, 14.1136],
    [46.361, 14.1587],
  ] as const;
  const nodes = [
    { id: 5, lat: bled[0], lon: bled[1], tags: { place: 'town', name: 'Bled', population: '5100' } },
    { id: 6, lat: lesce[0], lon: lesce[1], tags: { place: 'village', name: 'Lesce', population: '2900' } },
    ...['Blejski grad', 'Grad Grimšče', 'Vila Bled'].map((name) =>
      near(bled, { historic: 'castle', name, heritage: '2', fee: 'yes', 'name:de': name }),
    ),
    ...['Sv. Martin', 'Cerkev na otoku'].map((name) =>
      near(bled, { building: 'cathedral', name, heritage: '2', fee: 'yes', 'name:de': name }),
    ),
    ...['Muzejska hiša', 'Triglavska zbirka'].map((name) =>
      near(bled, museum(name, { opening_hours: 'Mo-Su 10:00-18:00' })),
    ),
    near(
      lesce,
      museum('Muzej letalstva', { fee: 'yes', opening_hours: 'We-Su 18:00-01:00', website: 'https://example.org' }),
    ),
    near(lesce, { tourism: 'zoo', name: 'Mali zoo', fee: 'yes', website: 'https://example.org' }),
    near(bled, { amenity: 'restaurant', name: 'Nočna', opening_hours: 'Mo-Su 18:00-02:00' }),
  ];
  extract('bled', town(bled, { nodes }));

  test('is read and answered', async () => {
    const { items } = await answered('Bled', { dates: '12-15 May 2027', interests: 'zoo, museums' });
    const zoo = items.find(({ name }) => name === 'Mali zoo');
    expect(zoo?.why).toContain('near Lesce');
    for (const { name, why } of items) if (/grad|Sv\./.test(name)) expect(why).not.toContain(' near ');
    const night = items.filter(({ name }) => name === 'Nočna');
    expect(night.length).toBeGreaterThan(0);
    for (const { start, grade } of night) expect([start >= '18:00', grade?.hours]).toEqual([true, 'told']);
  });
});

describe('Kamakura: signs that follow no alphabet are told by their English name, or as they stand', () => {
  const at = [35.3192, 139.5467] as const;
  const temple = (name: string, tags: Tags = {}) => ({
    amenity: 'place_of_worship',
    building: 'temple',
    religion: 'buddhist',
    name,
    heritage: '2',
    ...tags,
  });
  const nodes = [
    {
      id: 8,
      lat: at[0],
      lon: at[1],
      tags: { place: 'city', name: '鎌倉市', 'name:en': 'Kamakura', 'name:ja': '鎌倉市', population: '172710' },
    },
    near(at, temple('高徳院', { 'name:en': 'Kotoku-in', tourism: 'attraction' })),
    near(at, temple('建長寺', { 'name:ja-Latn': 'Kencho-ji' })),
    near(at, temple('円覚寺', { 'name:ja_rm': 'Engakuji' })),
    near(at, temple('報国寺')),
    ...['鶴岡八幡宮', '長谷寺', '浄智寺', '鎌倉文学館', '鎌倉国宝館', '川喜多', '鏑木清方'].map((name, i) =>
      near(at, museum(name, { 'name:en': `Museum ${i + 1} of Kamakura` })),
    ),
    near(at, { tourism: 'viewpoint', name: 'さくらの丘' }),
    near(at, { leisure: 'park', name: '源氏山公園', 'name:en': 'Genjiyama Park', wikidata: 'Q77' }),
    ...['おかし', 'カフェ ミルクホール'].map((name) =>
      near(at, { amenity: 'cafe', name, opening_hours: 'Mo-Su 09:00-17:00' }),
    ),
    near(at, { amenity: 'restaurant', name: '鎌倉 峰本', 'name:en': 'Minemoto', opening_hours: 'Mo-Su 11:00-21:00' }),
  ];
  extract('kamakura', town(at, { nodes }), { box: [139.5, 35.28, 139.6, 35.36] });

  test('is read and answered', async () => {
    const { recommendations, items, names } = await answered('Kamakura', {
      interests: 'temples, museums',
      budget: '400000 JPY',
    });
    expect(recommendations[0]?.place).toMatch(/^Kamakura/);
    expect((await cityOf('kamakura')).timeZone).toBe('Asia/Tokyo');
    expect(
      [...names].filter((name) => ['高徳院', '建長寺', '円覚寺', '源氏山公園', '鎌倉 峰本'].includes(name)),
    ).toEqual([]);
    const told = items.flatMap(({ name, why }) => (name === 'Kotoku-in' ? [why] : []));
    expect(told[0]).toContain('(高徳院)');
  });
});

describe('Soldeu: a chapel, and lifts all around', () => {
  const at = [42.5768, 1.6669] as const;
  const slopes = (name: string, away: number) => near(at, { leisure: 'sports_centre', sport: 'skiing', name }, away);
  const nodes = [
    { id: 7, lat: at[0], lon: at[1], tags: { place: 'village', name: 'Soldeu', population: '700' } },
    near(at, { amenity: 'place_of_worship', religion: 'christian', name: 'Sant Bartomeu', wikidata: 'Q8' }),
    slopes('Sector Soldeu', 0.01),
    slopes('Sector Canillo', 0.06),
    near(at, { leisure: 'sauna', name: 'Caldea', website: 'https://caldea.example' }, 0.1),
    near(at, { leisure: 'ice_rink', name: 'Palau de Gel', website: 'https://palau.example' }, 0.05),
    ...['Borda', 'Slim Jim', 'Harrys', 'Sol i Neu', 'Pleta'].map((name) =>
      near(at, { amenity: 'restaurant', name, opening_hours: 'Mo-Su 12:00-23:00' }),
    ),
  ];
  extract('soldeu', town(at, { nodes }), { box: [1.5, 42.4, 1.8, 42.7] });

  test('is planned for who skis in winter, with a bath a way off', async () => {
    const ask = { dates: '8-11 February 2027', interests: 'skiing every day, a spa' };
    const { recommendations, names } = await answered('Soldeu', ask);
    expect(recommendations[0]?.place).toMatch(/^Soldeu/);
    expect([...names]).toEqual(expect.arrayContaining(['Caldea']));
    expect([...names].filter((name) => name.startsWith('Sector')).length).toBeGreaterThan(0);
    // Nobody tells when the lifts run: one skis first thing.
    const skied = (recommendations as readonly Recommendation[]).flatMap(({ plan }) =>
      plan.days.slice(1).flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight').slice(0, 1)),
    );
    const begins = skied.flatMap(({ name, start }) => (name.startsWith('Sector') ? [start] : []));
    expect(begins.length).toBeGreaterThan(0);
    expect(begins.filter((start) => start > '10:30')).toEqual([]);
  });

  test('is not where things stand that lie a way off', async () => {
    expect(await named('soldeu')).not.toContain('Caldea');
    expect((await app.get(`/api/guides/${(await cityOf('soldeu')).id}`)).text).not.toContain('Palau de Gel');
  });

  test('is too little for who comes for anything else, or in summer', async () => {
    for (const more of [{ interests: 'museums' }, { interests: 'skiing', dates: '8-11 July 2027' }])
      expect((await answered('Soldeu', more)).recommendations[0]?.place ?? '').not.toMatch(/^Soldeu/);
  });
});

describe('Tartus: names in letters from right to left, kinds, and nothing else', () => {
  const at = [34.889, 35.886] as const;
  const sights: readonly (readonly [string, Tags])[] = [
    ['متحف المدينة', { tourism: 'museum' }],
    ['القلعة', { historic: 'castle', building: 'castle' }],
    ['المسجد الجامع', { amenity: 'place_of_worship', religion: 'muslim' }],
    ['حديقة النهر', { leisure: 'park' }],
    ['مطل الجبل', { tourism: 'viewpoint' }],
    ['نصب الشهداء', { historic: 'monument' }],
    ['سوق العطارين', { amenity: 'marketplace' }],
    ['حديقة الحيوان', { tourism: 'zoo' }],
    ['الأطلال القديمة', { historic: 'ruins' }],
    ['ساحة الحرية', { place: 'square' }],
    ['البيت الكبير', { tourism: 'attraction' }],
  ];
  const nodes = [
    { id: 9, lat: at[0], lon: at[1], tags: { place: 'city', name: 'طرطوس' } },
    ...sights.map(([name, tags], i) => near(at, { name, ...tags }, 0.004 + i / 1000)),
    ...['مطعم البحر', 'مطعم القلعة', 'مطعم الشام'].map((name) => near(at, { amenity: 'restaurant', name })),
  ];
  extract('tartus', town(at, { nodes }), { box: [35.7, 34.7, 36.1, 35.1] });

  test('is planned and listed with what there is, under the names that it has', async () => {
    const { recommendations, items } = await answered('طرطوس');
    expect(recommendations[0]).toMatchObject({ tier: 'open', place: 'Ţarţūs, Syria' });
    expect((await app.get(`/api/guides/${(await cityOf('طرطوس')).id}`)).body.sights).toHaveLength(8);
    const seen = items.flatMap(({ kind, name }) => (kind === 'sight' ? [name] : []));
    expect(new Set(seen).size).toBeGreaterThan(5);
    expect(sights.map(([name]) => name)).toEqual(expect.arrayContaining([...new Set(seen)]));
  });
});
