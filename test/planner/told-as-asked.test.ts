/** What is told is of what was asked, and of the town itself. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const cards = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations;

test('who asked for wine and quiet is not greeted with jazz', () => {
  const quiet = {
    ...{ destination: 'Santorini', dates: '5 nights from 20 September 2027', travelers: '2 adults aged 68' },
    ...{ interests: 'wine, villages, sunset', preferences: 'bad knees, no hire car, quiet', budget: '€4,000' },
  };
  for (const { title } of cards(quiet)) expect(title).not.toMatch(/jazz/i);
  const [first] = cards({ ...quiet, interests: 'jazz, wine', preferences: '' });
  expect(`${first?.title} ${first?.description} ${first?.fullAIResponse}`).toMatch(/jazz/i);
});

test('of Seville nobody says how warm Barcelona is', () => {
  const heat = { dates: '4 nights from 14 July 2027', travelers: '2 adults', preferences: 'we hate heat' };
  const [seville] = cards({ ...heat, destination: 'Seville', interests: 'flamenco, tapas' });
  expect(seville?.fullAIResponse).toMatch(/How warm Seville is in that month we have no figure for/);
  expect(seville?.fullAIResponse).not.toMatch(/28 °C are usual/);
  const [barcelona] = cards({ ...heat, destination: 'Barcelona', interests: 'tapas' });
  expect(barcelona?.fullAIResponse).toMatch(/28 °C are usual there/);
});
