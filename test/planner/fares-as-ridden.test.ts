/** Getting around is priced by what the days ride. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const firstOf = (said: Partial<Questionnaire>) => {
  const wish = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  const [first] = recommend(wish, world, { learning: false }).recommendations;
  if (!first) throw new Error('no plan');
  return first;
};
const around = (said: Partial<Questionnaire>) => {
  const { plan } = firstOf(said);
  const line = plan.cost.items.find(({ label }) => label.startsWith('Getting around'));
  const rides = plan.days.flatMap(({ items }) =>
    items.flatMap(({ leg, kind }) => (kind === 'transfer' ? [] : (leg?.mode ?? []))),
  );
  return { amount: line?.amount ?? 0, rides, tier: plan.tier };
};

test('who sleeps in a luxurious room pays no more for the bus than anybody else', () => {
  const stay = { dates: '12-17 May 2027', travelers: '2', interests: 'villages, wine' };
  for (const destination of ['Santorini', 'Lisbon', 'London', 'Tokyo']) {
    const [best, usual] = ['luxury', 'mid-range'].map((budget) => around({ ...stay, destination, budget }));
    expect([best?.tier, usual?.tier], destination).toEqual(['high', 'mid']);
    expect(best?.rides, destination).not.toContain('taxi');
    expect(best?.amount, destination).toBe(usual?.amount);
  }
});

test('taxis stay as dear as they are, and for who cannot use stairs they are counted', () => {
  const stay = { dates: '12-17 May 2027', travelers: '2', interests: 'villages, wine', budget: 'mid-range' };
  const stiff = around({ ...stay, destination: 'Lisbon', preferences: 'step-free, wheelchair' });
  expect(stiff.rides).toContain('taxi');
  expect(stiff.amount).toBeGreaterThan(around({ ...stay, destination: 'Lisbon' }).amount);
});
