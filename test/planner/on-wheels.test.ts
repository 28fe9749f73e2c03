/** For whoever sits in a wheelchair a taxi is not only its minutes: days keep to a part of town. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

test('in New York a day on wheels is ridden for an hour at most, as the days go', () => {
  const wish = {
    ...{ destination: 'New York City', dates: '5 nights from 11 May 2027', budget: '$9,000' },
    ...{ travelers: '2 adults, one in a wheelchair', interests: 'art, musicals and the skyline' },
  };
  const [best] = recommend(
    readWish({ ...EMPTY_WISH, ...wish }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
    aWorld(),
    { learning: false },
  ).recommendations;
  const days = best?.plan.days.slice(1, -1) ?? [];
  const ridden = days.map(({ items }) =>
    items.reduce((sum, { leg }) => sum + (leg && leg.mode !== 'walk' ? leg.minutes : 0), 0),
  );
  const stops = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity'));
  expect(stops.length).toBeGreaterThan(8);
  expect(ridden.reduce((sum, minutes) => sum + minutes, 0) / days.length, ridden.join()).toBeLessThan(60);
});
