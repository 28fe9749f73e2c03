import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { destinations } from '../../../content/destinations.ts';
import { openApp, type TestApp } from '../../../test/app.ts';
import type { Restaurant } from './contract/restaurants.ts';
import { milesBetween, type Position } from './rules/cells.ts';
import { COST_PER_MILE } from './rules/ranking.ts';
import { tell } from './store/places.ts';
import type { ToldRestaurant } from './store/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ now: () => new Date('2026-11-20T19:30:00Z') });
});
afterAll(() => app[Symbol.asyncDispose]());

const LISBON: Position = { latitude: 38.7223, longitude: -9.1393 };
/** Nothing of ours is near: the middle of the Pacific, on the date line. */
const NOWHERE: Position = { latitude: -18.2, longitude: 179.999 };

async function near(at: Position, more = '', of: TestApp = app): Promise<Restaurant[]> {
  const answer = await of.get(`/api/restaurants?latitude=${at.latitude}&longitude=${at.longitude}${more}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.restaurants;
}

function table(id: string, at: Position, more: Partial<ToldRestaurant> = {}): ToldRestaurant {
  return {
    id,
    source: 'openstreetmap',
    sourceId: id,
    name: `Table ${id}`,
    cuisine: 'Fish',
    kinds: ['seafood'],
    diets: [],
    address: '1 Quay',
    phone: null,
    website: null,
    ...at,
    timeZone: 'Pacific/Fiji',
    editorsRating: null,
    priceLevel: null,
    hours: null,
    hoursNote: null,
    months: null,
    closedOn: [],
    openingHours: Array.from({ length: 7 }, () => 'Not known'),
    description: '',
    amenities: [],
    stepFree: null,
    asOf: '2026-11',
    ...more,
  };
}

test('in each of our places there are tables, and a notice says that live places are off', async () => {
  for (const { id, latitude, longitude } of destinations) {
    const { status, body } = await app.get(`/api/restaurants?latitude=${latitude}&longitude=${longitude}`);
    expect.soft(status, id).toBe(200);
    expect.soft(body.message, id).toMatch(/Live places are switched off/);
    expect.soft(body.restaurants.length, id).toBeGreaterThan(2);
  }
});

test('the ten nearest worth going to carry what the list shows', async () => {
  const found = await near(LISBON);
  expect(found).toHaveLength(10);
  for (const one of found) {
    expect(one.distance).toBeLessThanOrEqual(10);
    expect(one.openingHours).toHaveLength(7);
    expect(one.aggregatedRating).toBe(one.editorsRating);
    expect(one.totalReviews).toBe(0);
    expect(one.priceLevel).toMatch(/^\${1,4}$/);
    expect(one.opening.timeZone).toBe('Europe/Lisbon');
    expect(one.address).not.toBe('');
    expect(one.rank?.total).toBeCloseTo(one.aggregatedRating - 0.08 * (one.distance ?? 0), 1);
  }
  const worth = found.map((one) => 1000 * one.aggregatedRating - COST_PER_MILE * (one.distance ?? 0));
  for (const [i, value] of worth.entries()) if (i > 0) expect(value).toBeLessThanOrEqual((worth[i - 1] ?? 0) + 2);
});

test.each([
  ['', 'No location available'],
  ['latitude=38.7', 'No location available'],
  ['latitude=&longitude=', 'The latitude must lie between -90 and 90'],
  ['latitude=91&longitude=0', 'The latitude must lie between -90 and 90'],
  ['latitude=1&longitude=181', 'The longitude must lie between -180 and 180'],
  ['latitude=NaN&longitude=1', 'The latitude must lie between -90 and 90'],
  ['latitude=1e1&longitude=1', 'The latitude must lie between -90 and 90'],
  ['latitude=38&longitude=-9&radius=26', 'The radius must be between 0.1 and 25 miles'],
  ['latitude=38&longitude=-9&cuisine=human', 'We do not know this cuisine'],
  ['latitude=38&longitude=-9&price=0', 'The price must be between 1 and 4'],
])('"%s" is refused: %s', async (query, message) => {
  const answer = await app.get(`/api/restaurants?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe(message);
});

describe('the answer is exact', () => {
  /** Every restaurant there is, one by one. */
  function bruteForce(all: readonly ToldRestaurant[], centre: Position, radius: number): string[] {
    const score = (one: ToldRestaurant) => 1000 * (one.editorsRating ?? 3.5);
    return all
      .map((one) => ({ one, miles: milesBetween(centre, one) }))
      .filter(({ miles }) => miles <= radius)
      .sort(
        (a, b) =>
          score(b.one) - COST_PER_MILE * b.miles - (score(a.one) - COST_PER_MILE * a.miles) ||
          a.miles - b.miles ||
          (a.one.id < b.one.id ? -1 : 1),
      )
      .slice(0, 10)
      .map(({ one }) => one.id);
  }

  /** The same numbers every time. */
  function dice(seed: number) {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  test.each([
    ['in a town of the tropics, across the date line', NOWHERE, 0.3],
    ['with everything in a single cell', { latitude: -40.111, longitude: -140.111 }, 0.008],
    ['in the far north', { latitude: 84.3, longitude: 20 }, 1.2],
    ['at the pole itself', { latitude: 89.99, longitude: 0 }, 90],
  ] as const)('%s', async (_, middle, spread) => {
    await using own = await openApp();
    const roll = dice(7);
    const all = Array.from({ length: 900 }, (_unused, i) => {
      const longitude = middle.longitude + (roll() - 0.5) * 2 * spread;
      return table(
        `t${i}`,
        {
          latitude: Math.min(90, middle.latitude + (roll() - 0.5) * Math.min(spread, 0.4)),
          longitude: longitude > 180 ? longitude - 360 : longitude,
        },
        // Half of them unrated, so that most are equal before the way there.
        { editorsRating: roll() < 0.5 ? null : Math.round((3.5 + roll() * 1.5) * 10) / 10 },
      );
    });
    await tell(own.db, all, new Date());
    for (let i = 0; i < 12; i++) {
      const longitude = middle.longitude + (roll() - 0.5) * spread;
      const at = {
        latitude: Math.min(90, middle.latitude + (roll() - 0.5) * 0.2),
        longitude: longitude > 180 ? longitude - 360 : longitude,
      };
      const radius = [10, 3, 25, 1][i % 4] ?? 10;
      const found = await near(at, `&radius=${radius}`, own);
      expect(found.map(({ id }) => id)).toEqual(bruteForce(all, at, radius));
    }
  });
});

describe('filters', () => {
  test('a cuisine, a price, a diet and a step-free door narrow the list, and more than ten miles widen it', async () => {
    const seafood = await near(LISBON, '&cuisine=seafood');
    expect(seafood.length).toBeGreaterThan(0);
    expect(seafood.map(({ id }) => id)).not.toEqual((await near(LISBON)).map(({ id }) => id));
    for (const one of await near(LISBON, '&price=1')) expect(one.priceLevel).toBe('$');
    for (const one of await near(LISBON, '&stepFree=true')) expect(one.stepFree).toBe(true);
    expect((await near(LISBON, '&diet=vegan')).length).toBeGreaterThan(0);
    expect((await near(LISBON, '&text=ramiro')).map(({ name }) => name)).toEqual(['Cervejaria Ramiro']);
    expect(await near(LISBON, '&text=%25%25')).toEqual([]);
    expect(await near(LISBON, "&text=';--")).toEqual([]);
    const far = { latitude: 39, longitude: -9.1393 };
    expect(await near(far)).toEqual([]);
    expect((await near(far, '&radius=25')).length).toBe(10);
  });

  test('vegetarians are shown vegan kitchens too', async () => {
    const vegan = (await near(LISBON, '&diet=vegan&radius=25')).map(({ id }) => id);
    const vegetarian = (await near(LISBON, '&diet=vegetarian&radius=25')).map(({ id }) => id);
    expect(vegetarian.length).toBeGreaterThanOrEqual(vegan.length);
  });

  test('open now means open on the clock of the place, and unknown hours are not open', async () => {
    await using own = await openApp({ now: () => new Date('2026-11-20T19:30:00Z') });
    // 07:30 on Saturday in Fiji.
    await tell(
      own.db,
      [
        table('breakfast', NOWHERE, { hours: 'Sa 07:00-11:00' }),
        table('dinner', NOWHERE, { hours: 'Fr 18:00-23:00' }),
        table('night', NOWHERE, { hours: 'Fr 20:00-08:00' }),
        table('unknown', NOWHERE),
      ],
      new Date(),
    );
    expect((await near(NOWHERE, '&openNow=true', own)).map(({ id }) => id)).toEqual(['breakfast', 'night']);
  });
});

test('one restaurant is read by its id, with the way there when a position is named', async () => {
  const { status, body } = await app.get('/api/restaurants/lisbon-ramiro');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Cervejaria Ramiro', distance: null, rank: null });
  const there = await app.get('/api/restaurants/lisbon-ramiro?latitude=38.7205&longitude=-9.1355');
  expect(there.body.distance).toBe(0);
  expect(await app.get('/api/restaurants/none')).toMatchObject({ status: 404, body: { code: 'no_such_restaurant' } });
});

test('telling a place again keeps what visitors said of it', async () => {
  await using own = await openApp();
  await tell(own.db, [table('quay', NOWHERE)], new Date());
  const review = { restaurantId: 'quay', authorName: 'Ana', rating: 5, text: 'Fresh fish, kind people.' };
  expect((await own.post('/api/reviews', review)).status).toBe(201);

  await tell(own.db, [table('quay', NOWHERE, { name: 'The Quay' })], new Date());

  expect(await near(NOWHERE, '', own)).toMatchObject([{ name: 'The Quay', aggregatedRating: 5, totalReviews: 1 }]);
});
