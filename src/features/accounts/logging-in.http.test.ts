import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import { argon2Passwords } from '../../effects/passwords/argon2.ts';
import type { Deps } from '../../kernel/deps.ts';
import { TooBusy } from '../../shared/concurrency-limit.ts';

async function withMaren(options: Parameters<typeof openApp>[0] = {}): Promise<TestApp> {
  const app = await openApp(options);
  const made = await app.post('/api/auth/register', { username: 'Maren', password: PASSWORD, signupCode: 'WANDER' });
  if (made.status !== 201) throw new Error(made.text);
  return app;
}

const WRONG = { message: 'Invalid username or password.', code: 'invalid_credentials' };

test('the right name and password open a session', async () => {
  await using app = await withMaren();
  const answer = await app.post('/api/auth/login', { username: 'maren', password: PASSWORD });

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ id: expect.any(Number), username: 'Maren' });
  expect((await app.get('/api/auth/user')).body).toEqual(answer.body);
});

test('whatever is wrong, the answer is the same and there is no session', async () => {
  await using app = await withMaren();
  const attempts = [
    { username: 'maren', password: 'incorrect horse battery' },
    { username: 'maren', password: `${PASSWORD} ` },
    { username: 'maren', password: PASSWORD.toUpperCase() },
    { username: 'nobody', password: PASSWORD },
    { username: "maren' --", password: PASSWORD },
  ];
  for (const input of attempts) {
    const answer = await app.post('/api/auth/login', input);

    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(WRONG);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await app.get('/api/auth/user')).status).toBe(401);
});

test('known and unknown names are answered with the same bytes and headers', async () => {
  await using app = await withMaren();
  const ofTheName = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit')));
  const known = await app.post(
    '/api/auth/login',
    { username: 'maren', password: 'not my password' },
    { address: '192.0.2.1' },
  );
  const unknown = await app.post(
    '/api/auth/login',
    { username: 'joren', password: 'not my password' },
    { address: '192.0.2.2' },
  );

  expect(unknown.text).toBe(known.text);
  expect(unknown.status).toBe(known.status);
  expect(ofTheName(unknown.headers)).toEqual(ofTheName(known.headers));
});

test('an unknown name costs a password check like a known one', async () => {
  const checks: string[] = [];
  await using app = await withMaren({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify(stored, password) {
          checks.push('real');
          return passwords.verify(stored, password);
        },
        verifyNothing(password) {
          checks.push('nothing');
          return passwords.verifyNothing(password);
        },
      },
    }),
  });
  await app.post('/api/auth/login', { username: 'maren', password: 'not my password' });
  await app.post('/api/auth/login', { username: 'joren', password: 'not my password' });

  expect(checks).toEqual(['real', 'nothing']);
});

test('when no more checks are taken, a name that nobody has is sent away like one that somebody has', async () => {
  let busy = false;
  const orBusy = <T>(check: () => Promise<T>) => (busy ? Promise.reject(new TooBusy()) : check());
  await using app = await withMaren({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        hash: (password) => orBusy(() => passwords.hash(password)),
        verify: (stored, password) => orBusy(() => passwords.verify(stored, password)),
        verifyNothing: (password) => orBusy(() => passwords.verifyNothing(password)),
      },
    }),
  });
  busy = true;
  for (const username of ['maren', 'joren']) {
    const account = { username, password: 'not my password', signupCode: 'WANDER' };
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const { status, body, headers } = await app.post(path, account);
      expect([status, body.code, headers['retry-after']], `${path} ${username}`).toEqual([503, 'unavailable', '2']);
    }
  }
});

test('what is no name and password is refused before anything is checked', async () => {
  await using app = await withMaren();
  const bodies = [
    undefined,
    { username: 'ab', password: PASSWORD },
    { username: 'maren', password: '12345' },
    { username: ['maren'], password: PASSWORD },
    { username: 'maren', password: null },
  ];
  for (const body of bodies) {
    const answer = await app.post('/api/auth/login', body);

    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
  }
});

test('thirty good logins of one address within five minutes all succeed, also at once', async () => {
  await using app = await withMaren();
  const input = { username: 'maren', password: PASSWORD };
  const inTurn: number[] = [];
  for (let i = 0; i < 15; i++) inTurn.push((await app.stranger().post('/api/auth/login', input)).status);
  const atOnce = await Promise.all(Array.from({ length: 15 }, () => app.stranger().post('/api/auth/login', input)));

  expect([...inTurn, ...atOnce.map((answer) => answer.status)]).toEqual(Array(30).fill(200));
});

test('of many guesses at once from one address block twenty are checked, and waiting is asked for', async () => {
  const { app, checks, guessAtOnce } = await withCountedChecks();
  await using _ = app;
  const answers = await guessAtOnce(60);

  expect(checks()).toBe(20);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(40);
  expect(refused[0]?.body).toMatchObject({
    code: 'too_many_attempts',
    message: expect.stringContaining('Too many attempts'),
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBe(60);

  const elsewhere = { address: '2001:db8:1:3::1' };
  const owner = await app.post('/api/auth/login', { username: 'maren', password: PASSWORD }, elsewhere);
  expect(owner.status).toBe(200);
});

test('counted only after the check, the same guesses would outrun the counting', async () => {
  const countedLate = ({ limits, passwords }: Deps): Partial<Deps> => ({
    limits: {
      ...limits,
      reserve: async (key, most, per) =>
        (await limits.peek(key, most, per)) ? { giveBack: () => Promise.resolve() } : null,
    },
    passwords: { ...passwords, oneByOne: (_guesser, attempt) => attempt() },
  });
  const { app, checks, guessAtOnce } = await withCountedChecks(countedLate);
  await using _ = app;
  await guessAtOnce(60);

  expect(checks()).toBeGreaterThan(20);
});

test('without taking turns, good logins at once would be refused', async () => {
  await using app = await withMaren({
    deps: ({ passwords }) => ({ passwords: { ...passwords, oneByOne: (_guesser, attempt) => attempt() } }),
  });
  const input = { username: 'maren', password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 60 }, () => app.stranger().post('/api/auth/login', input)));

  expect(answers.some((answer) => answer.status === 429)).toBe(true);
});

test('guessing one account from many addresses ends after a hundred failures an hour', async () => {
  let checks = 0;
  await using app = await withMaren({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async () => {
          checks += 1;
          return false;
        },
      },
    }),
  });
  const statuses: number[] = [];
  for (let i = 0; i < 110; i++) {
    const address = `198.51.${i}.1`;
    statuses.push(
      (await app.post('/api/auth/login', { username: 'Maren', password: `guess ${i}` }, { address })).status,
    );
  }

  expect(checks).toBe(100);
  expect(statuses.slice(100)).toEqual(Array(10).fill(429));
});

test('a hash made with weaker parameters is replaced at the next login', async () => {
  await using app = await withMaren();
  const weak = await argon2Passwords({ memoryCost: 8192, timeCost: 1 }).hash(PASSWORD);
  const setTo = (hash: string) => sql`update users set password = ${hash} where username_key = 'maren'`.execute(app.db);
  const hash = async () =>
    (await sql<{ password: string }>`select password from users where username_key = 'maren'`.execute(app.db)).rows[0]
      ?.password;
  await setTo(weak);

  await app.post('/api/auth/login', { username: 'maren', password: 'not my password' });
  expect(await hash()).toBe(weak);

  expect((await app.post('/api/auth/login', { username: 'maren', password: PASSWORD })).status).toBe(200);
  const stronger = await hash();
  expect(stronger).toMatch(/m=19456,t=2,p=1/);
  expect((await app.post('/api/auth/login', { username: 'maren', password: PASSWORD })).status).toBe(200);
  expect(await hash()).toBe(stronger);
});

test('when too many wait for a password check the answer is 503 and says when to come back', async () => {
  await using app = await withMaren({ deps: () => ({ passwords: argon2Passwords({ atOnce: 1, mayWait: 2 }) }) });
  const logins = Array.from({ length: 12 }, (_, i) =>
    app
      .stranger()
      .post('/api/auth/login', { username: 'maren', password: PASSWORD }, { address: `198.51.100.${i + 1}` }),
  );
  const answers = await Promise.all(logins);

  const refused = answers.filter((answer) => answer.status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((answer) => Number(answer.headers['retry-after']) > 0)).toBe(true);
  expect(answers.filter((answer) => answer.status === 200).length).toBe(answers.length - refused.length);
  expect((await app.post('/api/auth/login', { username: 'maren', password: PASSWORD })).status).toBe(200);
});

/** Counts the password checks, and guesses from many addresses of one IPv6 block at the same moment. */
async function withCountedChecks(changed: (deps: Deps) => Partial<Deps> = () => ({})) {
  let checks = 0;
  const app = await withMaren({
    deps(deps) {
      const parts = changed(deps);
      const passwords = parts.passwords ?? deps.passwords;
      return {
        ...parts,
        passwords: {
          ...passwords,
          verify(stored, password) {
            checks += 1;
            return passwords.verify(stored, password);
          },
        },
      };
    },
  });
  await untilAFreshWindow(app.db, 60, 10);
  const guess = (i: number) => {
    const input = { username: 'maren', password: `guess number ${i}` };
    return app.post('/api/auth/login', input, { address: `2001:db8:1:2::${i + 1}` });
  };
  const guessAtOnce = (many: number) => Promise.all(Array.from({ length: many }, (_, i) => guess(i)));
  return { app, checks: () => checks, guessAtOnce };
}
