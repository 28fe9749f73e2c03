/** Logging in where one has logged in before: what strangers do at the same name or address does not lock it. */
import { expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import { IS_LONG } from '../../../test/rounds.ts';

async function withMaren(): Promise<TestApp> {
  const app = await openApp();
  const made = await app.post('/api/auth/register', { username: 'Maren', password: PASSWORD, signupCode: 'WANDER' });
  if (made.status !== 201) throw new Error(made.text);
  return app;
}

test('whoever shares the address of a stranger who guesses still logs in where they have before', {
  timeout: 180_000,
}, async () => {
  await using app = await withMaren();
  await untilAFreshWindow(app.db, 3600, 60);
  const right = { username: 'Maren', password: PASSWORD };
  const home = { address: '203.0.113.7' };
  const owner = app.stranger();
  await owner.post('/api/auth/login', right, home);
  await owner.post('/api/auth/logout', {}, home);
  expect([...owner.cookies.keys()]).toEqual(['known']);
  const guess = () => app.post('/api/auth/login', { ...right, password: 'not hers' }, home);
  for (let i = 0; i < 320; i += 40) await Promise.all(Array.from({ length: 40 }, guess));

  expect((await app.post('/api/auth/login', right, home)).status).toBe(429);
  expect((await owner.post('/api/auth/login', right, home)).status).toBe(200);
});

test('a known browser has twenty wrong guesses an hour of its own, and its own lock is nobody else’s', {
  timeout: 180_000,
}, async () => {
  await using app = await withMaren();
  await untilAFreshWindow(app.db, 3600, 60);
  const right = { username: 'Maren', password: PASSWORD };
  const toddler = app.stranger();
  await toddler.post('/api/auth/login', right);
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) {
    statuses.push((await toddler.post('/api/auth/login', { ...right, password: `key ${i} key` })).status);
  }

  expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
  expect((await toddler.post('/api/auth/login', right)).status).toBe(429);
  expect((await app.stranger().post('/api/auth/login', right)).status).toBe(200);
});

test.runIf(IS_LONG)(
  'however many known browsers somebody collects, their logins together have one limit',
  {
    timeout: 240_000,
  },
  async () => {
    await using app = await withMaren();
    await untilAFreshWindow(app.db, 300, 90);
    const right = { username: 'Maren', password: PASSWORD };
    const collected = Array.from({ length: 20 }, () => app.stranger());
    const statuses: number[] = [];
    // By turns: each login gives its browser another name.
    for (let round = 0; round < 17; round++) {
      const logins = collected.map((browser) => browser.post('/api/auth/login', right, { address: '192.0.2.1' }));
      statuses.push(...(await Promise.all(logins)).map(({ status }) => status));
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(320);
    expect(statuses.slice(320)).toEqual(Array(20).fill(429));
  },
);

test.runIf(IS_LONG)(
  'a browser that is known under one name is a stranger to every other',
  { timeout: 180_000 },
  async () => {
    await using app = await withMaren();
    await untilAFreshWindow(app.db, 3600, 60);
    const joren = await app.person('Joren');
    for (let i = 0; i < 100; i++) {
      const address = `198.51.${i}.1`;
      await joren.post('/api/auth/login', { username: 'Maren', password: `guess ${i}` }, { address });
    }
    const right = { username: 'Maren', password: PASSWORD };
    expect((await joren.post('/api/auth/login', right, { address: '192.0.2.1' })).status).toBe(429);
  },
);
