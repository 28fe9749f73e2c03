/** Stays that are together longer than any trip: planned within its nights, and still open to a change. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { Reading as ReadingOverTheWire } from '../../src/features/planner/contract/reading.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aReading } from './a-reading.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const wish = { budget: '€9,000', travelers: '2 adults', interests: '', preferences: '', taste: '' };

const nightsOf = (reading: Reading) =>
  recommend(reading, world, { learning: false }).recommendations.map(({ plan }) => [plan.nights, plan.days.length - 1]);

test.each([
  'Barcelona 99 nights, Madrid 99 nights, Seville 99 nights',
  'Lisbon 80 nights then Tokyo 80 nights then Istanbul 80 nights',
  'Spain: Barcelona 28 nights, Madrid 28 nights, Seville 28 nights',
])('"%s" is one trip, and what was understood of it comes back for a change', (destination) => {
  const reading = readWish(
    { ...wish, destination, dates: 'from 1 May 2027' },
    { today: world.today, gazetteer: ownGazetteer() },
  );

  for (const nights of nightsOf(reading)) expect(nights).toEqual([reading.nights, reading.nights]);
  expect(ReadingOverTheWire.safeParse(reading)).toMatchObject({ success: true });
});

test('a reading of two hundred stays is planned within its own nights', () => {
  const cities = Array.from({ length: 200 }, () => ({ id: 'barcelona', nights: 60 }));
  const reading = aReading({ destinations: [{ id: 'spain', cities }], nights: 14 });
  for (const nights of nightsOf(reading)) expect(nights).toEqual([14, 14]);
});

test.each(['Miami', 'Charleston', 'Copenhagen'])(
  'thirteen nights in %s with a wheelchair: a plan unlike the first leaves no more than half of the days empty',
  (destination) => {
    const said = { destination, dates: '10-23 February 2027', travelers: '2, my husband uses a wheelchair' };
    const reading = readWish(
      { ...wish, ...said, budget: '$9000', interests: 'food, beach, museums', preferences: 'step-free' },
      { today: world.today, gazetteer: ownGazetteer() },
    );
    const visits = recommend(reading, world, { learning: false }).recommendations.map(({ plan }) =>
      plan.days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length),
    );
    expect(visits.length).toBeGreaterThan(1);
    for (const plan of visits) expect(plan.filter((count) => count === 0).length).toBeLessThan(8);
  },
);
