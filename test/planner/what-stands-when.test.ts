/** Each stop at the hour that suits it, and beside what comes before it: tea and dinner, light, company. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { daylightOn } from '../../src/features/planner/rules/schedule/daylight.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const daysOf = (said: Partial<Questionnaire>) => {
  const wish = readWish({ ...EMPTY_WISH, budget: '€5,000', travelers: '2 adults', ...said }, GIVEN);
  return recommend(wish, world, { learning: false }).recommendations.flatMap(({ plan }) => plan.days);
};
const GIVEN = { today: '2026-12-01', gazetteer: ownGazetteer() } as const;
const tagsOf = (id = '') => world.catalogue.place.get(id)?.tags ?? [];
const visitsOf = (said: Partial<Questionnaire>) =>
  daysOf(said).flatMap(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity'));

test('dinner is not within the hour after a full tea', () => {
  const waits = ['2 adults', '6 friends, one in a wheelchair', '3 adults'].flatMap((travelers) =>
    daysOf({
      destination: 'London',
      dates: '4-8 June 2027',
      budget: '£6,000',
      travelers,
      interests: 'a proper afternoon tea',
    }).flatMap(({ items }) => {
      const tea = items.find(
        ({ placeId, kind, start }) =>
          kind !== 'rest' && start >= '14:30' && start < '17:30' && tagsOf(placeId)[0] === 'tea',
      );
      const dinner = items.find(
        ({ start, kind, name }) => start >= '17:30' && (kind === 'meal' || name.startsWith('Dinner')),
      );
      return tea && dinner ? minutesOf(dinner.start) - minutesOf(tea.end) : [];
    }),
  );
  expect(waits.length).toBeGreaterThan(3);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(55);
});

test('whoever leaves after two has eaten before', () => {
  const last = ['Santorini', 'Seville', 'Athens', 'Istanbul'].flatMap((destination) =>
    [4, 5].flatMap((nights) =>
      daysOf({ destination, dates: `${nights} nights from 12 May 2027`, interests: 'views' }).filter(
        ({ n }) => n === nights + 1,
      ),
    ),
  );
  const late = last.filter(({ items }) => items.some(({ kind, start }) => kind === 'transfer' && start >= '14:00'));
  expect(late.length).toBeGreaterThan(10);
  const hungry = late.filter(
    ({ items }) =>
      !items.some(({ kind, name, start }) => start >= '11:00' && (kind === 'meal' || name.startsWith('Lunch'))),
  );
  expect(hungry.map(({ items }) => items.map(({ start, name }) => `${start} ${name}`))).toEqual([]);
});

test('nobody is sent under water, onto a board or to a casino who has not asked for it', () => {
  const risky = ['dive', 'surf', 'zipline', 'casino', 'strip', 'nightclub'];
  const stops = ['Santorini', 'Ibiza', 'The Hamptons', 'Cartagena', 'Miami'].flatMap((destination) =>
    visitsOf({ destination, dates: '7 nights from 12 May 2027', interests: 'beach, wine' }),
  );
  expect(stops.length).toBeGreaterThan(100);
  expect(stops.filter(({ placeId }) => risky.includes(tagsOf(placeId)[0] ?? '')).map(({ name }) => name)).toEqual([]);
  expect(
    visitsOf({ destination: 'Santorini', dates: '12-17 May 2027', interests: 'diving' }).some(
      ({ placeId }) => tagsOf(placeId)[0] === 'dive',
    ),
  ).toBe(true);
});

test('a child is taken to no graves unless they were asked for', () => {
  const graves = (said: Partial<Questionnaire>) =>
    visitsOf({ dates: '7 nights from 10 July 2027', ...said }).filter(
      ({ placeId }) => tagsOf(placeId)[0] === 'cemetery',
    ).length;
  const towns = ['Copenhagen', 'New Orleans', 'Paris', 'Savannah'];
  for (const destination of towns)
    expect(graves({ destination, travelers: '2 adults, children 6 and 1', interests: 'history' })).toBe(0);
  expect(towns.reduce((sum, destination) => sum + graves({ destination, interests: 'history' }), 0)).toBeGreaterThan(0);
  expect(
    graves({ destination: 'Copenhagen', travelers: '2 adults and a child of 9', interests: 'Assistens Cemetery' }),
  ).toBeGreaterThan(0);
});

test('what is told for its sun, and the lanes that they named, are seen by daylight', () => {
  const seen = (['25 Dec 2026 to 4 Jan 2027', '12-18 January 2027'] as const).flatMap((dates) => [
    ...daysOf({ destination: 'Venice', dates, interests: 'gelato, quays, Zattere' }).map((day) => ({
      day,
      id: 'italy-venice-zattere',
    })),
    ...daysOf({ destination: 'Lisbon', dates, interests: 'Alfama, fado' }).map((day) => ({
      day,
      id: 'lisbon-alfama-walk',
    })),
  ]);
  let stops = 0;
  for (const { day, id } of seen)
    for (const { placeId, end, kind } of day.items) {
      const place = placeId === id && kind !== 'rest' ? world.catalogue.place.get(id) : undefined;
      if (!place) continue;
      stops++;
      expect(minutesOf(end), `${id} ${day.date}`).toBeLessThanOrEqual(
        daylightOn(day.date, place, id.startsWith('italy') ? 'Europe/Rome' : 'Europe/Lisbon').sunset + 31,
      );
    }
  expect(stops).toBeGreaterThan(4);
});

test('swallows are told of while they are there', () => {
  const told = (dates: string) =>
    daysOf({ destination: 'Florence', dates, interests: 'views, Piazzale Michelangelo' })
      .flatMap(({ items }) => items.filter(({ name }) => name === 'Piazzale Michelangelo').map(({ why }) => why))
      .join();
  expect(told('26-30 December 2026')).toMatch(/postcard/);
  expect(told('26-30 December 2026')).not.toMatch(/swallows/);
  expect(told('10-14 June 2027')).toMatch(/swallows/);
});

test('where a candle is to be lit, the church is told and not a bench', () => {
  const said = {
    destination: 'Lisbon',
    interests: "My wife died. I'd like to light a candle for her, and sit by the river",
  };
  const rests = ['20-25 March 2027', '3-8 May 2027'].flatMap((dates) =>
    daysOf({ ...said, dates, travelers: '1', preferences: 'quiet, nothing before ten' }).flatMap(({ items }) =>
      items.filter(({ kind, note }) => kind === 'rest' && note?.includes('candle')),
    ),
  );
  expect(rests.length).toBeGreaterThan(0);
  for (const { why } of rests)
    expect(why).not.toMatch(/^(?:Sit down|A bench|Time to sit|Rest here|Somewhere to sit|Look around|Wander)/);
});
