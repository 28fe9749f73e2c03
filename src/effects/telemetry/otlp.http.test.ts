/** What a collector is told of a request: its parts in one trace, and nothing of the person who asked. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { aDataFolder, aMigratedDatabase, cleanUp, ensureBuilt, startSite } from '../../../test/site.ts';
import { attributeOf, openCollector } from '../../../test/telemetry-collector.ts';
import { openTelemetry } from './otlp.ts';

const ABROAD = '8.8.4.4';

test('a request is one trace with its statements and calls, and no address, name or parameter is in it', async () => {
  await using collector = await openCollector();
  const lookUp = createServer((_, response) => response.end('{"latitude":48.2081,"longitude":16.3738}'));
  await new Promise<void>((ready) => lookUp.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(lookUp.address() as AddressInfo).port}`;
  const telemetry = openTelemetry({ endpoint: collector.url, headers: { 'x-key': 'k1' }, serviceName: 's', share: 1 });
  await using app = await openApp({
    telemetry,
    settings: { TRUSTED_PROXIES: '127.0.0.1/32', IP_LOCATION_URLS: `http://${host}/{ip}` },
  });
  const site = `http://127.0.0.1:${await app.listen()}`;
  const headers = { 'x-forwarded-for': ABROAD, 'user-agent': 'Canary/1', 'content-type': 'application/json' };
  expect(await (await fetch(`${site}/api/location/ip?secret=canary`, { headers })).json()).toMatchObject({
    latitude: 48.2081,
  });
  const login = { method: 'POST', headers, body: '{"username":"canary-person","password":"canary-password"}' };
  expect((await fetch(`${site}/api/auth/login`, login)).status).toBe(401);
  telemetry.line('{"level":50,"time":"2026-11-26T02:40:11.204Z","reference":"7f3a2c","msg":"fault"}');
  await telemetry.close();
  lookUp.close();

  const located = collector.spans.find(({ name }) => name === 'GET /api/location/ip');
  expect(located).toMatchObject({ kind: 2 });
  expect(located?.parentSpanId ?? '').toBe('');
  expect(located && attributeOf(located, 'http.response.status_code')).toEqual({ intValue: 200 });
  const call = collector.spans.find((span) => attributeOf(span, 'server.address')?.stringValue === host);
  expect(call).toMatchObject({ name: 'GET', kind: 3, traceId: located?.traceId, parentSpanId: located?.spanId });

  const signIn = collector.spans.find(({ name }) => name === 'POST /api/auth/login');
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId);
  const texts = parts.map((part) => attributeOf(part, 'db.query.text')?.stringValue ?? '');
  expect(texts.join('\n')).toMatch(/from "users" where "username_key" = \$1/);
  for (const part of parts) expect(BigInt(part.endTimeUnixNano) >= BigInt(part.startTimeUnixNano)).toBe(true);

  expect(collector.lines).toMatchObject([{ severityNumber: 17, body: { stringValue: 'fault' } }]);
  expect(collector.lines[0] && attributeOf(collector.lines[0], 'reference')).toEqual({ stringValue: '7f3a2c' });
  expect(new Set(collector.asked.map(({ url, key }) => `${url} ${key}`))).toEqual(
    new Set(['/v1/traces k1', '/v1/logs k1']),
  );
  const everything = collector.asked.map(({ text }) => text).join('\n');
  expect(everything).not.toMatch(/canary|8\.8\.4\.4|48\.20|16\.37/i);
});

test('of what is not sampled nothing is told', async () => {
  await using collector = await openCollector();
  const telemetry = openTelemetry({ endpoint: collector.url, headers: {}, serviceName: 's', share: 0 });
  await telemetry.job('emails', async () => telemetry.statement('select 1', 1, null));
  await telemetry.close();
  expect(collector.asked).toEqual([]);
});

test('a collector that refuses is said once, and once that it takes things again', async () => {
  await using collector = await openCollector();
  const heard: string[] = [];
  const tell = async () => {
    const telemetry = openTelemetry({
      ...{ endpoint: collector.url, headers: {}, serviceName: 's', share: 1 },
      onChange: (state) => heard.push(state),
    });
    await telemetry.job('emails', async () => undefined);
    await telemetry.job('emails', () => Promise.reject(new Error('no'))).catch(() => undefined);
    await telemetry.close();
  };
  collector.state.status = 400;
  await tell();
  expect(heard).toEqual(['away']);
  expect(collector.spans).toEqual([]);
  collector.state.status = 200;
  await tell();
  expect(collector.spans.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['emails', 0],
    ['emails', 2],
  ]);
});

test.runIf(IS_LONG)(
  'a site tells its collector, and without one loads nothing of it',
  { timeout: 240_000 },
  async () => {
    await ensureBuilt();
    await using collector = await openCollector();
    const DATABASE_URL = await aMigratedDatabase();
    try {
      const run = async (settings: Readonly<Record<string, string>>) => {
        const [loaded, DATA_DIR] = [await aDataFolder(), await aDataFolder()];
        const site = await startSite({ DATABASE_URL, DATA_DIR, NODE_V8_COVERAGE: loaded, ...settings });
        await (await site.get('/upcoming-trips')).text();
        expect(await site.end('SIGTERM')).toBe(0);
        const [file = ''] = await readdir(loaded);
        return (await readFile(join(loaded, file), 'utf8')).includes('node_modules/@opentelemetry/sdk-trace');
      };
      expect(await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBe(true);
      expect(collector.spans.map(({ name }) => name)).toContain('GET /upcoming-trips');
      expect(await run({})).toBe(false);
    } finally {
      await cleanUp();
    }
  },
);
