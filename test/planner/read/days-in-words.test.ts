/** Days of a month as ordinals in words, and parts of a month told behind it. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (dates: string) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', dates }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  ['third to the ninth of May', '2027-05-03', 6],
  ['May third through ninth', '2027-05-03', 6],
  ['May the third till the ninth', '2027-05-03', 6],
  ['May third to May ninth', '2027-05-03', 6],
  ['second to the sixth of December', '2026-12-02', 4],
  ['the twenty-first of May, 3 nights', '2027-05-21', 3],
  ['vom dritten bis neunten Mai', '2027-05-03', 6],
  ['ab dem neunten Mai, vier Nächte', '2027-05-09', 4],
  ['2 nights before our cruise, May 14-16', '2027-05-14', 2],
  ['Fri 3 - Tue 7 December', '2027-12-03', 4],
  ['da sabato 4 a mercoledì 8 dicembre', '2027-12-04', 4],
  ['Sat 5 - Tue 8 Dec', '2026-12-05', 3],
  ['June first Saturday, 3 nights', '2027-06-05', 3],
])('“%s” begins on %s for %i nights', (dates, startDate, nights) => {
  expect(read(dates)).toMatchObject({ startDate, nights });
});

test.each([
  ['June, third week', '2027-06-15', '2027-06-21'],
  ['June 2nd week', '2027-06-08', '2027-06-14'],
  ['the second week of June', '2027-06-08', '2027-06-14'],
])('“%s” lies between %s and %s', (dates, first, last) => {
  const { startDate } = read(dates);
  expect(startDate >= first && startDate <= last).toBe(true);
});
