/** What a source tells again: places that moved, that visitors wrote about, that operators decided about. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRestaurantDesk, type RestaurantDesk, table } from '../../../test/restaurant-desk.ts';
import { findAround } from './store/around.ts';

let desk: RestaurantDesk;
beforeEach(async () => {
  desk = await openRestaurantDesk();
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

  test('joined by an operator, it goes on lending and is in no list', async () => {
    await desk.told(table('osm-a'), table('osm-b'));
    const joined = await desk.clerk.post('/api/admin/restaurants/osm-b/merge/osm-a', { version: 0, intoVersion: 0 });
    expect(joined.status).toBe(200);
    await desk.told(table('osm-b', AWAY));
    expect([await desk.listed(), await listedAt(AWAY)]).toEqual([['osm-a'], []]);
  });
});
