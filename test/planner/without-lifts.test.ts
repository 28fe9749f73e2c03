/** Who will not have a way without a lift asks for one, and is afraid of nothing. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

const read = (preferences: string) =>
  readWish(
    { ...EMPTY_WISH, destination: 'London', travelers: '2 adults', preferences },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const kindsIn = (preferences: string) => read(preferences).needs.map(({ kind }) => kind);

test.each([
  'No Tube stations without lifts.',
  'no stations without elevators please',
  'nothing without lifts',
  'keine Stationen ohne Aufzüge',
  'pas de stations sans ascenseurs',
  'nada de estaciones sin ascensores',
])('“%s” is no fear', (said) => {
  expect(kindsIn(said)).not.toContain('enclosed-spaces');
});

test.each(['no lifts please', 'she is scared of lifts', 'afraid of elevators'])('“%s” is one', (said) => {
  expect(kindsIn(said)).toContain('enclosed-spaces');
});

test('a station is asked for that has a lift', () => {
  expect(read('No Tube stations without lifts.').access).toContain('step-free');
});
