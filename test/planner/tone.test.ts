/** What is told to somebody who mourns, comes alone or cannot stand long is told to them and nobody else. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const cards = (said: Partial<Questionnaire>) =>
  recommend(
    readWish(
      { ...EMPTY_WISH, dates: '5 nights from 20 March 2027', ...said },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    ),
    world,
    { learning: false },
  ).recommendations;

test.each([
  ['Lisbon', 'My wife died in October. I want to hear fado once and sit by the river.'],
  ['Lissabon', 'Mein Mann ist gestorben. Ich möchte Fado hören.'],
  ['New Orleans', "scatter my brother's ashes, jazz"],
  ['Rome', 'in memory of my mother, churches, gardens'],
  ['London', 'getting over a divorce, museums, theatre'],
])(
  'who comes to mourn is told nothing of being on their own, nor what they came for besides: %s',
  (destination, interests) => {
    for (const { title, description, fullAIResponse } of cards({ destination, interests, travelers: '1' }))
      expect(`${title} ${description} ${fullAIResponse.split('\n\n')[0]}`).not.toMatch(
        /on your own|for one\b|solo|you came for (?!of)|alone/i,
      );
  },
);

test('nobody alone is told of a plate for two', () => {
  const told = (travelers: string) =>
    cards({ destination: 'Lisbon', travelers, dates: '9 nights from 20 March 2027' })
      .map((card) => card.fullAIResponse)
      .join();
  expect(told('1')).not.toMatch(/for two at lunch/);
  expect(told('2')).toMatch(/Bacalhau and steak for two/);
});

test('what costs two dollars is told whole to one', () => {
  const ferry = cards({ destination: 'New Orleans', travelers: '1', interests: 'the Algiers ferry' });
  expect(ferry.map((card) => card.fullAIResponse).join()).toMatch(/over the river for two dollars/);
});

test.each([
  ['New Orleans', 'my wife is 5 months pregnant'],
  ['Venedig', 'meine Mutter geht am Stock'],
  ['Florence', 'ma mère marche avec une canne'],
  ['Seville', 'bad knees'],
])('whoever tires is sent to no table without a seat: %s', (destination, preferences) => {
  for (const { fullAIResponse } of cards({ destination, preferences, travelers: '2', interests: 'food, street food' }))
    expect(fullAIResponse).not.toMatch(
      /on a stoop|eaten on the (?:step|curb|bridge)|nobody wants to sit|eaten standing|Standing (?:room|bar)/,
    );
});
