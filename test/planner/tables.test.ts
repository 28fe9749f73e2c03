/** Where they eat and sit down: once at a table, once at a bench, and at a table rather than a stall where it matters. */
import { expect, test } from 'vitest';
import { catalogue } from '../../src/features/destinations/actions.ts';
import type { Place } from '../../src/features/destinations/rules/catalogue.ts';
import { ALLERGENS, type Allergen, type Tag } from '../../src/features/destinations/rules/tags.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { isAllowed } from '../../src/features/planner/rules/select/allowed-places.ts';
import { partyLimits } from '../../src/features/planner/rules/select/party-limits.ts';
import { aReading } from './a-reading.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const answer = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  });

const WISHES: readonly Partial<Questionnaire>[] = [
  { destination: 'Lisbon', dates: '10-17 May 2027', budget: '€4,000', travelers: '2', interests: 'fado, museums' },
  { destination: 'Seville', dates: '12-16 July 2027', budget: '€3,000', travelers: '2', interests: 'history' },
  { destination: 'Rome', dates: '3-8 October 2027', budget: '€4,500', travelers: '2', interests: 'food, ruins' },
  { destination: 'Tokyo', dates: '1-8 April 2027', budget: '$6,000', travelers: '2', interests: 'gardens, ramen' },
  { destination: 'London', dates: '5-9 February 2027', budget: '£2,500', travelers: '2', interests: 'art' },
];

test('one sits down where one has not been, as long as there is such a place, and is told where one has', () => {
  let [rests, again] = [0, 0];
  for (const { plan } of WISHES.flatMap((wish) => answer(wish).recommendations)) {
    const seen = new Set<string>();
    const been = new Set<string>();
    const visited = plan.days.flatMap(({ items }) =>
      items.filter(({ kind }) => kind === 'sight' || kind === 'activity'),
    );
    for (const { kind, placeId, why = '' } of plan.days.flatMap(({ items }) => items)) {
      if (placeId === undefined) continue;
      if (kind === 'rest') {
        rests++;
        if (visited.some((visit) => visit.placeId === placeId)) again++;
        if (seen.has(placeId)) expect(why, placeId).toMatch(/once more|have been here|know by now/);
        if (!been.has(placeId)) expect(why, placeId).not.toMatch(/this time only to sit/);
      } else been.add(placeId);
      seen.add(placeId);
    }
  }
  expect(rests).toBeGreaterThan(20);
  expect(again / rests).toBeLessThan(0.25);
});

test('where there are tables enough one eats nowhere twice, and in no two rooms of one house', () => {
  const eaten = (wish: Partial<Questionnaire>) =>
    answer(wish).recommendations[0]?.plan.days.flatMap(({ items }) =>
      items.flatMap(({ kind, name }) => (kind === 'meal' ? name : [])),
    ) ?? [];
  for (const tables of WISHES.map(eaten)) {
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((name, i) => tables.indexOf(name) < i)).toEqual([]);
  }
  const london = { destination: 'London', dates: '12-21 April 2027', budget: '£5,000', travelers: '3 friends' };
  const rooms = eaten({ ...london, interests: 'museums', taste: 'Indian' });
  expect(rooms.filter((name) => name.startsWith('Dishoom')).length).toBe(1);
});

test('a honeymoon dines at a table and at no stall', () => {
  const wish = {
    destination: 'Istanbul',
    dates: '3-10 October 2027',
    budget: '$5,000',
    interests: 'mosques, hammam, Bosphorus',
    preferences: 'no early starts',
    taste: 'vegan',
  };
  const dinners = (travelers: string) =>
    answer({ ...wish, travelers })
      .recommendations.slice(0, 1)
      .flatMap(({ plan }) =>
        plan.days.flatMap(({ items }) =>
          items.flatMap(({ kind, start, placeId = '' }) =>
            kind === 'meal' && start >= '17:00' ? (world.catalogue.place.get(placeId)?.tags ?? []) : [],
          ),
        ),
      );
  expect(dinners('2, honeymoon').length).toBeGreaterThan(5);
  expect(dinners('2, honeymoon')).not.toContain('street-food');
});

test('a vegetarian eats first in kitchens of their own, and hardly in a house of meat or fish', () => {
  const FLESH = /^(?:burgers|steak|grill|bbq|fried-chicken|hot-chicken|kebab|seafood|fish|sushi|smorrebrod)$/;
  const stay = { dates: '10-16 May 2027', travelers: '2', budget: '$6,000', taste: 'vegetarian' };
  let [meals, flesh] = [0, 0];
  for (const destination of ['Copenhagen', 'Nashville', 'Austin', 'New York', 'Lisbon', 'Rome', 'Istanbul']) {
    const tables = (answer({ ...stay, destination }).recommendations[0]?.plan.days ?? []).flatMap(({ items }) =>
      items.flatMap(({ kind, placeId = '' }) => (kind === 'meal' ? (world.catalogue.place.get(placeId) ?? []) : [])),
    );
    meals += tables.length;
    flesh += tables.filter(({ tags }) => tags.slice(0, 3).some((tag) => FLESH.test(tag))).length;
  }
  expect(meals).toBeGreaterThan(60);
  expect(flesh / meals, `${flesh} of ${meals}`).toBeLessThan(0.04);
});

test('nobody who can eat in few houses eats in one of them a fourth time, as long as others are a ride away', () => {
  const coeliac = {
    destination: 'Lisbon',
    dates: '8-15 January 2027',
    budget: '€1,650',
    travelers: '2, ages 55 and 57',
  };
  const fewer = { ...coeliac, preferences: 'lift, COPD', taste: 'he is coeliac' };
  const beach = {
    destination: 'Jacó',
    dates: '18-28 January 2027',
    budget: '€6,000',
    travelers: '4',
    interests: 'beach',
  };
  for (const wish of [fewer, { ...beach, taste: 'one vegetarian' }])
    for (const { title, plan } of answer(wish).recommendations.slice(0, 1)) {
      const times = new Map<string, number>();
      for (const { kind, name } of plan.days.flatMap(({ items }) => items))
        if (kind === 'meal') times.set(name, (times.get(name) ?? 0) + 1);
      expect(Math.max(...times.values()), title).toBeLessThan(4);
    }
});

test('a table whose own text names the allergen is left out for who must not eat it', () => {
  const named = {
    peanut: /\bpeanuts?\b/i,
    'tree-nut': /\b(?:almonds?|hazelnuts?|pistachios?)\b/i,
    shellfish: /\b(?:shrimps?|crabs?|oysters?)\b/i,
    fish: /\b(?:tuna|salmon|sardines|herring)\b/i,
    egg: /\b(?:eggs?|omelettes?)\b/i,
    milk: /\b(?:cheese|butter|gelato)\b(?<!peanut butter)/i,
    soy: /\b(?:tofu|miso)\b/i,
    wheat: /\b(?:bread|noodles|pasta)\b(?<!rice noodles)/i,
    sesame: /\b(?:sesame|tahini|hummus)\b/i,
  } as const;
  const reading = aReading({});
  const tables = [...catalogue().place.values()].filter(({ kind }) => kind === 'restaurant');
  for (const allergen of ALLERGENS) {
    const eaters = { ...reading, allergies: [allergen] };
    const needs = partyLimits(eaters);
    const text = ({ name, about, cuisine }: Place) => `${name}. ${cuisine ?? ''}. ${about}`;
    const open = tables.filter((place) => isAllowed(place, needs, eaters));
    const isKnown = ({ diet, tags }: Place) =>
      tags.includes('vegan-kitchen') ||
      (allergen === 'wheat' && diet.includes('gluten-free')) ||
      (allergen === 'milk' && diet.includes('dairy-free'));
    const wrong = open.filter((place) => named[allergen].test(text(place)) && !isKnown(place));
    expect(wrong.map(text), allergen).toEqual([]);
    expect(open.length / tables.length, allergen).toBeGreaterThan(0.4);
  }
  const [venice] = answer({
    destination: 'Venice',
    dates: '5-10 May 2027',
    budget: '€4,000',
    travelers: '2',
    taste: 'egg allergy',
  }).recommendations;
  expect(venice?.fullAIResponse).not.toMatch(/egg with flowers/);
});

const tablesFor = (over: Parameters<typeof aReading>[0]) => {
  const eaters = aReading(over);
  const needs = partyLimits(eaters);
  return [...catalogue().place.values()].filter(
    (place) => place.kind === 'restaurant' && isAllowed(place, needs, eaters),
  );
};

test('a dish that holds pork without saying so keeps who eats none of it away, but from no kitchen that cooks it without', () => {
  const all = tablesFor({}).map(({ id }) => id);
  const ids = tablesFor({ needs: [{ kind: 'no-pork' }] }).map(({ id }) => id);
  const pork = ['val-thorens-base-camp', 'santorini-luckys', 'spain-granada-poe', 'nyc-joes-shanghai', 'austin-guero'];
  expect(pork.filter((id) => !all.includes(id))).toEqual([]);
  expect(pork.filter((id) => ids.includes(id))).toEqual([]);
  const without = ['tokyo-naritaya', 'tokyo-ts-tantan', 'lisbon-ao26', 'new-orleans-meals-heart'];
  expect(without.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.length / all.length).toBeGreaterThan(0.7);
});

test('a kitchen that cooks much with sesame, soy or nuts is no table for who is allergic to it', () => {
  const cooks = (tags: readonly Tag[], allergen: Allergen) =>
    tablesFor({ allergies: [allergen] }).flatMap(({ id, tags: has }) =>
      tags.some((tag) => has.includes(tag)) ? id : [],
    );
  expect(cooks(['japanese', 'chinese', 'korean', 'middle-eastern', 'sushi', 'ramen'], 'sesame')).toEqual([]);
  expect(cooks(['japanese', 'chinese', 'korean', 'thai', 'vietnamese'], 'soy')).toEqual([]);
  expect(cooks(['thai', 'vietnamese', 'chinese'], 'peanut')).toEqual([]);
  expect(cooks(['turkish'], 'sesame').length).toBeGreaterThan(20);
});

test('that no kitchen cooks much with an allergen is said of no plan that holds one', () => {
  const trip = { dates: '3-8 October 2027', budget: '$6,000', travelers: '2' };
  const [istanbul] = answer({ ...trip, destination: 'Istanbul', taste: 'sesame allergy' }).recommendations;
  expect(istanbul?.fullAIResponse).toMatch(
    /Sesame allergy: some kitchens of the plan often cook with it, so ask twice/,
  );
  expect(istanbul?.fullAIResponse).not.toMatch(/no kitchen known to cook much/);
  const [vail] = answer({ ...trip, destination: 'Vail', taste: 'sesame allergy' }).recommendations;
  expect(vail?.fullAIResponse).not.toMatch(/Matsuhisa/);
});

test('nobody eats at two branches of one house as if they were two houses', () => {
  const said = {
    ...{ destination: 'London', dates: 'Fri 4 June - Tue 8 June 2027', budget: '£1,200 per person excl. flights' },
    travelers: '6 old school friends, all 60ish, one of us (Maggie) uses a power wheelchair full time',
    interests: 'Theatre one night, Kew, V&A, a pub by the Thames',
    preferences: "We don't split up - if Maggie can't do it none of us do it",
  };
  for (const { plan } of answer(said).recommendations) {
    const names = plan.days.flatMap(({ items }) => items.flatMap(({ name, kind }) => (kind === 'meal' ? name : [])));
    expect(names.filter((name) => name.startsWith('Dishoom')).length, names.join()).toBeLessThan(3);
  }
});
