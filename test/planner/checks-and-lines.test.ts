/** What a check says of a plan holds for every line of it, whatever kind of stop the line is. */
import { expect, test } from 'vitest';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { restKind } from '../../src/features/planner/rules/schedule/resting-spots.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const WISHES: readonly Partial<Questionnaire>[] = [
  {
    ...{ destination: 'Lisbon', dates: '20 to 25 March 2027', travelers: 'just me', interests: 'fado, the river' },
    ...{ budget: '4000 euros', preferences: 'quiet, nothing before ten' },
  },
  {
    ...{
      destination: 'Marrakesh',
      dates: '24 April to 1 May 2027',
      travelers: '2 adults',
      interests: 'gardens, crafts',
    },
    ...{ budget: '€5000', preferences: 'at most 4 km a day on foot' },
  },
  { destination: 'Santorini', dates: '12-17 May 2027', travelers: '2', interests: 'wine', budget: '$9000' },
  {
    destination: 'Seville',
    dates: '3-9 July 2027',
    travelers: '2',
    interests: 'tapas',
    preferences: 'no onion please',
  },
  {
    destination: 'New Orleans',
    dates: '3-10 February 2027',
    travelers: '4 friends',
    interests: 'jazz',
    budget: '€9000',
  },
  { destination: 'Italy', dates: '25 December 2026 to 4 January 2027', travelers: '2', interests: 'Venice, Rome' },
  { destination: 'Barcelona', dates: '5-9 April 2027', travelers: '2', interests: 'museums, jazz', budget: '€2500' },
  { destination: 'London', dates: '4-8 June 2027', travelers: '6 adults', interests: 'theatre, Kew', budget: '£7000' },
];
const answers = WISHES.map((said) => {
  const reading = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  return recommend(reading, world, { learning: false }).recommendations;
});

test.each(WISHES.map(({ destination }, i) => [destination, i] as const))('in %s no check denies a line', (_, i) => {
  for (const { plan, checks } of answers[i] ?? []) {
    const saying = new Map(checks.map(({ text, name, result }) => [text, `${name} ${result}`]));
    const items = plan.days.flatMap((day) => day.items);
    const ids = items.flatMap(({ placeId }) => placeId ?? []);
    if (saying.has('No place comes twice.')) expect(ids).toHaveLength(new Set(ids).size);
    if (saying.has('Everything is open at the hour it is planned.'))
      expect(items.filter(({ note = '' }) => /check the hours|ask the house when/.test(note))).toEqual([]);
    if (saying.has('No day has two hours without a name.'))
      for (const day of plan.days)
        for (const [at, { start, leg, kind }] of day.items.entries()) {
          if (at === 0) continue;
          const way = kind === 'transfer' ? 0 : (leg?.minutes ?? 0);
          const last = Math.max(...day.items.slice(0, at).map(({ end }) => minutesOf(end)));
          expect(minutesOf(start) - way - last, `day ${day.n}, ${start}`).toBeLessThan(120);
        }
    if (saying.has('No way to a stop takes 45 minutes or more.'))
      for (const { name, leg, kind } of items)
        if (kind !== 'transfer') expect(leg?.minutes ?? 0, name).toBeLessThan(45);
    if (saying.has('Within your budget.')) expect(plan.cost.unknownPrices ?? 0).toBe(0);
    expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
  }
});

test('who named a food that no kitchen was asked about is not told that nobody named one', () => {
  const seville = answers[3]?.[0]?.checks.find(({ name }) => name === 'diet');
  expect(seville).toMatchObject({ result: 'stated', text: expect.stringContaining('ask at each table') });
});

test('nobody looks out twice on one day where a bench or a cup is to be had', () => {
  const lisbon = answers[0]?.[0]?.plan.days ?? [];
  for (const { items } of lisbon) {
    const kinds = items.flatMap(({ kind, placeId = '' }) => {
      const place = world.catalogue.place.get(placeId);
      return kind === 'rest' && place ? restKind(place) : [];
    });
    expect(kinds).toEqual([...new Set(kinds)]);
  }
});
