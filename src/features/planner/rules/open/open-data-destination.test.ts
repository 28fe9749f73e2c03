import { expect, test } from 'vitest';
import { exchangeRates } from '../../content/exchange-rates.ts';
import { openDataDestination } from './open-data-destination.ts';
import type { OpenCityRow, OpenDataRows, OpenPlaceRow, OpenTableRow } from './open-data-rows.ts';

const MONACO = { id: 'Q235', name: 'Monaco', names: [], lat: 43.73, lon: 7.42, reachKm: 4, asOf: '2023-11-21' };
const MTCC = 'https://www.mtcc.mc/';
const at = (name: string, north: number, more: Partial<OpenPlaceRow> = {}) =>
  ({
    ...{
      id: `${name}-${north}`,
      kind: 'museum',
      name,
      names: [],
      tags: [],
      lat: MONACO.lat + north / 111,
      lon: MONACO.lon,
    },
    ...{ hours: null, website: null, wikidata: null, wheelchair: null, importance: 0.4, asOf: '2023-11-21', ...more },
  }) as unknown as OpenPlaceRow;
const bookOf = (more: Partial<Pick<OpenDataRows, 'places' | 'tables' | 'towns'>>) =>
  openDataDestination({
    ...{ places: [], tables: [], towns: [], city: MONACO as unknown as OpenCityRow, mealHours: null },
    ...{ rates: exchangeRates, today: '2026-12-01', ...more },
    world: { prices: null, currency: 'EUR', languages: [], climate: null, airports: [], holidays: [] },
  }).cities[0];

test('a house that has moved and is mapped twice is planned once, and two sites of one house are two', () => {
  const cars = ['La Collection de voitures anciennes de SAS', 'La Collection de Voitures de SAS'];
  const villas = ['Musée National', 'Musée National Villa Sauber'];
  const places = [...cars, ...villas].map((name, i) => at(name, i / 2, { website: i < 2 ? MTCC : 'https://nmnm.mc/' }));
  expect(bookOf({ places })?.sights.map(({ name }) => name)).toEqual([cars[0], ...villas]);
});

test('a table of fine dining is a dear one', () => {
  const tables = ['French, fine dining', 'French'].map(
    (cuisine, i) => ({ ...at('Table', i / 9), serves: 'meals', diets: [], cuisine }) as unknown as OpenTableRow,
  );
  expect(bookOf({ tables })?.tables.map(({ priceLevel }) => priceLevel)).toEqual([4, 2]);
});

test('one sleeps among the sights of the town, not half way to its neighbor', () => {
  const towns = [{ ...MONACO, id: 'Menton', name: 'Menton', lat: MONACO.lat + 3 / 111 } as unknown as OpenCityRow];
  const places = [0, 0.1, 2.8, 2.9, 3, 3.1].map((north) => at(`Sight at ${north}`, north));
  expect(bookOf({ places, towns })?.bases.map(({ lat }) => lat < MONACO.lat + 0.5 / 111)).toEqual([true]);
});

test('of fifty thousand sights the foremost are kept, in their order, and one name once', () => {
  const places = Array.from({ length: 50_000 }, (_, i) =>
    at(`Sight ${i % 40_000}`, (i % 90) / 100, { importance: 0.15 + ((i * 7919) % 50_000) / 100_000 }),
  ).map((place, i) => ({ ...place, id: `osm-node-${i}` }));
  const sorted = places.toSorted((a, b) => b.importance - a.importance);
  const names = [...new Set(sorted.map(({ name }) => name))].slice(0, 250);
  expect(bookOf({ places })?.sights.map(({ name }) => name)).toEqual(names);
});
