/** What is told of a sum: what it leaves for flights that nobody prices, and what lies above it. */
import { expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';

const world = aWorld();
const plans = (over: Partial<Reading>) => recommend(aReading(over), world, { learning: false }).recommendations;

test('a budget with the flights in it is not kept by a plan without them: it leaves a sum for them', () => {
  const budget = { currency: 'EUR', basis: 'group', flights: 'included', amount: 2500, groupTotal: 2500 } as const;
  const [first] = plans({ budget, unknownOrigin: 'Madeira' });
  expect(first?.plan.cost.verdict).toBe('within');
  const left = Math.floor((2500 - (first?.plan.cost.total ?? 0)) / 2);
  const sum = `€${left.toLocaleString('en-US')}`;
  expect(first?.fullAIResponse).toContain(`we do not price: what is told here leaves ${sum} a head for them`);
  expect(first?.fullAIResponse).not.toMatch(/That is within|is left over/);
  expect(first?.wishes.find(({ wish }) => wish === 'Budget')).toMatchObject({ result: 'partly' });
  const apart = plans({ budget: { ...budget, flights: 'excluded' } });
  expect(apart[0]?.fullAIResponse).toMatch(/That is within/);
});

test('where parts of a sum lie outside of it, the whole is held against it too', () => {
  const covers = ['lodging', 'food'] as const;
  const budget = {
    currency: 'EUR',
    basis: 'group',
    flights: 'excluded',
    amount: 900,
    groupTotal: 900,
    covers,
  } as const;
  const [first] = plans({ budget, weights: { museum: 1 } });
  const total = first?.plan.cost.total ?? 0;
  expect(first?.plan.cost.verdict).toBe('within');
  expect(total).toBeGreaterThan(900);
  expect(first?.fullAIResponse).toContain(`The whole is €${total - 900} more than €900.`);
});

test('rooms that were asked for are named with the house, and have a line of their own', () => {
  const [first] = plans({ party: { adults: 5, children: [], rooms: 3 } });
  expect(first?.fullAIResponse).toContain('Three rooms are counted');
  expect(first?.wishes.find(({ wish }) => wish === 'Three rooms')?.text).toMatch(/in the price/);
  expect(plans({})[0]?.fullAIResponse).not.toMatch(/rooms are counted/);
});
