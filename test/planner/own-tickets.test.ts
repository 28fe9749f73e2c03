/** Who has a ticket for a train, a coach or a ferry is brought to its station and not to an airport, in time. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const STAY = {
  destination: 'Rome',
  dates: '10-14 May 2027',
  travelers: '2 adults',
  budget: '€2,500',
  interests: 'museums',
};
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...STAY, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each<[string, object]>([
  ['our train leaves at 8 on the last morning', { leaves: '08:00', tickets: { leaves: 'train' } }],
  ['our train home leaves at 18:00', { leaves: '18:00', tickets: { leaves: 'train' } }],
  ['we come by train at 11:30', { arrives: '11:30', tickets: { arrives: 'train' } }],
  [
    'our Eurostar arrives at 13:10 and leaves at 17:00',
    { arrives: '13:10', leaves: '17:00', tickets: { arrives: 'train', leaves: 'train' } },
  ],
  ['bus back at 15:30', { leaves: '15:30', tickets: { leaves: 'bus' } }],
  ['unser Zug fährt um 8 Uhr', { leaves: '08:00', tickets: { leaves: 'train' } }],
  ['notre train part à 8h', { leaves: '08:00', tickets: { leaves: 'train' } }],
])('%s', (preferences, hours) => {
  const wish = read({ preferences });
  expect(wish).toMatchObject(hours);
  expect(wish.transport.prefer).toEqual([]);
  expect(wish.noCar).toBe(false);
});

test.each([
  'we love trains; dinner at 8',
  'take the train to Ostia, back at 18:00',
  'by train to Ostia and back at 18:00',
  'the ferry leaves every hour at 10',
  'flight home Friday 11:00',
])('no ticket is told of in: %s', (preferences) => {
  expect(read({ preferences }).tickets).toBeUndefined();
});

test('the last morning ends at the station, before the train', () => {
  const answer = recommend(read({ preferences: 'our train leaves at 8 on the last morning' }), aWorld(), {
    learning: false,
  });
  for (const { plan, fullAIResponse } of answer.recommendations.filter(({ plan }) => plan.style !== 'package')) {
    const last = plan.days.at(-1)?.items.at(-1);
    expect(last?.name).toBe('To your station, for the train at 08:00');
    expect(last && last.end <= '07:45').toBe(true);
    expect(fullAIResponse).not.toContain('Fiumicino');
  }
});
