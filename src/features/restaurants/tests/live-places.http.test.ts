import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { anOverpass, type Behaviour, REFUSALS } from '../../../../test/fake-overpass/start.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { livePlacesStored } from '../copy/errors.ts';

/** South, west, north, east. */
function boxOf(question: string): number[] {
  return /\(([-\d.]+,[-\d.]+,[-\d.]+,[-\d.]+)\)/.exec(question)?.[1]?.split(',').map(Number) ?? [];
}

/** A map that answers what lies in the box, in the order of ids, and no more than it is asked for. */
const aMap = (nodes: () => { id: number; lat: number; lon: number }[]) => (question: string) => {
  const [south = 0, west = 0, north = 0, east = 0] = boxOf(question);
  const most = Number(/ (\d+);$/.exec(question)?.[1]);
  const inside = nodes().filter(({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east);
  return { body: { elements: inside.sort((a, b) => a.id - b.id).slice(0, most) } };
};

const PARIS = '/api/restaurants?latitude=48.8566&longitude=2.3522';
const node = (id: number, tags: object) => ({ type: 'node', id, lat: 48.857, lon: 2.353, tags });
const cafe = (id: number, more: object = {}) => node(id, { amenity: 'cafe', name: `Café ${id}`, ...more });

test('with a live service the list is a plain list, and each square is asked about once', async () => {
  await using overpass = await anOverpass(() => ({
    body: {
      elements: [
        cafe(1, { website: 'javascript:alert(1)', opening_hours: 'Mo-Su 08:00-20:00' }),
        { type: 'relation', id: 6, center: { lat: 48.857, lon: 2.35 }, tags: { amenity: 'pub', name: 'Two Houses' } },
        { type: 'way', id: 2, center: { lat: 48.858, lon: 2.35 }, tags: { amenity: 'restaurant', name: 'Le Way' } },
        cafe(3, { name: '' }),
        node(4, { amenity: 'bank', name: 'Bank' }),
        { ...cafe(5), lat: 948 },
        'nonsense',
      ],
    },
  }));
  await using app = await openApp({ settings: overpass.settings });

  const answers = [await app.get(PARIS), await app.get(PARIS)];

  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual(['osm-node-1', 'osm-relation-6', 'osm-way-2']);
  }
  expect(answers[0]?.body).toContainEqual(
    expect.objectContaining({ id: 'osm-node-1', website: null, aggregatedRating: 0, source: 'openstreetmap' }),
  );
  // The square itself first, then the ten miles around it in three steps; never the visitor's own position.
  expect(overpass.asked.map(boxOf)).toHaveLength(4);
  expect(boxOf(overpass.asked[0] ?? '')).toEqual([48.84, 2.34, 48.86, 2.36]);
  const [south = 0, west = 0, north = 0, east = 0] = boxOf(overpass.asked[3] ?? '');
  for (const reached of [48.84 - south, north - 48.86, (2.34 - west) * 0.66, (east - 2.36) * 0.66])
    expect(reached * 69).toBeCloseTo(10, 0);
  for (const question of overpass.asked) expect(question).not.toContain('2.3522');
});

test.each([
  ['that is down', { status: 504, body: {} }],
  ['behind a machine that gave up', REFUSALS.gateway],
  [
    'that gave up half way',
    {
      body: {
        elements: [cafe(1)],
        remark: 'runtime error: Query timed out in "query" at line 1 after 5 seconds.',
      },
    },
  ],
  ['that answers something else', { body: 'rate limited' }],
] as readonly (readonly [string, Behaviour])[])(
  'a service %s leaves the list as it was, and is asked again after a while',
  async (_, answer) => {
    await using overpass = await anOverpass(() => answer);
    let now = new Date('2026-11-20T12:00:00Z');
    await using app = await openApp({ settings: overpass.settings, now: () => now });
    const silent = { status: 200, body: { message: livePlacesStored.silent, restaurants: [] } };
    expect(await app.get(PARIS)).toMatchObject(silent);
    expect(await app.get(PARIS)).toMatchObject(silent);
    expect(overpass.asked).toHaveLength(1);
    now = new Date('2026-11-20T12:11:00Z');
    await app.get(PARIS);
    expect(overpass.asked).toHaveLength(2);
  },
);

test('what was answered before stays live while the service is down, for two weeks', async () => {
  let answer: Behaviour = { body: { elements: [cafe(1)] } };
  await using overpass = await anOverpass(() => answer);
  let now = new Date('2026-11-20T12:00:00Z');
  await using app = await openApp({ settings: overpass.settings, now: () => now });
  const both = await Promise.all([app.get(PARIS), app.get(PARIS)]);
  expect(both.map(({ body }) => Array.isArray(body))).toEqual([true, true]);
  answer = { status: 504, body: {} };
  now = new Date('2026-11-28T12:00:00Z');
  expect((await app.get(PARIS)).body).toHaveLength(1);
  now = new Date('2026-12-05T12:00:00Z');
  expect((await app.get(PARIS)).body).toMatchObject({
    message: livePlacesStored.silent,
    restaurants: [{ id: 'osm-node-1' }],
  });
});

describe('a square so full that an answer is cut off', () => {
  test('is asked about in quarters, so that its last place is found as well as its first', async () => {
    const crowd = Array.from({ length: 401 }, (_, i) => ({
      ...cafe(i + 1),
      lat: 48.8401 + (i % 20) / 1010,
      lon: 2.3401 + Math.floor(i / 20) / 1100,
    }));
    await using overpass = await anOverpass(aMap(() => crowd));
    await using app = await openApp({ settings: overpass.settings });
    expect(Array.isArray((await app.get(PARIS)).body)).toBe(true);
    expect(overpass.asked).toHaveLength(5);
    const rows = await sql<{ n: number }>`
      select count(*)::int as n from restaurants where id like 'osm-node-%'`.execute(app.db);
    expect(rows.rows).toEqual([{ n: 401 }]);
  });

  test('a wider box that is too full ends the asking: what is near is known', async () => {
    const crowd = Array.from({ length: 401 }, (_, i) => ({ ...cafe(i + 1), lat: 48.88, lon: 2.35 + i / 100_000 }));
    await using overpass = await anOverpass(aMap(() => [...crowd, cafe(500)]));
    await using app = await openApp({ settings: overpass.settings });
    expect((await app.get('/api/restaurants/osm-node-500')).status).toBe(404);
    await app.get(PARIS);
    expect(overpass.asked).toHaveLength(2);
    expect((await app.get('/api/restaurants/osm-node-500')).status).toBe(200);
  });
});

test('a place nine miles away is live as well', async () => {
  await using overpass = await anOverpass(aMap(() => [cafe(1), { ...cafe(2), lat: 48.8566 + 9 / 69.1 }]));
  await using app = await openApp({ settings: overpass.settings });
  expect((await app.get(PARIS)).body.map(({ id }: { id: string }) => id)).toEqual(['osm-node-1', 'osm-node-2']);
});

test.runIf(IS_LONG)('one address has a share of the day’s questions, and leaves the rest to others', async () => {
  await using overpass = await anOverpass(aMap(() => []));
  await using app = await openApp({ settings: overpass.settings });
  const walk = async (steps: number, address: string) => {
    for (let i = 0; i < steps; i++)
      await app.get(`/api/restaurants?latitude=${(40.01 + i * 0.02).toFixed(2)}&longitude=2.35`, { address });
  };
  await walk(60, '198.51.100.7');
  expect(overpass.asked).toHaveLength(200);
  await app.get('/api/restaurants?latitude=10&longitude=2.35', { address: '198.51.100.8' });
  expect(overpass.asked).toHaveLength(204);
});

describe('a place that the service no longer tells of', () => {
  const FULL = [cafe(1), cafe(2), cafe(3)];
  const WEEK_LATER = new Date('2026-11-28T12:00:00Z');
  async function aWeekApart(
    later: object[],
    work: (app: TestApp) => Promise<void>,
    meanwhile?: (app: TestApp) => unknown,
  ) {
    let [now, nodes] = [new Date('2026-11-20T12:00:00Z'), FULL as object[]];
    await using overpass = await anOverpass(aMap(() => [...nodes] as typeof FULL));
    await using app = await openApp({ settings: overpass.settings, now: () => now });
    await app.get(PARIS);
    await meanwhile?.(app);
    [now, nodes] = [WEEK_LATER, later];
    await work(app);
  }
  const listed = async (app: TestApp) => (await app.get(PARIS)).body.map(({ id }: { id: string }) => id).sort();

  test('leaves the list with the next whole answer', () =>
    aWeekApart([cafe(1), cafe(2)], async (app) => {
      expect(await listed(app)).toEqual(['osm-node-1', 'osm-node-2']);
    }));

  test('or that it calls out of use', () =>
    aWeekApart([cafe(1), cafe(2), cafe(3, { disused: 'yes' })], async (app) => {
      expect(await listed(app)).toEqual(['osm-node-1', 'osm-node-2']);
    }));

  test('stays where most of what is known would go: such a service knows another part of the world', () =>
    aWeekApart([cafe(1)], async (app) => {
      expect(await listed(app)).toEqual(['osm-node-1', 'osm-node-2', 'osm-node-3']);
    }));

  test('stays where an operator has corrected it', () =>
    aWeekApart(
      [cafe(1), cafe(2)],
      async (app) => {
        expect(await listed(app)).toEqual(['osm-node-1', 'osm-node-2', 'osm-node-3']);
      },
      (app) =>
        sql`update restaurants set corrected = '{phone}', source_facts = '{}' where id = 'osm-node-3'`.execute(app.db),
    ));
});
