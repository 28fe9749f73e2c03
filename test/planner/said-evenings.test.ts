/** Who names something for the evening finds an evening of it in every plan that can be paid. */
import { expect, test } from 'vitest';
import type { Tag } from '../../src/features/destinations/rules/tags.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
/** Of each plan, what stands in it of such a kind from the hour of the first matinée. */
const evenings = (said: Partial<Questionnaire>, kinds: readonly Tag[]) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  })
    .recommendations.filter(({ plan }) => plan.style !== 'package')
    .map(({ plan }) =>
      plan.days.flatMap(({ n, items }) =>
        items
          .filter(({ start, kind }) => start >= '13:00' && kind !== 'meal')
          .flatMap(({ start, placeId = '' }) => {
            const place = world.catalogue.place.get(placeId);
            return place?.tags.some((tag) => kinds.includes(tag)) ? { n, start, place } : [];
          }),
      ),
    );

const STAY = { dates: '5 nights from 11 May 2027', travelers: '2 adults', budget: '$9,000' };

test.each<[string, string, Tag]>([
  ['New York City', 'art, musicals and the skyline', 'musical'],
  ['London', 'art, jazz and the skyline', 'jazz'],
  ['London', 'art, musicals and the skyline', 'musical'],
  ['Copenhagen', 'art, jazz and the skyline', 'jazz'],
  ['Rome', 'art, opera and the skyline', 'opera'],
])('in %s, asked for %s, no plan is without it', (destination, interests, kind) => {
  const plans = evenings({ ...STAY, destination, interests }, [kind]);
  expect(plans.length).toBeGreaterThan(1);
  for (const found of plans) expect(found.length).toBeGreaterThan(0);
});

test('who comes for the nights goes out on more than one of them, and after dinner', () => {
  const friends = { dates: '4 nights from 10 May 2027', travelers: '4 friends', budget: '€2,500' };
  const [first = []] = evenings({ ...friends, destination: 'Lisbon', interests: 'nightlife, beaches' }, [
    'nightlife',
    'nightclub',
    'bar',
    'fado',
  ]);
  expect(new Set(first.map(({ n }) => n)).size).toBeGreaterThan(1);
  const drinks = evenings({ ...friends, destination: 'Lisbon', interests: 'nightlife' }, ['bar', 'nightclub']).flat();
  expect(drinks.length).toBeGreaterThan(1);
  for (const { start, place } of drinks) expect(start >= '20:45', `${place.name} at ${start}`).toBe(true);
});
