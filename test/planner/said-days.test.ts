/** What is asked for one day, or for an evening, stands there, or the line of its wish says why not. */
import { describe, expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const LISBON = { destination: 'Lisbon', dates: '5-10 May 2027', travelers: '2 adults', budget: '€3,000' };
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...EMPTY_WISH, ...LISBON, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const world = aWorld();
const plansFor = (said: Partial<Questionnaire>) =>
  recommend(read(said), world, { learning: false }).recommendations.filter(({ plan }) => plan.style !== 'package');
const EVENING = { from: '18:00', to: '23:00' };

describe('the day is read', () => {
  test.each<[string, readonly object[]]>([
    ['fado on the second evening, tiles', [{ tag: 'fado', nth: 2, ...EVENING }]],
    ['tiles, fado on Friday night', [{ tag: 'fado', weekday: 4, ...EVENING }]],
    ['on the first evening, fado', [{ tag: 'fado', nth: 1, ...EVENING }]],
    ['a market on 8 May', [{ tag: 'market', date: '2027-05-08' }]],
    ['the Oceanário on Friday morning', [{ place: 'lisbon-oceanario', weekday: 4, from: '08:00', to: '12:30' }]],
    ['am zweiten Abend Fado', [{ tag: 'fado', nth: 2, ...EVENING }]],
    ['fado le deuxième soir', [{ tag: 'fado', nth: 2, ...EVENING }]],
    ['I will propose on the third evening, on a boat at sunset', [{ tag: 'boat', nth: 3, ...EVENING }]],
    [
      'jazz bars on Friday and Saturday',
      [
        { tag: 'jazz', weekday: 4 },
        { tag: 'jazz', weekday: 5 },
      ],
    ],
    ['theatre one night, tiles', [{ tag: 'theatre', ...EVENING }]],
  ])('%s', (interests, days) => {
    expect(read({ interests }).onDays?.map(({ words: _, ...day }) => day)).toEqual(days);
  });

  test.each([
    'museums are closed on Mondays',
    'we arrive Friday evening and love jazz',
    'jazz from Friday to Sunday',
    'every Sunday we like museums',
    'fado, but not on Friday',
    'the beach is crowded on Sunday',
    'my birthday is on Friday, fado',
    'client dinner Friday at 19:00, jazz',
  ])('no day is asked for in: %s', (interests) => {
    expect(read({ interests }).onDays).toBeUndefined();
  });
});

test.each<[string, Partial<Questionnaire>, string, number, string]>([
  ['fado', { interests: 'fado on the second evening, tiles' }, 'lisbon-fado-chiado', 2, '18:00'],
  [
    'time on the water',
    {
      ...LISBON,
      destination: 'Santorini',
      budget: '€9,000',
      interests: 'I will propose on the third evening, on a boat at sunset',
    },
    'santorini-catamaran',
    3,
    '13:00',
  ],
  [
    'theater',
    { destination: 'London', dates: '4-8 June 2027', interests: 'theatre on Saturday evening, parks' },
    'london-lion-king',
    2,
    '18:00',
  ],
  [
    'Victoria and Albert Museum',
    { destination: 'London', dates: '4-8 June 2027', interests: 'V&A on Monday, parks' },
    'london-va',
    4,
    '00:00',
  ],
])('%s stands on the day it was asked for', (wish, said, id, day, from) => {
  const [first] = plansFor(said);
  const found = first?.plan.days.flatMap(({ n, items }) =>
    items.filter(({ placeId }) => placeId === id).map(({ start }) => ({ n, start })),
  );
  expect(found).toHaveLength(1);
  expect(found?.[0]?.n).toBe(day);
  expect((found?.[0]?.start ?? '') >= from).toBe(true);
  expect(first?.wishes.find((line) => line.wish === wish)?.text).toMatch(
    new RegExp(`^On \\w+day, day ${day}, as you asked: `),
  );
});

test('a question is asked for where they are on its evening', () => {
  const said = {
    destination: 'Santorini',
    budget: '€9,000',
    interests: 'I will propose on the third evening, on a boat at sunset',
  };
  for (const { wishes } of plansFor(said)) expect(wishes.find(({ wish }) => wish === 'A proposal')?.day).toBe(3);
});

test('what cannot stand on its day stands on another, and the line says so', () => {
  const [first] = plansFor({
    destination: 'Rome',
    interests: 'the Vatican Museums on Sunday',
    dates: '10-14 May 2027',
  });
  const line = first?.wishes.find(({ placeId }) => placeId === 'italy-rome-vatican-museums');
  expect(line?.result).toBe('partly');
  expect(line?.text).toContain('Not kept: “Sunday”, which is no day of this stay.');
  const [late] = plansFor({
    destination: 'Copenhagen',
    dates: '10-15 May 2027',
    interests: 'Tivoli on Saturday, design',
  });
  const tivoli = late?.wishes.find(({ wish }) => wish === 'Tivoli Gardens');
  expect(tivoli?.text).toMatch(/^Not kept: “Saturday”: we found no place for it then\. It is in\.$/);
  expect(tivoli?.day).toBeDefined();
});

test('one theatre night is an evening, with dinner before the curtain', () => {
  const [first] = plansFor({ destination: 'London', dates: '4-8 June 2027', interests: 'theatre one night, Kew' });
  const day = first?.plan.days.find(({ items }) => items.some(({ placeId }) => placeId === 'london-lion-king'));
  const show = day?.items.find(({ placeId }) => placeId === 'london-lion-king');
  expect(show?.start).toBe('19:30');
  const line = first?.wishes.find(({ wish }) => wish === 'theater');
  expect(line?.text).toBe(
    `In the evening, as you asked: The Lion King at the Lyceum on Friday, day ${day?.n}, at 19:30.`,
  );
  expect(
    day?.items.some(
      ({ name, kind, end }) => (kind === 'meal' || /^Dinner/.test(name)) && end > '18:00' && end <= '19:30',
    ),
  ).toBe(true);
});

describe('dinner at the hour that was said', () => {
  test.each([
    ['Dinner at 5.30, bed by 7.', '17:30'],
    ['dinner starts at 5.30 pm', '17:30'],
    ['we want a 18:15 dinner', '18:15'],
    ['Abendessen um 18 Uhr', '18:00'],
    ['dîner à 19h30', '19:30'],
    ['cena alle 20', '20:00'],
    ['dinner around 7', '19:00'],
  ])('%s', (preferences, hour) => {
    expect(read({ preferences }).dinesAt).toBe(hour);
  });

  test.each([
    'dinner not before 9pm',
    'dinner for 8',
    'dinner in 7 restaurants',
    'client dinner Friday at 19:00',
    'one dinner at 9pm',
    'a dinner cruise at 7',
    'dinner and a show at 8',
    'dinner under 30 euros',
  ])('is none in: %s', (preferences) => {
    expect(read({ preferences }).dinesAt).toBeUndefined();
  });

  test('gives way to a show that was asked for, on that evening alone', () => {
    const said = { destination: 'New York', dates: '4-8 June 2027', budget: '$5,000' };
    const [first] = plansFor({ ...said, interests: 'Broadway on Saturday, museums', preferences: 'dinner at 8pm' });
    const line = first?.wishes.find(({ placeId }) => placeId === 'nyc-tkts');
    expect(line?.day).toBe(2);
    expect(first?.wishes.find(({ wish }) => wish === 'Dinner at 20:00')?.text).toMatch(/^Not on day 2 /);
  });

  test('is when every table of a plan is set, and a line counts the evenings', () => {
    const said = { destination: 'Copenhagen', travelers: '2 adults, one child of 6', preferences: 'dinner at 5.30 pm' };
    for (const { plan, wishes } of plansFor(said)) {
      const dinners = plan.days.flatMap(({ items }) =>
        items.filter(({ kind, start }) => kind === 'meal' && start > '16:00'),
      );
      expect(dinners.length).toBeGreaterThan(1);
      for (const { name, start } of dinners)
        expect(start >= '17:30' && start <= '17:45', `${name} at ${start}`).toBe(true);
      expect(wishes.find(({ wish }) => wish === 'Dinner at 17:30')?.result).toBe('met');
    }
  });
});
