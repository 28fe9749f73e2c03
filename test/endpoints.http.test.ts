/**
 * One table over all endpoints: who may call, and which requests are refused
 * before anything is written. A new endpoint is in it without a line being added.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../src/kernel/http/route.ts';
import { pathTo } from '../src/shared/endpoint.ts';
import { type Client, openApp, type TestApp } from './app.ts';
import { contents } from './database-contents.ts';

let app: TestApp;
let ines: Client;
let owner: Client;
let everything: Map<string, string>;

beforeAll(async () => {
  app = await openApp();
  ines = await app.person('ines');
  owner = await app.operator('owner');
  everything = await contents(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const addressOf = ({ endpoint }: Route) =>
  pathTo(
    endpoint.path,
    Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '4711'])),
  );
const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
/** Somebody whom the route hears. */
const callerOf = ({ endpoint: { who } }: Route) => (who === 'operator' || who === 'owner' ? owner : ines);
const writes = () => app.routes.filter(({ endpoint }) => endpoint.method !== 'GET');
const takesBody = () => writes().filter(({ endpoint }) => endpoint.input !== undefined && !endpoint.consumes);
const takesForm = () => writes().filter(({ endpoint }) => endpoint.consumes === 'form');
const json = { 'content-type': 'application/json' };

async function refused(
  cases: readonly (readonly [string, Promise<{ status: number; body: { code?: string; message?: string } | null }>])[],
) {
  for (const [name, answer] of cases) {
    const { status, body } = await answer;
    expect.soft(status, name).toBeGreaterThanOrEqual(400);
    expect.soft(status, name).toBeLessThan(500);
    expect.soft(typeof body?.message, `${name} says why`).toBe('string');
    expect.soft(typeof body?.code, `${name} names the error`).toBe('string');
  }
  expect(await contents(app)).toEqual(everything);
}

const REFUSED = {
  traveller: 'not_signed_in',
  partner: 'not_unlocked',
  operator: 'not_an_operator',
  owner: 'not_an_operator',
} as const;
test('there is a table to speak of', () => {
  expect(app.routes.length).toBeGreaterThan(10);
  expect(new Set(app.routes.map(nameOf)).size).toBe(app.routes.length);
});

test('what is for travellers and partners is refused to strangers with one and the same 401', async () => {
  for (const route of app.routes.filter(({ endpoint }) => endpoint.who !== 'anyone')) {
    const { method } = route.endpoint;
    const answer = await app
      .stranger()
      .send(method, addressOf(route), method === 'GET' ? undefined : '{}', { headers: method === 'GET' ? {} : json });
    expect.soft(answer.status, nameOf(route)).toBe(401);
    expect.soft(answer.body.code, nameOf(route)).toBe(REFUSED[route.endpoint.who as keyof typeof REFUSED]);
  }
});

test('a body that is not an object of the contract is refused', async () => {
  const bodies = [
    '[]',
    '"text"',
    '7',
    'null',
    'true',
    '{"a":',
    '',
    '{"__proto__":{"x":1}}',
    '[[[[]]]]',
    '{"username":{"$gt":""}}',
  ];
  await refused(
    takesBody().flatMap((route) =>
      bodies.map(
        (body) =>
          [
            `${nameOf(route)} ${body}`,
            callerOf(route).send(route.endpoint.method, addressOf(route), body, { headers: json }),
          ] as const,
      ),
    ),
  );
});

test('every field with a wrong type is refused by name', async () => {
  for (const route of takesBody()) {
    const shape = Object.keys((route.endpoint.input as unknown as { shape?: object }).shape ?? {});
    for (const wrong of [{ deep: [1] }, [[]], 12.5, true]) {
      const body = JSON.stringify(Object.fromEntries(shape.map((field) => [field, wrong])));
      const answer = await callerOf(route).send(route.endpoint.method, addressOf(route), body, { headers: json });
      expect.soft(answer.status, `${nameOf(route)} ${body}`).toBe(400);
      expect.soft(Object.keys(answer.body.fields ?? {}).length, nameOf(route)).toBeGreaterThan(0);
    }
  }
  expect(await contents(app)).toEqual(everything);
});

test('a body over 32 kB is refused with 413', async () => {
  for (const route of takesBody()) {
    const body = JSON.stringify({ text: 'x'.repeat(33 * 1024) });
    const answer = await callerOf(route).send(route.endpoint.method, addressOf(route), body, { headers: json });
    expect.soft(answer.status, nameOf(route)).toBe(413);
    expect.soft(answer.body.code).toBe('too_large');
  }
});

test('only exact JSON is read', async () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonx',
    'text/json',
    'application/json\t; a=b',
    'application/json, text/plain',
  ];
  for (const route of takesBody()) {
    for (const type of types) {
      const answer = await callerOf(route).send(route.endpoint.method, addressOf(route), '{}', {
        headers: { 'content-type': type },
      });
      expect.soft(answer.status, `${nameOf(route)} as ${type}`).toBe(415);
    }
  }
  expect(await contents(app)).toEqual(everything);
});

test('a form with files is read as exactly that, and only as large as its files may be', async () => {
  expect(takesForm().map(nameOf)).toEqual(['POST /api/contacts']);
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
    'multipart/form-data; boundary=x, text/plain',
  ];
  for (const route of takesForm()) {
    for (const type of types) {
      const answer = await callerOf(route).send('POST', addressOf(route), '--x--\r\n', {
        headers: { 'content-type': type },
      });
      expect.soft(answer.status, `${nameOf(route)} as ${type}`).toBe(415);
    }
    const large = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(40 * 1024 * 1024) };
    const answer = await callerOf(route).send('POST', addressOf(route), '--x--\r\n', { headers: large });
    expect.soft(answer, nameOf(route)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  }
  expect(await contents(app)).toEqual(everything);
});

describe('requests another site makes a visitor send', () => {
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['cross-site with our origin forged', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
    ['origin evil', { origin: 'https://evil.example' }],
    ['origin null', { origin: 'null' }],
    ['origin of another port', { origin: 'http://localhost:3001' }],
    ['origin with our name in front', { origin: 'http://localhost:3000.evil.example' }],
  ];

  test('are refused with 403 on every route that changes something', async () => {
    for (const route of writes()) {
      for (const [name, headers] of foreign) {
        const answer = await callerOf(route).send(route.endpoint.method, addressOf(route), '{}', {
          headers: { ...json, ...headers },
        });
        expect.soft(answer.status, `${nameOf(route)} ${name}`).toBe(403);
        expect.soft(answer.body.code).toBe('cross_site');
      }
    }
    expect(await contents(app)).toEqual(everything);
    expect((await ines.get('/api/auth/user')).status).toBe(200);
  });

  test('do not get through by naming another method', async () => {
    for (const route of writes()) {
      const answer = await ines.send('GET', addressOf(route), undefined, {
        headers: { 'x-http-method-override': route.endpoint.method, 'sec-fetch-site': 'cross-site' },
      });
      const readable = app.routes.some(
        ({ endpoint }) => endpoint.method === 'GET' && endpoint.path === route.endpoint.path,
      );
      if (!readable) expect.soft(answer.status, nameOf(route)).toBe(404);
    }
    expect(await contents(app)).toEqual(everything);
  });

  test('while our own page and clients that are no browser are heard', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:3000' }, {}]) {
      const answer = await app
        .stranger()
        .post('/api/auth/login', { username: 'ines', password: 'wrong password' }, { headers });
      expect(answer.status).toBe(401);
    }
  });
});

test('every answer carries the security headers, refusals included', async () => {
  const answers = [
    await app.get('/api/trip-packages'),
    await app.get('/api/nothing-here'),
    await app.get('/api/bookings/1'),
    await app.send('POST', '/api/bookings', '{', { headers: json }),
    await app.send('POST', '/api/auth/login', 'x', { headers: { 'content-type': 'text/plain' } }),
  ];
  for (const { headers, status } of answers) {
    const policy = String(headers['content-security-policy']);
    expect.soft(policy, `${status}`).toContain("default-src 'none'");
    expect.soft(policy).not.toContain('unsafe-');
    expect.soft(policy).toContain("require-trusted-types-for 'script'");
    expect.soft(policy).toContain("frame-ancestors 'none'");
    expect.soft(headers['x-content-type-options']).toBe('nosniff');
    expect.soft(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect.soft(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect.soft(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect.soft(headers['permissions-policy']).toContain('camera=()');
    expect.soft(headers['cache-control']).toBe('no-store');
    expect.soft(headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('the description of the API names every endpoint and is served as JSON', async () => {
  const { status, body } = await app.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const { endpoint } of app.routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const described = body.paths[path]?.[endpoint.method.toLowerCase()];
    expect.soft(described?.summary, path).toBe(endpoint.summary);
    const types = Object.keys(described?.responses[endpoint.status ?? 200]?.content ?? {});
    expect
      .soft(types, path)
      .toEqual([endpoint.produces ?? 'application/json', ...(endpoint.streams ? ['text/event-stream'] : [])]);
  }
});

test('the description names the cookies that are really set, over http and over https', async () => {
  const publicUrls = ['http://localhost:3000', 'https://wanderlight.example'];
  for (const PUBLIC_URL of publicUrls) {
    await using other = await openApp({ settings: { PUBLIC_URL } });
    const { cookies } = await other.person();
    await other.post('/api/business/access', { password: 'partners' });
    const set = [...cookies.keys(), ...other.cookies.keys()];
    const { session, partner } = (await other.get('/api/openapi.json')).body.components.securitySchemes;
    expect(set, PUBLIC_URL).toEqual(expect.arrayContaining([session.name, partner.name]));
    expect(session.name.startsWith('__Host-'), PUBLIC_URL).toBe(PUBLIC_URL.startsWith('https:'));
  }
});

test('a file is refused like any other answer: as JSON, never kept', async () => {
  const files = app.routes.filter(({ endpoint }) => endpoint.produces !== undefined);
  expect(files.map(nameOf)).toEqual([
    'GET /api/account/data.json',
    'GET /api/bookings/:id/confirmation.pdf',
    'GET /api/bookings/:id/trip.ics',
    'GET /api/trips/:token/calendar.ics',
    'GET /api/admin/manifests/:id/manifest.csv',
    'GET /api/admin/bookings.csv',
    'GET /api/admin/enquiries/:id/files/:position',
    'GET /api/admin/enquiries/:id/mails/:mail/files/:position',
    'GET /api/admin/subscribers.csv',
    'GET /api/guides/:id/card',
    'GET /api/admin/audit.csv',
    'GET /api/plans/:token/calendar',
    'GET /api/admin/sales.csv',
  ]);
  for (const route of files) {
    // What names nothing is always there; a stranger has no right to it.
    const isAlwaysThere = !route.endpoint.path.includes(':');
    const { status, body, headers } = await (isAlwaysThere ? app.stranger() : callerOf(route)).get(addressOf(route));
    expect.soft(status, nameOf(route)).toBe(isAlwaysThere ? 401 : 404);
    expect.soft(typeof body?.message, nameOf(route)).toBe('string');
    expect.soft(headers['content-disposition'], nameOf(route)).toBeUndefined();
    expect.soft(headers['cache-control'], nameOf(route)).toBe('no-store');
  }
});
