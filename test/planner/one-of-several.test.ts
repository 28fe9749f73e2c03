/** What one of a party cannot do is no rule for all of them: who sits out is told, and what the others asked for stays. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, dates: '4 nights from 4 June 2027', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const cardOf = (said: Partial<Questionnaire>) => recommend(read(said), world, { learning: false }).recommendations[0];
const dinnersOf = (said: Partial<Questionnaire>) =>
  (cardOf(said)?.plan.days ?? []).flatMap(({ items }) =>
    items.filter((item) => item.kind === 'meal' && item.start >= '18:00'),
  );

test.each([
  ['Grandmother is Jain, and she eats before sunset.', 'before-sunset', 'your grandmother'],
  ['Mein Mann trinkt keinen Alkohol.', 'no-alcohol', 'your husband'],
  ["l'une de nous est enceinte de 5 mois", 'pregnancy', 'one of you'],
  ['Mi madre no bebe alcohol', 'no-alcohol', 'your mother'],
  ['my pregnant wife tires', 'pregnancy', 'your wife'],
  ['my dad fasts for Ramadan', 'fasting', 'your father'],
  ["we don't drink alcohol", 'no-alcohol', undefined],
  ["my husband and I don't drink alcohol", 'no-alcohol', undefined],
  ['Mein Mann und ich trinken keinen Alkohol', 'no-alcohol', undefined],
  ['all of us eat before sunset', 'before-sunset', undefined],
])('“%s”: whose it is', (preferences, kind, of) => {
  const need = read({ destination: 'Rome', travelers: '4 adults', preferences }).needs.find(
    (each) => each.kind === kind,
  );
  expect(need).toBeDefined();
  expect(need?.of).toBe(of);
});

test.each([
  ['My grandmother eats before sunset', 'your grandmother'],
  ["one of us doesn't eat after sunset", 'one of you'],
  ['Meine Oma isst nur vor Sonnenuntergang', 'your grandmother'],
])('one who eats before sunset leaves the others their dinners: %s', (preferences, who) => {
  const said = { destination: 'Rome', travelers: '5 adults', preferences, dates: '4 nights from 27 December 2026' };
  expect(dinnersOf(said).length).toBeGreaterThan(2);
  const line = cardOf(said)?.wishes.find(({ wish }) => wish === 'Eating before sunset');
  expect(line?.text).toContain(`for the others; ${who} has eaten before the sun sets`);
  expect(dinnersOf({ ...said, preferences: 'we all eat before sunset' })).toEqual([]);
});

test.each([
  ['Santorini', "my wife doesn't drink alcohol", 'wine, villages'],
  ['Santorin', 'Meine Frau trinkt keinen Alkohol', 'Wein, Dörfer'],
  ['Santorin', 'ma femme est enceinte de 4 mois', 'le vin, les villages'],
])('one who drinks nothing leaves the others their wine: %s, %s', (destination, preferences, interests) => {
  const said = { destination, travelers: '4 adults', preferences, interests, budget: '€6,000' };
  expect(read(said).excludeTags).toEqual([]);
  const card = cardOf(said);
  expect(card?.wishes.find(({ wish }) => wish === 'wine')?.result).toBe('met');
  expect(card?.fullAIResponse).toMatch(
    /At \w[^.]* your wife (?:has a glass without|drinks no) alcohol[^.]*, or (?:has )?that hour at leisure\./,
  );
});

test('nobody who drinks nothing alone is sent to a bar', () => {
  const said = { destination: 'Lisbon', travelers: 'just me', preferences: "I don't drink alcohol", interests: 'fado' };
  const places = (cardOf(said)?.plan.days ?? []).flatMap(({ items }) =>
    items.flatMap(({ placeId }) => world.catalogue.place.get(placeId ?? '')?.tags ?? []),
  );
  expect(places.filter((tag) => ['bar', 'wine', 'winery', 'cocktails'].includes(tag))).toEqual([]);
});

test.each([
  "We don't split up - if Maggie can't do it none of us do it.",
  'Wir trennen uns nicht',
  'on ne se sépare pas',
  'nos quedamos todos juntos',
  'non ci separiamo mai',
])('who stays together is told of no hour apart: %s', (together) => {
  const said = { destination: 'London', travelers: '6 adults', interests: 'gardens, pubs, churches', budget: '£9,000' };
  const wheels = { ...said, preferences: `one of us is in a wheelchair. ${together}` };
  expect(cardOf(wheels)?.fullAIResponse).not.toMatch(
    /days apart|may see the rest alone|whoever (?:takes|likes) steps/i,
  );
  expect(cardOf(wheels)?.wishes.map(({ wish }) => wish)).toContain('Staying together');
});

test('what steps keep from one has an hour for the others, and a place where that one waits', () => {
  const said = {
    ...{ destination: 'Italy', travelers: '5 adults and 2 children aged 9 and 13', budget: '€12,000' },
    ...{
      interests: 'Venice, gondola',
      preferences: 'my mother cannot climb stairs',
      dates: '5 nights from 4 June 2027',
    },
  };
  const line = cardOf(said)?.wishes.find(({ wish }) => wish === 'gondola');
  expect(line?.text).toMatch(
    /can go to Gondola .+ on day \d, from \d\d:\d\d to \d\d:\d\d, and meanwhile .+ is near by/,
  );
});
