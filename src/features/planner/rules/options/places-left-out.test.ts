/** What somebody comes for is in the plan as far as the purse goes, and what is not says what it costs. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;
const sum = (groupTotal: number, currency: 'EUR' | 'USD' = 'EUR') =>
  ({ currency, basis: 'group', flights: 'excluded', amount: groupTotal, groupTotal }) as const;
const snow = {
  destinations: [{ id: 'val-thorens' }],
  startDate: '2027-04-03',
  nights: 7,
  weights: { ski: 1 },
} as const;

test('a purse for some days on the snow has them, and says what all of them cost', () => {
  const party = { adults: 4, children: [] };
  const [first] = plans({ ...snow, party, budget: sum(3900) });
  const skiing = first?.wishes.find(({ wish }) => wish === 'skiing');
  const skied = first?.plan.days.filter(({ items }) =>
    items.some(({ placeId }) => world.catalogue.place.get(placeId ?? '')?.tags.includes('ski')),
  );
  expect(first?.plan.cost.verdict).toBe('within');
  expect(skied?.length).toBeGreaterThan(0);
  expect(skied?.length).toBeLessThan(6);
  expect(skiing?.result).toBe('partly');
  expect(skiing?.text).toMatch(
    /your budget carries no more of it, at about €300 a day for all four of you \(€1,800 for six days\)/,
  );
});

test('a purse for none says the price, and never that days were lacking', () => {
  const party = { adults: 4, children: [] };
  const here = plans({ ...snow, party, budget: sum(2900) }).filter(
    ({ destinationId }) => destinationId === 'val-thorens',
  );
  const texts = here.flatMap(({ wishes }) =>
    wishes.flatMap(({ wish, result, text }) => (wish === 'skiing' && result === 'not-met' ? text : [])),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/cost about €300 a day for all four of you \(€1,800 for six days\)/);
});

test('what is left of a tight purse goes to what they came for before it goes to tables', () => {
  const [first] = plans({
    destinations: [{ id: 'jaco' }],
    startDate: '2027-08-12',
    nights: 8,
    party: { adults: 5, children: [] },
    weights: { zipline: 1 },
    budget: sum(4100, 'USD'),
  });
  const stops = first?.plan.days.flatMap(({ items }) => items.map(({ placeId }) => placeId));
  expect(first?.plan.cost.verdict).toBe('within');
  expect(stops).toContain('jaco-zipline');
});

test('a dish that was asked for has a table of it, though others are cheaper or nearer', () => {
  const [first] = plans({
    destinations: [{ id: 'spain', city: 'barcelona' }],
    nights: 5,
    party: { adults: 9, children: [] },
    weights: { paella: 1, market: 0.8 },
    allergies: ['egg'],
    budget: sum(7200),
  });
  const meals = first?.plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'meal'));
  const paella = meals?.filter(({ placeId }) => world.catalogue.place.get(placeId ?? '')?.tags.includes('paella'));
  expect(first?.plan.cost.verdict).toBe('within');
  expect(paella?.length).toBeGreaterThan(0);
});

const parkCity = { destinations: [{ id: 'park-city' }], startDate: '2027-01-22', nights: 10 } as const;
const skied = ({ plan }: { plan: { days: readonly { items: readonly { placeId?: string }[] }[] } }) =>
  plan.days.filter(({ items }) =>
    items.some(({ placeId }) => ['ski', 'snowboard'].some((tag) => tagsOf(placeId).includes(tag))),
  ).length;
const tagsOf = (id = ''): readonly string[] => world.catalogue.place.get(id)?.tags ?? [];

test('beds that leave nothing for what they came for give way to cheaper ones, and it is told', () => {
  const party = { adults: 2, children: [], rooms: 2 };
  const [first] = plans({ ...parkCity, party, weights: { ski: 1 }, budget: sum(6600, 'USD') });
  expect(first?.plan.cost.verdict).toBe('within');
  expect(first && skied(first)).toBeGreaterThan(1);
  const skiing = first?.wishes.find(({ wish }) => wish === 'skiing');
  expect(skiing?.text).toContain('To pay for it you sleep in Kimball Junction, where beds cost less.');
});

test('who asks for good beds keeps them', () => {
  const party = { adults: 2, children: [], rooms: 2 };
  const budget = { ...sum(6600, 'USD'), tier: 'mid' } as const;
  for (const { wishes } of plans({ ...parkCity, party, weights: { ski: 1 }, budget }))
    expect(JSON.stringify(wishes)).not.toContain('To pay for it');
});
