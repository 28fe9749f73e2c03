/** What operators do to cities and places of open data. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, openApp, type TestApp } from '../../../../test/app.ts';
import { importOsm } from '../../restaurants/actions/import-file.ts';
import { dataVersion, openCities } from '../store/cities.ts';
import { placesOfCity } from '../store/places.ts';

let app: TestApp;
let clerk: Client & { readonly operator: { readonly name: string } };
let folder: string;
beforeEach(async () => {
  app = await openApp();
  clerk = await app.operator();
  folder = await mkdtemp(join(tmpdir(), 'cities-'));
  await imported('10:00-17:00');
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function imported(hours: string) {
  const file = join(folder, 'monaco.osm');
  await writeFile(
    file,
    `<osm timestamp="2023-11-21T00:00:00Z"><node id="1" lat="43.7323" lon="7.4276"><tag k="place" v="city"/><tag k="name" v="Monaco"/><tag k="wikidata" v="Q235"/></node>
    <node id="2" lat="43.7306" lon="7.4255"><tag k="tourism" v="museum"/><tag k="name" v="Musée océanographique"/><tag k="opening_hours" v="${hours}"/></node></osm>`,
  );
  await importOsm(app.db, file, new Date());
}
const city = async () => (await clerk.get('/api/admin/cities/Q235')).body;
const SOURCE = 'https://musee.oceano.org/en/practical-information/';

test('the list tells of each city how old and how thin its data is', async () => {
  const { rows, next } = (await clerk.get('/api/admin/cities?name=monac')).body;
  expect(rows).toMatchObject([
    { id: 'Q235', tier: 'unknown', asOf: '2023-11-21', sights: 1, sightsWithHours: 1, isCut: true },
  ]);
  expect(next).toBeNull();
  expect((await clerk.get('/api/admin/cities?state=plannable')).body.rows).toEqual([]);
  expect((await app.get('/api/admin/cities')).status).toBe(401);
});

test('a hidden city is planned no more, also after another import, until it is shown', async () => {
  const before = await dataVersion(app.db);
  const hidden = await clerk.post('/api/admin/cities/Q235/hide', { version: 0, reason: 'A file of another place' });
  expect([hidden.status, await openCities(app.db)]).toEqual([200, []]);
  expect(await dataVersion(app.db)).toBeGreaterThan(before);
  await imported('10:00-18:00');
  expect(await openCities(app.db)).toEqual([]);
  expect((await clerk.post('/api/admin/cities/Q235/show', { version: 0 })).body.code).toBe('changed_meanwhile');
  expect((await clerk.post('/api/admin/cities/Q235/show', { version: 1 })).status).toBe(200);
  expect(await openCities(app.db)).toHaveLength(1);
  expect((await city()).history).toMatchObject([
    { action: 'city.show' },
    { action: 'city.hide', operator: clerk.operator.name },
  ]);
});

test('a hidden place is in no plan', async () => {
  const path = '/api/admin/open-places/osm-node-2';
  expect((await clerk.post(`${path}/hide`, { version: 0, reason: 'Closed for good' })).status).toBe(200);
  expect(await placesOfCity(app.db, 'Q235')).toEqual([]);
  expect((await city()).places).toMatchObject([{ id: 'osm-node-2', hiddenReason: 'Closed for good' }]);
  expect((await clerk.post(`${path}/show`, { version: 1 })).status).toBe(200);
  expect(await placesOfCity(app.db, 'Q235')).toHaveLength(1);
});

test('a town whose sights have nothing but a name is told as plans count it, and counted again when one is hidden', async () => {
  const kinds = [
    ['amenity', 'place_of_worship'],
    ['leisure', 'park'],
    ['tourism', 'viewpoint'],
    ['historic', 'monument'],
    ['amenity', 'marketplace'],
    ['place', 'square'],
  ];
  const sights = kinds.map(
    ([key, value], i) =>
      `<node id="${i + 20}" lat="${51.2 + i / 500}" lon="3.2"><tag k="${key}" v="${value}"/><tag k="name" v="Nieuw ${i}"/></node>`,
  );
  const file = join(folder, 'damme.osm');
  await writeFile(
    file,
    `<osm timestamp="2023-11-21T00:00:00Z"><node id="10" lat="51.2" lon="3.2"><tag k="place" v="town"/><tag k="name" v="Damme"/></node>${sights.join('')}</osm>`,
  );
  await importOsm(app.db, file, new Date());
  const damme = async () => (await clerk.get('/api/admin/cities?name=damme')).body.rows[0];
  expect(await damme()).toMatchObject({ tier: 'open', sights: 6, sightsToPlan: 4 });
  expect((await clerk.get('/api/admin/cities?state=plannable')).body.rows).toHaveLength(1);
  await clerk.post('/api/admin/open-places/osm-node-21/hide', { version: 0, reason: 'Closed for good' });
  expect(await damme()).toMatchObject({ tier: 'unknown', sights: 5, sightsToPlan: 3 });
  expect((await clerk.get('/api/admin/cities?state=thin&name=damme')).body.rows).toHaveLength(1);
});

test('a fact that one of us states counts over the map, with the page that says it, and it is on record who', async () => {
  const facts = { hours: 'Oct-Mar 10:00-18:00; Apr-Sep 10:00-19:00' };
  const path = '/api/admin/open-places/osm-node-2/facts';
  expect((await clerk.put(path, { version: 0, source: 'my cousin', facts })).body.fields).toHaveProperty('source');
  expect((await clerk.put(path, { version: 0, source: SOURCE, facts: { hours: 'whenever' } })).status).toBe(400);
  expect((await clerk.put(path, { version: 0, source: SOURCE, facts })).body).toMatchObject({
    corrected: ['hours'],
    checkedBy: clerk.operator.name,
    checkedSource: SOURCE,
    version: 1,
  });
  await imported('09:00-12:00');
  const [place] = await placesOfCity(app.db, 'Q235');
  expect(place).toMatchObject({ hours: facts.hours, corrected: ['hours'], checkedSource: SOURCE });
  const [entry] = (await city()).history;
  expect(entry).toMatchObject({ action: 'place.state', after: { hours: facts.hours, source: SOURCE } });
});

test('a place is ours once name, hours and ticket were looked up, and who looked up what stays on record', async () => {
  const path = '/api/admin/open-places/osm-node-2';
  const facts = { name: 'Musée océanographique', hours: '10:00-17:00' };
  expect((await clerk.post(`${path}/raise`, { version: 0 })).body.code).toBe('not_checked');
  const stated = await clerk.put(`${path}/facts`, { version: 0, source: SOURCE, facts });
  expect(stated.body).toMatchObject({ missing: ['fee'], isRaised: false });
  expect((await clerk.post(`${path}/raise`, { version: 1 })).body.code).toBe('not_checked');
  const other = await app.operator('owner');
  const unknown = await other.put(`${path}/facts`, { version: 1, source: SOURCE, facts: { fee: null } });
  expect(unknown.body).toMatchObject({ missing: ['fee'] });
  await other.put(`${path}/facts`, { version: 2, source: `${SOURCE}prices`, facts: { fee: true } });
  const raised = await clerk.post(`${path}/raise`, { version: 3 });
  expect(raised.body).toMatchObject({
    isRaised: true,
    missing: [],
    checks: [
      { fact: 'fee', by: other.operator.name, source: `${SOURCE}prices` },
      { fact: 'hours', by: clerk.operator.name, source: SOURCE },
      { fact: 'name', by: clerk.operator.name },
    ],
  });
  expect((await clerk.post(`${path}/raise`, { version: 4 })).body.code).toBe('already_raised');
  await imported('09:00-12:00');
  const [place] = await placesOfCity(app.db, 'Q235');
  expect(place).toMatchObject({ hours: 'Mo-Su 10:00-17:00', raisedAt: expect.any(Date) });
  expect((await city()).history[0]).toMatchObject({ action: 'place.raise', operator: clerk.operator.name });
  expect((await clerk.post(`${path}/lower`, { version: 4 })).body).toMatchObject({ isRaised: false, missing: [] });
  expect((await clerk.post(`${path}/lower`, { version: 5 })).body.code).toBe('not_raised');
});
