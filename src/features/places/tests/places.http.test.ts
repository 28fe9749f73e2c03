/** What the pages of places stand on: every place of the catalogue has one, and nothing on it is left to guesses. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { sampleOf } from '../../../../test/rounds.ts';
import { catalogue } from '../../destinations/actions.ts';
import { destinations } from '../../destinations/content/destinations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('every place has a page with its year, its quarters and days out of real places', {
  timeout: 60_000,
}, async () => {
  for (const { id, name } of sampleOf(destinations, 6)) {
    const { status, body } = await app.get(`/api/places/${id}`);
    expect([status, body.name], id).toEqual([200, name]);
    expect(body.months, id).toHaveLength(12);
    expect(body.climate.source.url, id).toMatch(/^https:/);
    expect(body.quarters.length, id).toBeGreaterThan(0);
    expect(
      body.stays.map(({ days }: { days: number }) => days),
      id,
    ).toEqual([1, 3, 7]);
    const ours = new Set([...catalogue().place.values()].map((place) => place.name));
    for (const { days, plan } of body.stays) {
      expect(plan, id).toHaveLength(days);
      const stops: string[] = plan.flatMap((day: { stops: string[] }) => day.stops);
      expect(stops.length, `${id}, ${days}`).toBeGreaterThan(days);
      expect(
        stops.filter((stop) => !ours.has(stop)),
        id,
      ).toEqual([]);
    }
  }
});

test('a place shows its own picture first, and then the others we have of it', async () => {
  const idsAt = async (id: string) =>
    (await app.get(`/api/places/${id}`)).body.pictures.map((picture: { id: string }) => picture.id);
  const lisbon = await idsAt('lisbon');
  expect(lisbon[0]).toBe('lisbon');
  expect(lisbon).toContain('lisbon-river-light');
  expect(await idsAt('london')).toEqual(['london', 'london-path', 'london-detail']);
});

test('its trips are those on sale, and a place nobody knows is not found', async () => {
  const { body } = await app.get('/api/places/niseko');
  expect(body.trips.map(({ id }: { id: string }) => id)).toEqual(['niseko-ski']);
  expect((await app.get('/api/places/london')).body.trips).toEqual([]);
  const unknown = await app.get('/api/places/atlantis');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'no_such_place']);
});
