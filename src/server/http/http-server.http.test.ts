import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp } from '../../../test/app.ts';
import { IS_LONG } from '../../../test/rounds.ts';

test('a flood from one address is slowed down whatever it asks for, pages too, and nobody else is', async () => {
  await using app = await openApp();
  for (let asked = 0; asked < 3000; asked += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, i) => app.get(`/api/nowhere/${asked + i}`)));
  }

  for (const path of ['/api/launch', '/api/nowhere', '/checkout/ibiza', '/no-such-page']) {
    const answer = await app.get(path);
    expect([answer.status, answer.body.code], path).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after']), path).toBeGreaterThan(0);
  }
  expect((await app.get('/api/nowhere', { address: '203.0.113.7' })).status).toBe(404);
}, 30_000);

test('a database that cannot get to it in time is busy, not broken', async () => {
  await using app = await openApp({ settings: { DATABASE_WAIT_MS: '300' } });
  const ines = await app.person();

  await app.db.transaction().execute(async (somebody) => {
    await sql`lock table sessions in access exclusive mode`.execute(somebody);
    const answer = await ines.get('/api/auth/user');
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  });
  expect((await ines.get('/api/auth/user')).status).toBe(200);
}, 20_000);

test.runIf(IS_LONG)('behind a proxy that names the port as well, each visitor still is one address', async () => {
  await using app = await openApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const guess = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    return (await app.post('/api/auth/login', { username: 'nobody', password: 'wrong guess' }, { headers })).status;
  };

  for (let i = 0; i < 20; i++) expect(await guess(`203.0.113.9:${40_000 + i}`)).toBe(401);
  expect(await guess('203.0.113.9:50000')).toBe(429);
  expect(await guess('203.0.113.10:40000')).toBe(401);
  expect(await guess('[2001:db8::1]:40000')).toBe(401);
});

test.runIf(IS_LONG)(
  'who dribbles a request or its body is let go when its time is over, and holds nobody up meanwhile',
  async () => {
    await using app = await openApp();
    const port = await app.listen();
    const dribble = async (head: string) => {
      const dribbler = connect(port, '127.0.0.1', () => dribbler.write(head));
      dribbler.on('error', () => undefined).resume();
      const more = setInterval(() => dribbler.write('a'), 500);
      // A reset is a way of being let go, too: `once` would take it for a fault.
      await new Promise((closed) => dribbler.once('close', closed));
      clearInterval(more);
    };
    const heads = dribble('GET / HTTP/1.1\r\nhost: a\r\nx-a: ');
    const body = 'host: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"email":"';
    const bodies = dribble(`POST /api/newsletter HTTP/1.1\r\n${body}`);

    expect((await app.get('/api/launch')).status).toBe(200);
    // Let go in the end: without a limit neither ever is.
    await heads;
    await bodies;
  },
  300_000,
);
