import { expect, test } from 'vitest';
import { ownGazetteer } from '../../actions/own-gazetteer.ts';
import { EMPTY_WISH, type Questionnaire } from '../questionnaire.ts';
import { crossFieldAnswers } from './cross-field-answers.ts';
import { readWish } from './read-wish.ts';

const read = (texts: Questionnaire) => readWish(texts, { today: '2026-11-26', gazetteer: ownGazetteer() });

test.for([
  'Ten days in Japan in April for two adults and a child of 6, under $8,000, we love food and quiet temples',
  'Honeymoon in Istanbul from 3 May to 10 May 2027, 150 euros a day each, no car',
  '4 friends, Nashville, long weekend in March, $900 each',
  'dix jours au Japon en avril pour deux adultes, 5000 euros par personne',
  'Rome for 5 nights in October with my parents, £1,500 pp without flights',
  'My wife and I want somewhere warm for Easter',
])('one sentence answers the questions it speaks of, and is read as before: %s', (destination) => {
  const alone = read({ ...EMPTY_WISH, destination });
  const answers = crossFieldAnswers({ ...EMPTY_WISH, destination }, alone);
  expect(answers).toMatchObject({ dates: expect.any(String), travelers: expect.any(String) });
  const { startDate, nights, party, budget, conflicts } = read({ ...EMPTY_WISH, destination, ...answers });
  expect({ startDate, nights, party, budget }).toEqual({
    startDate: alone.startDate,
    nights: alone.nights,
    party: alone.party,
    budget: alone.budget,
  });
  expect(conflicts).toEqual([]);
});

test('a question that has its answer keeps it, and a place alone answers nothing more', () => {
  const asked = { ...EMPTY_WISH, destination: 'A week in Lisbon in June, just me', dates: 'mid May' };
  expect(crossFieldAnswers(asked, read(asked))).toEqual({ travelers: '1 adult' });
  const place = { ...EMPTY_WISH, destination: 'New York City' };
  expect(crossFieldAnswers(place, read(place))).toEqual({});
});
