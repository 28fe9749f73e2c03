import { beforeEach, expect, test } from 'vitest';
import { giveTabStorage } from '../../../../test/tab-storage.ts';
import { EMPTY_WISH } from '../rules/questionnaire.ts';
import { answersFrom, keepAnswers, type TabAnswers, tabAnswers, tripBuilderAnswer } from './answers-in-tab.ts';

const answer = { recommendations: [] };
const wish = { ...EMPTY_WISH, destination: 'Lisbon' };
const saved = { wish, learning: false, steps: [{ changes: [], answer }] };

beforeEach(() => void giveTabStorage());

test('recommendations are read back as they were saved, under the name that is agreed for them', () => {
  sessionStorage.setItem('aiRecommendations', JSON.stringify(saved));
  expect(tabAnswers.read()).toEqual(saved);
  expect(tripBuilderAnswer.read()).toBeNull();
});

test.each([
  null,
  '',
  {},
  { steps: [] },
  { wish: {}, steps: [{ answer: {} }] },
  { wish: { destination: 'x' }, steps: [{}] },
  { wish: { destination: 'x' }, steps: [null] },
  { ...saved, steps: [] },
  { ...saved, wish: {} },
  [1],
])('what is not an answer of ours (%j) is nothing saved', (stored) => expect(answersFrom(stored)).toBeNull());

test('an answer without room for the way back is saved alone', () => {
  const now = answersFrom({ ...saved, steps: Array.from({ length: 9 }, (_, at) => ({ changes: [`${at}`], answer })) });
  if (!now) throw new Error('an answer of ours');
  const changesIn = ({ steps }: TabAnswers) => steps.map(({ changes: [change] }) => change);
  keepAnswers(now);
  expect(changesIn(tabAnswers.read() ?? now)).toEqual(['3', '4', '5', '6', '7', '8']);
  giveTabStorage().room = 300;
  keepAnswers(now);
  expect(changesIn(tabAnswers.read() ?? now)).toEqual(['8']);
});
