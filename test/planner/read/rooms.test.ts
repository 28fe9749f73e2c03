/** Rooms said by their kind: singles, twins, one alone, a door between two. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (preferences: string) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', travelers: '8 adults', preferences },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

test.each([
  ['eight singles', 8],
  ['one single for the Prof', 5],
  ['three twins and two singles', 5],
  ['3 doubles and a single', 4],
])('%s: %i rooms', (preferences, rooms) => {
  const { party, unused } = read(preferences);
  expect([party.adults, party.children, party.rooms, unused]).toEqual([8, [], rooms, []]);
});

test.each(['two rooms with a door between', 'two doubles with a connecting door', 'deux chambres, porte communicante'])(
  '%s: two rooms that belong together',
  (preferences) => {
    const { party, lodging, unused } = read(preferences);
    expect([party.rooms, lodging, unused]).toEqual([2, ['family-room'], []]);
  },
);

test.each(['not a single club', 'a single malt for me', 'hostel, a single for the coach'])(
  '%s: no count of rooms',
  (preferences) => {
    expect(read(preferences).party.rooms).toBeUndefined();
  },
);
