/** Whatever is asked: what is planned passes its own checks, or says what is not met. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../test/planner/a-world.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { type CalendarDay, plusDays } from '../../../shared/dates.ts';
import { ALLERGENS, DIETS, type Tag } from '../../destinations/rules/tags.ts';
import { CHECKS } from '../contract/plan.ts';
import type { Answer } from './answer.ts';
import type { AccessNeed, Reading } from './reading.ts';
import { recommend } from './recommend.ts';

const world = aWorld();
const ids = world.catalogue.destinations.map(({ id }) => id);
const INTERESTS: readonly Tag[] = [
  'museum',
  'beach',
  'market',
  'music',
  'garden',
  'architecture',
  'hike',
  'nightclub',
  'wine',
  'seafood',
];
const ACCESS: readonly AccessNeed[] = ['wheelchair', 'low-walking', 'stroller'];
const ask = (reading: Reading, learning = false): Answer => recommend(reading, world, { learning });
const plans = (answer: Answer) => answer.recommendations.map(({ plan }) => plan);
const visits = (answer: Answer) =>
  plans(answer).flatMap(({ days }) => days.flatMap(({ items }) => items.filter(({ placeId }) => placeId)));
const placesOf = (answer: Answer) =>
  visits(answer).flatMap(({ placeId }) => world.catalogue.place.get(placeId ?? '') ?? []);

/** Of so many wishes in the long round; a third of them in the short one. */
const runs = (count: number) => (IS_LONG ? count : count / 6);

const wishes = fc
  .record({
    id: fc.constantFrom(...ids),
    day: fc.integer({ min: 10, max: 700 }),
    nights: fc.integer({ min: 1, max: 21 }),
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    groupTotal: fc.option(fc.integer({ min: 50, max: 20_000 }), { nil: undefined }),
    diet: fc.subarray([...DIETS], { maxLength: 2 }),
    allergies: fc.subarray([...ALLERGENS], { maxLength: 2 }),
    access: fc.subarray([...ACCESS], { maxLength: 2 }),
    interests: fc.subarray([...INTERESTS], { maxLength: 4 }),
    pace: fc.constantFrom('slow' as const, 'normal' as const, 'full' as const),
    sabbath: fc.boolean(),
    noCar: fc.boolean(),
    works: fc.boolean(),
  })
  .map(
    ({
      id,
      day,
      nights,
      adults,
      children,
      groupTotal,
      diet,
      allergies,
      access,
      interests,
      pace,
      sabbath,
      noCar,
      works,
    }) => {
      const startDate = plusDays(world.today, day);
      return aReading({
        destinations: [{ id }],
        startDate,
        nights,
        party: { adults, children },
        budget: {
          currency: 'USD',
          basis: 'group',
          flights: 'unstated',
          ...(groupTotal === undefined ? {} : { amount: groupTotal, groupTotal }),
        },
        diet,
        allergies,
        access,
        weights: Object.fromEntries(interests.map((tag) => [tag, 1])),
        pace,
        sabbath,
        noCar,
        ...(works ? { workHours: { from: '09:00', to: '17:00' } as const } : {}),
      });
    },
  );

describe('any wish', () => {
  test('no plan fails a check: what is not met is said', () => {
    fc.assert(
      fc.property(wishes, (reading) => {
        const answer = ask(reading);
        expect(answer.recommendations.length).toBeGreaterThanOrEqual(3);
        for (const { id, checks } of answer.recommendations) {
          expect(checks).toHaveLength(CHECKS.length);
          expect(checks.filter(({ result }) => result === 'failed').map((check) => ({ id, ...check }))).toEqual([]);
        }
      }),
      { numRuns: runs(120), seed: 7 },
    );
  });

  test('the same wish gives the same answer, and it stays small enough to keep', () => {
    fc.assert(
      fc.property(wishes, (reading) => {
        const [first, second] = [JSON.stringify(ask(reading)), JSON.stringify(ask(structuredClone(reading)))];
        expect(second).toBe(first);
        expect(first.length).toBeLessThan(200_000);
      }),
      { numRuns: runs(42), seed: 11 },
    );
  });

  /** Plans with fewer stops, and with hardly one a day, have nothing to differ in. */
  const FEW = 4;

  test('proposals differ in id, title and most of their stops', () => {
    fc.assert(
      fc.property(wishes, (reading) => {
        const { recommendations } = ask(reading);
        expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length);
        expect(new Set(recommendations.map(({ title }) => title.toLowerCase())).size).toBe(recommendations.length);
        const stops = recommendations.map(
          ({ plan }) => new Set(plan.days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? []))),
        );
        // For weeks on wheels a town has few places to choose from, and for two days of work and sabbath hardly one.
        const most = reading.access.includes('wheelchair') && reading.nights > 14 ? 0.75 : 0.6;
        stops.forEach((one, i) => {
          for (const other of stops.slice(i + 1).filter(({ size }) => size >= Math.max(FEW, reading.nights))) {
            const shared = [...one].filter((id) => other.has(id)).length;
            expect(shared / Math.max(1, one.size + other.size - shared)).toBeLessThanOrEqual(most);
          }
        });
      }),
      { numRuns: runs(60), seed: 13 },
    );
  });
});

describe('wishes at the edge', () => {
  test.each([
    ['sixty nights in a region', { destinations: [{ id: 'italy' }], nights: 60 }],
    ['sixty nights anywhere', { destinations: [], destinationMode: 'open' as const, nights: 60 }],
    ['no night at all', { nights: 0 }],
    ['nobody', { party: { adults: 0, children: [] } }],
    ['a leap day', { startDate: '2028-02-29' as const }],
    ['a place that is not there', { destinations: [{ id: 'atlantis' }] }],
    ['days that do not exist swapped', { swaps: [99, 0] }],
    ['work from six to eleven', { workHours: { from: '06:00', to: '23:00' } as const }],
    ['arriving at midnight, leaving at five', { arrives: '23:30' as const, leaves: '05:00' as const }],
    ['every diet at once', { diet: [...DIETS], allergies: [...ALLERGENS] }],
  ])('%s', (_, over) => {
    const answer = ask(aReading(over));
    expect(answer.recommendations.length).toBeGreaterThanOrEqual(3);
    const failed = answer.recommendations.flatMap(({ checks }) => checks.filter(({ result }) => result === 'failed'));
    expect(failed).toEqual([]);
    expect(JSON.stringify(answer).length).toBeLessThan(200_000);
  });

  test('six towns in three nights: said, and three of them planned', () => {
    const destinations = ['lisbon', 'london', 'nyc', 'italy', 'spain', 'tokyo'].map((id) => ({ id }));
    const { interpretation, recommendations } = ask(aReading({ destinationMode: 'multi', destinations, nights: 3 }));
    expect(interpretation.conflicts.map(({ field }) => field)).toContain('pace');
    expect(recommendations[0]?.plan.segments).toHaveLength(3);
  });
});

describe('what must follow from a change of the wish', () => {
  const lisbon = aReading({
    nights: 6,
    weights: { tiles: 1, museum: 0.6 },
    budget: { currency: 'EUR', basis: 'group', flights: 'excluded', amount: 4000, groupTotal: 4000 },
  });

  test('a child in the party: no bar, nothing late, no place above its age', () => {
    const answer = ask({ ...lisbon, party: { adults: 2, children: [4] } });
    expect(placesOf(answer).filter(({ kids, minAge, tags }) => !kids || minAge > 4 || tags.includes('bar'))).toEqual(
      [],
    );
    expect(visits(answer).filter(({ end }) => end > '20:30')).toEqual([]);
  });

  test('a vegan: every table serves a vegan meal', () => {
    const tables = placesOf(ask({ ...lisbon, diet: ['vegan'] })).filter(({ kind }) => kind === 'restaurant');
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter(({ diet }) => !diet.includes('vegan'))).toEqual([]);
  });

  test('no museums: none', () => {
    expect(
      placesOf(ask({ ...lisbon, excludeTags: ['museum'], weights: {} })).filter(({ tags }) => tags.includes('museum')),
    ).toEqual([]);
  });

  test('a slower pace: never more stops on a day', () => {
    const most = (answer: Answer) =>
      Math.max(
        ...plans(answer).flatMap(({ days }) =>
          days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length),
        ),
      );
    expect(most(ask({ ...lisbon, pace: 'slow' }))).toBeLessThanOrEqual(2);
    expect(most(ask({ ...lisbon, pace: 'slow' }))).toBeLessThan(most(ask(lisbon)));
  });

  test('a smaller budget: the first plan costs less, or says that it does not fit', () => {
    const total = (amount: number) =>
      ask({ ...lisbon, budget: { ...lisbon.budget, amount, groupTotal: amount } }).recommendations[0]?.plan.cost;
    expect(total(1500)?.total).toBeLessThan(total(4000)?.total ?? 0);
    expect(total(520)).toMatchObject({ verdict: 'over' });
    expect(total(520)?.reasons?.join(' ')).toMatch(/fewer nights|another time|another destination/i);
  });

  test('a budget far beyond the best class is spent on it; an ordinary one is not', () => {
    const tier = (groupTotal: number) => plans(ask({ ...lisbon, budget: { ...lisbon.budget, groupTotal } }))[0]?.tier;
    expect(tier(4000)).toBe('mid');
    expect(tier(12_000)).toBe('high');
  });

  test('a sum for the beds alone is held against the beds alone', () => {
    const budget = { ...lisbon.budget, amount: 110, basis: 'group-night', groupTotal: 660, perNight: 110 } as const;
    const [whole] = ask({ ...lisbon, budget }).recommendations;
    const [beds] = ask({ ...lisbon, budget: { ...budget, covers: ['lodging'] } }).recommendations;
    expect(whole?.plan.cost.verdict).toBe('over');
    expect(beds?.plan.cost).toMatchObject({ verdict: 'within' });
    expect(beds?.plan.cost.total).toBeGreaterThan(660);
    expect(beds?.plan.cost.counted).toBeLessThanOrEqual(660);
    expect(beds?.fullAIResponse).toContain('within the €110 a night you set');
  });

  test('a limit for a night beside the whole keeps the beds below it', () => {
    const beds = (perNight?: number) => {
      const budget = { ...lisbon.budget, ...(perNight === undefined ? {} : { perNight }) };
      const [first] = ask({ ...lisbon, budget }).recommendations;
      return first?.plan.cost.items.find(({ kind }) => kind === 'lodging')?.unit ?? 0;
    };
    expect(beds()).toBeGreaterThan(100);
    expect(beds(100)).toBeLessThanOrEqual(100);
  });

  test('beds that are paid already are not counted', () => {
    const [first] = plans(ask({ ...lisbon, budget: { ...lisbon.budget, paid: ['lodging'] } }));
    expect(first?.cost.items.filter(({ kind }) => kind === 'lodging').map(({ amount }) => amount)).toEqual([0]);
  });

  test('where one drives, the car, its fuel and the parking are in the price', () => {
    const there = (more: Partial<Reading>) =>
      plans(ask(aReading({ destinations: [{ id: 'hamptons' }], startDate: '2027-06-10', nights: 4, ...more })))[0];
    const labels = (plan: Answer['recommendations'][number]['plan'] | undefined) =>
      plan?.cost.items.map(({ label }) => label).join('; ');
    const driven = there({});
    expect(labels(driven)).toMatch(/Rental car, \d days?, typical rate.*Fuel for about \d+ km.*Parking at night/);
    const legs = driven?.days.flatMap(({ items }) => items.flatMap(({ leg }) => leg ?? [])) ?? [];
    const km = legs.filter(({ mode }) => mode === 'car').reduce((sum, leg) => sum + leg.km, 0);
    expect(labels(driven)).toContain(`about ${Math.round(km)} km`);
    const byCar = aReading({}).budget;
    expect(labels(there({ budget: { ...byCar, flights: 'none' } }))).not.toContain('Rental');
    expect(labels(there({ noCar: true }))).not.toMatch(/Rental|Fuel/);
  });

  test('the same wish in another currency: the same trip, its figures converted', () => {
    const budget = (currency: 'EUR' | 'USD', amount: number) => ({
      ...lisbon.budget,
      currency,
      amount,
      groupTotal: amount,
    });
    const [euro] = plans(ask({ ...lisbon, budget: budget('EUR', 4000) }));
    const [dollar] = plans(ask({ ...lisbon, budget: budget('USD', Math.round(4000 / 0.87)) }));
    expect(dollar?.days.map(({ items }) => items.map(({ name }) => name))).toEqual(
      euro?.days.map(({ items }) => items.map(({ name }) => name)),
    );
    expect((dollar?.cost.total ?? 0) * 0.87).toBeCloseTo(euro?.cost.total ?? 0, -2);
  });

  test('a wheelchair: only places known to admit it, partial ones with their note', () => {
    const answer = ask({ ...lisbon, access: ['wheelchair'] });
    expect(placesOf(answer).filter(({ wheelchair }) => wheelchair !== 'yes' && wheelchair !== 'partial')).toEqual([]);
  });

  test('for learning: something to learn every day, nothing twice', () => {
    const [plan] = plans(ask(lisbon, true));
    const insights = plan?.days.flatMap(({ insight }) => insight ?? []) ?? [];
    expect(insights).toHaveLength(7);
    expect(new Set(insights).size).toBe(7);
  });

  test('Christmas in London: no museum, no table, nothing that one would have to ride to', () => {
    const answer = ask(
      aReading({ destinations: [{ id: 'london' }], startDate: '2027-12-22', nights: 6, weights: { museum: 1 } }),
    );
    const christmas = plans(answer).flatMap(({ days }) => days.filter(({ date }) => date === '2027-12-25'));
    expect(christmas.length).toBeGreaterThanOrEqual(3);
    const items = christmas.flatMap((day) => day.items);
    const indoor = items.filter(({ placeId }) => world.catalogue.place.get(placeId ?? '')?.indoor);
    expect(indoor).toEqual([]);
    expect(items.filter(({ leg }) => leg && leg.mode !== 'walk')).toEqual([]);
  });

  test('beach weather in a Danish January: said, not sold', () => {
    const startDate = '2027-01-08' as CalendarDay;
    const answer = ask(
      aReading({ destinations: [{ id: 'copenhagen' }], startDate, nights: 4, weights: { beach: 1, cafe: 0.5 } }),
    );
    expect(answer.interpretation.conflicts.map(({ field }) => field)).toContain('season');
    expect(
      answer.recommendations
        .filter(({ destinationId }) => destinationId === 'copenhagen')
        .map(({ title }) => title)
        .join(),
    ).not.toMatch(/beach/i);
  });
});
