/** Of two towns in one sentence, the one they go to. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

test.each([
  "we've had enough of London, so Lisbon",
  'never been to Lisbon; been to London twice',
  'Lisbon because London is too far',
  'on connaît déjà London, donc Lisbon',
  'ya conocemos London, así que Lisbon',
  'London kennen wir schon, also Lisbon',
  'Lisbon, not London',
  'London? No, Lisbon',
])('“%s” goes to Lisbon alone', (destination) => {
  const { destinations } = readWish({ ...EMPTY_WISH, destination }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  expect(destinations.map(({ id }) => id)).toEqual(['lisbon']);
});
