/** Who was named is told again as a number: nobody more. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

test.each([
  ['my husband and I, two old men', 2],
  ['my wife and I, both teachers', 2],
  ['me and my brother, two grown men', 2],
  ['dad and me: two blokes', 2],
  ['my sister, her husband and me, three adults', 3],
  ['my mum, my aunt and I: three ladies of a certain age', 3],
  ['my parents and us, four people', 4],
  ['my college roommates & me, four women all hitting 60 this year', 4],
  ['ma femme et moi, deux retraités', 2],
  ['meine Frau und ich, zwei Rentner', 2],
  ['mi marido y yo, dos jubilados', 2],
  ['me and my wife, two friends', 4],
  ['us and another couple', 4],
  ['us with another couple', 4],
  ['us and 2 friends', 4],
  ['my wife and I, two couples from church', 6],
])('“%s” are %i', (travelers, adults) => {
  const wish = { ...EMPTY_WISH, destination: 'Austin', travelers };
  expect(readWish(wish, { today: '2026-12-01', gazetteer: ownGazetteer() }).party.adults).toBe(adults);
});
