import { expect, test } from 'vitest';
import { aReading } from '../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../test/planner/a-world.ts';
import { compareCopy } from '../copy/compare.ts';
import { differencesOf, sightsOf, sleepsAt } from './compare-plans.ts';
import { paceOf, paceOfDays } from './pace.ts';
import { planKey } from './plan-key.ts';
import { besidePath, isShared, plansBeside } from './plan-paths.ts';
import { recommend } from './recommend.ts';

const world = aWorld();
const lisbon = { destinations: [{ id: 'lisbon' }], destinationMode: 'fixed' as const, nights: 6 };
const [first, ...others] = recommend(aReading(lisbon), world, { learning: false }).recommendations;

test('a plan sets itself apart from the first by what its own figures say, and from itself by nothing', () => {
  if (!first || others.length === 0) throw new Error('Lisbon has more plans than one');
  expect(differencesOf(first, first)).toEqual([]);
  for (const plan of others) {
    const differences = differencesOf(plan, first);
    const by = (of: string) => differences.find((difference) => difference.of === of)?.by ?? 0;
    expect(by('price')).toBe((plan.plan.cost.total ?? 0) - (first.plan.cost.total ?? 0));
    expect(by('nights')).toBe(plan.plan.nights - first.plan.nights);
    expect(differences.map(compareCopy.difference).join()).not.toMatch(/NaN|undefined|-/);
  }
  const cheaper = others.find(({ plan }) => (plan.cost.total ?? 0) < (first.plan.cost.total ?? 0));
  expect(cheaper && differencesOf(cheaper, first).map(compareCopy.difference)[0]).toMatch(/^\S+ less$/);
});

test('sums that are ranges, or in two currencies, are not taken from each other', () => {
  if (!first) throw new Error('Lisbon has a plan');
  const priced = (cost: Partial<typeof first.plan.cost>) => ({
    ...first,
    plan: { ...first.plan, cost: { ...first.plan.cost, total: 10, ...cost } },
  });
  expect(differencesOf(priced({ total: 20 }), priced({}))).toMatchObject([{ of: 'price', by: 10 }]);
  for (const cost of [{ total: 20, low: 15, high: 30 }, { total: null }, { total: 20, currency: 'JPY' as const }])
    expect(differencesOf(priced(cost), priced({}))).toEqual([]);
});

test('the pace of a plan is that of its whole days', () => {
  const days = first?.plan.days ?? [];
  const whole = days.slice(1, -1);
  expect(paceOfDays(days).stops).toBeCloseTo(whole.reduce((sum, day) => sum + paceOf(day).stops, 0) / whole.length);
  expect(paceOfDays(days.slice(0, 1))).toEqual(paceOf(days[0] ?? { items: [] }));
  expect(paceOfDays([]).stops).toBe(0);
  expect(whole.flatMap(sightsOf).length).toBeGreaterThan(0);
  expect(first && sleepsAt(first.plan)).toHaveLength(1);
});

test('plans stand side by side under their names or their links, each once and no more than three', () => {
  const plans = first ? [first, ...others] : [];
  const beside = besidePath(plans).replace('/plans/', '');
  expect(plansBeside(beside)).toEqual(plans.map(planKey));
  const tokens = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43));
  expect(plansBeside([...tokens, tokens[0]].join(','))).toEqual(tokens.slice(0, 3));
  expect(isShared(tokens.join(','))).toBe(false);
  expect(plansBeside('lisbon-value')).toEqual(['lisbon-value']);
});
