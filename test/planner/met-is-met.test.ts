/** A wish is told as met only where the stop is that very thing, at the hour that makes it that. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(
    readWish(
      { ...EMPTY_WISH, dates: '1-6 June 2027', travelers: '2', ...said },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    ),
    world,
    { learning: false },
  ).recommendations;
const lineOf = (said: Partial<Questionnaire>, wish: RegExp) =>
  answer(said)[0]?.wishes.find((line) => wish.test(line.wish));

test.each([
  ['Marrakesh', 'a night in the desert, gardens', /night in the desert/],
  ['Marrakesch', 'eine Nacht in der Wüste, Gärten', /Nacht in der Wüste/],
  ['Marrakech', 'une nuit dans le désert, des jardins', /nuit dans le désert/],
])('in %s, an evening is no night: %s', (destination, interests, wish) => {
  expect(lineOf({ destination, interests }, wish)).toMatchObject({
    result: 'partly',
    text: expect.stringContaining('Evening in the Agafay desert'),
  });
});

test('who wishes for the desert alone has it in an evening there', () => {
  expect(lineOf({ destination: 'Marrakesh', interests: 'the desert' }, /desert/)?.result).toBe('met');
});

test('mountains that one sees from a pond are not met by the pond', () => {
  const line = lineOf({ destination: 'Marrakesh', interests: 'the Atlas, gardens' }, /Atlas/);
  expect(line?.text).toContain('Imlil');
  expect(line?.text).not.toMatch(/Menara|Takerkoust/);
});

test.each(['Hagia Sophia', 'hagia sophia, the bazaar'])('the Little Hagia Sophia does not answer “%s”', (interests) => {
  for (const { wishes } of answer({ destination: 'Istanbul', interests }))
    for (const { wish, result, text } of wishes)
      if (/hagia sophia/i.test(wish) && result === 'met') expect(text).not.toContain('Little');
});

test('where a boat goes out to the bayou, a bakery beside it is no bayou', () => {
  const said = {
    destination: 'New Orleans',
    dates: '3-10 February 2027',
    travelers: 'two couples of friends, one of us is pregnant',
    interests: 'jazz, bayous, creole cooking',
  };
  const line = lineOf(said, /bayou/);
  expect(line?.text).toContain('Swamp and bayou boat tour');
  expect(line?.text).not.toContain('Parkway');
});

test.each([
  ['New Orleans', '3-10 February 2027', 'Mardi Gras, jazz', 'Mardi Gras falls in these days.'],
  ['La Nouvelle-Orléans', 'du 3 au 10 février 2027', 'le Mardi gras', 'Mardi Gras falls in these days.'],
  ['Seville', '12-18 April 2027', 'Feria de Abril', 'Seville April Fair falls in these days.'],
])('in %s, %s, no museum is the festival: %s', (destination, dates, interests, text) => {
  expect(lineOf({ destination, dates, interests }, /^festival/)).toMatchObject({
    result: 'partly',
    text: expect.stringContaining(text),
  });
});

test('out of its days there is none, and no rink of another season stands for it', () => {
  expect(lineOf({ destination: 'Venice', dates: '1-6 March 2027', interests: 'carnival' }, /^festival/)).toMatchObject({
    result: 'not-met',
    text: 'Our list has no festival in Venice in these days.',
  });
});

test('afternoon tea is met in the afternoon, by a house that is told to have it', () => {
  for (const interests of ['afternoon tea, Kew', 'a proper afternoon tea, museums', 'tea and cakes'])
    for (const { wishes, plan } of answer({ destination: 'London', interests })) {
      const line = wishes.find(({ wish }) => wish === 'afternoon tea');
      const stop = plan.days.flatMap(({ items }) => items).find(({ placeId }) => placeId === line?.placeId);
      if (line?.result === 'met' && stop?.kind === 'meal') expect(stop.start >= '14:30', stop.name).toBe(true);
      expect(line?.result === 'met' ? line.text : '').not.toMatch(/Wolseley|V&A Café/);
    }
});

test('who runs is sent to no café, no square of shops and no garden that opens at nine', () => {
  for (const destination of ['Lisbon', 'Rome', 'Tokyo', 'London']) {
    const line = lineOf({ destination, interests: 'a morning run, museums' }, /^Running/);
    expect(line?.result, destination).not.toBe('met');
    expect(line?.text, destination).not.toMatch(/Café|shops|East Gardens|Terrace/);
  }
});

test('in bed by seven is met where every table is left in time for the way back', () => {
  const said = { destination: 'Copenhagen', dates: '7 nights from 10 July 2027', travelers: '2 adults and a boy of 2' };
  const found = answer({ ...said, preferences: 'dinner at 5.30, bed by 7' });
  expect(found.length).toBeGreaterThan(0);
  for (const { plan, wishes } of found) {
    const lasts = plan.days.slice(0, -1).flatMap(({ items }) => items.at(-1) ?? []);
    // From a table the way back comes on top.
    const isKept = lasts.every(({ kind, end }) => minutesOf(end) <= minutesOf(kind === 'transfer' ? '19:00' : '18:30'));
    expect(wishes.find(({ wish }) => wish === 'Early nights')?.result).toBe(isKept ? 'met' : 'partly');
  }
});

test('a graveyard is no room to run for a child', () => {
  const said = {
    destination: 'Copenhagen',
    dates: 'July 2027, a week',
    travelers: '2 adults, Freja 6 and Otto 22 months',
    interests: 'Tivoli, playgrounds',
    preferences: 'Otto naps 12.30 to 2.30, bed by 7',
  };
  for (const { wishes } of answer(said))
    expect(wishes.find(({ wish }) => wish === 'Room to run')?.text).not.toContain('Cemetery');
});

test('none of the famous squares is a wish for none of them', () => {
  const squares = { destination: 'Lisbon', interests: 'tiles', preferences: 'none of the famous squares' };
  const [best] = answer(squares);
  expect(best?.wishes.map(({ wish }) => wish)).toContain('Off the beaten track');
  expect(best?.plan.days.flatMap(({ items }) => items.map(({ name }) => name)).join()).not.toMatch(/Rossio|Comércio/);
});

test.each([
  ['Florence', '15 to 19 August 2027', /Biennale|Ravello/],
  ['Granada', '20 to 24 April 2027', /Sant Jordi/],
])('in %s no feast of another town answers a wish for one', (destination, dates, elsewhere) => {
  const line = lineOf({ destination, dates, interests: 'a festival, art' }, /festival/);
  expect(line?.text).toMatch(/\w/);
  expect(line?.text).not.toMatch(elsewhere);
});
