import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, PASSWORD } from '../../../test/app.ts';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import type { Db } from '../../database/sql.ts';

const SIGNUP = { username: 'maren', password: PASSWORD, signupCode: 'WANDER' };

test('whoever knows the signup code gets an account, and is not logged in by it', async () => {
  await using app = await openApp();
  const answer = await app.post('/api/auth/register', { ...SIGNUP, username: ' Mårén ' });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ id: expect.any(Number), username: 'Mårén' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await app.get('/api/auth/user')).status).toBe(401);
});

test('the password is stored as an Argon2id string and as nothing else', async () => {
  await using app = await openApp();
  await app.post('/api/auth/register', SIGNUP);

  expect((await stored(app)).map((row) => row.password)).toEqual([
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  ]);
  expect(JSON.stringify(await stored(app))).not.toContain(PASSWORD);
});

test('any other code is refused and nothing is written', async () => {
  await using app = await openApp();
  for (const signupCode of ['wander', 'WANDERS', ' WANDER', 'x']) {
    const answer = await app.post('/api/auth/register', { ...SIGNUP, signupCode });

    expect(answer.status, signupCode).toBe(403);
    expect(answer.body).toEqual({ message: 'Invalid signup code', code: 'invalid_signup_code' });
  }
  expect(await stored(app)).toEqual([]);
});

test('without the code nobody learns whether a name is taken', async () => {
  await using app = await openApp();
  await app.post('/api/auth/register', SIGNUP);
  const taken = await app.post('/api/auth/register', { ...SIGNUP, signupCode: 'guess' });
  const free = await app.post('/api/auth/register', { ...SIGNUP, username: 'tomas', signupCode: 'guess' });

  expect(taken.text).toBe(free.text);
  expect(taken.status).toBe(free.status);
});

test('a name is taken in every spelling of it', async () => {
  await using app = await openApp();
  await app.post('/api/auth/register', SIGNUP);
  for (const username of ['maren', 'MAREN', ' maren ', 'Ｍａｒｅｎ']) {
    const answer = await app.post('/api/auth/register', { ...SIGNUP, username });

    expect(answer.status, username).toBe(409);
    expect(answer.body).toEqual({
      message: 'Username might already be taken. Please try another.',
      code: 'username_taken',
    });
  }
  expect(await stored(app)).toHaveLength(1);
});

test('of ten who ask for one name at the same moment exactly one gets it', async () => {
  await using app = await openApp();
  const spellings = Array.from({ length: 10 }, (_, i) => (i % 2 ? 'Maren' : 'maren'));
  const answers = await Promise.all(
    spellings.map((username) => app.post('/api/auth/register', { ...SIGNUP, username })),
  );

  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await stored(app)).toHaveLength(1);
});

test('a password that others would try first is refused', async () => {
  await using app = await openApp();
  for (const password of ['sunshine', 'PASSWORD', '123456', 'qwerty123', 'maren-of-lisbon']) {
    const answer = await app.post('/api/auth/register', { ...SIGNUP, username: 'Maren-of-Lisbon', password });

    expect(answer.status, password).toBe(422);
    expect(answer.body.code).toBe('password_too_common');
  }
  expect(await stored(app)).toEqual([]);
});

const UNFIT: [what: string, body: unknown, field: string, words: unknown][] = [
  ['nothing', undefined, 'username', 'Username must be at least 3 characters'],
  ['an empty body', {}, 'signupCode', 'Signup code is required'],
  ['a short name', { ...SIGNUP, username: ' ma ' }, 'username', 'Username must be at least 3 characters'],
  [
    'a name that is no text',
    { ...SIGNUP, username: { $ne: '' } },
    'username',
    'Username must be at least 3 characters',
  ],
  ['an endless name', { ...SIGNUP, username: 'n'.repeat(65) }, 'username', 'Username must be at most 64 characters'],
  [
    'a name with a hidden character',
    { ...SIGNUP, username: 'mar\u202een' },
    'username',
    expect.stringContaining('can be seen'),
  ],
  [
    'a name with a zero byte',
    { ...SIGNUP, username: 'maren\u0000' },
    'username',
    expect.stringContaining('can be seen'),
  ],
  ['a short password', { ...SIGNUP, password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ['a password of 1,025 bytes', { ...SIGNUP, password: `${'é'.repeat(512)}!` }, 'password', 'Password is too long'],
  ['no code', { ...SIGNUP, signupCode: '' }, 'signupCode', 'Signup code is required'],
];

test('what does not fit is refused with the words of the form', async () => {
  await using app = await openApp();
  for (const [what, body, field, words] of UNFIT) {
    const answer = await app.post('/api/auth/register', body);

    expect(answer.status, what).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
    if (body) expect(answer.body.fields[field], what).toEqual(words);
  }
  expect(await stored(app)).toEqual([]);
});

test('fields that nobody asked for change nothing', async () => {
  await using app = await openApp();
  const extra = {
    id: 7,
    role: 'operator',
    created_at: '2001-01-01',
    username_key: 'root',
    confirmPassword: 'x',
    __proto__: { role: 'x' },
  };
  const answer = await app.post('/api/auth/register', { ...SIGNUP, ...extra });

  expect(answer.status).toBe(201);
  const rows = await stored(app);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ username: 'maren', username_key: 'maren' });
  expect(rows[0]?.created_at.getFullYear()).toBeGreaterThan(2001);
});

test('a hundred people of one office may register in five minutes; a flood may not', async () => {
  await using app = await openApp({
    deps: ({ passwords }) => ({ passwords: { ...passwords, hash: async () => '$argon2id$v=19$m=19456,t=2,p=1$x$x' } }),
  });
  const address = '203.0.113.7';
  const register = () =>
    app.post('/api/auth/register', { ...SIGNUP, username: `p${randomUUID().slice(0, 8)}` }, { address });
  const statuses: number[] = [];
  for (let i = 0; i < 125; i++) statuses.push((await register()).status);

  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(201));
  expect(statuses).toContain(429);
  const refused = await register();
  expect(refused.body).toMatchObject({
    code: 'too_many_attempts',
    message: expect.stringContaining('Too many attempts'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.post('/api/auth/register', SIGNUP, { address: '203.0.113.8' })).status).toBe(201);
});

test('whoever guesses the signup code waits, even when the next guess is right', { timeout: 90_000 }, async () => {
  await using app = await openApp();
  await untilAFreshWindow(app.db, 300, 20);
  const elsewhere = { address: '203.0.113.9' };
  const guess = (signupCode: string) => app.post('/api/auth/register', { ...SIGNUP, signupCode }, elsewhere);
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push((await guess(`guess ${i}`)).status);

  expect(statuses).toEqual(Array(30).fill(403));
  expect((await guess(SIGNUP.signupCode)).status).toBe(429);
  expect((await app.post('/api/auth/register', SIGNUP)).status).toBe(201);
});

/** The accounts these tests make; the seed may bring people of its own. */
async function stored({ db }: { db: Db }) {
  const rows = await sql<{ username: string; username_key: string; password: string; created_at: Date }>`
    select username, username_key, password, created_at from users where username_key ~ 'm[aå]r[eé]n'`.execute(db);
  return rows.rows;
}
