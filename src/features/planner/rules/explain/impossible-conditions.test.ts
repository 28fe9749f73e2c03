/** A condition that a place cannot keep stands before all else, and what is proposed instead does not break it. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const homes = {
  BRQ: { code: 'BRQ', name: 'Brno', lat: 49.15, lon: 16.69 },
  OMA: { code: 'OMA', name: 'Omaha', lat: 41.3, lon: -95.89 },
};
const world = aWorld({ origin: (code) => Object.entries(homes).find(([known]) => known === code)?.[1] ?? null });
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;
const search = { regions: [], noLongHaul: false, noFlight: true };
const flightless = {
  search,
  budget: { currency: 'EUR', basis: 'group', flights: 'none' },
  transport: { avoid: ['flight'], prefer: [] },
} as const satisfies Partial<Reading>;

test('who does not fly is sent to no island and over no ocean', () => {
  const asked = { ...flightless, destinationMode: 'uncovered', destinations: [], unknownPlaces: ['Kotor'] } as const;
  const ids = plans({ ...asked, origin: homes.BRQ, weights: { dive: 1, castle: 1 } }).map((each) => each.destinationId);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(world.catalogue.destination.get(id)?.kinds.includes('island'), id).toBe(false);
  const countries = ids.map((id) => world.catalogue.destination.get(id)?.facts.country ?? '');
  for (const country of countries) expect(['PT', 'GB', 'DK', 'FR', 'IT', 'ES', 'GR', 'TR']).toContain(country);
});

test('how far it is without flying is told, and what goes over the sea', () => {
  const [toRome] = plans({ ...flightless, origin: homes.BRQ, destinations: [{ id: 'italy', city: 'rome' }] });
  expect(toRome?.fullAIResponse).toMatch(/Without flying: Rome lies about 8\d0 km from Brno in a straight line/);
  const [toIbiza] = plans({ ...flightless, origin: homes.BRQ, destinations: [{ id: 'ibiza' }] });
  expect(toIbiza?.fullAIResponse).toMatch(/Without flying, the last of the way to Ibiza goes over the sea/);
  for (const each of [toRome, toIbiza]) expect(each?.fullAIResponse).not.toMatch(/\((?:IBZ|FCO|CIA)\)/);
  const [fromOmaha] = plans({ ...flightless, origin: homes.OMA, destinations: [{ id: 'italy', city: 'rome' }] });
  expect(fromOmaha?.description).toMatch(/^Without flying we know no way to Rome/);
});

test('work in a town that is not covered is said not to be possible from another one', () => {
  const cards = plans({
    destinationMode: 'uncovered',
    destinations: [{ id: 'italy' }],
    unknownPlaces: ['Milan'],
    occasion: 'work',
    workHours: { from: '09:30', to: '18:30' },
  });
  expect(cards.length).toBeGreaterThan(0);
  for (const { description } of cards)
    expect(description).toMatch(/^We do not cover Milan.*\. What takes you to Milan takes place there, and from/);
  const [here] = plans({ destinations: [{ id: 'lisbon' }], occasion: 'work' });
  expect(here?.description).not.toMatch(/takes place there/);
});

test('of places that nobody named, none above the budget stands before one within it', () => {
  const budget = { currency: 'CZK', basis: 'group', flights: 'none', amount: 56000, groupTotal: 56000 } as const;
  const four = { party: { adults: 4, children: [] }, nights: 8, startDate: '2027-09-01' } as const;
  const asked = { destinationMode: 'uncovered', destinations: [], unknownPlaces: ['Kotor'] } as const;
  const weights = { dive: 1, snorkel: 0.6, castle: 1 };
  const cards = plans({ ...flightless, ...four, ...asked, weights, budget, origin: homes.BRQ });
  const verdicts = cards.map(({ plan }) => plan.cost.verdict);
  expect(verdicts).toContain('over');
  expect(verdicts).toEqual(verdicts.toSorted((a, b) => Number(a === 'over') - Number(b === 'over')));
});
