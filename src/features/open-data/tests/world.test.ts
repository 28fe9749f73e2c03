/** The tables of the world: what is told of real places, and that nothing is told where a table is silent. */
import { expect, test } from 'vitest';
import { publicHolidays } from '../actions/public-holidays.ts';
import { nameKey } from '../rules/comparable-names.ts';
import { type Station, stationFor } from '../rules/world-table-rows.ts';
import { airportsNear, climateNear, countryOf, priceLevelOf, tableIn, townsNamed } from '../store/world-tables.ts';

const monaco = { latitude: 43.7384, longitude: 7.4246 };
const vaduz = { latitude: 47.141, longitude: 9.521 };

test('the airport of Monaco is Nice, and of Vaduz a Swiss or German one across the border', () => {
  const [first, second] = airportsNear(monaco, 2);
  expect(first).toMatchObject({ code: 'NCE', country: 'FR' });
  expect(first?.km).toBeGreaterThan(10);
  expect(first?.km).toBeLessThan(25);
  expect(second?.km).toBeGreaterThan(first?.km ?? 0);
  expect(airportsNear(vaduz, 3).map(({ code }) => code)).toContain('ACH');
});

test('a country has its money, languages and price level, and an unknown one has none', () => {
  expect(countryOf('LI')).toMatchObject({ name: 'Liechtenstein', currencies: ['CHF'], languages: ['de'] });
  expect(countryOf('JP')?.currencies[0]).toBe('JPY');
  expect(countryOf('QQ')).toBeNull();
  expect(priceLevelOf('US')).toEqual({ level: 100, year: 2023 });
  expect(priceLevelOf('CH')?.level).toBeGreaterThan(priceLevelOf('VN')?.level ?? 1000);
  expect(priceLevelOf('MC'), 'nobody measures Monaco').toBeNull();
});

test('a name finds all towns that bear it, the largest first, by whatever marks it is written', () => {
  const cartagena = townsNamed(nameKey('Cartagena'));
  expect(cartagena[0]).toMatchObject({ country: 'CO' });
  expect(cartagena.some(({ country }) => country === 'ES')).toBe(true);
  expect(townsNamed(nameKey('SAO PAULO'))[0]).toMatchObject({ name: 'São Paulo', country: 'BR' });
  expect(townsNamed(nameKey('Gotham'))).toEqual([]);
});

const months = Array.from({ length: 12 }, () => 10);
const nice: Station = {
  name: 'Nice',
  latitude: 43.65,
  longitude: 7.2,
  height: 2,
  high: months,
  low: months,
  rainMm: months,
  rainDays: months,
};

test('climate is that of a station within 60 km and 200 m of height, else nobody knows it', () => {
  expect(stationFor([nice], monaco)).toMatchObject({ name: 'Nice' });
  expect(stationFor([nice], monaco, 30)?.km).toBeGreaterThan(15);
  expect(stationFor([nice], { latitude: 43.9, longitude: 7.3 }, 900), 'a village in the mountains behind').toBeNull();
  expect(stationFor([nice], { latitude: 44.4, longitude: 8.9 }), 'Genoa').toBeNull();
  expect(climateNear({ latitude: -48, longitude: -123 }), 'the middle of the Pacific').toBeNull();
});

test('a row that lost a field is told by its number', () => {
  expect(() => tableIn('# source: nobody\na\tb\n1\t2\n3\n', 'prices.tsv')).toThrow(
    'prices.tsv: row 2 has not 2 fields',
  );
});

test('public holidays are those of the whole country, in English, with the days they last', async () => {
  const monaco = await publicHolidays('MC', 2027);
  expect(monaco).toContainEqual({
    day: '2027-11-19',
    name: 'H.S.H. the Sovereign Prince\u2019s Day'.replace('\u2019', "'"),
  });
  const liechtenstein = await publicHolidays('LI', 2027);
  expect(liechtenstein.find(({ day }) => day === '2027-05-17')?.name).toBe('Whit Monday');
  // The calendar calls it an observance, and the Friday behind a feast a holiday.
  expect(liechtenstein).toContainEqual({ day: '2027-08-15', name: 'National Day (Staatsfeiertag)' });
  expect(liechtenstein.map(({ day }) => day)).not.toContain('2027-05-07');
  expect((await publicHolidays('HR', 2027)).map(({ day }) => day)).not.toContain('2027-06-25');
  expect(await publicHolidays('QQ', 2027)).toEqual([]);
});
