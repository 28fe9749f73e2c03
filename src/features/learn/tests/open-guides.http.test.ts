import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { MONACO, MONACO_SIGHTS, openCity } from '../../../../test/planner/open-cities.ts';
import type { Guide } from '../contract/guides.ts';

/** A country of which the tables tell nothing. */
const NOWHERE = { id: 'Q1', name: 'Farhaven', country: null, latitude: -48.9, longitude: -123.4, population: 12 };

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ now: () => new Date('2026-12-01T12:00:00Z') });
  await openCity(app.db, MONACO, MONACO_SIGHTS);
  await openCity(app.db, NOWHERE, []);
});
afterAll(() => app[Symbol.asyncDispose]());

test.each(['a%00b', '%00', 'Q235%00x', '..%2f..%2fetc'])('there is no guide of %s', async (id) => {
  expect((await app.get(`/api/guides/${id}`)).status).toBe(404);
  expect((await app.get(`/api/guides/${id}/card`)).status).toBe(404);
});

test('a city of open data has a guide by rule: numbers, money, sockets, holidays and sights, each with source and month', async () => {
  const { status, body } = await app.get('/api/guides/Q235');
  const guide: Guide = body;
  expect(status).toBe(200);
  expect(guide).toMatchObject({
    tier: 'open',
    name: 'Monaco',
    country: 'Monaco',
    currency: 'EUR',
    currencyName: 'Euro',
  });
  expect(guide.numbers[0]).toMatchObject({ number: '112', reaches: 'Any emergency', source: { name: 'gouv.mc' } });
  expect(guide.numbers.find(({ number }) => number === '17')).toMatchObject({
    reaches: 'Police; not confirmed with an official page',
    source: { name: 'Wikidata' },
    checkAgain: true,
  });
  expect(guide.facts.connectivity[0]?.text).toBe('Sockets take plugs of type C, D, E, F, with 230 volts.');
  expect(guide.facts.transport.map(({ text }) => text).join(' ')).toMatch(/\(NCE\) is the nearest.*is the next/);
  expect(guide.holidays[0]?.effect).toBe('Immaculate Conception');
  const feasts = guide.holidays.map(({ effect }) => effect);
  expect(feasts, 'the feasts of a year, each once').toEqual([...new Set(feasts)]);
  expect(guide.sights[0]).toMatchObject({ name: 'Musée Océanographique', about: 'Museum' });
  for (const fact of [...Object.values(guide.facts).flat(), ...guide.numbers])
    expect(fact.asOf).toMatch(/^20\d\d-\d\d$/);
});

test('what nobody told us is said to be unknown, and not filled in', async () => {
  const { body: monaco } = await app.get('/api/guides/Q235');
  expect(monaco.facts.money.map(({ text }: { text: string }) => text).join(' ')).not.toContain('United States');
  expect(monaco.climate).toBeNull();
  expect(monaco.notes.join(' ')).toContain('Not known to us: prices and the usual weather.');

  const { status, body: nowhere } = await app.get('/api/guides/Q1');
  expect(status).toBe(200);
  expect(nowhere).toMatchObject({
    country: 'Not known to us',
    currency: null,
    emergency: 'Not known to us',
    numbers: [],
  });
  expect(nowhere.notes.join(' ')).toContain('emergency numbers');
  expect((await app.get('/api/guides/Q1/card')).status).toBe(200);
});

test('cities with something to see are listed, those around a position by how near they are', async () => {
  expect((await app.get('/api/open-guides')).body.map(({ id }: { id: string }) => id)).toEqual(['Q235']);
  const near = await app.get('/api/open-guides?latitude=43.74&longitude=7.43');
  expect(near.body).toMatchObject([{ id: 'Q235', name: 'Monaco' }]);
  expect((await app.get('/api/open-guides?latitude=48.9&longitude=2.35')).body).toEqual([]);
});

test('a mistake in it reaches the inbox with the city it is about, and needs words', async () => {
  const said = { kind: 'mistake', topic: 'q235', email: 'ines@example.com' };
  expect((await app.post('/api/requests', { ...said, about: '' })).status).toBe(400);
  expect((await app.post('/api/requests', { ...said, about: 'The museum is shut since May.' })).status).toBe(201);
  const kept = await sql<{ kind: string }>`
    select kind from enquiries where kind = 'mistake'`.execute(app.db);
  expect(kept.rows).toHaveLength(1);
});
