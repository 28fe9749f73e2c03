/** Where they set out from, in whatever field and idiom it is said. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../../src/features/planner/rules/recommend.ts';
import { aWorld } from '../a-world.ts';

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

test.each([
  [{ preferences: 'we live in Tipperary' }, 'Tipperary'],
  [{ travelers: '2 adults from Hawes' }, 'Hawes'],
  [{ preferences: 'wir wohnen in Passau' }, 'Passau'],
  [{ dates: 'we leave Zermatt on 5 May 2027' }, 'Zermatt'],
  [{ budget: '€2,900 incl. flights from Kiruna' }, 'Kiruna'],
])('%j: kept by name without an airport', (said, name) => {
  const reading = read(said);
  expect([reading.origin, reading.unknownOrigin, reading.unused]).toEqual([undefined, name, []]);
  const [card] = recommend(reading, aWorld(), { learning: false }).recommendations;
  expect(card?.fullAIResponse).toContain(`we know no airport for ${name}`);
  expect(card?.fullAIResponse).not.toContain('no place that you set out from');
});

test.each([
  { preferences: 'We were in Cornwall last year' },
  { preferences: 'pick-up from Hertz please' },
  { preferences: 'we leave Fido at home' },
  { dates: 'from Epiphany 2027, five nights' },
  { interests: 'a recipe from Ottolenghi' },
  { preferences: 'ab Mittag' },
])('%j names no place to set out from', (said) => {
  expect(read(said).unknownOrigin).toBeUndefined();
});
