/** Nights inside a longer window, hours that stand with days, and weeks that a feast names. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

const datesOf = (dates: string) => {
  const { startDate, startFrom, startTo, nights } = readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', dates, travelers: '2 adults' },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
  return { startDate, startFrom, startTo, nights };
};

test.each([
  ['10 nights, out on or after July 12 and home before the 30th', '2027-07-12', '2027-07-20', 10],
  ['any 3 nights from 7 to 18 June', '2027-06-07', '2027-06-15', 3],
  ['three nights somewhere from 7 June to 18 June', '2027-06-07', '2027-06-15', 3],
  ['7-18 June, only 4 nights of it', '2027-06-07', '2027-06-14', 4],
  ['drei Nächte, irgendwann vom 7. bis 18. Juni', '2027-06-07', '2027-06-15', 3],
  ['a week, not before 3 May, back by the 30th', '2027-05-03', '2027-05-23', 7],
])('%s: inside the window', (dates, from, to, nights) => {
  expect(datesOf(dates)).toMatchObject({ startFrom: from, startTo: to, nights });
});

test.each([
  ['Thurs 22 July 3pm to Sun 25 July noon', '2027-07-22', 3],
  ['Fri 4 June 6 pm - Mon 7 June 10 am', '2027-06-04', 3],
  ["xmas break '26, dec 19-28", '2026-12-19', 9],
  ['may 1 wknd', '2027-05-01', 2],
  ['all of February', '2027-02-01', 27],
  ['half term in February', '2027-02-13', 7],
  ['Thanksgiving wk next year, wed to sun', '2027-11-24', 4],
  ['semana santa, de sábado a sábado', '2027-03-20', 7],
  ['Holy Week, Saturday to Saturday', '2027-03-20', 7],
])('%s: as it is said', (dates, startDate, nights) => {
  expect(datesOf(dates)).toMatchObject({ startDate, nights });
});

test('a stay that is shorter than its dates stays a contradiction where nothing leaves it open', () => {
  expect(datesOf('7 to 18 June, 4 nights')).toMatchObject({ startDate: '2027-06-07', nights: 11 });
});
