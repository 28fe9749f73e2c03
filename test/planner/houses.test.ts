/** Over both sets of wishes: nearly every plan names a house to sleep in, and never one that our list does not have. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { IS_LONG } from '../rounds.ts';
import { aWorld } from './a-world.ts';
import { cases, meta } from './both-sets.ts';
import { materialise } from './checker/case.ts';

const today = meta.referenceNow.slice(0, 10) as `${number}-${number}-${number}`;
const SHARE = 0.95;

test.runIf(IS_LONG)('nineteen of twenty plans name a house', { timeout: 60_000 }, () => {
  const world = aWorld({ today });
  const plans = cases
    .filter(({ expect: { status } }) => status.includes(200))
    .flatMap(({ input }) => {
      const said = { ...EMPTY_WISH, ...(materialise(input) as Partial<typeof EMPTY_WISH>) };
      return recommend(readWish(said, { today, gazetteer: ownGazetteer() }), world, { learning: false })
        .recommendations;
    });
  expect(plans.length).toBeGreaterThan(300);
  const bare = plans.filter(({ plan }) => !plan.segments.some(({ stay }) => stay));
  // Which ones are told where they are too many.
  const named = bare.map(({ plan }) => `${plan.segments[0]?.baseId} ${plan.tier}`);
  expect(named.length > plans.length * (1 - SHARE) ? named : []).toEqual([]);
});
