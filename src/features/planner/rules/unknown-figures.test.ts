/** What nobody knows is said to be unknown: a currency without a rate, a month without a climate. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aReading } from '../../../../test/planner/a-reading.ts';
import { aWorld } from '../../../../test/planner/a-world.ts';
import { catalogue as ours } from '../../destinations/actions.ts';
import type { Catalogue, KnownPlace } from '../../destinations/rules/catalogue.ts';
import type { PlaceFacts, TwelveNormals } from '../../destinations/rules/destination-facts.ts';
import { planCalendar } from '../actions/plan-calendar.ts';
import { PriceLines } from '../components/price-lines.tsx';
import { Plan as PlanShape } from '../contract/plan.ts';
import type { Recommendation } from '../contract/recommend.ts';
import { changeCopy } from '../copy/changed-answer.ts';
import { lookupsFor } from '../prompt/choose-places.ts';
import type { Answer } from './answer.ts';
import { changeWish, differences } from './change/change-wish.ts';
import { ratesInto } from './price/currency.ts';
import { recommend } from './recommend.ts';
import { partyLimits } from './select/party-limits.ts';
import { rankDestinations } from './select/rank-destinations.ts';
import { fitsClimate, seasonConflict } from './select/season-fit.ts';
import type { World } from './world.ts';

const NEVER: TwelveNormals = [null, null, null, null, null, null, null, null, null, null, null, null];

/** The real world, with other facts of one place. */
function worldWith(id: string, over: (facts: PlaceFacts) => Partial<PlaceFacts>): World {
  const world = aWorld();
  const change = (known: KnownPlace) =>
    known.id === id ? { ...known, facts: { ...known.facts, ...over(known.facts) } } : known;
  const destinations = world.catalogue.destinations.map(change);
  const catalogue: Catalogue = {
    ...world.catalogue,
    destinations,
    destination: new Map(destinations.map((known) => [known.id, known])),
  };
  return { ...world, catalogue };
}

const ask = (reading: Parameters<typeof recommend>[0], world: World): Answer =>
  recommend(reading, world, { learning: false });
const kyat = worldWith('lisbon', () => ({ currency: 'MMK' }));
const noClimate = worldWith('lisbon', ({ climate }) => ({
  watch: [],
  ...(climate && {
    climate: { ...climate, high: NEVER, low: NEVER, rainDays: NEVER, rainMm: NEVER, sea: NEVER },
  }),
}));

describe('a currency our table does not have', () => {
  test('has no rate, and itself is worth itself', () => {
    const { rates } = aWorld();
    expect(ratesInto(rates, 'EUR')('MMK')).toBeNull();
    expect(ratesInto(rates, 'EUR')('EUR')).toBe(1);
    expect(ratesInto(rates, 'EUR')('USD')).toBe(rates.perDollar.EUR);
  });

  test.each([undefined, 3000])('leaves the plan without a sum, and says so (budget %s)', (groupTotal) => {
    const budget = { currency: 'EUR', basis: 'group', flights: 'unstated', ...(groupTotal && { groupTotal }) } as const;
    const { recommendations, warnings } = ask(aReading({ budget }), kyat);

    expect(recommendations.length).toBeGreaterThanOrEqual(3);
    for (const { plan, price, fullAIResponse, checks } of recommendations) {
      const { cost } = plan;
      expect(cost).toMatchObject({ currency: 'EUR', total: null, verdict: 'unknown' });
      expect(PlanShape.safeParse(plan).success).toBe(true);
      expect(price).toBe('Price not known');
      expect(cost.reasons).toEqual([
        'We have no exchange rate from Myanmar Kyat (MMK) to EUR, so we do not know what this costs you.',
      ]);
      expect(fullAIResponse).toContain(`There is no total. ${cost.reasons?.[0]}`);
      const lines = cost.items.map(({ kind, amount }) => [kind, amount]);
      expect(lines).toContainEqual(['lodging', null]);
      expect(lines).toContainEqual(['contingency', null]);
      const costs = fullAIResponse.slice(fullAIResponse.indexOf('What it costs'));
      expect(costs.replace(groupTotal ? '€3,000' : '', '')).not.toMatch(/[€$]\s?[1-9]|rounded rates/);
      expect(checks.flatMap(({ name, result }) => (result === 'passed' ? [] : [[name, result]]))).toEqual(
        expect.arrayContaining([
          ['lines-add-up', 'stated'],
          ['budget', 'stated'],
        ]),
      );
      expect(checks.some(({ result }) => result === 'failed')).toBe(false);
      const paid = plan.days.flatMap(({ items }) => items.flatMap((item) => item.cost?.amount ?? []));
      expect(paid.every((amount) => amount === 0)).toBe(true);
      const page = renderToStaticMarkup(PriceLines({ cost }));
      expect(page).toContain('Not known');
      expect(page).toContain('There is no total.');
      expect(page).toContain('no exchange rate');
      expect(page).not.toMatch(/[€$]\s?[1-9]/);
    }
    expect(recommendations.map(({ plan }) => plan.style)).not.toContain('value');
    expect(warnings).toEqual([]);
  });

  test('one such town leaves a journey of several without a sum', () => {
    const reading = aReading({
      destinationMode: 'multi',
      destinations: [{ id: 'lisbon' }, { id: 'marrakesh' }],
      nights: 7,
    });
    const [first] = ask(reading, kyat).recommendations;
    expect(first?.plan.cost.total).toBeNull();
    const beds = first?.plan.cost.items.flatMap(({ kind, amount }) => (kind === 'lodging' ? [amount] : []));
    expect(beds).toEqual([null, expect.any(Number)]);
  });

  test('cannot be made cheaper by a sum, only by a class', () => {
    const reading = aReading();
    const before = ask(reading, kyat);
    const now = changeWish(reading, 'cheaper', before, () => reading);
    expect(now.budget.groupTotal).toBeUndefined();
    expect(now.budget.tier).toBe('low');
    const priced = ask(reading, aWorld());
    expect(differences(reading, reading, before, priced).join()).toContain(changeCopy.costUnknown);
  });

  test('a model that asks what plans cost learns that it is not known', () => {
    const reading = aReading();
    const lookups = lookupsFor({ reading, world: kyat, extras: { learning: false } } as Parameters<
      typeof lookupsFor
    >[0]);
    const told = lookups['price_plan']?.run({ places: [] });
    expect(told).toEqual(expect.arrayContaining([{ total: null, verdict: 'unknown' }]));
  });
});

test('a plan for a place whose clock is not known has its hours without a zone', () => {
  const [known] = ask(aReading(), aWorld()).recommendations;
  if (!known) throw new Error('no plan');
  const link = { url: 'https://wanderlight.example/trip/x', id: 'x', now: new Date('2026-12-01T12:00:00Z') };
  const days = known.plan.days.map((day) => ({ ...day, destinationId: 'tirana' }));
  const file = planCalendar({ ...known, plan: { ...known.plan, days } } as Recommendation, link);
  expect(file).toMatch(/^DTSTART:20270313T\d{6}\r$/m);
  expect(file).not.toMatch(/^DTSTART.*Z\r$|TZID/m);
});

test('a place of which only its sights are known is planned without prices, weather, manners or airports', () => {
  const world = worldWith('lisbon', () => ({ airports: [], seasons: [], watch: [], etiquette: [] }));
  const lisbon = world.catalogue.destination.get('lisbon') as KnownPlace;
  const { lodging, food, localTransport, gettingAround, climate, tipping, emergency, ...facts } = lisbon.facts;
  const bare = { ...lisbon, facts };
  const catalogue = { ...world.catalogue, destination: new Map([['lisbon', bare]]), destinations: [bare] };
  const budget = { currency: 'EUR', basis: 'group', flights: 'unstated', groupTotal: 3000 } as const;
  const { recommendations } = ask(aReading({ budget }), { ...world, catalogue });

  expect(recommendations.length).toBeGreaterThan(0);
  for (const { plan, fullAIResponse, checks } of recommendations) {
    expect(plan.cost).toMatchObject({ total: null, verdict: 'unknown' });
    expect(plan.cost.reasons).toEqual(['We know no prices of Lisbon, so we do not know what this costs you.']);
    expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(fullAIResponse).not.toMatch(/°C|undefined|null|NaN/);
  }
});

test('a house whose weeks differ is visited within the hours of that day', () => {
  const world = aWorld();
  const lisbon = world.catalogue.destination.get('lisbon') as KnownPlace;
  const [book] = lisbon.cities;
  if (!book) throw new Error('no town');
  const late = [[16 * 60, 18 * 60]] as const;
  const sights = book.sights.map((place) => ({
    ...place,
    hoursOn: (day: string) => (day.endsWith('-14') ? [] : late),
    durationMin: 60,
  }));
  const cities = [{ ...book, sights }];
  const place = new Map([...ours().place, ...sights.map((sight) => [sight.id, sight] as const)]);
  const known = { ...lisbon, cities };
  const catalogue = { ...world.catalogue, destination: new Map([['lisbon', known]]), place };
  const [first] = ask(aReading(), { ...world, catalogue }).recommendations;
  const visits = first?.plan.days.flatMap(({ date, items }) =>
    items.filter(({ kind }) => kind === 'sight').map((item) => ({ date, ...item })),
  );
  expect(visits?.length).toBeGreaterThan(1);
  for (const { date, start, end } of visits ?? []) {
    expect(date).not.toMatch(/-14$/);
    expect(start >= '16:00' && end <= '18:00', `${start}-${end}`).toBe(true);
  }
  expect(first?.checks.find(({ name }) => name === 'open')?.result).not.toBe('failed');
});

describe('a month nobody has figures of', () => {
  test('is not given a temperature anywhere in the answer', () => {
    const known = ask(aReading(), aWorld()).recommendations[0];
    expect(known?.fullAIResponse).toMatch(/°C by day/);

    for (const { fullAIResponse, checks } of ask(aReading({ weights: { beach: 0.9 } }), noClimate).recommendations) {
      expect(fullAIResponse).toContain('We do not know the usual weather of March in Lisbon.');
      expect(`${fullAIResponse}${JSON.stringify(checks)}`).not.toMatch(/°C|undefined|null/);
      const season = checks.find(({ name }) => name === 'season');
      expect(season?.facts[0]).toBe('Lisbon: the usual weather of the month is not known');
    }
  });

  test('and without a word on its season is not said to suit', () => {
    const world = worldWith('lisbon', () => ({
      ...noClimate.catalogue.destination.get('lisbon')?.facts,
      seasons: [],
    }));
    for (const { checks } of ask(aReading(), world).recommendations)
      expect(checks.find(({ name }) => name === 'season')).toMatchObject({
        result: 'stated',
        text: 'We know too little of the month to say whether it suits.',
      });
  });

  test('with one figure known, that one is told', () => {
    const nights = worldWith('lisbon', ({ climate }) => ({
      ...(climate && { climate: { ...climate, high: NEVER, rainDays: NEVER } }),
    }));
    const text = ask(aReading(), nights).recommendations[0]?.fullAIResponse;
    expect(text).toContain('March in Lisbon: about 11 °C at night.');
  });

  test('contradicts no wish and fits none', () => {
    const lisbon = (world: World) => world.catalogue.destination.get('lisbon') as KnownPlace;
    const swims = aReading({ weights: { beach: 0.9 } });
    expect(seasonConflict(swims, lisbon(aWorld()), 1)).toBe('sea');
    expect(seasonConflict(swims, lisbon(noClimate), 1)).toBeNull();
    expect(seasonConflict(aReading({ weights: { ski: 0.9 } }), lisbon(noClimate), 1)).toBeNull();
    for (const wanted of ['warm', 'mild', 'cold', 'snow'] as const)
      expect(fitsClimate(lisbon(noClimate), 7, wanted), wanted).toBe(false);
    expect(fitsClimate(lisbon(noClimate), 7, undefined)).toBe(true);
    const sun = aReading({
      destinationMode: 'open',
      destinations: [],
      search: { ...aReading().search, climate: 'warm' },
    });
    const ranked = rankDestinations(sun, partyLimits(sun), noClimate, '2027-07-10', 3);
    expect(ranked.map(({ id }) => id)).not.toContain('lisbon');
  });

  test('a place without seasons has not lost its skiing', () => {
    const niseko = worldWith('niseko', ({ climate }) => ({
      seasons: [],
      ...(climate && { climate: { ...climate, high: NEVER } }),
    }));
    const skis = aReading({ weights: { ski: 0.9 } });
    expect(seasonConflict(skis, niseko.catalogue.destination.get('niseko') as KnownPlace, 2)).toBeNull();
  });
});
