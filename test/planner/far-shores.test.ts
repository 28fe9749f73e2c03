/** A way far out has to be worth it over the whole stay: an island is gone to once, and not for a single garden. */
import { expect, test } from 'vitest';
import { kmBetween } from '../../src/features/destinations/rules/position.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { hastyOutings } from '../../src/features/planner/rules/schedule/far-outings.ts';
import type { Candidate } from '../../src/features/planner/rules/schedule/run-day.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const CAPRI = { lat: 40.551, lon: 14.236 };
/** Of each plan, the days with a visit on Capri, and how long they stay. */
const onCapri = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations.map(({ plan }) =>
    plan.days.flatMap(({ n, items }) => {
      const there = items.filter(({ at, kind }) => at && kind !== 'meal' && kmBetween(at, CAPRI) < 6);
      return there.length > 0 ? [{ n, names: there.map(({ name }) => name) }] : [];
    }),
  );

const COAST: Partial<Questionnaire> = {
  ...{ destination: 'Amalfi Coast', dates: '6 nights from 10 June 2027', travelers: '2 adults', budget: '$9,000' },
  ...{ interests: 'gardens, boat, romantic dinners', preferences: 'honeymoon, no crowds' },
};

test('from the coast nobody crosses to Capri on two days', () => {
  const plans = onCapri(COAST);
  expect(plans.some((days) => days.length > 0)).toBe(true);
  for (const days of plans) expect(days.length, JSON.stringify(days)).toBeLessThanOrEqual(1);
});

test('of what was asked for by its name nothing is left out for it', () => {
  const named = { ...COAST, preferences: 'the Gardens of Augustus and Villa San Michele' };
  const [days = []] = onCapri(named);
  const names = days.flatMap(({ names }) => names).join();
  expect(names).toMatch(/Gardens of Augustus/);
  expect(names).toMatch(/San Michele/);
});

test('a stay far out counts all that lies together there', () => {
  const stop = (minutes: number, outing?: number) =>
    ({ minutes, ...(outing === undefined ? {} : { outing }) }) as Candidate;
  expect([...hastyOutings([stop(40, 1), stop(30), stop(30, 2), stop(45, 2)])]).toEqual([1]);
});
