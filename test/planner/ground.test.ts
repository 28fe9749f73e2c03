/** What is safe is judged by the words of a stop and of the way to it, not by its label, and told where it is needed. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isAllowed } from '../../src/features/planner/rules/select/allowed-places.ts';
import { isGround } from '../../src/features/planner/rules/select/ground.ts';
import { partyLimits } from '../../src/features/planner/rules/select/party-limits.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const dates = '12-17 May 2027';
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, dates, travelers: '2 adults', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
const cards = (said: Partial<Questionnaire>) =>
  recommend(read(said), world, { learning: false }).recommendations.filter(({ plan }) => plan.style !== 'package');
const itemsOf = (card: ReturnType<typeof cards>[number]) => card.plan.days.flatMap(({ items }) => items);
const placesOf = (card: ReturnType<typeof cards>[number]) =>
  itemsOf(card).flatMap(({ placeId = '' }) => world.catalogue.place.get(placeId) ?? []);
const lineOf = (card: ReturnType<typeof cards>[number], name: string) => card.wishes.find(({ wish }) => wish === name);
const isFit = (id: string, said: Partial<Questionnaire>) => {
  const place = world.catalogue.place.get(id);
  const reading = read(said);
  if (!place) throw new Error(id);
  return isAllowed(place, partyLimits(reading), reading);
};

describe('whoever fears heights', () => {
  const said = { destination: 'Santorini', preferences: 'scared of heights' };
  test.each([
    ['santorini-ammoudi', false],
    ['santorini-armeni', false],
    ['santorini-galini-cafe', false],
    ['santorini-perissa', true],
    ['santorini-roka', true],
  ])('%s is for them: %s', (id, fits) => {
    expect(isFit(id, said)).toBe(fits);
  });

  test('sleeps by the sea, and above the drop only for a view that they asked for, which is told', () => {
    for (const card of cards(said)) expect(card.fullAIResponse).not.toMatch(/hundreds of steps|lies high and by steps/);
    const [first] = cards({ ...said, budget: '$9,000', preferences: 'hotel with a caldera view; scared of heights' });
    expect(first && lineOf(first, 'Fear of heights')?.text).toMatch(
      /A room with a view, as you asked, may hang over a drop/,
    );
  });

  test('is told of the steps that are left', () => {
    const told = cards(said).filter((card) => placesOf(card).some(({ id }) => id === 'santorini-emporio'));
    for (const card of told) expect(lineOf(card, 'Fear of heights')?.text).toMatch(/steps or a climb at .*Emporio/);
  });
});

describe('stairs to a part of a stop', () => {
  test.each([
    ['marrakesh-bahia', 'Marrakesh', true],
    ['italy-venice-san-marco', 'Venice', true],
    ['new-orleans-natchez', 'New Orleans', true],
    ['lisbon-pena', 'Lisbon', false],
    ['italy-rome-spanish-steps', 'Rome', false],
  ])('leave %s in %s to bad knees: %s', (id, destination, fits) => {
    expect(isFit(id, { destination, preferences: 'bad knees, little walking' })).toBe(fits);
  });
});

describe('six who do not split up, one in a wheelchair', () => {
  const said = { destination: 'London', travelers: '6 friends, one of us uses a wheelchair' };
  const together = { ...said, preferences: "we don't split up" };
  test('go where a wheelchair gets in wholly, and it is told so', () => {
    for (const card of cards({ ...together, interests: 'gardens, history' })) {
      expect(placesOf(card).filter(({ wheelchair }) => wheelchair !== 'yes')).toEqual([]);
      expect(lineOf(card, 'Staying together')?.text).toMatch(/^Every stop is for all of you/);
    }
  });

  test('are told by name of what they named and is open in part', () => {
    const [first] = cards({ ...together, interests: 'Tower of London, gardens' });
    expect(first && lineOf(first, 'Staying together')?.text).toMatch(
      /^Tower of London stays because you named it\. Oth/,
    );
  });

  test('see in part what is open in part where they may part', () => {
    expect(isFit('london-tower', said)).toBe(true);
    expect(isFit('london-tower', together)).toBe(false);
  });

  test('squeeze through no market', () => {
    expect(isFit('london-columbia-road', said)).toBe(false);
    expect(isFit('london-columbia-road', { destination: 'London' })).toBe(true);
  });
});

test('a hospital within reach at all times is no boat and no ferry, and is called met by nobody', () => {
  for (const card of cards({
    ...{ destination: 'Istanbul', interests: 'mosques, food, boats' },
    preferences: 'within 20 minutes of a hospital at all times',
  })) {
    expect(itemsOf(card).filter(({ leg }) => leg?.mode === 'ferry')).toEqual([]);
    expect(placesOf(card).filter(({ tags }) => tags.includes('boat') || tags.includes('ferry'))).toEqual([]);
    expect(lineOf(card, 'A hospital within reach')?.result).toBe('not-met');
  }
});

test('a severe allergy stands in the line of every table', () => {
  for (const destination of ['Istanbul', 'Copenhagen', 'Seville'])
    for (const card of cards({ destination, preferences: 'severe peanut allergy, she carries an EpiPen' })) {
      const tables = itemsOf(card).filter(({ kind, placeId }) => kind === 'meal' && placeId !== undefined);
      expect(tables.length).toBeGreaterThan(0);
      for (const { note } of tables) expect(note).toContain('peanut allergy');
    }
});

test('the candle stands in the line of the church', () => {
  const [first] = cards({ destination: 'Lisbon', interests: 'somewhere to light a candle for her, fado' });
  const churches = first && itemsOf(first).filter(({ note }) => note?.includes('for your candle'));
  expect(churches?.length).toBeGreaterThan(0);
});

test('who is pregnant among several keeps nobody else from what they asked for, and is told what stays', () => {
  const said = { destination: 'Istanbul', interests: 'hammam, mosques' };
  const four = '4 adults, my sister is pregnant';
  expect(isFit('istanbul-cagaloglu', { ...said, travelers: four })).toBe(true);
  expect(isFit('istanbul-cagaloglu', { ...said, travelers: 'me and my wife, who is pregnant' })).toBe(false);
  expect(isFit('istanbul-cagaloglu', { ...said, interests: 'mosques', travelers: four })).toBe(false);
});

test.each([
  ['lisbon-vasco-food', 'under a glass roof', false],
  ['italy-florence-mercato-upstairs', 'under the iron roof', false],
  ['istanbul-hamdi', 'on an upper floor', true],
  ['park-city-no-name', 'heated roof above', true],
])('%s, %s: a floor above is one to climb to, a roof overhead is not', (id, words, isAbove) => {
  const place = world.catalogue.place.get(id);
  expect(place?.about).toContain(words);
  expect(place && isGround({ ...place, name: '' }, 'upstairs')).toBe(isAbove);
});

test('children under six sit at no table of beer and spirits', () => {
  const said = { destination: 'Copenhagen', travelers: '2 adults, one child of 22 months' };
  for (const card of cards(said))
    expect(placesOf(card).filter(({ about, kind }) => kind === 'restaurant' && /aquavit|taps/.test(about))).toEqual([]);
});

test('who walks little is told of the minutes on foot inside the stops', () => {
  for (const card of cards({ destination: 'Marrakesh', preferences: 'my knee is bad, short walks only' }))
    expect(lineOf(card, 'Little walking')?.text).toMatch(/Inside the stops .* up to \d+ minutes on day \d/);
});
