/** The stars of a plan say how well it meets the wish: whatever it misses costs stars, and nothing else does. */
import { describe, expect, test } from 'vitest';
import { aReading } from '../../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../../test/planner/a-world.ts';
import type { PlannedTrip } from '../answer.ts';
import type { Check, Cost } from '../plan.ts';
import type { Reading } from '../reading.ts';
import { recommend } from '../recommend.ts';
import { fitScore } from './fit-score.ts';

const world = aWorld();
const budgetOf = (amount: number): Partial<Reading> => ({
  budget: { currency: 'EUR', basis: 'group', flights: 'excluded', amount, groupTotal: amount },
});
const wish = aReading({ weights: { tiles: 1, museum: 1 }, ...budgetOf(4000) });

function planned(reading: Reading = wish): PlannedTrip {
  const [first] = recommend(reading, world, { learning: false }).recommendations;
  if (!first) throw new Error('Nothing was planned');
  return first;
}
const plan = planned();
const withCost = (over: Partial<Cost>) => ({ ...plan, plan: { ...plan.plan, cost: { ...plan.plan.cost, ...over } } });
const withCheck = (name: Check['name'], result: Check['result']) => ({
  ...plan,
  checks: plan.checks.map((check) => (check.name === name ? { ...check, result } : check)),
});
const starsOf = (known: Pick<PlannedTrip, 'plan' | 'checks'>, reading = wish) => fitScore(known, reading, world);

test('a plan that meets everything that was asked for has five stars', () => {
  expect(plan.plan.cost.verdict).toBe('within');
  const whole = { ...plan, checks: plan.checks.map((check) => ({ ...check, result: 'passed' as const })) };
  expect(starsOf(whole)).toBe(5);
});

test('what is answered is what the rule says of the plan that is answered', () => {
  expect(plan.rating).toBe(starsOf(plan));
});

describe('costs stars', () => {
  test.each<[string, Pick<PlannedTrip, 'plan' | 'checks'>, Reading]>([
    ['a price over the budget', withCost({ verdict: 'over', overBy: 800 }), wish],
    ['a price that is not known', withCost({ verdict: 'unknown', total: null }), wish],
    ['an interest that no stop answers', plan, { ...wish, weights: { ...wish.weights, ski: 1 } }],
    ['a place that was named and is not there', plan, { ...wish, wantedPlaces: ['no-such-place'] }],
    ['a town that was asked for and left out', plan, { ...wish, destinations: [{ id: 'lisbon' }, { id: 'tokyo' }] }],
    ['a place that we do not know', plan, { ...wish, unknownPlaces: ['Paris'] }],
    ['a departure on another day', withCheck('dates', 'stated'), wish],
    ['days that are too full', withCheck('pace', 'failed'), wish],
    ['a season that does not suit', withCheck('season', 'failed'), wish],
    ['a table that is not sure', withCheck('diet', 'stated'), { ...wish, diet: ['vegan'] }],
  ])('%s', (_, missing, reading) => {
    expect(starsOf(missing, reading)).toBeLessThan(starsOf(plan));
    expect(starsOf(missing, reading)).toBeGreaterThanOrEqual(1);
  });

  test('more the further the price is over the budget', () => {
    const over = (overBy: number) => starsOf(withCost({ verdict: 'over', overBy }));
    expect(over(2000)).toBeLessThan(over(400));
    expect(over(9000)).toBe(over(2000));
  });

  test('a budget that is far too small, in a whole answer', () => {
    const tight = planned({ ...wish, ...budgetOf(150) });
    expect(tight.plan.cost.verdict).toBe('over');
    expect(tight.rating).toBeLessThan(plan.rating);
  });
});

test('a need nobody has costs nothing', () => {
  expect(starsOf(withCheck('diet', 'stated'))).toBe(starsOf(plan));
  expect(starsOf(withCheck('access', 'failed'))).toBe(starsOf(plan));
});
