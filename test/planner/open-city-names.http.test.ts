/** A city of open data is asked for by what people call it, not only by what its map does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../app.ts';
import { type CityRow, MONACO, MONACO_SIGHTS, openCity } from './open-cities.ts';

const CITIES: readonly CityRow[] = [
  { ...MONACO, names: [] },
  { id: 'Q25287', name: 'Göteborg', country: 'SE', latitude: 57.7089, longitude: 11.9746, population: 580_000 },
  {
    id: 'Q1',
    name: 'Donostia / San Sebastián',
    country: 'ES',
    latitude: 43.3183,
    longitude: -1.9812,
    population: 188_000,
  },
  { id: 'Q2', name: 'Bolzano - Bozen', country: 'IT', latitude: 46.4983, longitude: 11.3548, population: 107_000 },
  { id: 'Q3', name: 'Newcastle upon Tyne', country: 'GB', latitude: 54.9738, longitude: -1.6132, population: 190_000 },
  { id: 'Q4', name: 'Hobart', country: 'AU', latitude: -42.8826, longitude: 147.3257, population: 200_000 },
  {
    id: 'Q5',
    name: 'Ciudad de Guatemala',
    country: 'GT',
    latitude: 14.6349,
    longitude: -90.5069,
    population: 1_200_000,
  },
  { id: 'Q6', name: 'Schaan', country: 'LI', latitude: 47.165, longitude: 9.509, population: 6_000 },
  { id: 'Q8', name: 'San Telmo', country: 'CL', latitude: -33, longitude: -70.9, population: 15_000 },
  { id: 'Q9', name: 'San Telmo', country: 'CL', latitude: -33.6, longitude: -70.9, population: 14_000 },
  { id: 'Q7', name: 'Vaduz', country: 'LI', latitude: 47.1393, longitude: 9.5228, population: 5_200 },
];

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  for (const { id, latitude, longitude, ...city } of CITIES)
    await openCity(
      app.db,
      { ...city, id, latitude, longitude },
      MONACO_SIGHTS.map((row, i) => ({ ...row, id: `osm-${id}-${i}`, latitude: latitude + i / 900, longitude })),
    );
});
afterAll(() => app[Symbol.asyncDispose]());

async function read(destination: string) {
  const rest = { budget: '€2,000', travelers: '2 adults', interests: 'museums', preferences: '', taste: '' };
  const { status, body } = await app.post('/api/ai/trip-recommendations', {
    ...rest,
    destination,
    dates: '10-13 May 2027',
  });
  expect(status).toBe(200);
  const { destinationMode, destinations, unknownPlaces, assumptions } = body.interpretation;
  return { destinationMode, ids: destinations.map(({ id }: { id: string }) => id), unknownPlaces, assumptions };
}

test.each([
  // By the tables of the world.
  ['Gothenburg', 'Q25287'],
  ['Guatemala City', 'Q5'],
  ['Montecarlo', 'Q235'],
  // By either of two names, by a part of one, or with a slip.
  ['Goeteborg', 'Q25287'],
  ['San Sebastian', 'Q1'],
  ['Bozen', 'Q2'],
  ['Monacco', 'Q235'],
  ['Vadutz', 'Q7'],
  ['Newcastle, England', 'Q3'],
  // With what holds it, where we plan other places too.
  ['San Sebastián, Spain', 'Q1'],
  ['Bolzano, Italy', 'Q2'],
  ['Hobart, Tasmania', 'Q4'],
  // By its country, of which it is the capital.
  ['Liechtenstein', 'Q7'],
  ['LI', 'Q7'],
  ['MC', 'Q235'],
])('%s is one place, and known', async (destination, id) => {
  expect(await read(destination)).toMatchObject({ destinationMode: 'fixed', ids: [id], unknownPlaces: [] });
});

test('a name that a larger town has too is left to it, and what stands beside a town is another one', async () => {
  expect(await read('Newcastle')).toMatchObject({ ids: [], unknownPlaces: ['Newcastle'] });
  expect(await read('Hobart and Melbourne')).toMatchObject({ ids: ['Q4'], unknownPlaces: ['Melbourne'] });
  expect((await read('Bolzano then Rome')).ids).toEqual(['Q2', 'italy']);
  expect((await read('Italy')).ids).toEqual(['italy']);
});

test('of two towns that country and region do not tell apart it is told where the other lies', async () => {
  const { ids, assumptions } = await read('San Telmo');
  expect(ids).toEqual(['Q8']);
  expect(assumptions.join(' ')).toContain('if you meant the San Telmo, Chile, 67 km south of it');
});

test('where no table is known no meal is left open for want of one that suits', async () => {
  const { body } = await app.post('/api/ai/trip-recommendations', {
    ...{
      destination: 'San Telmo',
      dates: '10-13 May 2027',
      budget: '€2,000',
      travelers: '2 adults',
      interests: 'museums',
    },
    ...{ preferences: '', taste: '' },
  });
  const [{ fullAIResponse: said }] = body.recommendations;
  expect(said).toContain('We know no table here');
  expect(said).not.toMatch(/none we know|of the tables we know|no table on this way/);
});
