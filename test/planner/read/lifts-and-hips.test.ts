/** Whoever asks for a lift, or tells of a hip, is led up no stairs and no hills. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (preferences: string) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', preferences }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  "must have a lift, mother's hip is two months old",
  'ground floor or elevator',
  'we need an elevator',
  'Hotel mit Aufzug',
  'avec ascenseur',
  'con ascensor, papá no puede con escaleras',
  'hotel con ascensore',
  'hotel com elevador',
  "Gran's knee was replaced in May",
  "I don't climb hills since my heart attack",
])('%s', (said) => expect(read(said).access.some((each) => /^(?:step-free|low-walking)$/.test(each))).toBe(true));

test('a ski lift and the Elevador da Bica ask for nothing', () => {
  for (const said of ['close to the lifts', 'lift passes for all', 'ride the Elevador da Bica'])
    expect(read(said).access).toEqual([]);
});
