/** Which house a plan names: real ones of ours, of the class that is paid for, and never more than a source says. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const plansOf = (wish: Partial<Reading>) =>
  recommend(aReading({ startDate: '2027-05-03', nights: 4, ...wish }), world, { learning: false }).recommendations;
const to = (id: string): Partial<Reading> => ({ destinationMode: 'fixed', destinations: [{ id }] });
const priced = (tier: 'low' | 'mid' | 'high'): Partial<Reading> => ({
  budget: { currency: 'EUR', basis: 'group', flights: 'excluded', tier },
});
const segmentsOf = (wish: Partial<Reading>) =>
  plansOf(wish).flatMap(({ plan }) => plan.segments.map((segment) => ({ ...segment, tier: plan.tier })));
const hotels = world.catalogue.destinations.flatMap(({ cities }) => cities.flatMap((book) => book.hotels));

test('every house that is named is one of ours, as it is written', () => {
  const named = ['lisbon', 'london', 'italy', 'charleston', 'tokyo'].flatMap((id) =>
    segmentsOf(to(id)).flatMap(({ stay, alternatives = [] }) => [...(stay ? [stay] : []), ...alternatives]),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { name, class: kind, source, asOf } of named)
    expect(hotels).toContainEqual(expect.objectContaining({ name, class: kind, source, asOf }));
});

test('a plan names its house and at most two others, none of them twice', () => {
  for (const { stay, alternatives = [] } of segmentsOf(to('lisbon'))) {
    const names = [...(stay ? [stay.name] : []), ...alternatives.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
    expect(alternatives.length).toBeLessThanOrEqual(2);
  }
});

test('the two others are houses that one takes for the first: no five stars beside bunk beds', () => {
  const RANKS = [['hostel'], ['guesthouse', 'simple'], ['mid-range'], ['upscale', 'luxury']];
  const rank = (kind: string) => RANKS.findIndex((kinds) => kinds.includes(kind));
  const segments = world.catalogue.destinations.flatMap(({ id }) =>
    (['low', 'mid', 'high'] as const).flatMap((tier) => segmentsOf({ ...to(id), ...priced(tier) })),
  );
  const pairs = segments.flatMap(({ stay, alternatives = [] }) => alternatives.map((other) => ({ stay, other })));
  expect(pairs.length).toBeGreaterThan(100);
  for (const { stay, other } of pairs) expect(rank(other.class), other.name).toBe(rank(stay?.class ?? ''));
});

test('nobody who counts every coin is sent to a luxury house, nobody who pays for one to bunk beds, and nearly every plan names one', () => {
  const places = world.catalogue.destinations.map(({ id }) => id);
  const segments = places.flatMap((id) =>
    (['low', 'mid', 'high'] as const).flatMap((tier) => segmentsOf({ ...to(id), ...priced(tier) })),
  );
  for (const { stay, tier } of segments) {
    if (tier === 'low') expect(['upscale', 'luxury']).not.toContain(stay?.class);
    if (tier === 'high') expect(['hostel', 'guesthouse', 'simple']).not.toContain(stay?.class);
  }
  expect(segments.filter(({ stay }) => stay).length / segments.length).toBeGreaterThan(0.95);
});

test('children do not sleep in a hostel unless it is asked for', () => {
  const family = { party: { adults: 2, children: [7] }, ...priced('low') };
  expect(segmentsOf({ ...to('lisbon'), ...family }).flatMap(({ stay }) => stay?.class ?? [])).not.toContain('hostel');
  const asked = segmentsOf({ ...to('lisbon'), ...family, lodging: ['hostel'] });
  expect(asked.map(({ stay }) => stay?.class)).toContain('hostel');
});

test('with a wheelchair a house is step-free by its source, or none is named and what is known of the town is told', () => {
  for (const town of ['london', 'lisbon'])
    for (const { plan, fullAIResponse } of plansOf({ ...to(town), access: ['wheelchair'] })) {
      for (const { stay, alternatives = [] } of plan.segments) {
        for (const house of [...(stay ? [stay] : []), ...alternatives]) expect(house.stepFree, house.name).toBe(true);
        expect(fullAIResponse).toContain(
          stay
            ? `${stay.name} is step-free, says its source`
            : 'Of no house of this price class there a source tells us',
        );
      }
      if (town === 'london')
        expect(fullAIResponse).toContain('Premier Inn London Southwark is step-free, says its source');
    }
});

test('where no house of the class is known the quarter is the answer, and it is said', () => {
  const bare = {
    ...world,
    catalogue: {
      ...world.catalogue,
      destination: new Map(
        world.catalogue.destinations.map((known) => [
          known.id,
          { ...known, cities: known.cities.map((book) => ({ ...book, hotels: [] })) },
        ]),
      ),
    },
  };
  const { recommendations } = recommend(aReading({ ...to('lisbon'), startDate: '2027-05-03', nights: 4 }), bare, {
    learning: false,
  });
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { plan, fullAIResponse } of recommendations) {
    expect(plan.segments.flatMap(({ stay }) => stay ?? [])).toEqual([]);
    expect(fullAIResponse).toContain('We know no house of this price class there');
  }
});

test('no text of a plan promises a room or vouches for the house', () => {
  for (const { fullAIResponse } of plansOf(to('lisbon'))) {
    expect(fullAIResponse).toContain('not held by us');
    expect(fullAIResponse).not.toMatch(/\b(available|availability|guaranteed|best hotel|top-rated)\b/i);
  }
});

test('three plans of one place name different houses while there are any', () => {
  const names = segmentsOf(to('lisbon')).flatMap(({ stay }) => stay?.name ?? []);
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('a house known from long ago stands behind a newer one of its class and quarter, and says its year', () => {
  // Later plans of an answer name other houses than the first.
  const first = world.catalogue.destinations.flatMap(({ id }) =>
    (['low', 'mid', 'high'] as const).flatMap((tier) => plansOf({ ...to(id), ...priced(tier) }).slice(0, 1)),
  );
  const old = first.flatMap(({ plan }) => plan.segments).filter(({ stay }) => stay && stay.asOf < '2022');
  expect(old.length).toBeGreaterThan(0);
  for (const { stay, alternatives = [] } of old)
    expect(
      alternatives.filter(
        (other) => other.class === stay?.class && other.quarter === stay.quarter && other.asOf >= '2022',
      ),
      stay?.name,
    ).toEqual([]);
  const inQuarter = (id: string, base: string, tier: 'low' | 'high') =>
    plansOf({ ...to(id), ...priced(tier), quarters: [{ words: base, bases: [base] }] })[0]?.plan.segments[0]?.stay
      ?.name;
  expect(inQuarter('marrakesh', 'marrakesh-gueliz', 'low')).toBe('Hotel Corail');
  expect(inQuarter('cartagena', 'centro', 'high')).toBe('Casa San Agustín');
  const amalfi = { ...to('italy'), destinations: [{ id: 'italy', city: 'amalfi' }], ...priced('mid') } as const;
  const [plan] = plansOf(amalfi);
  expect(plan?.plan.segments[0]?.stay?.name).toBe('Hotel Floridiana');
  expect(plan?.fullAIResponse).toContain(
    'Hotel Floridiana is a house we know there (mid-range hotel), known to us from 2009: ask whether it still takes guests.',
  );
  expect(plan?.fullAIResponse).not.toMatch(/Pesce d’Oro \(known/);
});

test('who asks for a pool and a view gets the class that has such, as far as the budget pays for it', () => {
  const sum = (groupTotal: number): Partial<Reading> => ({
    budget: { currency: 'USD', basis: 'group', flights: 'unstated', groupTotal },
  });
  const first = (wish: Partial<Reading>) => plansOf({ ...to('santorini'), nights: 5, ...wish })[0];
  const asked = first({ ...sum(9000), lodging: ['hotel', 'pool', 'view'] });
  expect(asked?.plan.segments[0]?.stay?.class).toBe('luxury');
  expect(asked?.plan.cost).toMatchObject({ verdict: 'within' });
  expect(asked?.wishes.find(({ wish }) => wish.startsWith('The room'))?.text).toBe(
    `We name ${asked?.plan.segments[0]?.stay?.name ?? '?'}; our notes say nothing of a pool and a view there: ask before you book.`,
  );
  expect(first({ ...sum(9000), lodging: ['hotel'] })?.plan.tier).toBe('mid');
  expect(first({ ...sum(4500), lodging: ['hotel', 'pool'] })?.plan.cost).toMatchObject({ verdict: 'within' });
});

test('no mid-range house is named to who asks for a pool while an upscale one of its quarter stands beside it', () => {
  const places = world.catalogue.destinations.map(({ id }) => id);
  const stays = places.flatMap(
    (id) => plansOf({ ...to(id), ...priced('mid'), lodging: ['pool'] })[0]?.plan.segments ?? [],
  );
  expect(stays.some(({ stay }) => stay?.class === 'upscale')).toBe(true);
  for (const { stay, alternatives = [] } of stays)
    if (stay?.class === 'mid-range')
      expect(alternatives.filter((other) => other.class === 'upscale' && other.quarter === stay.quarter)).toEqual([]);
});
