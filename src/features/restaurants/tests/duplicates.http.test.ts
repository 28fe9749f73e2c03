/** One house once: an extract that tells of it twice, two extracts, and the catalogue; and what operators say to it. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';
import { milesBetween } from '../../destinations/rules/position.ts';
import { importOsm, type WholeReport } from '../actions/import-file.ts';
import { type DuplicateCandidate, phoneKey, reasonWithinSource, siteKey } from '../rules/duplicates.ts';

let desk: AdminRestaurants;
beforeEach(async () => {
  desk = await openAdminRestaurants();
});
afterEach(() => desk[Symbol.asyncDispose]());

const HERE = { lat: -18.2, lon: 179.5 };
const north = (metres: number) => ({ lat: HERE.lat + metres / 111_195, lon: HERE.lon });
const point = (id: number, metres: number, name: string, tags: object = {}) => ({
  ...{ type: 'node', id, ...north(metres) },
  tags: { amenity: 'restaurant', name, ...tags },
});
const building = (id: number, metres: number, name: string, tags: object = {}) => ({
  ...{ type: 'way', id, nodes: [], center: north(metres) },
  tags: { amenity: 'restaurant', name, building: 'yes', ...tags },
});
const site = (id: number, metres: number, name: string, tags: object = {}) => ({
  ...{ type: 'relation', id, members: [], center: north(metres) },
  tags: { amenity: 'restaurant', name, type: 'multipolygon', ...tags },
});

async function imported(...elements: object[]): Promise<WholeReport> {
  const folder = await mkdtemp(join(tmpdir(), 'doubles-'));
  try {
    const file = join(folder, 'fiji.json');
    await writeFile(file, JSON.stringify({ elements }));
    desk.now = new Date(desk.now.getTime() + 60_000);
    return await importOsm(desk.app.db, file, desk.now);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const listed = async () => (await desk.listed()).sort();
const part = async (id: string) => {
  const { version } = await desk.row(id);
  return desk.clerk.post(`/api/admin/restaurants/${id}/unmerge`, { version });
};

describe('within one import', () => {
  test('a house that is told as a point, a building and a group of buildings is one, with what all of them know', async () => {
    const report = await imported(
      point(1, 0, 'The Donut Pub'),
      building(2, 10, 'Donut Pub', { phone: '+679 330 1234' }),
      site(3, 20, 'The Donut Pub', { website: 'https://donut.example/', wheelchair: 'yes' }),
    );
    expect(report).toMatchObject({ restaurants: 3, added: 3, doubles: 2 });
    expect(await listed()).toEqual(['osm-node-1']);
    expect((await desk.seen('osm-way-2')).body).toMatchObject({
      ...{ id: 'osm-node-1', phone: '+679 330 1234', website: 'https://donut.example/', stepFree: true },
    });
  });

  test('operators see what it is the same as and by what, and the audit log has it', async () => {
    await imported(point(1, 0, 'The Donut Pub'), building(2, 10, 'The Donut Pub'));
    expect((await desk.row('osm-way-2')).sameAs).toEqual({
      ...{ id: 'osm-node-1', name: 'The Donut Pub', away: 10, because: 'name' },
    });
    const { body } = await desk.clerk.get('/api/admin/restaurants?state=merged');
    expect(body.rows).toMatchObject([{ id: 'osm-way-2', state: 'merged' }]);
    expect(await desk.audits('osm-way-2')).toEqual([
      {
        ...{ action: 'restaurant.double', operator: 'Import', before: { sameAs: null } },
        after: { sameAs: 'osm-node-1', because: 'name' },
      },
    ]);
  });

  test('a file that is read again, in other batches, finds the same houses and writes nothing down anew', async () => {
    const file = [point(1, 0, 'The Donut Pub'), point(7, 400, 'Reef'), building(2, 10, 'The Donut Pub')];
    await imported(...file);
    await imported(...file.toReversed());
    await desk.told();
    expect(await listed()).toEqual(['osm-node-1', 'osm-node-7']);
    expect(await desk.audits('osm-way-2')).toHaveLength(1);
  });
});

const house = (id: string, metres: number, more: Partial<DuplicateCandidate>): DuplicateCandidate => ({
  ...{ id, source: 'openstreetmap', name: 'Lagoon', sourceName: null, phone: null, website: null, address: '' },
  ...{
    sameAs: null,
    isSettled: false,
    isUnmerged: false,
    isCorrected: false,
    isRetired: false,
    createdAt: new Date(0),
  },
  ...{ latitude: 38.72 + metres / 111_195, longitude: -9.13, ...more },
});

describe('of one source, what is clear is one', () => {
  const [phone, website] = ['+376 834 393', 'http://www.made-in-italy.li/'];
  test.each<readonly [string, string | null, number, Partial<DuplicateCandidate>, Partial<DuplicateCandidate>]>([
    ['the same name at the same door', 'name', 11, { name: 'Pattaya' }, { name: 'Pattaya' }],
    ['the same name in the same street', 'name', 90, { name: 'Tre Scalini' }, { name: 'Tre scalini' }],
    ['a name in two words', 'phone', 16, { name: 'Can Fontcuberta', phone }, { name: 'Can font cuberta', phone }],
    [
      'a longer name and one telephone',
      'phone',
      16,
      { name: 'Cava la Moreneta', phone },
      { name: 'La moreneta', phone: '834393 +376' },
    ],
    [
      'one website in two writings',
      'website',
      41,
      { name: 'Made in Italy Vaduz', website },
      { name: 'Made in Italy', website: 'https://made-in-italy.li' },
    ],
    ['a building and the point in it', 'building', 3, { name: 'Café Guflina' }, { id: 'osm-way-2', name: 'Guflina' }],
    ['a name of no words of its own, at one door', 'name', 12, { name: 'Café' }, { name: 'Cafe' }],
    ['a name of no words of its own, two doors on', null, 60, { name: 'Café' }, { name: 'Cafe' }],
    ['two points of a name alike', null, 3, { name: 'Bellini - Das Bistro' }, { name: 'Bellini' }],
    ['two kinds of one owner', null, 10, { name: 'Bar Hotel Post', phone }, { name: 'Café Hotel Post', phone }],
    ['two branches, told apart by their telephones', null, 80, { phone }, { phone: '+376 111 222' }],
    [
      'two branches, told apart by their numbers',
      null,
      80,
      { address: '100 Main Street' },
      { address: '180 Main Street' },
    ],
    [
      'two branches with one website',
      null,
      90,
      { name: 'Starbucks Dam', website, address: '1 Dam' },
      { name: 'Starbucks', website, address: '9 Dam' },
    ],
    ['the same name beyond the street', null, 130, {}, {}],
    ['one telephone, two names', null, 5, { name: 'Reef', phone }, { name: 'Lagoon', phone }],
    ['two of a row', null, 5, { name: 'Bar A' }, { name: 'Bar B' }],
    ['no names', null, 0, { name: '' }, { name: '' }],
  ])('%s: %s', (_, because, metres, one, other) => {
    const [a, b] = [house('osm-node-1', 0, one), house('osm-node-2', metres, other)];
    const isClear = { ...b, phone: b.phone?.startsWith('8') ? '+376834393' : b.phone };
    expect([reasonWithinSource(a, isClear), reasonWithinSource(isClear, a)]).toEqual([because, because]);
  });
});

describe('between imports', () => {
  test('the row that was there first leads, and the later one comes in under it', async () => {
    await imported(building(2, 10, 'The Donut Pub'));
    await imported(point(1, 0, 'The Donut Pub'));
    expect(await listed()).toEqual(['osm-way-2']);
  });

  test('two that were stored before are one when they are told again', async () => {
    await imported(point(1, 0, 'Reef'), point(2, 10, 'Lagoon'));
    expect(await listed()).toEqual(['osm-node-1', 'osm-node-2']);
    await imported(point(1, 0, 'Lagoon'));
    expect(await listed()).toEqual(['osm-node-1']);
    await imported(point(1, 0, 'Reef'), point(2, 10, 'Lagoon'));
    expect(await listed()).toEqual(['osm-node-1', 'osm-node-2']);
    expect((await desk.audits('osm-node-2')).map(({ action }) => action)).toEqual([
      'restaurant.double',
      'restaurant.alone',
    ]);
  });

  test('a row with reviews stays a place of its own, and others come in under it', async () => {
    await imported(point(1, 0, 'Reef'), point(2, 10, 'Lagoon'));
    const review = { restaurantId: 'osm-node-2', authorName: 'Ana', rating: 5, text: 'Fresh fish, kind people.' };
    expect((await desk.app.post('/api/reviews', review)).status).toBe(201);
    await imported(point(1, 0, 'Lagoon'), point(2, 10, 'Lagoon'));
    expect(await listed()).toEqual(['osm-node-2']);
    expect((await desk.seen('osm-node-1')).body).toMatchObject({ id: 'osm-node-2', totalReviews: 1 });
  });

  test('what an operator hid does not come back as another drawing of it', async () => {
    await imported(point(1, 0, 'The Donut Pub'));
    await desk.clerk.post('/api/admin/restaurants/osm-node-1/hide', { version: 0, reason: 'Closed' });
    await imported(point(1, 0, 'The Donut Pub'), building(2, 10, 'The Donut Pub'));
    expect(await listed()).toEqual([]);
  });

  test('where the leading row is gone, the other takes its place', async () => {
    await imported(point(1, 0, 'The Donut Pub'), building(2, 10, 'The Donut Pub'), site(3, 5, 'The Donut Pub'));
    expect(await imported(point(1, 0, 'The Donut Pub', { disused: 'yes' }))).toMatchObject({ retired: 1 });
    expect(await listed()).toEqual(['osm-way-2']);
    expect((await desk.row('osm-relation-3')).sameAs.id).toBe('osm-way-2');
    await imported(point(1, 0, 'The Donut Pub'));
    expect(await listed()).toEqual(['osm-node-1']);
  });

  test('two imports at once do not tie two rows to each other', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const [a, b] = [10 * turn + 1, 10 * turn + 2];
      const name = `Lagoon ${turn}`;
      await Promise.all([imported(point(a, 0, name)), imported(point(b, 10, name))]);
      const { rows } = await sql<{ same_as: string | null }>`
        select same_as from restaurants where id in (${`osm-node-${a}`}, ${`osm-node-${b}`})`.execute(desk.app.db);
      expect(rows.filter((row) => row.same_as === null)).toHaveLength(1);
    }
  });
});

describe('with the catalogue', () => {
  const ours = () =>
    table('ours', { source: 'editors', name: 'The Lagoon', phone: null, website: 'https://lagoon.example/' });

  test('by its website, where the names share a word', async () => {
    await desk.told(ours());
    await imported(point(1, 90, 'Lagoon Beach Club Fiji', { website: 'http://www.lagoon.example' }));
    expect((await desk.row('osm-node-1')).sameAs).toMatchObject({ id: 'ours', because: 'website' });
  });

  test('a table of ours that is told later leads at once, with what lent to the imported one', async () => {
    await imported(point(1, 0, 'Lagoon', { phone: '+679 330 1234' }), building(2, 5, 'Lagoon', { wheelchair: 'yes' }));
    await desk.told({ ...ours(), stepFree: null, amenities: [] });
    expect(await listed()).toEqual(['ours']);
    expect((await desk.seen('osm-way-2')).body).toMatchObject({ id: 'ours', phone: '+679 330 1234', stepFree: true });
  });
});

describe('an operator who says that they are two', () => {
  test('is believed by every later import, whichever of the two it tells first', async () => {
    const [one, other] = [point(1, 0, 'The Donut Pub'), building(2, 10, 'The Donut Pub')];
    await imported(one, other);
    expect((await part('osm-way-2')).status).toBe(200);
    expect(await listed()).toEqual(['osm-node-1', 'osm-way-2']);
    await imported(one, other);
    await imported(one);
    await imported(other);
    expect(await listed()).toEqual(['osm-node-1', 'osm-way-2']);
    expect((await desk.audits('osm-way-2')).map(({ action, operator }) => [action, operator])).toEqual([
      ['restaurant.double', 'Import'],
      ['restaurant.unmerge', desk.clerk.operator.name],
    ]);
  });

  test('a third drawing joins the one that is left, not the one that was made a place of its own', async () => {
    const all = [point(1, 0, 'The Donut Pub'), building(2, 10, 'The Donut Pub'), site(3, 9, 'The Donut Pub')];
    await imported(...all.slice(0, 2));
    await part('osm-way-2');
    await imported(...all);
    expect((await desk.row('osm-relation-3')).sameAs.id).toBe('osm-node-1');
    await part('osm-relation-3');
    await imported(...all);
    expect(await listed()).toEqual(['osm-node-1', 'osm-relation-3', 'osm-way-2']);
  });
});

/** Rows within 100 metres that have the same name, telephone or website, whatever the rule says of them. */
async function pairsShown(): Promise<string[]> {
  const { rows } = await sql<DuplicateCandidate>`
    select id, name, phone, website, latitude::float8, longitude::float8 from restaurants
    where source = 'openstreetmap' and same_as is null order by id`.execute(desk.app.db);
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return rows.flatMap((a, i) =>
    rows.slice(i + 1).flatMap((b) => {
      if (milesBetween(a, b) * 1609.344 > 100) return [];
      const isPair =
        plain(a.name) === plain(b.name) ||
        (phoneKey(a.phone) !== '' && phoneKey(a.phone) === phoneKey(b.phone)) ||
        (siteKey(a.website) !== '' && siteKey(a.website) === siteKey(b.website));
      return isPair ? [`${a.id} ${b.id}`] : [];
    }),
  );
}

const SAMPLES = process.env['OSM_SAMPLES'] ?? '';
describe.skipIf(!existsSync(join(SAMPLES, 'andorra-2021.osm.pbf')))('in real extracts', () => {
  test.each([
    ['monaco-2023', 3],
    ['liechtenstein-2015', 5],
    ['andorra-2021', 3],
  ])('%s has no pair left', async (name, doubles) => {
    const file = join(SAMPLES, `${name}.osm.pbf`);
    const report = await importOsm(desk.app.db, file, desk.now);
    expect(report.doubles).toBe(doubles);
    expect(await pairsShown()).toEqual([]);
    expect(await importOsm(desk.app.db, file, new Date(desk.now.getTime() + 1000))).toMatchObject({
      added: 0,
      doubles,
    });
  });
});
