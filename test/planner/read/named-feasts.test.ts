/** Every name that a feast has in any language is read as its day. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { namedFeasts } from '../../../src/features/planner/content/named-feasts.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const TODAY = '2026-12-01';
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', ...said }, { today: TODAY, gazetteer: ownGazetteer() });

test('each name of a feast finds its feast', () => {
  for (const { name, words, homely, at } of namedFeasts) {
    for (const phrase of words) {
      const dates = phrase.replaceAll('?', '').replaceAll(/\|\S+/g, '').replaceAll(/[*!]/g, '');
      // A feast of one town alone is meant only by who goes there.
      const { dateState } = read({ dates, ...(at?.[0] === undefined ? {} : { destination: at[0] }) });
      expect([name, dates, homely ?? false, dateState]).toEqual([name, dates, homely ?? false, 'ok']);
    }
  }
});

test.each([
  ['thu oct 7 thru columbus day monday', '2027-10-07', '2027-10-07', 4],
  ['dal 27 dicembre a Capodanno', '2026-12-27', '2026-12-27', 5],
  ['halloween weekend + 2 extra days', '2027-10-28', '2027-10-31', 4],
])('a feast closes a span, and days are added to it: %s', (dates, from, to, nights) => {
  const wish = read({ dates });
  expect(wish.startDate >= from && wish.startDate <= to).toBe(true);
  expect(wish.nights).toBe(nights);
});
