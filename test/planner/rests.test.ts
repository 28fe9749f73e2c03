/** Rests that are told as visits: where there is a seat, for as long as it is worth, and apart from meals. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });

test('a rest out of the house has a seat or an end, is nowhere twice, and follows no meal at a café and no other rest', () => {
  const wishes = [
    {
      destination: 'New Orleans',
      dates: '3-10 February 2027',
      travelers: '4',
      preferences: 'no Bourbon Street crowds',
    },
    { destination: 'Lisbon', dates: '25-30 March 2027', travelers: '2', interests: 'tiles, tapas' },
    {
      destination: 'Marrakesh',
      dates: '24 April - 1 May 2027',
      travelers: '2',
      interests: 'gardens',
      preferences: 'slow',
    },
  ];
  let cafes = 0;
  for (const { plan } of wishes.flatMap((wish) => answer(wish).recommendations)) {
    const sat = plan.days.flatMap(({ items }) =>
      items.flatMap(({ kind, placeId }) => (kind === 'rest' ? (placeId ?? []) : [])),
    );
    for (const { items } of plan.days) {
      const seats = items.filter(({ kind, placeId }) => kind === 'meal' || (kind === 'rest' && placeId));
      for (const [i, { kind, placeId = '', start, end }] of seats.entries()) {
        const place = world.catalogue.place.get(placeId);
        if (kind !== 'rest' || !place) continue;
        const minutes = minutesOf(end) - minutesOf(start);
        const isCafe = place.kind === 'restaurant';
        if (isCafe) cafes++;
        expect(
          sat.filter((id) => id === placeId),
          place.name,
        ).toHaveLength(1);
        expect(place.about).not.toMatch(/at a marble counter/);
        if (place.tags.includes('books')) expect(minutes).toBeLessThanOrEqual(place.durationMin);
        if (isCafe) expect(minutes).toBeLessThanOrEqual(60);
        for (const other of [seats[i - 1], seats[i + 1]]) {
          if (!other || (other.kind === 'meal' && !isCafe)) continue;
          const between =
            other.start < start ? minutesOf(start) - minutesOf(other.end) : minutesOf(other.start) - minutesOf(end);
          expect(between, `${place.name} ${start}`).toBeGreaterThanOrEqual(90);
        }
      }
    }
  }
  expect(cafes).toBeGreaterThan(0);
});

test('a free day names a place near the bed', () => {
  const wish = { destination: 'Lisbon', dates: '3-28 May 2027', travelers: '2', preferences: 'slow, no rush' };
  const days = answer(wish).recommendations.flatMap(({ plan }) => plan.days.slice(1, -1));
  const free = days.flatMap(({ items }) => items.filter(({ name }) => name === 'Free day'));
  expect(free.filter(({ why }) => why?.includes('A short walk away: ')).length).toBeGreaterThan(0);
});
