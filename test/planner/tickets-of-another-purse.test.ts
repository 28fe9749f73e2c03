/** A sum that need not pay for tickets sends nobody to what is free. */
import { expect, test } from 'vitest';
import type { Budget } from '../../src/features/planner/rules/reading.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aReading } from './a-reading.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const daysOnSkis = (over: Partial<Budget>) => {
  const budget = {
    amount: 4400,
    basis: 'group',
    currency: 'GBP',
    flights: 'excluded',
    groupTotal: 4400,
    ...over,
  } as const;
  const reading = aReading({
    destinations: [{ id: 'val-thorens' }],
    ...{ startDate: '2027-01-09', startFrom: '2027-01-09', startTo: '2027-01-09', nights: 7 },
    ...{ party: { adults: 6, children: [] }, weights: { ski: 1 }, budget },
  });
  const [best] = recommend(reading, world, { learning: false }).recommendations;
  return best?.plan.days.filter(({ items }) =>
    items.some(({ kind, name }) => kind === 'activity' && /sector|Grand Fond/.test(name)),
  ).length;
};

test('whose lift passes are paid, or are not in the sum, skis on most days of a week', () => {
  expect(daysOnSkis({ paid: ['activities'] })).toBeGreaterThanOrEqual(4);
  expect(daysOnSkis({ covers: ['lodging', 'food'] })).toBeGreaterThanOrEqual(4);
});
