import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { books } from '../../destinations/content/catalogue.ts';
import { destinations } from '../../destinations/content/destinations.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import { cataloguedRestaurants } from '../actions/catalogue-restaurants.ts';
import type { Restaurant } from '../contract/restaurants.ts';
import { COST_PER_MILE } from '../rules/ranking.ts';
import { type SourceRestaurant, upsertRestaurants } from '../store/upsert-restaurants.ts';

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

function table(id: string, at: Position, more: Partial<SourceRestaurant> = {}): SourceRestaurant {
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
    priceLevel: null,
    hours: null,
    hoursNote: null,
    months: null,
    closedOn: [],
    openingHours: Array.from({ length: 7 }, () => 'Not known'),
    description: '',
    amenities: [],
    stepFree: null,
    isChain: false,
    latinName: null,
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
    expect(one).toMatchObject({ aggregatedRating: 0, totalReviews: 0, rank: { quality: 3.5, forPick: 0.75 } });
    expect(one.priceLevel).toMatch(/^\${1,4}$/);
    expect(one.opening.timeZone).toBe('Europe/Lisbon');
    expect(one.rank?.total).toBeCloseTo(4.25 - 0.08 * (one.distance ?? 0), 1);
  }
  const miles = found.map(({ distance }) => distance ?? 0);
  expect(miles).toEqual([...miles].sort((a, b) => a - b));
});

test('a table of ours stands before an unknown one, shows no star until somebody gives one, and then what was given', async () => {
  await using own = await openApp();
  const at = { latitude: -17.8, longitude: 177.4 };
  await upsertRestaurants(own.db, [table('ours', at, { source: 'editors' }), table('theirs', at)], new Date());
  expect(await near(at, '', own)).toMatchObject([
    { id: 'ours', aggregatedRating: 0, rank: { quality: 3.5, forPick: 0.75 } },
    { id: 'theirs', aggregatedRating: 0, rank: { quality: 3.5, forPick: 0 } },
  ]);
  const review = { restaurantId: 'ours', authorName: 'Ana', rating: 2, text: 'We waited an hour for cold fish.' };
  await own.post('/api/reviews', review);
  const [ours] = await near(at, '', own);
  expect(ours).toMatchObject({
    id: 'ours',
    aggregatedRating: 2,
    totalReviews: 1,
    rank: { quality: 3.25, forPick: 0.63 },
  });
});

test('a table of which nothing can be checked is listed only where a town has fewer than ten others', () => {
  const listed = new Set(cataloguedRestaurants().map(({ id }) => id));
  for (const { facts, restaurants } of books) {
    for (const city of facts.cities) {
      const here = restaurants.filter(({ cityId }) => cityId === city.id);
      const told = here.filter(({ hours, address, phone, website }) => hours || address || phone || website);
      expect(told.filter(({ id }) => !listed.has(id))).toEqual([]);
      const thin = here.filter((one) => !told.includes(one) && listed.has(one.id));
      expect(thin.length, city.id).toBe(Math.min(here.length - told.length, Math.max(0, 10 - told.length)));
    }
  }
});

test('no table of ours names a town, a quarter or a bare number as its address, and Americans name their state', async () => {
  const told = cataloguedRestaurants();
  expect(told.length).toBeGreaterThan(700);
  const given = told.filter(({ address }) => address !== '');
  for (const { id, address } of given) expect.soft(address, id).toMatch(/\d|[\s,]/);
  expect(given.map(({ address }) => address)).not.toContain('New York City');
  const of = (id: string) => told.find((one) => one.id === id)?.address;
  const american = given.filter(({ id }) => /^(austin|charleston|hamptons|miami|nashville|new-orleans|nyc)-/.test(id));
  for (const { id, address } of american) expect.soft(address, id).toMatch(/, (TX|SC|NY|FL|TN|LA)$/);
  expect([of('nyc-katz'), of('charleston-husk')]).toEqual([
    '205 East Houston Street, New York, NY',
    '76 Queen Street, Charleston, SC',
  ]);
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
  type Scored = SourceRestaurant & { readonly score: number };

  /** Every restaurant there is, one by one. */
  function bruteForce(all: readonly Scored[], centre: Position, radius: number): string[] {
    return all
      .map((one) => ({ one, miles: milesBetween(centre, one) }))
      .filter(({ miles }) => miles <= radius)
      .sort(
        (a, b) =>
          b.one.score - COST_PER_MILE * b.miles - (a.one.score - COST_PER_MILE * a.miles) ||
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
      const at = {
        latitude: Math.min(90, middle.latitude + (roll() - 0.5) * Math.min(spread, 0.4)),
        longitude: longitude > 180 ? longitude - 360 : longitude,
      };
      // Half of them unrated, so that most are equal before the way there.
      return { ...table(`t${i}`, at), score: roll() < 0.5 ? 3500 : 100 * Math.round((3.5 + roll() * 1.5) * 10) };
    });
    await upsertRestaurants(own.db, all, new Date());
    await sql`update restaurants set score = given.score
      from unnest(${all.map(({ id }) => id)}::text[], ${all.map(({ score }) => score)}::int[]) as given (id, score)
      where restaurants.id = given.id`.execute(own.db);
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
    await upsertRestaurants(
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
  await upsertRestaurants(own.db, [table('quay', NOWHERE)], new Date());
  const review = { restaurantId: 'quay', authorName: 'Ana', rating: 5, text: 'Fresh fish, kind people.' };
  expect((await own.post('/api/reviews', review)).status).toBe(201);

  await upsertRestaurants(own.db, [table('quay', NOWHERE, { name: 'The Quay' })], new Date());

  expect(await near(NOWHERE, '', own)).toMatchObject([{ name: 'The Quay', aggregatedRating: 5, totalReviews: 1 }]);
});
