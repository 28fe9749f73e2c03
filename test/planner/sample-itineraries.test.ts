/** The sample itineraries of the trip builder, planned as a visitor's press plans them. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { sampleItineraries } from '../../src/features/planner/content/trip-builder.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { longDate } from '../../src/shared/dates.ts';
import { aWorld } from './a-world.ts';

const DAY = /[A-Z][a-z]{2} \d{1,2}, \d{4}/g;

test.each(sampleItineraries.map(({ id, wish, days }) => ({ id, wish, days })))(
  'the sample of $id assumes the dates it plans, and no others',
  ({ wish, days }) => {
    const world = aWorld();
    const reading = readWish(wish, { today: world.today, gazetteer: ownGazetteer() });
    const { recommendations, interpretation } = recommend(reading, world, { learning: true });
    const [first] = recommendations;
    const start = longDate(first?.plan.startDate ?? '2000-01-01');
    expect(interpretation.assumptions.flatMap((text) => text.match(DAY) ?? [])).toEqual([start]);
    expect(first?.fullAIResponse.split('What it costs')[0]?.match(DAY)?.slice(0, 1)).toEqual([start]);
    expect(first?.plan.days).toHaveLength(days);
  },
);

const SEASONS = ['2026-11-23', '2027-02-01', '2027-05-15', '2027-08-20'] as const;

test.each(sampleItineraries)(
  'the plan behind the sample of $id holds what its highlights promise',
  ({ wish, holds }) => {
    for (const today of SEASONS) {
      const world = aWorld({ today });
      const { recommendations } = recommend(readWish(wish, { today, gazetteer: ownGazetteer() }), world, {
        learning: true,
      });
      const planned = recommendations[0]?.plan.days.flatMap(({ items }) => items.map(({ name }) => name)) ?? [];
      expect(
        holds.filter((name) => !planned.includes(name)),
        today,
      ).toEqual([]);
    }
  },
);
