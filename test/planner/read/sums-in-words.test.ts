/** Sums whose number is one long word, and "each" behind a sum, in languages whose words lie apart. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

test.each([
  ['drieduizend euro', 3000],
  ['vijftienhonderd euro', 1500],
  ['dreitausend Euro', 3000],
  ['1500 cada', 3000],
  ['1500 ieder', 3000],
  ['15.000 hver', 30_000],
  ['每人1.5万', 30_000],
  ['500 € am Tag, höchstens', 3500],
])('“%s” is %i for two', (budget, groupTotal) => {
  const said = { ...EMPTY_WISH, destination: 'Lisbon', dates: '3-9 May 2027', travelers: '2 adults', budget };
  expect(readWish(said, { today: '2026-12-01', gazetteer: ownGazetteer() }).budget.groupTotal).toBe(groupTotal);
});

test.each([
  "€3,000 and that's just the hotel",
  '€3,000, hotel only',
  '€3,000 just for the hotel',
  "€3,000 (that's the hotel, not the rest)",
  '3000 € seulement pour l’hôtel',
])('“%s” pays for beds alone', (budget) => {
  const said = { ...EMPTY_WISH, destination: 'Lisbon', dates: '3-9 May 2027', travelers: '2 adults', budget };
  const read = readWish(said, { today: '2026-12-01', gazetteer: ownGazetteer() });
  expect(read.budget).toMatchObject({ amount: 3000, covers: ['lodging'] });
});

test('a sum behind “plus” is no thing that is left out', () => {
  const budget = '500 Euro Flug plus 900 Hotel';
  const read = readWish({ ...EMPTY_WISH, budget }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  expect(read.budget).toMatchObject({ groupTotal: 1400, flights: 'included' });
});
