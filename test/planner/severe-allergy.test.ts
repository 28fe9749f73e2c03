/** What life hangs on is read as such, told before everything else, and no stop stands against it. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isAllowed } from '../../src/features/planner/rules/select/allowed-places.ts';
import { partyLimits } from '../../src/features/planner/rules/select/party-limits.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const answer = (said: Partial<Questionnaire>) => recommend(read(said), world, { learning: false });
const kindsIn = (preferences: string) =>
  read({ destination: 'Istanbul', dates: 'October 2027', travelers: '2', preferences }).needs.map(({ kind }) => kind);

const SEVERE = [
  'My son has a SEVERE tree nut and pistachio allergy (anaphylaxis, carries 2 EpiPens)',
  'peanut allergy, she carries an adrenaline pen',
  'allergic to shellfish, cross-contamination matters',
  'a single peanut could kill him',
  'Unser Sohn hat eine schwere Allergie gegen Nüsse, mit Notfallspritze',
  'mon fils a une allergie grave aux arachides, choc anaphylactique',
  'mi hijo tiene alergia grave a los frutos secos, lleva adrenalina',
  'mio figlio ha una allergia grave alle noci, porta l’adrenalina',
  'o meu filho tem alergia grave a amendoim, risco de anafilaxia',
  'vores søn har en livstruende allergi over for nødder',
  'onze zoon heeft een ernstige allergie voor noten, hij draagt een epipen',
  '息子はナッツアレルギーでアナフィラキシーの危険があります',
  '我儿子对坚果严重过敏，要避免交叉污染',
];
test.each(SEVERE)('“%s” is a severe allergy', (said) => {
  expect(kindsIn(said)).toContain('severe-allergy');
});

test.each(['allergic to nuts', 'the heat could kill him', 'severe weather worries us', 'no seafood please'])(
  '“%s” is none',
  (said) => {
    expect(kindsIn(said)).not.toContain('severe-allergy');
  },
);

test.each([
  'Need to be within 20 minutes of a hospital at all times.',
  'close to a hospital please',
  'höchstens 20 Minuten von einem Krankenhaus',
  'Krankenhaus in der Nähe',
  'à 20 minutes d’un hôpital',
  'cerca de un hospital',
  'vicino a un ospedale',
  'perto de um hospital',
  'tæt på et hospital',
  'dicht bij een ziekenhuis voor mijn moeder',
  '病院の近くがいいです',
  '我们想住在医院附近',
])('“%s” is a place to be near, and no treatment', (said) => {
  const kinds = kindsIn(said);
  expect(kinds).toContain('near-hospital');
  expect(kinds).not.toContain('treatment');
});

test('a treatment stays one', () => {
  expect(kindsIn('I have chemotherapy at the hospital on Monday')).toContain('treatment');
});

const OF_NUTS = {
  destination: 'Istanbul',
  dates: '9 to 14 October 2027',
  budget: '$7000 for the two of us',
  travelers: 'me and my wife',
  interests: 'Hagia Sophia, Grand Bazaar, street food',
  preferences: 'My wife has a severe tree nut allergy (anaphylaxis, EpiPen). Within 20 minutes of a hospital.',
};

test('the answer begins with it in their words, and has words to show a kitchen', () => {
  const { recommendations } = answer(OF_NUTS);
  for (const { fullAIResponse } of recommendations)
    expect(fullAIResponse).toMatch(/^You wrote: “My wife has a severe tree nut allergy \(anaphylaxis, EpiPen\)”/);
  const [best] = recommendations;
  const line = best?.wishes.find(({ wish }) => wish === 'A severe allergy');
  expect(line?.text).toContain('in Turkish: “Ağır alerji: sert kabuklu yemişler');
  expect(line?.text).toContain('No kitchen of ours was asked');
  expect(best?.fullAIResponse).not.toContain('treatment is part of this trip');
});

test('no open food stands in such a plan, and the days are no thinner for a hospital near by', () => {
  const reading = read(OF_NUTS);
  const needs = partyLimits(reading);
  const at = (id: string) => {
    const place = world.catalogue.place.get(id);
    if (!place) throw new Error(id);
    return isAllowed(place, needs, reading);
  };
  for (const id of ['spice-bazaar', 'namli', 'yanyali', 'karakoy-lokantasi', 'durumzade', 'kadikoy'])
    expect(at(`istanbul-${id}`), id).toBe(false);
  expect(at('istanbul-grand-bazaar')).toBe(true);
  expect(needs.stops).toBe(partyLimits(read({ ...OF_NUTS, preferences: '' })).stops);
});

test('who speaks the language of the place is given no card in it', () => {
  const { recommendations } = answer({
    destination: 'Lisbona',
    dates: 'dal 9 al 14 ottobre 2027',
    travelers: 'in due',
    preferences: 'mia moglie ha una allergia grave alle noci, porta l’adrenalina',
  });
  expect(recommendations[0]?.wishes.find(({ wish }) => wish === 'A severe allergy')?.text).toContain('in Portuguese');
  const atHome = answer({
    destination: 'Roma',
    dates: 'dal 9 al 14 ottobre 2027',
    travelers: 'in due',
    preferences: 'mia moglie ha una allergia grave alle noci, porta l’adrenalina',
  }).recommendations[0];
  expect(atHome?.wishes.find(({ wish }) => wish === 'A severe allergy')?.text).not.toContain('To show a kitchen');
  expect(atHome?.fullAIResponse).not.toContain('card in the local language');
});

test('a shared breakfast, a canteen, a counter and a house of puddings are no tables for who must not meet a trace', () => {
  const reading = read(OF_NUTS);
  const needs = partyLimits(reading);
  const tables = world.catalogue.destinations
    .flatMap(({ cities }) => cities.flatMap((city) => city.tables))
    .filter(({ kind }) => kind === 'restaurant');
  for (const word of ['Kahvalt', 'canteen', ' puddings', 'counter', 'family style']) {
    const found = tables.filter(({ name, about, cuisine }) => `${name} ${about} ${cuisine}`.includes(word));
    expect(found.length, word).toBeGreaterThan(0);
    expect(found.filter((place) => isAllowed(place, needs, reading)).map(({ name }) => name)).toEqual([]);
  }
});

test('who carries an EpiPen, or asks for a hospital near by, is given the emergency number of the place', () => {
  const textOf = (said: Partial<Questionnaire>, name: string) =>
    answer(said).recommendations[0]?.wishes.find(({ wish }) => wish === name)?.text;
  expect(textOf(OF_NUTS, 'A severe allergy')).toContain('In an emergency, 112 (Istanbul)');
  const inTokyo = { ...OF_NUTS, destination: 'Tokyo', interests: 'temples', preferences: 'close to a hospital please' };
  expect(textOf(inTokyo, 'A hospital within reach')).toContain('110 police, 119 fire and ambulance (Tokyo)');
});
