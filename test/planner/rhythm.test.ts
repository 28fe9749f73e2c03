/** Days that a local would sign: meals at the hours of the place, rests with a name, and no hole without one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ourGazetteer } from '../../src/features/planner/actions/gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/reading.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';
import { countDays, noShape } from './day-shape.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ourGazetteer() }), world, {
    learning: false,
  });
const daysOf = (said: Partial<Questionnaire>) =>
  answer(said).recommendations.flatMap(({ plan }) => plan.days.slice(1, -1));

const WISHES: readonly Partial<Questionnaire>[] = [
  { destination: 'Lisbon', dates: '10-17 May 2027', budget: '€4,000', travelers: '2', interests: 'fado, museums' },
  { destination: 'Seville', dates: '12-16 July 2027', budget: '€3,000', travelers: '2', interests: 'history' },
  { destination: 'Rome', dates: '3-8 October 2027', budget: '€4,500', travelers: '2', interests: 'food, ruins' },
  { destination: 'Tokyo', dates: '1-8 April 2027', budget: '$6,000', travelers: '2', interests: 'gardens, ramen' },
  { destination: 'London', dates: '5-9 February 2027', budget: '£2,500', travelers: '2', interests: 'art' },
];

describe.each(WISHES)('$destination', (wish) => {
  const shape = noShape();
  countDays(answer(wish), world.catalogue, shape);

  test('has no hole of two hours without a name, and a table for lunch and dinner', () => {
    expect(shape).toMatchObject({ holes: 0, noLunch: 0, noDinner: 0 });
  });

  test('dines when the place does', () => {
    expect(shape.dinners).toBeGreaterThan(0);
    expect(shape.earlyDinners).toBe(0);
  });
});

test('a rest has a name, lies where they are or sleep, and is no longer than a siesta; two a day are enough', () => {
  for (const day of WISHES.flatMap(daysOf)) {
    const rests = day.items.filter(({ kind }) => kind === 'rest');
    expect(rests.length).toBeLessThanOrEqual(2);
    for (const { name, at, start, end } of rests) {
      expect(name).not.toBe('');
      expect(at).toBeDefined();
      expect(minutesOf(end) - minutesOf(start)).toBeLessThanOrEqual(90);
    }
  }
  expect(WISHES.flatMap(daysOf).some(({ items }) => items.some(({ kind }) => kind === 'rest'))).toBe(true);
});

test('small children eat before the kitchens of Seville open', () => {
  const days = daysOf({ destination: 'Seville', dates: '12-16 April 2027', travelers: '2 adults, 1 child aged 4' });
  const dinners = days.flatMap(({ items }) => items.filter(({ kind, start }) => kind === 'meal' && start > '17:00'));
  expect(dinners.length).toBeGreaterThan(0);
  for (const { start } of dinners) expect(start < '20:00').toBe(true);
});

test('a day on the slopes has its lunch between two halves, on one ticket', () => {
  const days = daysOf({ destination: 'Val Thorens', dates: '6-13 February 2027', travelers: '2', interests: 'skiing' });
  const skied = days.filter(({ items }) => {
    const visits = items.filter(({ kind }) => kind === 'activity').map(({ placeId }) => placeId);
    return new Set(visits).size < visits.length;
  });
  expect(skied.length).toBeGreaterThan(0);
  for (const { items } of skied) {
    const halves = items.filter(
      ({ placeId }) => placeId && items.filter((other) => other.placeId === placeId).length > 1,
    );
    expect(halves.length).toBe(2);
    expect(halves[1]?.cost).toBeUndefined();
  }
});

/** What the pages of the site say, in the words in which they say it. */
const SAID = [
  { guide: 'spain', words: 'Lunch is the large meal, from two', id: 'spain', meal: 'lunch', from: '14:00' },
  { guide: 'spain', words: 'Kitchens open at half past eight', id: 'spain', meal: 'dinner', from: '20:30' },
  { guide: 'spain', words: 'Small shops close from two to five', id: 'spain', meal: 'siesta', from: '14:00' },
  { guide: 'lisbon', words: 'Kitchens open at half past seven', id: 'lisbon', meal: 'dinner', from: '19:30' },
  { guide: 'italy', words: 'Kitchens begin at half past seven', id: 'italy', meal: 'dinner', from: '19:30' },
] as const;

test.each(SAID)('the guide to $guide says "$words", and the plans keep to it', ({ guide, words, id, meal, from }) => {
  const text = readFileSync(new URL(`../../content/guides/${guide}.yaml`, import.meta.url), 'utf8');
  expect(text.replace(/\s+/g, ' ')).toContain(words);
  const hours = world.catalogue.destination.get(id)?.mealHours?.[meal];
  expect(hours && hours.from >= from).toBe(true);
});

test('every place knows when it eats, from a source', () => {
  for (const { mealHours } of world.catalogue.destinations) expect(mealHours?.sources.length).toBeGreaterThan(0);
});
