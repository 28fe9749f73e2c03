/** What monitors are told: by route and source, of the sale and the house; and what the board and the alerts ask for is there. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { aPackage, checkout } from '../../../test/sale.ts';
import { openMetrics } from '../http/metrics.ts';
import { openMachineMetrics } from '../process/machine-metrics.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const read = (path: string) => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8');
const told = async () => (await app.get('/metrics', { headers: { host: 'localhost' } })).text;
const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')[1] ?? Number.NaN,
  );

const priceOf = async ({ db }: TestApp) =>
  (await sql<{ price: number }>`select sum(total_price)::float8 as price from bookings`.execute(db)).rows[0]?.price;

test('a booking, its money and a refused login are in the figures', async () => {
  const before = await told();
  const { packageId } = await aPackage(app.db);
  const person = await app.person();
  const booked = await person.post('/api/bookings', checkout(packageId));
  expect(booked.status).toBe(201);
  await app.stranger().post('/api/auth/login', { username: 'nobody-at-all', password: 'a wrong password' });
  const after = await told();
  const more = (line: string) => figure(after, line) - (figure(before, line) || 0);
  expect(more('bookings{state="confirmed"}')).toBe(1);
  expect(more('bookings_dollars{kind="confirmed"}')).toBe(await priceOf(app));
  expect(
    after
      .split('\n')
      .filter((line) => /^http_request_seconds_count\{.*route="\/api\/auth\/login".*status="401"/.test(line)),
  ).toHaveLength(1);
  expect(after).not.toContain('nobody-at-all');
  expect(figure(after, 'database_pool_connections{state="open"}')).toBeGreaterThan(0);
});

test('a reading that hangs costs a scrape no more than its time, and what needs no database is told all the same', async () => {
  const metrics = openMetrics(() => undefined, 100);
  const hanging = { gauges: [{ name: 'hangs', help: 'Never read' }], read: () => new Promise<never>(() => undefined) };
  metrics.reading(hanging);
  metrics.reading({ gauges: [{ name: 'known', help: 'Known at once' }], read: async () => [7] });
  const since = performance.now();
  const text = await openMachineMetrics(metrics.values)();
  expect(text).toMatch(/^hangs nan$/im);
  expect(figure(text, 'known')).toBe(7);
  expect(performance.now() - since).toBeLessThan(10_000);
});

test('every figure that the board and the alerts ask for is told', async () => {
  const text = await told();
  const names = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const alerts = load(read('prometheus/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const board = JSON.parse(read('grafana/wanderlight.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap(
    (expr) => expr.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '').match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [],
  );
  // Only with the embedded database, and of the monitor itself.
  const elsewhere = new Set(['database_volume_free_bytes', 'histogram_quantile']);
  const missing = [...new Set(asked)].filter(
    (name) => !elsewhere.has(name) && !names.has(name) && !names.has(name.replace(/_(?:count|bucket|sum)$/, '')),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
