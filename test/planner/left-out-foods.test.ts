/** A food that somebody leaves out for faith or taste is kept, and called no allergy. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { mergeReading } from '../../src/features/planner/rules/change/merge-reading.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const read = (preferences: string, more: Partial<Questionnaire> = {}) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Rome', dates: '9 to 14 June 2027', travelers: '2', preferences, ...more },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

test.each([
  ['Grandmother is Jain, no eggs', ['egg']],
  ['no fish please', ['fish']],
  ['wir essen keine Eier', ['egg']],
  ['sans œufs', ['egg']],
])('“%s” leaves a food out', (said, foods) => {
  const { allergies, leftOut } = read(said);
  expect(allergies).toEqual(foods);
  expect(leftOut).toEqual(foods);
});

test.each([
  ['no nuts in the food please, my son of 8 is allergic', ['tree-nut', 'peanut']],
  ['No peanuts: my daughter is allergic', ['peanut']],
  ['my son is allergic, so no nuts', ['tree-nut', 'peanut']],
  ['no seafood, my wife is allergic', ['shellfish', 'fish']],
  ['keine Nüsse, mein Sohn ist allergisch', ['tree-nut', 'peanut']],
  ['sans arachides, mon fils est allergique', ['peanut']],
])('“%s” is an allergy though the food is refused', (said, foods) => {
  const { allergies, leftOut, unused } = read(said);
  expect(allergies).toEqual(foods);
  expect(leftOut).toBeUndefined();
  expect(unused.map(({ text }) => text).join()).not.toMatch(/allerg/);
});

test('of what nobody is allergic to, a food that is refused is left out', () => {
  expect(read('no nuts, nobody is allergic, we just hate them').leftOut).toEqual(['tree-nut', 'peanut']);
  expect(read('no fish. allergic to peanuts').leftOut).toEqual(['fish']);
});

test.each([
  'egg allergy',
  'allergic to eggs',
  'she cannot have eggs',
  'eggs make him ill',
  'keine Eier, schwere Allergie mit Notfallspritze',
  'ich darf keine Eier essen',
])('“%s” is an allergy', (said) => {
  const { allergies, leftOut } = read(said);
  expect(allergies).toContain('egg');
  expect(leftOut ?? []).not.toContain('egg');
});

test('what is left out is never told as an allergy, and tables with it stay out all the same', () => {
  const { recommendations, understood } = recommend(
    read('Grandmother is Jain, no eggs. We are all vegetarian.', { travelers: 'my grandmother and me' }),
    world,
    { learning: false },
  );
  const [best] = recommendations;
  expect(understood).toContainEqual(expect.objectContaining({ part: 'Without', value: 'egg' }));
  expect(best?.wishes).toContainEqual(expect.objectContaining({ wish: 'Without egg', result: 'partly' }));
  expect(best?.fullAIResponse).toContain('Without egg: ');
  expect(JSON.stringify(recommendations)).not.toMatch(/egg allergy|allergy card|Allergies: /);
});

test('once it is told as an allergy it is one', () => {
  const { leftOut } = mergeReading(read('no eggs, no fish'), read('my son is allergic to eggs'));
  expect(leftOut).toEqual(['fish']);
});
