import { beforeEach, expect, test } from 'vitest';
import { giveTabStorage } from '../../../../test/tab-storage.ts';
import { EMPTY_WISH } from '../rules/questionnaire.ts';
import { type SavedTrips, savedTrips, saveTrips, tripsFrom } from './saved-trips.ts';
import { built } from './trip-builder-draft.ts';

const answer = { recommendations: [] };
const wish = { ...EMPTY_WISH, destination: 'Lisbon' };
const saved = { wish, learning: false, steps: [{ changes: [], answer }] };

beforeEach(() => void giveTabStorage());

test('recommendations are read back as they were saved, under the name that is agreed for them', () => {
  sessionStorage.setItem('aiRecommendations', JSON.stringify(saved));
  expect(savedTrips.read()).toEqual(saved);
  expect(built.read()).toBeNull();
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
])('what is not an answer of ours (%j) is nothing saved', (stored) => expect(tripsFrom(stored)).toBeNull());

test('an answer without room for the way back is saved alone', () => {
  const now = tripsFrom({ ...saved, steps: Array.from({ length: 9 }, (_, at) => ({ changes: [`${at}`], answer })) });
  if (!now) throw new Error('an answer of ours');
  const changesIn = ({ steps }: SavedTrips) => steps.map(({ changes: [change] }) => change);
  saveTrips(now);
  expect(changesIn(savedTrips.read() ?? now)).toEqual(['3', '4', '5', '6', '7', '8']);
  giveTabStorage().room = 300;
  saveTrips(now);
  expect(changesIn(savedTrips.read() ?? now)).toEqual(['8']);
});
