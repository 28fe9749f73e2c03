/** A part of town is told to those who go there, in their words. */
import { expect, test } from 'vitest';
import { catalogue } from '../../../destinations/actions.ts';
import { quarterText } from './quarter-text.ts';

const characters = catalogue().destinations.flatMap(({ cities }) =>
  cities.flatMap(({ bases }) => bases.map(({ character }) => character)),
);
const told = (adults: number, children: readonly number[]) =>
  characters.map((character) => quarterText(character, { adults, children }));

test('no quarter is for couples to a family, nor for families to a couple', () => {
  expect(characters.join()).toMatch(/for couples/);
  expect(characters.join()).toMatch(/good with children/);
  expect(told(2, [3]).join()).not.toMatch(/for couples[.;]|for the young/);
  expect(told(2, []).join()).toMatch(/for couples/);
  expect(told(1, []).join()).not.toMatch(/for (?:couples|friends|families[.;])|(?:good|easiest) with children[.;,]/);
  expect(told(2, [3]).join()).toMatch(/good with children/);
});

test('what is cut leaves a whole sentence, and what is for everybody stays', () => {
  const lisbon = 'Garden squares, small shops and good tables on top of the hill, for couples; you climb to get home.';
  expect(characters).toContain(lisbon);
  expect(quarterText(lisbon, { adults: 2, children: [3] })).toBe(
    'Garden squares, small shops and good tables on top of the hill; you climb to get home.',
  );
  for (const text of told(1, [])) expect(text).toMatch(/^[\p{Lu}\d"'].*[^,;:\s][.]$/u);
  expect(told(1, []).join()).toMatch(/for families and anybody who does not want stairs/);
});
