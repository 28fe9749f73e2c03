/** Every endpoint of the back office against everybody who is not allowed in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../src/kernel/http/route.ts';
import { pathTo } from '../src/shared/endpoint.ts';
import { type Client, openApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** How one comes in; everything else wants a session. */
const OPEN_DOORS: readonly string[] = [
  'POST /api/admin/sign-in',
  'GET /api/admin/welcome/:token',
  'POST /api/admin/welcome/:token',
];

const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const adminRoutes = () => app.routes.filter(({ endpoint }) => endpoint.path.startsWith('/api/admin/'));

/** A call that a good caller would be told is wrong or finds nothing, and that changes nothing. */
function ask(who: Client, { endpoint }: Route) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '4711']);
  const isRead = endpoint.method === 'GET';
  const headers = isRead ? {} : { 'content-type': 'application/json' };
  return who.send(endpoint.method, pathTo(endpoint.path, Object.fromEntries(names)), isRead ? undefined : '{}', {
    headers,
  });
}

test('who is no operator is refused everything but the way in', async () => {
  const traveller = await app.person();
  const partner = app.stranger();
  await partner.post('/api/business/access', { password: 'partners' });
  const open = adminRoutes().filter(({ endpoint }) => endpoint.who === 'anyone');
  expect(open.map(nameOf)).toEqual(OPEN_DOORS);
  for (const route of adminRoutes().filter(({ endpoint }) => endpoint.who !== 'anyone')) {
    expect.soft(['operator', 'owner'], nameOf(route)).toContain(route.endpoint.who);
    for (const other of [app.stranger(), traveller, partner]) {
      const { status, body } = await ask(other, route);
      expect.soft([status, body.code], nameOf(route)).toEqual([401, 'not_an_operator']);
    }
  }
});

test('operators are heard, except where only an owner is', async () => {
  for (const route of adminRoutes().filter(({ endpoint }) => endpoint.who !== 'anyone')) {
    // Anew each time: one of them signs out.
    const operator = await app.operator('operator');
    const owner = await app.operator('owner');
    const { status, body } = await ask(operator, route);
    if (route.endpoint.who === 'owner') {
      expect.soft([status, body.code], nameOf(route)).toEqual([403, 'not_the_owner']);
      expect.soft([401, 403], nameOf(route)).not.toContain((await ask(owner, route)).status);
    } else {
      expect.soft([401, 403], nameOf(route)).not.toContain(status);
    }
  }
});

/**
 * The one rule of people's data: operators read it on pages, what leaves the house as a table is the owner's. Bookings are
 * told to operators without the people, sales have none.
 */
test('tables of people are exported by owners alone', () => {
  const tables = adminRoutes().filter(({ endpoint }) => endpoint.produces?.startsWith('text/csv'));
  expect(tables.map((route) => [nameOf(route), route.endpoint.who])).toEqual([
    ['GET /api/admin/manifests/:id/manifest.csv', 'owner'],
    ['GET /api/admin/bookings.csv', 'operator'],
    ['GET /api/admin/subscribers.csv', 'owner'],
    ['GET /api/admin/audit.csv', 'owner'],
    ['GET /api/admin/sales.csv', 'operator'],
  ]);
});

test('what is for operators lies under one address', () => {
  const inside = app.routes.filter(({ endpoint: { who } }) => who === 'operator' || who === 'owner');
  expect(inside.filter(({ endpoint }) => !endpoint.path.startsWith('/api/admin/'))).toEqual([]);
});
