/** Where they set out from, in whatever field and idiom it is said. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const TRIP: Questionnaire = {
  destination: 'Copenhagen',
  dates: '4-9 May 2027',
  budget: '',
  travelers: '2 adults',
  interests: '',
  preferences: '',
  taste: '',
};
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...TRIP, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

test.each([
  [{ budget: '£900, Edinburgh flights included' }, 'EDI'],
  [{ preferences: 'Edinburgh flights' }, 'EDI'],
  [{ preferences: 'volo diretto da Torino' }, 'TRN'],
  [{ preferences: 'home airport: Bristol' }, 'BRS'],
  [{ preferences: 'Abflug Münster' }, 'FMO'],
  [{ dates: 'we leave Valletta Sat 12 June, back Wed 16 June' }, 'MLA'],
])('%j is where they set out from', (said, code) => {
  const { origin, unused } = read(said);
  expect([origin?.code, unused]).toEqual([code, []]);
});

test.each(['Copenhagen flights are paid', 'an Edinburgh flight museum'])('%s is none', (preferences) => {
  expect(read({ preferences }).origin).toBeUndefined();
});
