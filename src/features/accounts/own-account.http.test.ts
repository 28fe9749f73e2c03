/** What a traveller may do with their own account: its sessions, its password. */
import { expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';

const NEW_PASSWORD = 'seven quiet harbours';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('strangers have no account to look at or to change', async () => {
  await using app = await openApp();
  const answers = await Promise.all([
    app.get('/api/account'),
    app.put('/api/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    app.delete('/api/account/sessions'),
    app.delete('/api/account/sessions/0123456789abcdef'),
    app.get('/api/account/data.json'),
    app.post('/api/account/deletion', { currentPassword: PASSWORD }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('the account says where it is logged in, coarsely, and which of them asks', async () => {
  await using app = await openApp();
  const person = await app.person();
  const phone = await elsewhere(app, person.username, { 'user-agent': FIREFOX });
  const { body } = await phone.get('/api/account');

  expect(body.username).toBe(person.username);
  expect(Date.parse(body.since)).toBeLessThanOrEqual(Date.now());
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions.map((session: { browser: string | null; current: boolean }) => session)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ browser: 'Firefox on Windows', current: true }),
      expect.objectContaining({ browser: null, current: false }),
    ]),
  );
});

test('what names a session opens nothing', async () => {
  await using app = await openApp();
  const person = await app.person();
  const [session] = (await person.get('/api/account')).body.sessions;
  const thief = app.stranger();
  thief.cookies.set('sid', session.id.padEnd(43, 'A'));

  expect((await thief.get('/api/account')).status).toBe(401);
});

test('one session ends by its name, and only one of one’s own', async () => {
  await using app = await openApp();
  const person = await app.person();
  const phone = await elsewhere(app, person.username);
  const other = await app.person();
  const own = (await person.get('/api/account')).body.sessions.find(
    (session: { current: boolean }) => !session.current,
  );

  expect((await other.delete(`/api/account/sessions/${own.id}`)).status).toBe(404);
  expect((await phone.get('/api/auth/user')).status).toBe(200);
  expect((await person.delete(`/api/account/sessions/${own.id}`)).status).toBe(200);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  expect((await person.delete(`/api/account/sessions/${own.id}`)).body.code).toBe('no_such_session');
  expect((await person.get('/api/auth/user')).status).toBe(200);
});

test('ending the session one asks with is logging out', async () => {
  await using app = await openApp();
  const person = await app.person();
  const [own] = (await person.get('/api/account')).body.sessions;
  const answer = await person.delete(`/api/account/sessions/${own.id}`);

  expect([answer.headers['set-cookie']].flat().join()).toContain('sid=;');
  expect((await person.get('/api/auth/user')).status).toBe(401);
});

test('all others end at once', async () => {
  await using app = await openApp();
  const person = await app.person();
  const others = [await elsewhere(app, person.username), await elsewhere(app, person.username)];
  const stranger = await app.person();

  expect((await person.delete('/api/account/sessions')).body).toEqual({ endedSessions: 2 });
  for (const other of others) expect((await other.get('/api/auth/user')).status).toBe(401);
  expect((await person.get('/api/auth/user')).status).toBe(200);
  expect((await stranger.get('/api/auth/user')).status).toBe(200);
});

test('a changed password ends every other session and renews this one', async () => {
  await using app = await openApp();
  const person = await app.person();
  const phone = await elsewhere(app, person.username);
  const before = person.cookies.get('sid') ?? '';
  const answer = await person.put('/api/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ endedSessions: 1 });
  expect(person.cookies.get('sid')).not.toBe(before);
  expect((await person.get('/api/auth/user')).status).toBe(200);
  expect((await phone.get('/api/auth/user')).status).toBe(401);
  const copy = app.stranger();
  copy.cookies.set('sid', before);
  expect((await copy.get('/api/auth/user')).status).toBe(401);

  expect((await logIn(app, person.username, PASSWORD)).status).toBe(401);
  expect((await logIn(app, person.username, NEW_PASSWORD)).status).toBe(200);
});

test.each([
  ['a wrong current one', { currentPassword: 'not mine at all', newPassword: NEW_PASSWORD }, 403, 'wrong_password'],
  ['the same again', { currentPassword: PASSWORD, newPassword: PASSWORD }, 422, 'password_unchanged'],
  ['a common one', { currentPassword: PASSWORD, newPassword: 'password1' }, 422, 'password_too_common'],
  ['a short one', { currentPassword: PASSWORD, newPassword: 'short' }, 400, 'invalid_input'],
  ['none', { currentPassword: '', newPassword: NEW_PASSWORD }, 400, 'invalid_input'],
])('a password is not changed with %s', async (_, input, status, code) => {
  await using app = await openApp();
  const person = await app.person();
  const phone = await elsewhere(app, person.username);
  const answer = await person.put('/api/account/password', input);

  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await phone.get('/api/auth/user')).status).toBe(200);
  expect((await logIn(app, person.username, PASSWORD)).status).toBe(200);
});

test('of two changes at once one wins, and its password is the one that counts', async () => {
  await using app = await openApp();
  const person = await app.person();
  const wishes = ['first of two harbours', 'second of two harbours'];
  const answers = await Promise.all(
    wishes.map((newPassword) => person.put('/api/account/password', { currentPassword: PASSWORD, newPassword })),
  );
  const winner = answers.findIndex((answer) => answer.status === 200);

  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403]);
  expect((await logIn(app, person.username, wishes[winner] ?? '')).status).toBe(200);
  expect((await logIn(app, person.username, wishes[1 - winner] ?? '')).status).toBe(401);
});

test('whoever finds an open browser has twenty guesses at the password', async () => {
  await using app = await openApp();
  const person = await app.person();
  const guess = () => person.put('/api/account/password', { currentPassword: 'a guess', newPassword: NEW_PASSWORD });
  const answers = [];
  for (let i = 0; i < 21; i++) answers.push((await guess()).status);

  expect(answers.slice(0, 20)).toEqual(Array(20).fill(403));
  expect(answers[20]).toBe(429);
  // The deletion asks for the same password and shares the guesses.
  expect((await person.post('/api/account/deletion', { currentPassword: 'a guess' })).status).toBe(429);
});

async function elsewhere(app: TestApp, username: string, headers: Record<string, string> = {}) {
  const browser = app.stranger();
  const answer = await browser.post('/api/auth/login', { username, password: PASSWORD }, { headers });
  expect(answer.status).toBe(200);
  return browser;
}

function logIn(app: TestApp, username: string, password: string) {
  return app.stranger().post('/api/auth/login', { username, password });
}
