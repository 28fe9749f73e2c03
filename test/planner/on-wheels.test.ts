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

test('six friends with a wheelchair ride the bus of London together, and two take a taxi', () => {
  const modes = (travelers: string) => {
    const wish = {
      ...{ destination: 'London', dates: '4 nights from 4 June 2027', budget: '£1,200 per person' },
      ...{ travelers, interests: 'Kew Gardens, the V&A, markets' },
    };
    const [best] = recommend(
      readWish({ ...EMPTY_WISH, ...wish }, { today: '2026-12-01', gazetteer: ownGazetteer() }),
      aWorld(),
      { learning: false },
    ).recommendations;
    return (best?.plan.days ?? []).flatMap(({ items }) =>
      items.flatMap(({ leg, placeId }) => (leg && placeId && leg.km <= 12 ? leg : [])),
    );
  };
  const six = modes('6 friends, one of us uses a wheelchair');
  expect(new Set(six.map(({ mode }) => mode))).toEqual(new Set(['walk', 'bus']));
  // A bus through the town is not as fast as a train below it.
  for (const { mode, km, minutes } of six)
    if (mode === 'bus') expect(minutes).toBeGreaterThanOrEqual(10 + (60 * km) / 16);
  expect(modes('2 adults, one in a wheelchair').map(({ mode }) => mode)).toContain('taxi');
});
