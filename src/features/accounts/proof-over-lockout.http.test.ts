/** Who guesses locks out guessing, not the owner: a proof of work gets in where waiting would be the answer. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { untilAFreshWindow } from '../../../test/limit-windows.ts';
import { aProof } from '../../../test/prove-human.ts';
import { IS_LONG } from '../../../test/rounds.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openApp();
  await untilAFreshWindow(app.db, 3600, 90);
}, 150_000);
afterEach(() => app[Symbol.asyncDispose]());

const from = (i: number) => ({ address: `198.18.${i >> 8}.${i & 255}` });
const logIn = (username: string, password: string, address: { address: string }, humanProof?: string) =>
  app.stranger().post('/api/auth/login', { username, password, ...(humanProof && { humanProof }) }, address);

/** A hundred wrong ones from a hundred places, no more at once than a process checks. */
async function lockOut(username: string): Promise<void> {
  for (let i = 0; i < 100; i += 20) {
    const guesses = Array.from({ length: 20 }, (_, j) => logIn(username, `guess ${i + j}`, from(i + j)));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
  }
}

test.runIf(IS_LONG)(
  'the owner of a name that strangers guess at gets in from a new browser, by work',
  {
    timeout: 120_000,
  },
  async () => {
    const { username } = await app.person('maren');
    await lockOut('Maren');
    const away = from(500);

    expect((await logIn('maren', PASSWORD, away)).status).toBe(429);
    const wrongForm = await aProof(app, 'contact', away);
    expect((await logIn('maren', PASSWORD, away, wrongForm)).status).toBe(429);
    expect((await logIn('maren', PASSWORD, away, 'nonsense')).status).toBe(429);

    const humanProof = await aProof(app, 'login', away);
    expect(await logIn('maren', PASSWORD, away, humanProof)).toMatchObject({ status: 200, body: { username } });
    expect((await logIn('maren', PASSWORD, from(501), humanProof)).status, 'a second time').toBe(429);
  },
);

test.runIf(IS_LONG)(
  'with work too, guessing has an end: five an hour from one address, for names that exist and that do not',
  {
    timeout: 120_000,
  },
  async () => {
    await app.person('maren');
    for (const [name, address] of [
      ['maren', from(600)],
      ['nobody-at-all', from(601)],
    ] as const) {
      await lockOut(name);
      const statuses = [];
      for (let i = 0; i < 6; i++) {
        statuses.push((await logIn(name, `guess ${i}`, address, await aProof(app, 'login', address))).status);
      }
      expect(statuses, name).toEqual([401, 401, 401, 401, 401, 429]);
    }
  },
);

test('a right password uses up none of it', { timeout: 120_000 }, async () => {
  await app.person('maren');
  await lockOut('maren');
  const away = from(700);
  for (let i = 0; i < 7; i++) {
    expect((await logIn('maren', PASSWORD, away, await aProof(app, 'login', away))).status).toBe(200);
  }
});

test.runIf(IS_LONG)(
  'who is invited registers by work beside somebody who guesses codes',
  { timeout: 120_000 },
  async () => {
    const home = { address: '203.0.113.40' };
    const register = (username: string, signupCode: string, humanProof?: string) =>
      app.post(
        '/api/auth/register',
        { username, password: PASSWORD, signupCode, ...(humanProof && { humanProof }) },
        home,
      );
    for (let i = 0; i < 30; i++) expect((await register(`guesser-${i}`, `code ${i}`)).status).toBe(403);

    expect((await register('ines-duarte', app.deps.config.signupCode)).status).toBe(429);
    const humanProof = await aProof(app, 'register', home);
    expect((await register('ines-duarte', app.deps.config.signupCode, humanProof)).status).toBe(201);

    let refused = 0;
    for (let i = 0; i < 25; i++) {
      if ((await register(`again-${i}`, `code ${i}`, await aProof(app, 'register', home))).status === 429) refused++;
    }
    expect(refused, 'twenty proved tries in five minutes').toBeGreaterThanOrEqual(5);
  },
);
