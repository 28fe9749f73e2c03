/** Sums that several put in, or that differ by age; days told by the one before them or by a month that stands behind. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, destination: 'Lisbon', ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  ['€2000, my mum is chipping in another 500', 'couple', 2500, 'EUR'],
  ['€2,000 plus 500 from my mum', 'couple', 2500, 'EUR'],
  ['we have £700 on top of their £700', 'couple', 1400, 'GBP'],
  ['£1000 on top of flights', 'couple', 1000, 'GBP'],
  ['£750 per adult, £400 per child', '2 adults, 2 kids (5 and 8)', 2300, 'GBP'],
  ['€500 each for the adults, 250 each for the kids', '2 adults, 2 kids (5 and 8)', 1500, 'EUR'],
  ['adults €500, kids €250', '2 adults, 2 kids (5 and 8)', 1500, 'EUR'],
  ['500 € pro Erwachsenen, 250 € pro Kind', '2 Erwachsene, 2 Kinder (5 und 8)', 1500, 'EUR'],
  ['Rs 1.5L per head', 'couple', 300_000, 'INR'],
  ['1.2 lakh each', 'couple', 240_000, 'INR'],
])('%s comes to a whole for %s', (budget, travelers, total, currency) => {
  expect(read({ budget, travelers, dates: '10-15 May 2027' }).budget).toMatchObject({ groupTotal: total, currency });
});

test.each([
  ['leaving on the 3rd, returning on the 10th of Feb', '2027-02-03', 7],
  ['fly out on the 3rd and fly back on the 10th of Feb', '2027-02-03', 7],
  ['out on the 28th, back on the 3rd of March', '2027-02-28', 3],
  ['départ le 3, retour le 10 février', '2027-02-03', 7],
  ['partenza il 3, ritorno il 10 febbraio', '2027-02-03', 7],
  ['wedding on the 5th, back by 10 Feb, 6 nights', '2027-02-04', 6],
  ['we marry on 10 July and leave the day after, ten nights', '2027-07-11', 10],
  ['wir heiraten am 10. Juli und fliegen am Tag danach, 10 Nächte', '2027-07-11', 10],
  ['10 to 15 July, home the day after', '2027-07-10', 6],
  ['a week, back at work on Monday 10 May', '2027-05-02', 7],
  ['5 nights, must be back in the office on 10 May', '2027-05-04', 5],
  ['back at work on 7 Jan, leave 30 Dec', '2026-12-30', 7],
  ['home by 6 Jan, leave 30 Dec', '2026-12-30', 7],
])('%s begins on %s for %i nights', (dates, startDate, nights) => {
  expect(read({ dates, travelers: 'couple' })).toMatchObject({ startDate, nights });
});
