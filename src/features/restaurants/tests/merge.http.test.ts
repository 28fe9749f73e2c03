/** Two rows of restaurants that are one place: merged and unmerged by operators, with what visitors wrote. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';

let desk: AdminRestaurants;
let app: AdminRestaurants['app'];
let clerk: AdminRestaurants['clerk'];
beforeEach(async () => {
  desk = await openAdminRestaurants();
  ({ app, clerk } = desk);
});
afterEach(() => desk[Symbol.asyncDispose]());

const told: AdminRestaurants['told'] = (...tables) => desk.told(...tables);
const row: AdminRestaurants['row'] = (id) => desk.row(id);
const seen: AdminRestaurants['seen'] = (id) => desk.seen(id);
const listed = () => desk.listed();
const audits: AdminRestaurants['audits'] = (id) => desk.audits(id);
const review = async (restaurantId: string, rating: number, text: string) => {
  const written = await app.post('/api/reviews', { restaurantId, authorName: 'Ana', rating, text });
  expect(written.status, written.text).toBe(201);
};

const FACTS = {
  hours: null,
  phone: null,
  website: null,
  cuisine: 'Fish',
  kinds: [],
  price: null,
  diets: [],
  stepFree: null,
};

describe('two rows that are one place', () => {
  const merge = (id: string, intoId: string, version = 0, intoVersion = 0) =>
    clerk.post(`/api/admin/restaurants/${id}/merge/${intoId}`, { version, intoVersion });

  test('are merged after a look at what will be shown; reviews of both follow, and are unmerged again', async () => {
    await told(table('osm-a', { name: 'Kava Candidate', phone: null }), table('osm-b', { name: 'Blue Door' }));
    await review('osm-a', 5, 'The kava came in a coconut shell.');
    await review('osm-b', 2, 'We waited an hour for cold fish.');
    expect((await row('osm-a')).near.map(({ id }: { id: string }) => id)).toContain('osm-b');

    const preview = await clerk.get('/api/admin/restaurants/osm-b/merge/osm-a');
    expect(preview.body).toMatchObject({ reviewsMoving: 1, reviewsAfter: 2, ratingAfter: 3.5 });
    expect(preview.body.lent).toContainEqual({ fact: 'phone', value: '+679 111 1111' });
    const merged = await merge('osm-b', 'osm-a');
    expect(merged.status, merged.text).toBe(200);
    expect(merged.body).toMatchObject({ id: 'osm-a', reviews: 2, rating: 3.5, lenders: [{ id: 'osm-b' }] });
    expect(await listed()).toEqual(['osm-a']);
    expect((await seen('osm-b')).body).toMatchObject({ id: 'osm-a', phone: '+679 111 1111', totalReviews: 2 });
    expect((await app.get('/api/reviews?restaurantId=osm-b')).body).toHaveLength(2);
    await told(table('osm-b', { name: 'Blue Door' }));
    expect(await listed()).toEqual(['osm-a']);

    await review('osm-b', 4, 'Better now that there are two kitchens.');
    const unmerged = await clerk.post('/api/admin/restaurants/osm-b/unmerge', { version: 1 });
    expect(unmerged.body).toMatchObject({ id: 'osm-b', reviews: 1, rating: 2, sameAs: null });
    expect(await row('osm-a')).toMatchObject({ reviews: 2, rating: 4.5, lenders: [] });
    expect((await listed()).sort()).toEqual(['osm-a', 'osm-b']);
    expect((await audits('osm-b')).map(({ action }) => action)).toEqual(['restaurant.merge', 'restaurant.unmerge']);
    expect((await audits('osm-a')).map(({ action }) => action)).toEqual(['restaurant.take-in', 'restaurant.let-go']);
  });

  test('what an import merged by itself can be unmerged, and stays so', async () => {
    await told(table('ours', { source: 'editors', name: 'The Lagoon' }));
    await told(table('osm-c', { name: 'The Lagoon' }));
    expect((await row('osm-c')).sameAs).toEqual({ id: 'ours', name: 'The Lagoon', away: 0, because: 'phone' });
    expect((await clerk.post('/api/admin/restaurants/osm-c/unmerge', { version: 0 })).status).toBe(200);
    await told(table('osm-c', { name: 'The Lagoon' }));
    expect((await listed()).sort()).toEqual(['osm-c', 'ours']);
  });

  test('a chain is merged into its end, and each part comes back with what it brought', async () => {
    await told(table('osm-a'), table('osm-b', { phone: '+679 999 9999' }), table('osm-c', { phone: null }));
    await review('osm-a', 5, 'Five stars for the view of the reef.');
    expect((await merge('osm-a', 'osm-b')).status).toBe(200);
    expect((await merge('osm-b', 'osm-c', 1)).status).toBe(200);
    expect((await row('osm-c')).lenders.map(({ id }: { id: string }) => id)).toEqual(['osm-a', 'osm-b']);
    expect((await seen('osm-a')).body).toMatchObject({ id: 'osm-c', totalReviews: 1 });
    expect((await clerk.post('/api/admin/restaurants/osm-b/unmerge', { version: 2 })).status).toBe(200);
    expect(await row('osm-b')).toMatchObject({ reviews: 1, lenders: [{ id: 'osm-a' }] });
    expect((await row('osm-c')).reviews).toBe(0);
    expect((await clerk.post('/api/admin/restaurants/osm-a/unmerge', { version: 1 })).body.reviews).toBe(1);
  });

  test('merged both ways at once, one of the two is refused', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const [a, b] = [`osm-a${turn}`, `osm-b${turn}`];
      await told(table(a), table(b));
      const answers = await Promise.all([merge(a, b), merge(b, a)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const ties = await sql<{ id: string }>`
        select id from restaurants where id in (${a}, ${b}) and same_as is null`.execute(app.db);
      expect(ties.rows).toHaveLength(1);
    }
  });

  test('a review written while its place is merged is counted where it belongs', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const [a, b] = [`osm-a${turn}`, `osm-b${turn}`];
      await told(table(a), table(b));
      const [merged] = await Promise.all([
        merge(a, b),
        review(a, 4, `Turn ${turn}: the prawns were the size of a hand.`),
      ]);
      expect(merged.status).toBe(200);
      expect((await row(b)).reviews).toBe(1);
      expect((await app.get(`/api/reviews?restaurantId=${b}`)).body).toHaveLength(1);
    }
  });

  test('are refused where they are hidden, merged, the same, or kept by nobody', async () => {
    await told(table('osm-a'), table('osm-b'), table('osm-c'));
    await sql`insert into restaurants (id, source, source_id, name, cuisine, kinds, diets, address, latitude, longitude,
      cell, score, opening_hours, description, amenities, as_of, created_at, updated_at)
      values ('google-ChIJabcdefgh', 'google', 'ChIJabcdefgh', '', '', '{}', '{}', '', 0, 0, -1, 3500,
        array_fill(''::text, array[7]), '', '{}', '', now(), now())`.execute(app.db);
    await clerk.post('/api/admin/restaurants/osm-c/hide', { version: 0, reason: 'Closed' });
    for (const [id, intoId, code] of [
      ['osm-a', 'osm-a', 'not_mergeable'],
      ['osm-a', 'osm-c', 'not_mergeable'],
      ['osm-c', 'osm-a', 'not_mergeable'],
      ['google-ChIJabcdefgh', 'osm-a', 'not_mergeable'],
      ['osm-a', 'nobody', 'no_such_restaurant'],
    ] as const) {
      expect((await merge(id, intoId)).body.code, `${id} → ${intoId}`).toBe(code);
    }
    expect((await clerk.post('/api/admin/restaurants/osm-a/unmerge', { version: 0 })).body.code).toBe('not_merged');
    const facts = await clerk.put('/api/admin/restaurants/google-ChIJabcdefgh/facts', { version: 0, facts: FACTS });
    expect(facts.body.code).toBe('facts_not_ours');
  });
});
