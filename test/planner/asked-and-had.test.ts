/** What was asked for and lies in the catalogue is taken, whichever field it was written in, or its line says why not. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, dates: '5 nights from 4 May 2027', travelers: '2 adults', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const cardOf = (said: Partial<Questionnaire>) => recommend(read(said), world, { learning: false }).recommendations[0];
const idsIn = (said: Partial<Questionnaire>) =>
  (cardOf(said)?.plan.days ?? []).flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? []));
const lineOf = (said: Partial<Questionnaire>, wish: RegExp) =>
  cardOf(said)?.wishes.find((line) => wish.test(line.wish));

test.each([
  ['Venice', 'Indian food at least once a day please', /Indian/],
  ['Rom', 'einmal indisch essen bitte', /Indian/],
  ['Lisbon', 'we would like jazz one evening', /jazz/],
  ['Copenhagen', 'a sauna would be nice', /sauna|spa/i],
  ['London', 'somewhere with street art', /street art/],
])('a wish among the preferences has its line: %s, %s', (destination, preferences, wish) => {
  expect(lineOf({ destination, preferences }, wish)).toBeDefined();
});

test.each([
  ['Lisbon', 'a day by the sea'],
  ['Lissabon', 'ein Tag am Meer'],
  ['Lisbonne', 'une journée au bord de la mer'],
  ['Lisboa', 'un día junto al mar'],
])('a day by the sea is spent there, also in spring: %s, %s', (destination, preferences) => {
  const said = { destination, preferences, interests: 'tiles', dates: '25 March to 30 March 2027' };
  expect(idsIn(said).some((id) => ['lisbon-cascais', 'lisbon-carcavelos'].includes(id))).toBe(true);
});

test.each([
  ['Tokyo', 'a serious sushi counter, ceramics', 'sushi'],
  ['Tokio', 'erstklassiges Sushi, Keramik', 'sushi'],
  ['New York', 'one serious steak dinner', 'steak'],
])('a kitchen of class is a table of class where the purse allows: %s, %s', (destination, interests, kitchen) => {
  const tables = idsIn({ destination, interests, budget: '$6,000' }).flatMap(
    (id) => world.catalogue.place.get(id) ?? [],
  );
  expect(tables.some(({ tags }) => tags.includes('fine-dining') && tags.some((tag) => tag === kitchen))).toBe(true);
});

test('a reservoir under the mountains is no visit to them', () => {
  const said = { destination: 'Marrakech', interests: 'the Atlas, gardens', budget: '€5,000' };
  expect(lineOf(said, /Atlas/)?.text).toMatch(/Imlil/);
  const knee = lineOf({ ...said, preferences: 'bad knees' }, /Atlas/);
  expect(knee).toMatchObject({ result: /not-met|partly/, text: expect.stringMatching(/Imlil.* walking or stairs/) });
});

test.each([
  ['Italy', 'Venice, Rome. Grandma wants to see snow if possible', '8 nights from 26 December 2026'],
  ['Lissabon', 'wir würden gern Schnee sehen', '4 nights from 10 January 2027'],
  ['Paris, Lisbon', 'snow, markets', '4 nights from 10 January 2027'],
])('snow in a town without any is refused by name: %s, %s', (destination, interests, dates) => {
  const line = lineOf({ destination, interests, dates }, /^Snow$/);
  expect(line?.result).toBe('not-met');
  expect(line?.text).toMatch(/nights of about -?\d+ °C|no figure/);
});

test.each([
  ['Lisbon', 'My wife died in October. She was born in Alfama and we always said we would go back.'],
  ['Lissabon', 'Fado. Meine Frau wurde in Alfama geboren.'],
  ['Lisbonne', 'le fado. Ma mère est née à Alfama'],
])('where somebody of theirs was born is a wish of its own, answered by its name: %s', (destination, interests) => {
  const line = lineOf({ destination, interests }, /^Alfama$/);
  expect(line).toMatchObject({ result: 'met', text: expect.stringContaining('Alfama') });
});

test('a town elsewhere where somebody was born is none', () => {
  const said = { destination: 'Lisbon', interests: 'fado. My wife was born in Glasgow' };
  expect(read(said).things ?? []).toEqual([]);
});
