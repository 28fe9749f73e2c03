/** Cities and places of open data, as whoever plans reads them. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { cellOf, hiddenCell } from '../../destinations/rules/grid-cells.ts';
import { nameKey } from '../rules/comparable-names.ts';
import { dataVersion, findCities, listCityNames, openCities, raiseDataVersion } from '../store/cities.ts';
import { placesOfCity, placesToPlan } from '../store/places.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openApp();
});
afterEach(() => app[Symbol.asyncDispose]());

const NOW = new Date('2026-11-25T10:00:00Z');

async function known(id: string, name: string, population: number, latitude: number, longitude: number) {
  await sql`insert into open_cities (id, source, source_id, kind, name, latitude, longitude, population, reach_km, as_of, created_at, updated_at)
    values (${id}, 'openstreetmap', ${id}, 'town', ${name}, ${latitude}, ${longitude}, ${population}, 4, '2023-11-21', ${NOW}, ${NOW})`.execute(
    app.db,
  );
  await named(id, name, 'own');
}

async function named(id: string, name: string, kind: string) {
  await sql`insert into open_city_names (name_key, city_id, name, kind) values (${nameKey(name)}, ${id}, ${name}, ${kind})`.execute(
    app.db,
  );
}

async function place(id: string, at: { latitude: number; longitude: number }, importance: number, isHidden = false) {
  const cell = isHidden ? hiddenCell(cellOf(at)) : cellOf(at);
  await sql`insert into open_places (id, source, source_id, kind, name, latitude, longitude, cell, importance, hidden_at, hidden_reason, as_of, created_at, updated_at)
    values (${id}, 'openstreetmap', ${id}, 'museum', ${id}, ${at.latitude}, ${at.longitude}, ${cell}, ${importance},
      ${isHidden ? NOW : null}, ${isHidden ? 'Closed' : null}, '', ${NOW}, ${NOW})`.execute(app.db);
}

test('several cities of one name are found, the larger first, and one of an old name last', async () => {
  await known('Q1', 'Valencia', 800_000, 39.47, -0.38);
  await known('Q2', 'València', 1_400_000, 10.16, -68.0);
  await known('Q3', 'Andorra la Vella', 22_000, 42.5, 1.52);
  await named('Q3', 'Valencia', 'historic');
  expect((await findCities(app.db, nameKey('VALÈNCIA'))).map(({ id, called }) => [id, called])).toEqual([
    ['Q2', 'València'],
    ['Q1', 'Valencia'],
    ['Q3', 'Valencia'],
  ]);
  expect((await openCities(app.db)).map(({ id }) => id)).toEqual(['Q2', 'Q1', 'Q3']);
  await sql`update open_cities set hidden_at = ${NOW}, hidden_reason = 'Not planned' where id = 'Q2'`.execute(app.db);
  expect((await listCityNames(app.db)).map(({ key, cityId }) => `${key} ${cityId}`)).toEqual([
    'andorra la vella Q3',
    'valencia Q1',
    'valencia Q3',
  ]);
});

test('a city has what lies within its reach, the most important first, and nothing that is hidden', async () => {
  await known('Q235', 'Monaco', 38_000, 43.7323, 7.4276);
  await place('osm-node-1', { latitude: 43.7308, longitude: 7.4203 }, 0.4);
  await place('osm-node-2', { latitude: 43.7306, longitude: 7.4255 }, 0.5);
  await place('osm-node-3', { latitude: 43.7306, longitude: 7.4255 }, 0.9, true);
  await place('osm-node-4', { latitude: 43.7034, longitude: 7.2663 }, 0.9);
  expect((await placesOfCity(app.db, 'Q235')).map(({ id, asOf }) => [id, asOf])).toEqual([
    ['osm-node-2', null],
    ['osm-node-1', null],
  ]);
  expect(await placesOfCity(app.db, 'Q999')).toEqual([]);
});

test('of the thickest city what only some ask for is found behind two thousand sights', async () => {
  await known('Q1741', 'Wien', 1_900_000, 48.2082, 16.3738);
  await sql`insert into open_places (id, source, source_id, kind, name, latitude, longitude, cell, importance, as_of, created_at, updated_at)
    select 'osm-node-' || n, 'openstreetmap', n, case n when 1 then 'nightlife' when 2 then 'golf' else 'museum' end, 'Haus ' || n,
      48.2082, 16.3738, ${cellOf({ latitude: 48.2082, longitude: 16.3738 })}, case when n < 3 then 0.1 else 0.3 end, '', ${NOW}, ${NOW}
    from generate_series(1, 2010) as n`.execute(app.db);
  const kinds = new Set((await placesToPlan(app.db, 'Q1741')).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['golf', 'museum', 'nightlife']);
});

test('the number of the data rises with a change, and not with one that is undone', async () => {
  const before = await dataVersion(app.db);
  await raiseDataVersion(app.db);
  await app.db
    .transaction()
    .execute(async (tx) => {
      await raiseDataVersion(tx);
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await dataVersion(app.db)).toBe(before + 1);
});

test.each([
  ['Saint-Étienne', 'saint etienne'],
  ["L'Aquila", 'laquila'],
  ['  ŁÓDŹ ', 'lodz'],
  ['Straße', 'strasse'],
  ['京都市', '京都市'],
  ['İstanbul', 'istanbul'],
  ['นครปฐม', 'นครปฐม'],
])('%s is compared as %s', (name, key) => {
  expect(nameKey(name)).toBe(key.normalize('NFC'));
});
