import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, PASSWORD } from '../../../test/app.ts';
import { wholeDatabase } from '../../../test/whole-database.ts';
import { sweepSessions } from '../../kernel/sessions/session.ts';

const USER = '/api/auth/user';

test('nobody is logged in until somebody logs in', async () => {
  await using app = await openApp();
  const answer = await app.get(USER);

  expect(answer.status).toBe(401);
  expect(answer.body.code).toBe('not_signed_in');
});

test('the session cookie is out of reach of scripts and of other sites; the hint beside it holds no secret', async () => {
  await using app = await openApp();
  const { username } = await app.person();
  const [sid = '', hint = '', known = ''] = [
    (await app.post('/api/auth/login', { username, password: PASSWORD })).headers['set-cookie'] ?? [],
  ]
    .flat()
    .map(String);

  expect(sid).toMatch(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=1209600$/);
  expect(hint).toMatch(/^signed_in=1; Path=\/; SameSite=Lax; Max-Age=1209600$/);
  expect(known).toMatch(/^known=[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=15552000$/);
});

test('over https the cookie is bound to the host and to TLS', async () => {
  await using app = await openApp({ settings: { PUBLIC_URL: 'https://wanderlight.example' } });
  const person = await app.person();

  expect([...person.cookies.keys()]).toContain('__Host-sid');
  expect((await person.get(USER)).status).toBe(200);
});

test('every login draws a new token and ends the one it came with', async () => {
  await using app = await openApp();
  const person = await app.person();
  const before = person.cookies.get('sid') ?? '';
  await person.post('/api/auth/login', { username: person.username, password: PASSWORD });
  const after = person.cookies.get('sid') ?? '';

  expect(after).not.toBe(before);
  expect((await as(app, before)).status).toBe(401);
  expect((await as(app, after)).status).toBe(200);
});

test('a token somebody else has chosen never becomes a session', async () => {
  await using app = await openApp();
  const { username } = await app.person();
  const planted = 'A'.repeat(43);
  const victim = app.stranger();
  victim.cookies.set('sid', planted);
  await victim.post('/api/auth/login', { username, password: PASSWORD });

  expect(victim.cookies.get('sid')).not.toBe(planted);
  expect((await as(app, planted)).status).toBe(401);
});

test('a failed login leaves the session of the caller as it is', async () => {
  await using app = await openApp();
  const person = await app.person();
  await person.post('/api/auth/login', { username: person.username, password: 'not my password' });

  expect((await person.get(USER)).body.username).toBe(person.username);
});

test('logging out ends the session at once, also for a copy of the cookie', async () => {
  await using app = await openApp();
  const person = await app.person();
  const copy = person.cookies.get('sid') ?? '';
  const answer = await person.post('/api/auth/logout');

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({});
  expect([answer.headers['set-cookie'] ?? []].flat().map(String)).toEqual([
    expect.stringMatching(/^sid=; .*Max-Age=0/),
    expect.stringMatching(/^signed_in=; .*Max-Age=0/),
  ]);
  expect((await as(app, copy)).status).toBe(401);
});

test('logging out without a session is no error', async () => {
  await using app = await openApp();
  expect((await app.post('/api/auth/logout')).status).toBe(200);
  expect((await app.post('/api/auth/logout', {})).status).toBe(200);
});

test('several logins of one person stay valid side by side, and one logout ends one of them', async () => {
  await using app = await openApp();
  const laptop = await app.person();
  const phone = app.stranger();
  await phone.post('/api/auth/login', { username: laptop.username, password: PASSWORD });
  expect([(await laptop.get(USER)).status, (await phone.get(USER)).status]).toEqual([200, 200]);

  await phone.post('/api/auth/logout');
  expect([(await laptop.get(USER)).status, (await phone.get(USER)).status]).toEqual([200, 401]);
});

test('a session ends after a day without a visit and after fourteen days in any case', async () => {
  await using app = await openApp();
  const person = await app.person();
  const set = (column: 'last_seen_at' | 'expires_at', ago: string) =>
    sql`update sessions set ${sql.ref(column)} = now() - ${ago}::interval where user_id = ${person.id}`.execute(app.db);

  await set('last_seen_at', '23 hours 50 minutes');
  expect((await person.get(USER)).status).toBe(200);
  await set('last_seen_at', '24 hours 1 minute');
  expect((await person.get(USER)).status).toBe(401);

  await set('last_seen_at', '0 minutes');
  expect((await person.get(USER)).status).toBe(200);
  await set('expires_at', '1 second');
  expect((await person.get(USER)).status).toBe(401);
});

test('a session that only ran out is told from one that somebody has ended', async () => {
  await using app = await openApp();
  const refusalAfter = async (ends: (person: Person) => Promise<unknown>) => {
    const person = await app.person();
    const copy = person.cookies.get('sid') ?? '';
    await ends(person);
    const { status, body } = await as(app, copy);
    return [status, body.code, body.details];
  };
  const idle = ({ id }: Person) =>
    sql`update sessions set last_seen_at = now() - interval '2 days' where user_id = ${id}`.execute(app.db);

  // Also after the night in which sessions are swept.
  const ranOut = [401, 'not_signed_in', { ranOut: true }];
  expect(await refusalAfter((person) => idle(person).then(() => sweepSessions(app.db)))).toEqual(ranOut);

  const ended = [401, 'not_signed_in', undefined];
  expect(await refusalAfter((person) => person.post('/api/auth/logout'))).toEqual(ended);
  const revoked = async (person: Person) => {
    await idle(person);
    const elsewhere = app.stranger();
    await elsewhere.post('/api/auth/login', { username: person.username, password: PASSWORD });
    await elsewhere.delete('/api/account/sessions');
  };
  expect(await refusalAfter(revoked)).toEqual(ended);
  const deleted = (person: Person) => person.post('/api/account/deletion', { currentPassword: PASSWORD });
  expect(await refusalAfter(deleted)).toEqual(ended);
});

test('a cookie that we did not make is nobody', async () => {
  await using app = await openApp();
  const token = (await app.person()).cookies.get('sid') ?? '';
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;

  for (const cookie of ['', altered, `${token}A`, "' or '1'='1", 'A'.repeat(4000)]) {
    expect((await as(app, cookie)).status, cookie).toBe(401);
  }
  expect((await as(app, token)).status).toBe(200);
});

test('the database holds no byte sequence with which somebody could log in', async () => {
  await using app = await openApp();
  const person = await app.person();
  const token = person.cookies.get('sid') ?? '';
  const dump = await wholeDatabase(app.db);

  expect(dump).toContain(person.username);
  expect(token).toHaveLength(43);
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  expect(dump).not.toContain(PASSWORD);
});

test('a hostile page cannot log a visitor in or out', async () => {
  await using app = await openApp();
  const person = await app.person();
  const input = JSON.stringify({ username: person.username, password: PASSWORD });
  const json = { 'content-type': 'application/json' };
  const refused = await Promise.all([
    person.send('POST', '/api/auth/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } }),
    person.send('POST', '/api/auth/logout', undefined, { headers: { origin: 'https://evil.example' } }),
    person.send('POST', '/api/auth/login', input, { headers: { ...json, 'sec-fetch-site': 'same-site' } }),
    person.send('POST', '/api/auth/login', input, { headers: { ...json, origin: 'null' } }),
    person.send('POST', '/api/auth/login', input, { headers: { 'content-type': 'text/plain' } }),
    person.send('POST', '/api/auth/login', `username=${person.username}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ]);

  expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 415, 415]);
  expect((await person.get('/api/auth/logout')).status).toBeGreaterThanOrEqual(400);
  expect((await person.get(USER)).status).toBe(200);
});

function as(app: Awaited<ReturnType<typeof openApp>>, token: string) {
  return app.stranger().get(USER, { headers: { cookie: `sid=${token}` } });
}

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openApp>>['person']>>;
