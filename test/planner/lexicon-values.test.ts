/** What a phrase of the lexicon stands for is something the reading knows: a value misspelled would pass for used and change nothing. */
import { expect, test } from 'vitest';
import { DIETS, TAGS } from '../../src/features/destinations/rules/tags.ts';
import { lexicon } from '../../src/features/planner/content/lexicon.ts';
import { ACCESS_NEEDS, LODGINGS, NEED_KINDS } from '../../src/features/planner/rules/wish-vocabulary.ts';

test.each([
  ['lodging', LODGINGS, ' '],
  ['taste', TAGS, ', '],
  ['diet', DIETS, ' '],
  ['need', NEED_KINDS, ' '],
  ['access', ACCESS_NEEDS, ' '],
] as const)('every value of “%s” is known', (type, known, between) => {
  const odd = lexicon.flatMap(({ language, phrases }) =>
    Object.keys(phrases[type] ?? {})
      .filter((value) => value.split(between).some((one) => !(known as readonly string[]).includes(one)))
      .map((value) => `${language}: ${value}`),
  );
  expect(odd).toEqual([]);
});
