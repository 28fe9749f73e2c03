/** Each table is read as its publisher writes it: small files in that very format. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tableIn } from '../src/features/open-data/store/world-tables.ts';
import { importWorld } from './import-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'world-'));

async function imported(kind: string, files: Readonly<Record<string, string>>) {
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  await importWorld([kind, ...paths, '--as-of', '2026-05-15'], pathToFileURL(`${folder}/`));
  return tableIn(readFileSync(join(folder, `${kind}.tsv`), 'utf8'), kind);
}

const geoname = (id: number, name: string, code: string, country: string, people: number, more = '') =>
  [
    id,
    name,
    name,
    '',
    '43.73333',
    '7.41667',
    'P',
    code,
    country,
    '',
    '00',
    '',
    '',
    '',
    people,
    '',
    '55',
    more,
    '2024-01-01',
  ].join('\t');

test('towns of GeoNames come with their names in our languages, without parts of towns and without villages', async () => {
  const { rows, head } = await imported('towns', {
    'cities15000.txt': [
      geoname(2993458, 'Monaco', 'PPLC', 'MC', 1000, 'Europe/Monaco'),
      geoname(2, 'Monte-Carlo', 'PPLX', 'MC', 20_000),
      geoname(3, 'La Turbie', 'PPL', 'FR', 3000),
      geoname(3042237, 'Vitoria-Gasteiz', 'PPLA', 'ES', 249_000),
    ].join('\n'),
    'alternateNamesV2.txt': [
      '1\t2993458\tja\tモナコ\t\t\t\t',
      '2\t2993458\tlink\thttps://en.wikipedia.org/wiki/Monaco\t\t\t\t',
      '3\t2993458\tde\tMonaco\t1\t\t\t',
      '4\t3042237\tes\tVitoria\t\t1\t\t',
      '5\t3042237\tes\tNueva Victoria\t\t\t\t1',
      '6\t99\tde\tNirgendwo\t\t\t\t',
    ].join('\n'),
  });
  expect(head).toEqual({ source: 'GeoNames, https://www.geonames.org', licence: 'CC BY 4.0', 'as of': '2026-05-15' });
  expect(rows).toEqual([
    ['Monaco', 'MC', '00', '43.733', '7.417', '1000', 'Europe/Monaco', 'モナコ'],
    ['Vitoria-Gasteiz', 'ES', '00', '43.733', '7.417', '249000', '', 'Vitoria'],
  ]);
});

test('airports of OurAirports are found by the names of the columns; fields, heliports and closed ones are left out', async () => {
  const { rows } = await imported('airports', {
    'airports.csv': [
      '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code"',
      '4156,"LFMN","large_airport","Nice-Côte d\'Azur ""Airport""",43.658401,7.21587,12,"EU","FR","FR-PAC","Nice","yes","LFMN","NCE"',
      '1,"LNMC","heliport","Monaco Heliport",43.7257,7.41972,,"EU","MC","MC-U-A","Fontvieille, Monaco","yes","LNMC","MCM"',
      '2,"LFMD","medium_airport","Cannes",43.54,6.95,13,"EU","FR","FR-PAC","Cannes","no","LFMD","CEQ"',
      '3,"XX","closed","Old",43,6,13,"EU","FR","FR-PAC","Old","yes","",""',
    ].join('\r\n'),
  });
  expect(rows).toEqual([['NCE', 'Nice-Côte d\'Azur "Airport"', 'Nice', 'FR', '43.658', '7.216', 'large']]);
});

test('price levels come from the World Bank as JSON or as a download, the latest year that has one', async () => {
  const one = (id: string, date: string, value: number | null) => ({
    indicator: { id: 'PA.NUS.GDP.PLI', value: 'Price level index (GDP)' },
    country: { id, value: 'x' },
    countryiso3code: '',
    date,
    value,
  });
  const json = JSON.stringify([
    { page: 1, pages: 1 },
    [
      one('JP', '2024', null),
      one('JP', '2023', 66.04),
      one('JP', '2022', 72.2),
      one('1A', '2023', 40),
      one('EU', '2023', 70),
    ],
  ]);
  expect((await imported('prices', { 'prices.json': json })).rows).toEqual([['JP', '66', '2023']]);

  const download = `"Data Source","World Development Indicators",\n\n"Last Updated Date","2024-06-28",\n\n"Country Name","Country Code","Indicator Name","Indicator Code","2022","2023",
"Bahamas, The","BHS","Price level ratio","PA.NUS.PPPC.RF","0.952545397837921","",
"Kosovo","XKX","Price level ratio","PA.NUS.PPPC.RF","0.379568414005943","0.395434670885757",
"Arab World","ARB","Price level ratio","PA.NUS.PPPC.RF","0.5","0.5",\n`;
  expect((await imported('prices', { 'prices.csv': download })).rows).toEqual([
    ['BS', '95.3', '2022'],
    ['XK', '39.5', '2023'],
  ]);
});

test('a question the World Bank refuses is no table', async () => {
  const refused = JSON.stringify([{ message: [{ id: '175', value: 'The indicator was not found.' }] }]);
  await expect(imported('prices', { 'refused.json': refused })).rejects.toThrow('The indicator was not found.');
});

test('climate normals are joined by station; one with a month missing is left out', async () => {
  const columns =
    'Elem,Rgn,ID,WIGOS_ID, Latitude, Longitude, Elevation,Country, Station,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Annual';
  const year = (element: string, station: string, values: string) =>
    `${element}, 6, 07690,0-20000-0-07690 ,  43.6489,   7.2089,   2.0, France , ${station} ,${values},1`;
  const file = (element: string) =>
    [
      columns,
      year(element, 'Nice_Airport', '13.1,13.4,15.4,17.7,21.2,24.7,27.4,27.9,24.8,21.1,16.9,13.9'),
      year(element, 'Cannes', '13,-99.9,15,17,21,24,27,27,24,21,16,13'),
      year(element, 'Observatory', '18,19,21,25,28,30,31,31,30,28,24,20').replace('France', 'Hong_Kong,_China'),
    ].join('\n');
  const { rows } = await imported('climate', {
    'wmo_normals_9120_TMAX.csv': file('TMAX'),
    'wmo_normals_9120_TMIN.csv': file('TMIN'),
    'wmo_normals_9120_PRCP.csv': file('PRCP'),
    'wmo_normals_9120_DP01.csv': file('DP01'),
  });
  expect(rows.map(([station, country]) => [station, country])).toEqual([
    ['Nice Airport', 'France'],
    ['Observatory', 'Hong Kong'],
  ]);
  expect(rows[0]?.slice(2, 6)).toEqual([
    '43.6489',
    '7.2089',
    '2',
    '13.1 13.4 15.4 17.7 21.2 24.7 27.4 27.9 24.8 21.1 16.9 13.9',
  ]);
});

test('a country has its currencies and languages', async () => {
  const text = JSON.stringify({ CH: { name: 'Switzerland', currency: ['CHF'], languages: ['de', 'fr', 'it'] } });
  expect((await imported('countries', { 'countries.min.json': text })).rows).toEqual([
    ['CH', 'Switzerland', 'CHF', 'de fr it'],
  ]);
});

test('what is asked wrongly is said', async () => {
  await expect(importWorld(['trains', 'x'], pathToFileURL(`${folder}/`))).rejects.toThrow('towns, airports, prices');
  await expect(importWorld(['towns', 'x'], pathToFileURL(`${folder}/`))).rejects.toThrow('--as-of');
});
