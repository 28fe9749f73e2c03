import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';
import { livePlacesSilent } from './copy/restaurants.ts';

/** An Overpass server as far as our question goes. */
async function anOverpass(answer: () => { status?: number; body: unknown }) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(new URLSearchParams(body).get('data') ?? '');
    const { status = 200, body: told } = answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: { OVERPASS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter` },
    asked,
    async [Symbol.asyncDispose]() {
      await new Promise((closed) => server.close(closed));
    },
  };
}

const PARIS = '/api/restaurants?latitude=48.8566&longitude=2.3522';
const node = (id: number, tags: object) => ({ type: 'node', id, lat: 48.857, lon: 2.353, tags });
const cafe = (id: number, more: object = {}) => node(id, { amenity: 'cafe', name: `Café ${id}`, ...more });

test('with a live service the list is a plain list, and each square is asked about once', async () => {
  await using overpass = await anOverpass(() => ({
    body: {
      elements: [
        cafe(1, { website: 'javascript:alert(1)', opening_hours: 'Mo-Su 08:00-20:00' }),
        { type: 'relation', id: 6, center: { lat: 48.857, lon: 2.35 }, tags: { amenity: 'pub', name: 'Two Houses' } },
        { type: 'way', id: 2, center: { lat: 48.858, lon: 2.35 }, tags: { amenity: 'restaurant', name: 'Le Way' } },
        cafe(3, { name: '' }),
        node(4, { amenity: 'bank', name: 'Bank' }),
        { ...cafe(5), lat: 948 },
        'nonsense',
      ],
    },
  }));
  await using app = await openApp({ settings: overpass.settings });

  const answers = [await app.get(PARIS), await app.get(PARIS)];

  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual(['osm-node-1', 'osm-relation-6', 'osm-way-2']);
  }
  expect(answers[0]?.body).toContainEqual(
    expect.objectContaining({ id: 'osm-node-1', website: null, aggregatedRating: 0, source: 'openstreetmap' }),
  );
  expect(overpass.asked).toHaveLength(1);
  // The middle of the square, not the visitor's own position.
  expect(overpass.asked[0]).toMatch(/around:5000,48\.85,2\.35\)/);
  expect(overpass.asked[0]).not.toContain('2.3522');
});

test.each([
  ['that is down', { status: 504, body: {} }],
  ['that gave up half way', { body: { elements: [cafe(1)], remark: 'runtime error: timed out' } }],
  ['that answers something else', { body: 'rate limited' }],
])('a service %s leaves the list as it was, and is asked again after a while', async (_, answer) => {
  await using overpass = await anOverpass(() => answer);
  let now = new Date('2026-11-20T12:00:00Z');
  await using app = await openApp({ settings: overpass.settings, now: () => now });
  const silent = { status: 200, body: { message: livePlacesSilent, restaurants: [] } };
  expect(await app.get(PARIS)).toMatchObject(silent);
  expect(await app.get(PARIS)).toMatchObject(silent);
  expect(overpass.asked).toHaveLength(1);
  now = new Date('2026-11-20T12:11:00Z');
  await app.get(PARIS);
  expect(overpass.asked).toHaveLength(2);
});

test('what was answered before stays live while the service is down, for two weeks', async () => {
  let answer: { status?: number; body: unknown } = { body: { elements: [cafe(1)] } };
  await using overpass = await anOverpass(() => answer);
  let now = new Date('2026-11-20T12:00:00Z');
  await using app = await openApp({ settings: overpass.settings, now: () => now });
  const both = await Promise.all([app.get(PARIS), app.get(PARIS)]);
  expect(both.map(({ body }) => Array.isArray(body))).toEqual([true, true]);
  answer = { status: 504, body: {} };
  now = new Date('2026-11-28T12:00:00Z');
  expect((await app.get(PARIS)).body).toHaveLength(1);
  now = new Date('2026-12-05T12:00:00Z');
  expect((await app.get(PARIS)).body).toMatchObject({ message: livePlacesSilent, restaurants: [{ id: 'osm-node-1' }] });
});
