/** What a source tells again: places that moved, that visitors wrote about, that operators decided about. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';
import { importOsm, type WholeReport } from '../actions/import-file.ts';
import { findAround } from '../store/duplicates.ts';

let desk: AdminRestaurants;
beforeEach(async () => {
  desk = await openAdminRestaurants();
});
afterEach(() => desk[Symbol.asyncDispose]());

/** Thirty miles from where the tables of the desk lie. */
const AWAY = { latitude: -18.6, longitude: 179.5 };
const review = async (restaurantId: string) => {
  const words = { restaurantId, authorName: 'Ana', rating: 5, text: 'Fresh fish, kind people.' };
  expect((await desk.app.post('/api/reviews', words)).status).toBe(201);
};
const listedAt = async ({ latitude, longitude }: typeof AWAY): Promise<string[]> => {
  const { body } = await desk.app.get(`/api/restaurants?latitude=${latitude}&longitude=${longitude}`);
  return body.restaurants.map(({ id }: { id: string }) => id);
};

describe('a place that moved', () => {
  test('is found around its new door, with what visitors said of it', async () => {
    await desk.told(table('osm-a'));
    await review('osm-a');
    await desk.told(table('osm-a', AWAY));
    expect(await listedAt(AWAY)).toEqual(['osm-a']);
    expect(await desk.listed()).toEqual([]);
    expect((await desk.seen('osm-a')).body).toMatchObject({ ...AWAY, totalReviews: 1 });
  });

  test('hidden, it stays hidden and is shown around its new door', async () => {
    await desk.told(table('osm-a'));
    const hidden = await desk.clerk.post('/api/admin/restaurants/osm-a/hide', { version: 0, reason: 'Closed' });
    expect(hidden.status).toBe(200);
    await desk.told(table('osm-a', AWAY));
    expect(await listedAt(AWAY)).toEqual([]);
    // Whoever tells of the new door finds it, so it does not come back under another name.
    const told = { ...AWAY, name: 'Table osm-a', phone: null, address: '' };
    expect((await findAround(desk.app.db, [told])).map(({ id }) => id)).toEqual(['osm-a']);
    await desk.clerk.post('/api/admin/restaurants/osm-a/show', { version: 1 });
    expect(await listedAt(AWAY)).toEqual(['osm-a']);
  });

  test('merged by an operator, it goes on lending and is in no list', async () => {
    await desk.told(table('osm-a'), table('osm-b'));
    const merged = await desk.clerk.post('/api/admin/restaurants/osm-b/merge/osm-a', { version: 0, intoVersion: 0 });
    expect(merged.status).toBe(200);
    await desk.told(table('osm-b', AWAY));
    expect([await desk.listed(), await listedAt(AWAY)]).toEqual([['osm-a'], []]);
  });
});

describe('a place that its source says is gone', () => {
  const HERE = { lat: -18.2, lon: 179.5 };
  const cafe = (id: number, tags: object = {}) => ({
    type: 'node',
    id,
    ...HERE,
    tags: { amenity: 'cafe', name: `Bure ${id}`, ...tags },
  });
  async function imported(...elements: object[]): Promise<WholeReport> {
    const folder = await mkdtemp(join(tmpdir(), 'telling-'));
    try {
      const file = join(folder, 'fiji.json');
      await writeFile(file, JSON.stringify({ elements }));
      return await importOsm(desk.app.db, file, desk.now);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test.each([
    ['out of use', { disused: 'yes' }],
    ['out of use by the name of its tag', { amenity: undefined, 'disused:amenity': 'cafe' }],
    ['a shop now', { amenity: undefined, shop: 'books' }],
    ['without a name', { name: undefined }],
  ])('%s: it leaves every list with its reviews, and comes back when it is told again', async (_, tags) => {
    await imported(cafe(1), cafe(2));
    await review('osm-node-1');
    expect(await imported(cafe(1, tags))).toMatchObject({ restaurants: 0, retired: 1 });
    expect(await desk.listed()).toEqual(['osm-node-2']);
    expect((await desk.seen('osm-node-1')).status).toBe(404);
    expect((await desk.app.get('/api/reviews?restaurantId=osm-node-1')).body).toEqual([]);
    expect(await imported(cafe(1, tags))).toMatchObject({ retired: 0 });
    const { body } = await desk.clerk.get('/api/admin/restaurants?state=retired');
    expect(body.rows).toMatchObject([{ id: 'osm-node-1', state: 'retired', reviews: 1 }]);

    await imported(cafe(1));
    expect((await desk.listed()).sort()).toEqual(['osm-node-1', 'osm-node-2']);
    expect((await desk.seen('osm-node-1')).body).toMatchObject({ totalReviews: 1 });
  });

  test('what an operator hid stays hidden, whatever the source says meanwhile', async () => {
    await imported(cafe(1));
    await desk.clerk.post('/api/admin/restaurants/osm-node-1/hide', { version: 0, reason: 'Closed' });
    await imported(cafe(1, { disused: 'yes' }));
    await imported(cafe(1));
    expect(await desk.listed()).toEqual([]);
    await imported(cafe(1, { disused: 'yes' }));
    // Shown again by hand, it is still gone.
    await desk.clerk.post('/api/admin/restaurants/osm-node-1/show', { version: 1 });
    expect(await desk.listed()).toEqual([]);
    await imported(cafe(1));
    expect(await desk.listed()).toEqual(['osm-node-1']);
  });

  test('it lends nothing any more, and a row that a living one was merged into stays', async () => {
    const merged = (id: string, into: string) =>
      desk.clerk.post(`/api/admin/restaurants/${id}/merge/${into}`, { version: 0, intoVersion: 0 });
    await imported(cafe(1), cafe(2, { phone: '+679 222 2222' }), cafe(3), cafe(4));
    expect((await merged('osm-node-2', 'osm-node-1')).status).toBe(200);
    expect((await merged('osm-node-4', 'osm-node-3')).status).toBe(200);
    expect((await desk.seen('osm-node-1')).body.phone).toBe('+679 222 2222');
    await imported(cafe(2, { disused: 'yes' }), cafe(3, { disused: 'yes' }));
    expect((await desk.seen('osm-node-1')).body.phone).toBeNull();
    expect((await desk.listed()).sort()).toEqual(['osm-node-1', 'osm-node-3']);
  });

  test('its reviews can be merged into the row that took its place, and nothing is merged into it', async () => {
    await imported(cafe(1), cafe(2));
    await review('osm-node-1');
    await imported(cafe(1, { disused: 'yes' }));
    expect((await desk.row('osm-node-2')).near).toEqual([]);
    const merge = (id: string, into: string) =>
      desk.clerk.post(`/api/admin/restaurants/${id}/merge/${into}`, { version: 0, intoVersion: 0 });
    expect((await merge('osm-node-2', 'osm-node-1')).body.code).toBe('not_mergeable');
    expect((await merge('osm-node-1', 'osm-node-2')).status).toBe(200);
    expect((await desk.seen('osm-node-1')).body).toMatchObject({ id: 'osm-node-2', totalReviews: 1 });
    expect(await desk.listed()).toEqual(['osm-node-2']);
  });
});
