/** Towns that the map names in other letters alone, and towns that share what lies between them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recommendation } from '../../src/features/planner/contract/recommend.ts';
import { openApp, type TestApp } from '../app.ts';
import { type CityRow, MONACO, MONACO_SIGHTS, openCity } from './open-cities.ts';

const CHIANG_MAI: CityRow = {
  ...{ id: 'osm-node-51', name: 'เชียงใหม่', country: 'TH' },
  ...{ latitude: 18.79, longitude: 98.98, population: 127_000 },
};
const MONTE_CARLO: CityRow = {
  ...{ id: 'osm-node-52', name: 'Monte-Carlo', country: 'MC' },
  ...{ latitude: 43.7402, longitude: 7.4266, population: 3500 },
};
const BEAUSOLEIL: CityRow = {
  ...{ id: 'osm-node-53', name: 'Beausoleil', country: 'FR' },
  ...{ latitude: 43.7436, longitude: 7.4238, population: 13_000 },
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp({ settings: { TRIP_NOW: '2026-12-01T12:00:00Z' } });
  const moved = MONACO_SIGHTS.map((sight, i) => ({
    ...{ ...sight, id: `osm-node-${i + 1}` },
    latitude: CHIANG_MAI.latitude + sight.latitude - MONACO.latitude,
    longitude: CHIANG_MAI.longitude + sight.longitude - MONACO.longitude,
  }));
  await openCity(app.db, CHIANG_MAI, moved);
  await openCity(app.db, MONTE_CARLO, []);
  await openCity(app.db, BEAUSOLEIL, []);
  await openCity(app.db, MONACO, MONACO_SIGHTS);
});
afterAll(() => app[Symbol.asyncDispose]());

async function answered(destination: string) {
  const nothing = { budget: '€1,500', interests: 'museums', preferences: '', taste: '' };
  const ask = { ...nothing, destination, dates: '10-12 May 2027', travelers: '2 adults' };
  const { body } = await app.post('/api/ai/trip-recommendations', ask);
  const recommendations: readonly Recommendation[] = body.recommendations;
  return { recommendations, ids: body.interpretation.destinations.map(({ id }: { id: string }) => id) };
}

test.each(['เชียงใหม่', 'Chiang Mai'])('%s is one town, told in letters that the visitor reads', async (name) => {
  const { recommendations, ids } = await answered(name);
  expect(ids).toEqual([CHIANG_MAI.id]);
  expect(recommendations[0]?.place).toBe('Chiang Mai, Thailand');
});

test('what lies between two towns belongs to both', async () => {
  const { recommendations } = await answered('Beausoleil or Monte-Carlo');
  expect(new Set(recommendations.map(({ place }) => place))).toEqual(
    new Set(['Beausoleil, France', 'Monte-Carlo, Monaco']),
  );
  for (const { checks } of recommendations) expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
});
