/** Where a day is, hour by hour: the way home is told where it is far, and nobody is far out when the bags have to be fetched. */
import { expect, test } from 'vitest';
import { kmBetween } from '../../src/features/destinations/rules/position.ts';
import { minutesOf } from '../../src/features/destinations/rules/weekly-hours.ts';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../../src/features/planner/rules/recommend.ts';
import { aWorld } from './a-world.ts';

const world = aWorld();
const daysOf = (said: Partial<Questionnaire>) =>
  recommend(readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() }), world, {
    learning: false,
  }).recommendations.flatMap(({ plan }) => plan.days);

const TWO = { dates: '8-15 April 2027', budget: '$6,000', travelers: '2' };

test('who dines a ride away from the bed is told the way home', () => {
  let out = 0;
  for (const destination of ['New York', 'The Hamptons', 'Tokyo', 'Val Thorens'])
    for (const { items, base, n } of daysOf({ ...TWO, destination })) {
      const last = items.findLast(({ at }) => at);
      if (!last?.at || last.end > '22:30' || n === 8 || kmBetween(last.at, base) < 6) continue;
      out++;
      expect(items.at(-1)?.name, last.name).toMatch(/^Back to .* by /);
      expect(items.at(-1)?.leg?.minutes, last.name).toBeGreaterThan(15);
    }
  expect(out).toBeGreaterThan(5);
});

test('on the last day there is time for the way back to the bags', () => {
  let far = 0;
  for (const destination of ['New York', 'Lisbon', 'Tokyo', 'Rome', 'Cartagena'])
    for (const { items } of daysOf({ ...TWO, destination }).filter(({ n }) => n === 8)) {
      const leaves = items.at(-1);
      const back = items.at(-2);
      expect(leaves?.kind, destination).toBe('transfer');
      if (!leaves || back?.kind !== 'transfer' || !/^Back to/.test(back.name)) continue;
      far++;
      expect(minutesOf(back.end), destination).toBeLessThanOrEqual(minutesOf(leaves.start));
    }
  expect(far).toBeGreaterThan(1);
});

test('a meal left open is where the day is: near a place far out at noon, at home in the evening', () => {
  const meals = daysOf({ ...TWO, destination: 'Lisbon', taste: 'kosher', interests: 'sea, Cascais, Sintra' }).flatMap(
    ({ items }) =>
      items.flatMap((item, i) => {
        const before = items.slice(0, i).findLast(({ at }) => at);
        const isFar = before?.at && kmBetween(before.at, { lat: 38.71, lon: -9.14 }) > 15;
        return / where you like /.test(item.name) && isFar ? [{ ...item, before: items[i - 1] }] : [];
      }),
  );
  const [noon, evening] = [meals.filter(({ start }) => start < '16:00'), meals.filter(({ start }) => start > '18:00')];
  for (const { name } of noon) expect(name).toMatch(/^Lunch where you like near \p{Lu}/u);
  for (const { name, before } of evening) {
    if ((before?.end ?? '') > '20:30') continue;
    expect(name).not.toMatch(/ near /);
    expect(before?.name).toMatch(/^Back to |^At the hotel |^Time of your own where you stay/);
  }
  expect(noon.length).toBeGreaterThan(1);
  expect(evening.filter(({ name }) => !/ near /.test(name)).length).toBeGreaterThan(0);
});

test('nobody is left outdoors for hours in the dark or the frost: it is where they sleep', () => {
  const free = ['Val Thorens', 'Copenhagen', 'Park City'].flatMap((destination) =>
    daysOf({ destination, dates: '9-17 January 2027', travelers: '2', budget: '€5,000' }).flatMap(({ items }) =>
      items.filter(({ kind, name }) => kind === 'free' && /^Time of your own (?:in|where)/.test(name)),
    ),
  );
  const late = free.filter(({ start, end }) => start > '16:00' && end > '18:00');
  expect(late.length).toBeGreaterThan(0);
  for (const { name } of late) expect(name).toMatch(/where you stay/);
});

test('after a ferry or a trail in one direction the day goes on from where it ends', () => {
  let ways = 0;
  for (const wish of [
    { destination: 'Amalfi Coast', interests: 'ferry, boats' },
    { destination: 'Santorini', interests: 'hiking, volcano' },
    { destination: 'London', interests: 'boats, walks' },
  ])
    for (const { items, base } of daysOf({ ...TWO, dates: '8-15 May 2027', ...wish }))
      for (const [i, { placeId, name }] of items.entries()) {
        const ends = world.catalogue.place.get(placeId ?? '')?.ends;
        const next = items.slice(i + 1).find(({ leg }) => leg);
        const isHome = next?.name.startsWith('Back to ');
        const to = isHome ? base : next?.at;
        if (!ends || !to) continue;
        ways++;
        expect(next?.leg?.km, `${name} to ${next?.name}`).toBeCloseTo(kmBetween(ends, to), 0);
      }
  expect(ways).toBeGreaterThan(3);
});

test('to Belém and back one takes the tram, for the metro does not go there', () => {
  const belem = { lat: 38.697, lon: -9.2035 };
  const isThere = (at: Parameters<typeof kmBetween>[0] | undefined) => at && kmBetween(at, belem) < 1.5;
  const rides = daysOf({
    ...TWO,
    destination: 'Lisbon',
    interests: 'history, Torre de Belém, Jerónimos, MAAT',
  }).flatMap(({ items }) => {
    const placed = items.filter(({ at }) => at);
    return placed.flatMap(({ at, leg, name }, i) =>
      leg && leg.km < 9 && (isThere(at) || isThere(placed[i - 1]?.at)) ? [{ name, mode: leg.mode }] : [],
    );
  });
  expect(rides.filter(({ mode }) => mode === 'tram').length).toBeGreaterThan(3);
  for (const { mode, name } of rides) expect(['walk', 'tram', 'taxi'], name).toContain(mode);
});

test('nobody is sent home late by a bus without the advice to ask for the last one', () => {
  let late = 0;
  for (const destination of ['Santorini', 'Ibiza', 'Park City', 'Miami'])
    for (const { items } of daysOf({ ...TWO, dates: '12-17 May 2027', destination }))
      for (const { name, start, leg, note } of items) {
        if (!name.startsWith('Back to') || !leg) continue;
        const isLate = start >= '21:00' && (leg.mode === 'bus' || leg.mode === 'shuttle');
        if (isLate) late++;
        expect(note ?? '', `${start} ${name}`).toMatch(isLate ? /when the last (?:bus|shuttle) goes/ : /^$/);
      }
  expect(late).toBeGreaterThan(2);
});

test('through a quarter that a parade closes nobody is driven that day, and on the days beside it they are', () => {
  const days = daysOf({
    ...{ destination: 'La Nouvelle-Orléans', dates: 'du 3 au 10 février 2027', travelers: "deux couples d'amis" },
    ...{ budget: '3500 € par personne vol compris depuis Paris', preferences: "l'une de nous est enceinte de 5 mois" },
    interests: 'le Mardi gras mais pas la cohue de Bourbon Street, le jazz, les bayous, la cuisine créole',
  }).filter(({ base }) => base.name === 'Mid-City');
  const rides = (on: string) =>
    days.flatMap(({ date, items }) =>
      date === on ? items.flatMap(({ leg }) => (leg && leg.mode !== 'walk' ? [leg.mode] : [])) : [],
    );
  expect(days.length).toBeGreaterThan(5);
  expect(rides('2027-02-06')).toEqual([]);
  expect(rides('2027-02-05').length).toBeGreaterThan(0);
});
