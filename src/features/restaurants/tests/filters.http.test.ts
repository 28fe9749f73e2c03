/** Filters over what two sources know of a place, and what answering them costs the database. */
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminRestaurants, openAdminRestaurants, table } from '../../../../test/admin-restaurants.ts';
import { nearest } from '../actions/read-restaurants.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';

let desk: AdminRestaurants;
beforeEach(async () => {
  desk = await openAdminRestaurants();
});
afterEach(() => desk[Symbol.asyncDispose]());

const HERE = { latitude: -18.2, longitude: 179.5 };
const found = async (filters: RestaurantFilters): Promise<string[]> =>
  (await nearest(desk.app.deps, HERE, filters, '198.51.100.1')).restaurants.map(({ id }) => id);

describe('open now', () => {
  /** Midnight between a Friday and a Saturday in Fiji. */
  const SHUT = 'Mo-Su 12:00-15:00';
  /** A street of so many, each a step farther away. */
  const street = (count: number, hours: (i: number) => string | null) =>
    Array.from({ length: count }, (_, i) =>
      table(`osm-${i}`, { latitude: HERE.latitude + i / 10_000, hours: hours(i), name: `Bure ${i}` }),
    );

  test('asks the database a few times, however many are shut', async () => {
    await desk.told(...street(900, (i) => (i === 850 ? 'Mo-Su 20:00-04:00' : SHUT)));
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const deps = { ...desk.app.deps, db: desk.app.db.withPlugin(counting) };
    const { restaurants } = await nearest(deps, HERE, { openNow: true }, '198.51.100.1');
    expect(restaurants.map(({ id }) => id)).toEqual(['osm-850']);
    expect(asked).toBeLessThanOrEqual(3);
  });

  test('the best of those that are open come first, also where another source lends the hours', async () => {
    await desk.told(table('ours', { source: 'editors', name: 'The Lagoon', hours: null }));
    await desk.told(table('osm-lent', { name: 'The Lagoon', hours: 'Mo-Su 20:00-04:00' }));
    await desk.told(...street(30, (i) => (i % 2 === 0 ? 'Mo-Su 20:00-04:00' : SHUT)));
    const even = Array.from({ length: 9 }, (_, i) => `osm-${2 * i}`);
    expect(await found({ openNow: true })).toEqual(['ours', ...even]);
  });
});

describe('words', () => {
  test('are looked for in names, kitchens and what is said of a place, without accents and in any case', async () => {
    await desk.told(
      table('osm-a', { name: 'Pastéis de Belém', description: 'Custard tarts from the oven.' }),
      table('osm-b', { name: 'The Reef', cuisine: 'Crêpes' }),
      table('osm-c', { name: 'Fifty', description: '50 % of it_is grilled' }),
    );
    for (const [text, id] of [
      ['belem', 'osm-a'],
      ['BELÉM', 'osm-a'],
      ['custard', 'osm-a'],
      ['crepe', 'osm-b'],
      ['50 %', 'osm-c'],
      ['t_i', 'osm-c'],
      ['\uff05', 'osm-c'],
    ] as const) {
      expect(await found({ text }), text).toEqual([id]);
    }
    for (const text of ['%%', 'h_e', '\\', "';--", '\uff05\uff05']) expect(await found({ text }), text).toEqual([]);
  });
});

describe('what another source lends', () => {
  const NOTHING = { kinds: [], diets: [], amenities: [], stepFree: null, phone: null, hoursNote: null } as const;
  const lagoon = (id: string, more: Partial<Parameters<typeof table>[1]> = {}) =>
    table(id, { name: 'The Lagoon', ...NOTHING, ...more });
  const ours = (more: object = {}) => lagoon('ours', { source: 'editors', ...more });
  const theirs = (more: object = {}) =>
    lagoon('osm-a', {
      kinds: ['seafood'],
      diets: ['vegan', 'vegetarian'],
      amenities: ['outdoor-seating', 'vegan', 'step-free'],
      stepFree: true,
      priceLevel: 2,
      description: 'Octopus on the beach.',
      ...more,
    });
  const ALL: RestaurantFilters[] = [
    { diet: 'vegan' },
    { stepFree: true },
    { cuisine: 'seafood' },
    { price: 2 },
    { text: 'octopus' },
  ];
  const finding = async () =>
    (
      await Promise.all(ALL.map(async (filter) => ((await found(filter)).includes('ours') ? Object.keys(filter) : [])))
    ).flat();

  test('is shown and searched where the first row does not say it', async () => {
    await desk.told(ours({ amenities: ['live-music'] }));
    await desk.told(theirs());
    expect((await desk.seen('ours')).body).toMatchObject({
      stepFree: true,
      priceLevel: '$$',
      amenities: ['Live music', 'Outdoor seating', 'Vegan meals', 'Step-free'],
      sources: ['editors', 'openstreetmap'],
    });
    expect(await finding()).toEqual(['diet', 'stepFree', 'cuisine', 'price', 'text']);
  });

  test('is not where the first row says otherwise', async () => {
    await desk.told(ours({ kinds: ['thai'], stepFree: false, priceLevel: 4 }));
    await desk.told(theirs());
    expect((await desk.seen('ours')).body).toMatchObject({
      stepFree: false,
      amenities: ['Outdoor seating', 'Vegan meals'],
    });
    expect(await finding()).toEqual(['diet', 'text']);
  });

  test('is not where a door is partly step-free', async () => {
    await desk.told(ours({ amenities: ['partly-step-free'] }));
    await desk.told(theirs());
    expect((await desk.seen('ours')).body).toMatchObject({ stepFree: null });
    expect(await finding()).not.toContain('stepFree');
  });

  test('is not where an operator has said that it is not known', async () => {
    await desk.told(ours({ phone: '+679 333 3333', diets: ['vegan'], stepFree: true }));
    await desk.told(theirs({ phone: '+679 333 3333' }));
    const facts = {
      hours: null,
      phone: null,
      website: null,
      cuisine: 'Fish',
      kinds: [],
      price: null,
      diets: [],
      stepFree: null,
    };
    const corrected = await desk.clerk.put('/api/admin/restaurants/ours/facts', { version: 0, facts });
    expect(corrected.status, corrected.text).toBe(200);
    expect((await desk.seen('ours')).body).toMatchObject({
      phone: null,
      stepFree: null,
      amenities: ['Outdoor seating'],
    });
    expect(await finding()).toEqual(['cuisine', 'price', 'text']);
  });

  test('of several lenders the first by its id, whoever was written first', async () => {
    await desk.told(ours());
    await desk.told(lagoon('osm-b', { phone: '+679 2', priceLevel: 4 }));
    await desk.told(lagoon('osm-a', { phone: '+679 1', priceLevel: 1 }));
    expect((await desk.seen('ours')).body).toMatchObject({ phone: '+679 1', priceLevel: '$' });
    expect(await found({ price: 1 })).toEqual(['ours']);
  });
});
