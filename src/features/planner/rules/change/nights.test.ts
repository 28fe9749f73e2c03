import { expect, test } from 'vitest';
import { nightsAfter } from './nights.ts';

test.each([
  ['one night less', 4, 3],
  ['2 nights fewer please', 7, 5],
  ['could we stay two days longer', 3, 5],
  ['a week longer', 7, 14],
  ['one more night', 4, 5],
  ['three fewer days', 2, 1],
])('"%s" after %d nights is %d', (sentence, nights, expected) => {
  expect(nightsAfter(nights, sentence)).toBe(expected);
});

test.each(['7 nights', 'no museums', 'a night at the opera', 'less walking'])(
  '"%s" does not speak of a longer or shorter stay',
  (sentence) => {
    expect(nightsAfter(4, sentence)).toBeNull();
  },
);
