/** A plan for bad weather: something else for the stops at its mercy, first for the one that the trip is for, or an honest no. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const linesOf = (said: Partial<Questionnaire>) =>
  recommend(
    readWish(
      { ...EMPTY_WISH, dates: '12-17 May 2027', travelers: '2', ...said },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    ),
    world,
    { learning: false },
  ).recommendations.flatMap(({ plan, wishes }) => {
    const line = wishes.find(({ wish }) => wish === 'A plan for bad weather');
    return line && plan.style !== 'package' ? [{ ...line, plan }] : [];
  });

test('whoever proposes on a boat is told of a table for that evening', () => {
  const interests = "I'm going to propose on the third evening, on a boat at sunset";
  const lines = linesOf({ destination: 'Santorini', budget: '$9k', interests, preferences: 'Plan B if it is windy' });
  expect(lines.length).toBeGreaterThan(0);
  for (const { text } of lines)
    expect(text).toMatch(
      /^If the weather is against Caldera Catamaran from Ammoudi on day 3, (?:ask for the same evening at|.+ is open then)/,
    );
});

test('where nothing is known instead, the line says so and nothing is told to be safe', () => {
  const lines = ['Amalfi Coast', 'Santorini', 'Ibiza'].flatMap((destination) =>
    linesOf({ destination, budget: '$5k', interests: 'beaches, boats', preferences: 'a plan B for storms' }),
  );
  const isExposed = (placeId = '') => {
    const place = world.catalogue.place.get(placeId);
    return place && !place.indoor && ['boat', 'beach'].some((tag) => place.tags.some((own) => own === tag));
  };
  const without = lines.filter(({ text }) => text.includes('we know nothing under a roof'));
  expect(without.length).toBeGreaterThan(0);
  for (const { plan, text, result } of lines) {
    const names = plan.days.flatMap(({ items }) =>
      items.filter(({ placeId, kind }) => kind !== 'meal' && isExposed(placeId)),
    );
    if (names.length > 0) expect(text).not.toContain('No stop of these days hangs');
    if (!text.includes('against')) expect(result).toBe('not-met');
  }
});
