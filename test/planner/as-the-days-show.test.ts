/** What is named comes first, and a wish is met only as the days show it. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { daylightOn } from '../../src/features/planner/rules/schedule/daylight.ts';
import { aWorld } from './a-world.ts';

const world = aWorld({ today: '2026-12-01' });
const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, travelers: '2 adults', dates: '4 nights from 4 June 2027', ...said },
    {
      today: '2026-12-01',
      gazetteer: ownGazetteer(),
    },
  );
const cards = (said: Partial<Questionnaire>) =>
  recommend(read(said), world, { learning: false }).recommendations.filter(({ plan }) => plan.style !== 'package');
const lineOf = (said: Partial<Questionnaire>, wish: string | RegExp) =>
  cards(said)[0]?.wishes.find((line) => (typeof wish === 'string' ? line.wish === wish : wish.test(line.wish)));

test.each(['Kew, V&A, tea', 'V&A', 'the V & A'])(
  'letters joined by an ampersand are the name of a place: %s',
  (interests) => {
    expect(read({ destination: 'London', interests }).wantedPlaces).toContain('london-va');
  },
);

test.each([
  ['Italy', 'Venice, Florence, Rome. Vatican', ['venice', 'florence', 'rome']],
  ['Italien', 'Venedig, Florenz und Rom', ['venice', 'florence', 'rome']],
  ['Italie', 'Rome, Florence et la cuisine', ['rome', 'florence']],
  ['Italy', 'opera in Venice, food', []],
])('in %s, the towns among what draws them are its stops: %s', (destination, interests, towns) => {
  const [asked] = read({ destination, interests, dates: '10 nights from 4 June 2027' }).destinations;
  expect(asked?.cities?.map(({ id }) => id) ?? []).toEqual(towns);
});

test('a town that they name and the nights do not hold has its line', () => {
  const said = { destination: 'Italy', interests: 'Venice, Florence, Rome' };
  expect(lineOf({ ...said, dates: '9 nights from 4 June 2027' }, 'Where to')?.result).toBe('met');
  const short = lineOf({ ...said, dates: '2 nights from 4 June 2027' }, 'Where to');
  expect(short?.result).toBe('partly');
  expect(short?.text).toMatch(/Rome did not fit into the nights/);
});

test.each([
  'gardens, a night in the desert. No camel rides please',
  'Gärten, eine Nacht in der Wüste. Keine Kamelritte bitte.',
  'jardins, une nuit dans le désert, pas de balade à dos de chameau',
  'jardines, una noche en el desierto, sin paseos en camello',
])('who refuses the camel keeps the desert: %s', (interests) => {
  const said = { destination: 'Marrakech', interests, dates: '6 nights from 2 May 2027', budget: '€5,000' };
  expect(read(said).excludeTags).not.toContain('desert');
  // An evening there is no night.
  expect(lineOf(said, /desert|Wüste|désert|desierto/)).toMatchObject({ result: 'partly', placeId: 'marrakesh-agafay' });
  for (const { plan } of cards(said))
    expect(plan.days.flatMap(({ items }) => items.map(({ placeId }) => placeId))).not.toContain('marrakesh-palmeraie');
});

test.each([
  ['Santorini', '5 nights from 12 May 2027', '$9,000'],
  ['Santorini', '3 nights from 2 September 2027', '$2,500'],
  ['Lisbon', '4 nights from 4 June 2027', '€2,000'],
])('in %s, a sunset is met only where the day lasts until it: %s', (destination, dates, budget) => {
  let met = 0;
  for (const { plan, wishes, destinationId } of cards({
    destination,
    dates,
    budget,
    interests: 'sunset, boats, wine',
  })) {
    const line = wishes.find(({ wish }) => /sunset/.test(wish));
    const place = world.catalogue.place.get(line?.placeId ?? '');
    if (line?.result !== 'met' || !place) continue;
    const zone = world.catalogue.destination.get(destinationId)?.timeZone ?? 'UTC';
    const { date, items = [] } = plan.days.find(({ n }) => n === line.day) ?? {};
    const ends = items.filter(({ placeId }) => placeId === place.id).map(({ end }) => minutesOf(end));
    expect(Math.max(...ends)).toBeGreaterThanOrEqual(daylightOn(date ?? '2027-01-01', place, zone).sunset - 20);
    met++;
  }
  expect(met).toBeGreaterThan(0);
});

test('who wants no festival is told of the one that fills the streets', () => {
  const said = { destination: 'Seville', dates: '5 nights from 25 March 2027', preferences: 'no festivals' };
  const line = lineOf(said, /^Nothing with/);
  expect(line?.result).toBe('partly');
  expect(line?.text).toMatch(/Holy Week|Semana Santa|Easter/);
  expect(lineOf({ ...said, dates: '5 nights from 20 January 2027' }, /^Nothing with/)?.result).toBe('met');
});

test.each([
  [
    'Copenhagen',
    'Tivoli, playgrounds',
    'copenhagen-tivoli',
    '2 adults, kids 6 and 1',
    'Otto naps from 12.30 to 2.30, dinner at 5.30, bed by 7',
  ],
  [
    'Copenhagen',
    'Tivoli',
    'copenhagen-tivoli',
    '2 adults and a toddler of 2',
    'nap from 12:30 to 14:30, nothing after 19:00',
  ],
])(
  'in %s, what was asked for by its name is seen for shorter beside a nap: %s',
  (destination, interests, id, travelers, preferences) => {
    const [first] = cards({ destination, interests, travelers, preferences, dates: '7 nights from 10 July 2027' });
    const stops = first?.plan.days.flatMap(({ items }) => items.filter(({ placeId }) => placeId === id)) ?? [];
    expect(stops.length).toBeGreaterThan(0);
    for (const { start, end } of stops) expect(minutesOf(end) - minutesOf(start)).toBeGreaterThanOrEqual(75);
  },
);

test('who fears heights is sent to no boat that lies below the cliff, and to no look from its edge', () => {
  const found = cards({
    destination: 'Santorini',
    dates: '12-17 May 2027',
    interests: 'boats, beaches; she is scared of heights',
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { fullAIResponse } of found) expect(fullAIResponse).not.toMatch(/Nea Kameni and|headland/);
});

test.each(['to propose on a boat at sunset; she is scared of heights', 'sunset, sailing; no heights please'])(
  'a boat that goes for lunch or for the sunset goes for the sunset of who asks for it: %s',
  (interests) => {
    const said = {
      destination: 'Santorini',
      dates: '12-17 May 2027',
      budget: '$9k',
      travelers: 'me and my girlfriend',
    };
    const [first] = cards({ ...said, interests });
    const line = first?.wishes.find(({ wish }) => /sunset/.test(wish));
    expect(line).toMatchObject({ result: 'met', text: expect.stringContaining('Caldera Catamaran') });
    const stop = first?.plan.days
      .flatMap(({ items }) => items)
      .findLast(({ placeId }) => placeId === 'santorini-catamaran');
    expect(minutesOf(stop?.end ?? '00:00')).toBeGreaterThanOrEqual(minutesOf('20:00'));
  },
);

test.each([
  ['New Orleans', 'bayous'],
  ['La Nouvelle-Orléans', 'les bayous'],
])('in %s, many of a thing are looked for as one of it: %s', (destination, interests) => {
  const line = cards({ destination, interests })[0]?.wishes.find(({ wish }) => /bayous/.test(wish));
  expect(line).toMatchObject({ result: 'met', placeId: expect.stringMatching(/bayou|swamp/) });
});

test('an hour that ends the evening is promised of visits and meals, and not of the way to bed after them', () => {
  const said = { destination: 'Copenhagen', dates: '7 nights from 10 July 2027', preferences: 'nothing after 19:00' };
  const text = cards(said)[0]?.fullAIResponse;
  expect(text).toContain('No visit or meal goes on after 19:00; the way back to your bed comes on top.');
  expect(text).not.toContain('evening is over by');
});

test.each([
  ['Venice', 'We have no figures for Venice itself. December in Rome is cool'],
  ['Rome', 'December in Rome is cool'],
  ['Lisbon', 'December in Lisbon is'],
])('the weather of %s is told of the town where it is measured', (destination, told) => {
  const [first] = cards({ destination, dates: '4 nights from 10 December 2027' });
  expect(first?.fullAIResponse).toContain(told);
});

test.each(['grandmother of 82', '2 adults, bad knees', '2 adults, 8 months pregnant'])(
  'nobody is sent to rest for more than an hour and a half: %s',
  (travelers) => {
    const rests = ['Lisbon', 'New Orleans', 'Istanbul'].flatMap((destination) =>
      cards({ destination, dates: '4-11 May 2027', travelers, interests: 'history' }).flatMap(({ plan }) =>
        plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'rest')),
      ),
    );
    expect(rests.length).toBeGreaterThan(10);
    const longest = rests.map(({ start, end }) => minutesOf(end) - minutesOf(start)).toSorted((a, b) => b - a);
    expect(longest[0]).toBeLessThanOrEqual(90);
  },
);
