/** Patterns over the items of a text: what fits, where it ends, and what it says. */
import { expect, test } from 'vitest';
import { lexiconOf } from '../../../src/features/planner/rules/read/lexicon.ts';
import * as match from '../../../src/features/planner/rules/read/patterns.ts';
import { type Item, tagTokens } from '../../../src/features/planner/rules/read/tagged-tokens.ts';
import { tokensIn } from '../../../src/features/planner/rules/read/tokens.ts';

const { all, either, many, map, maybe, number, sense, seq, where, word } = match;
const lexicon = lexiconOf([
  {
    language: 'en',
    phrases: {
      unit: { night: ['night|nights'], day: ['day|days'] },
      joiner: { and: ['and'] },
      number: { 3: ['three'] },
    },
  },
]);
const items = (text: string): Item[] => tagTokens(tokensIn('dates', text), lexicon, () => 'en');
const stay = seq(number, sense('unit'));

test('a sequence fits where each part follows the one before', () => {
  expect(stay(items('three nights'), 0)).toEqual({ value: [3, 'night'], from: 0, to: 2 });
  expect(stay(items('three big nights'), 0)).toBeNull();
});

test('every place of a row is found once', () => {
  expect(all(stay, items('4 nights here and 2 days there')).map(({ value }) => value)).toEqual([
    [4, 'night'],
    [2, 'day'],
  ]);
});

test('a list goes on as long as its joints do', () => {
  const list = many(stay, { between: either(word(','), sense('joiner', 'and')), least: 2 });
  expect(list(items('4 nights, 2 days and 3 nights'), 0)?.value).toHaveLength(3);
  expect(list(items('4 nights'), 0)).toBeNull();
});

test('what may be missing may be missing, and what is said is held against its bounds', () => {
  const few = map(
    seq(
      maybe(word('about')),
      where(number, (count) => count <= 5),
    ),
    ([, count]) => count,
  );
  expect(few(items('about 4'), 0)?.value).toBe(4);
  expect(few(items('4'), 0)?.value).toBe(4);
  expect(few(items('9'), 0)).toBeNull();
});
