/** Every endpoint of the description, asked well and badly: no fault of ours, nothing undescribed, no call to a stranger. */
import { expect, test } from 'vitest';
import { type Client, openApp } from './app.ts';
import { aFakeGoogle, aPlace } from './fake-google/start.ts';
import { type Description, openFuzzer } from './fuzz/fuzzer.ts';
import { watchHosts } from './fuzz/hosts.ts';

/** Among the visitors. */
const OWNER = 2;
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1000);

test(`${REQUESTS} requests of chance are answered as described, and only services of the settings are called`, {
  timeout: 240_000,
}, async () => {
  const called = new Set<string>();
  watchHosts((host) => called.add(host));
  await using google = await aFakeGoogle([aPlace('ChIJ-first-place'), aPlace('ChIJ-second-place')]);
  const [own] = [new URL(google.settings['GOOGLE_PLACES_URL'] ?? '').host];
  await using app = await openApp({
    settings: { ...google.settings, IP_LOCATION_URLS: `http://${own}/v1/places/{ip}` },
  });
  const clients: Client[] = [app.stranger(), await app.person(), await app.operator('owner'), app.stranger()];
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
  let turn = 0;
  const fuzzer = openFuzzer({
    description: (await app.get('/api/openapi.json')).body,
    seed,
    visitors: clients.length,
    async send({ method, path, headers, body, visitor }) {
      // Limits are kept per address and have tests of their own.
      const address = `11.${(turn >> 12) & 255}.${(turn >> 4) & 255}.${visitor + 1}`;
      turn += 1;
      const answer = await (clients[visitor] ?? app).send(method, path, body, { headers, address });
      // Somebody who signs out, or is ended by chance, comes in again.
      if (visitor === OWNER && answer.status === 401) clients[OWNER] = await app.operator('owner');
      return {
        status: answer.status,
        text: answer.text,
        type: String(answer.headers['content-type'] ?? ''),
      };
    },
  });
  const faults: string[] = [];
  for (let i = 0; i < REQUESTS && faults.length < 10; i++) faults.push(...(await fuzzer.step()));
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(fuzzer.operations).toBe(app.routes.length);
  expect(fuzzer.statuses.get(200), 'good answers').toBeGreaterThan(REQUESTS / 20);
  expect(fuzzer.statuses.get(400), 'refusals').toBeGreaterThan(REQUESTS / 20);
  expect([...called].filter((host) => host !== own)).toEqual([]);
  expect(called.has(own), 'the watch sees calls').toBe(true);
});

test('an answer that is not described is noticed', async () => {
  const described = (schema: object) => ({ content: { 'application/json': { schema } } });
  const description = {
    paths: {
      '/api/x': {
        get: {
          parameters: [],
          responses: { 200: described({ type: 'object', required: ['a'], properties: { a: { type: 'integer' } } }) },
        },
      },
    },
    components: { schemas: {} },
  } as unknown as Description;
  const faultsAt = (status: number, text: string) =>
    openFuzzer({
      description,
      seed: 1,
      visitors: 1,
      send: async () => ({ status, text, type: 'application/json' }),
    }).step();
  expect(await faultsAt(200, '{"a":1}')).toEqual([]);
  for (const [status, text] of [
    [200, '{"a":"1"}'],
    [200, '{}'],
    [200, '<html>'],
    [201, '{"a":1}'],
    [503, '{}'],
  ] as const) {
    expect(await faultsAt(status, text), `${status} ${text}`).toHaveLength(1);
  }
});
