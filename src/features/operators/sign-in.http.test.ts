/** Coming into the back office and being put out of it. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { IS_LONG } from '../../../test/rounds.ts';
import { inTransaction } from '../../database/sql.ts';
import { readAudit } from '../../kernel/audit-log.ts';
import { sweepOperatorSessions } from '../../kernel/sessions/operator-sessions.ts';
import { change, invite, newLink } from './actions/operators.ts';

const PASSWORD = 'a lighthouse keeper’s lunch';
const START = Date.parse('2026-11-22T10:00:00Z');
let clock = START;
let app: TestApp;
/** What happens between the check of a password, or its keeping, and what follows from it. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const once = (deed: () => Promise<unknown>) => {
  meanwhile = () => {
    meanwhile = async () => undefined;
    return deed();
  };
};
beforeAll(async () => {
  app = await openApp({
    now: () => new Date(clock),
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (...given) => {
          const matches = await passwords.verify(...given);
          await meanwhile();
          return matches;
        },
        hash: async (...given) => {
          const hash = await passwords.hash(...given);
          await meanwhile();
          return hash;
        },
      },
    }),
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
/** Codes open once: the next one comes with the next step. */
const aStepLater = () => {
  clock += 30_000;
};
let homes = 1;
const home = () => ({ address: `10.9.0.${homes++}` });

async function aLink(name: string, role: 'operator' | 'owner' = 'operator'): Promise<string> {
  const link = await invite(app.db, null, { name, role });
  if (!link.ok) throw new Error(link.error);
  return link.value.path.replace('/admin/', '/api/admin/');
}

async function aMember(name: string, role: 'operator' | 'owner' = 'operator') {
  const link = await aLink(name, role);
  const { secret } = (await app.get(link)).body;
  const browser = app.stranger();
  const begun = await browser.post(link, { password: PASSWORD, code: codeOf(secret) }, home());
  expect(begun.status).toBe(200);
  aStepLater();
  const signIn = (changed: Record<string, unknown> = {}, from = home()) =>
    app.stranger().post('/api/admin/sign-in', { name, password: PASSWORD, code: codeOf(secret), ...changed }, from);
  return { browser, secret, id: begun.body.id as number, signIn };
}

test('a one-time link sets both factors, signs in, and opens nothing any more', async () => {
  const link = await aLink('Ana Duarte', 'owner');
  const welcome = await app.get(link);
  expect(welcome.body).toMatchObject({
    name: 'Ana Duarte',
    role: 'owner',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
  });
  expect((await app.get(link)).body.secret).toBe(welcome.body.secret);
  const { secret, uri, picture } = welcome.body;
  expect(uri).toContain(secret);
  expect(picture.length).toBe(picture[0].length);

  const browser = app.stranger();
  const wrong = await browser.post(link, { password: PASSWORD, code: '000000' }, home());
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_code']);
  const short = await browser.post(link, { password: 'short', code: codeOf(secret) }, home());
  expect(short.body.fields.password).toBe('A password here has at least 12 characters');
  const both = await Promise.all(
    [1, 2].map(() => app.stranger().post(link, { password: PASSWORD, code: codeOf(secret) }, home())),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await app.get(link)).status).toBe(404);
});

test('name, password and code are needed together, and nothing tells which was wrong', async () => {
  const { signIn, secret } = await aMember('Ben Ito');
  const right = await signIn();
  expect(right.status).toBe(200);
  expect([right.headers['set-cookie']].flat().join()).toMatch(/^oid=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly$/);
  aStepLater();
  const answers = [
    await signIn({ name: 'Nobody' }),
    await signIn({ password: 'something else entirely' }),
    await signIn({ code: '123456' }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]?.body]);
  expect((await signIn({ name: '  BEN   ito ', code: codeOf(secret).replace(/(...)/, '$1 ') })).status).toBe(200);
});

test('a code opens once, also for two at the same moment', async () => {
  const { signIn, secret } = await aMember('Cleo Marsh');
  const twice = await Promise.all([signIn(), signIn()]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  // An older code than the last one used is over as well.
  expect((await signIn({ code: codeOf(secret, clock - 30_000) })).status).toBe(401);
  aStepLater();
  expect((await signIn()).status).toBe(200);
});

test('of a guesser’s attempts ten are looked at in ten minutes, and good ones do not count', async () => {
  const { signIn } = await aMember('Dora Lind');
  const guesser = home();
  const answers = await Promise.all(Array.from({ length: 14 }, () => signIn({ code: '111111' }, guesser)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await signIn({}, guesser)).status).toBe(429);
  expect((await signIn()).status).toBe(200);
});

test.runIf(IS_LONG)(
  'wrong passwords of strangers, however many and from wherever, keep nobody out',
  async () => {
    const { signIn } = await aMember('Pia Noll');
    for (let n = 0; n < 110; n += 10) {
      const guesses = Array.from({ length: 10 }, () => signIn({ password: 'something else entirely' }));
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    }
    expect((await signIn()).status).toBe(200);
  },
  60_000,
);

test('whoever knows the password has twenty codes an hour, from wherever, and the log and Today tell of it', async () => {
  const { signIn, id } = await aMember('Quin Ash');
  const told = async () =>
    (await (await app.operator()).get('/api/admin/today')).body.alerts.find(
      (alert: { id: string }) => alert.id === 'wrong-codes',
    );
  const before = (await told())?.count ?? 0;
  const answers = await Promise.all(Array.from({ length: 24 }, () => signIn({ code: '111111' })));
  const [first] = answers;
  for (const { status, body } of answers) expect([status, body]).toEqual([401, first?.body]);
  const late = await signIn();
  expect([late.status, late.body.code]).toEqual([429, 'too_many_attempts']);

  const noted = () => readAudit(app.db, { action: 'operator.wrong-code', subject: `operator:${id}`, most: 99 });
  await expect.poll(async () => (await noted()).length, { timeout: 20_000 }).toBe(20);
  expect((await noted())[0]).toMatchObject({ operator: 'Not signed in', operatorId: null, before: null, after: null });
  expect(await told()).toMatchObject({
    count: before + 20,
    state: 'urgent',
    href: '/admin/audit?did=operator.wrong-code',
  });
});

test('a session ends when nobody works, at the latest after twelve hours, and when it is told to', async () => {
  const { browser } = await aMember('Edda Roth');
  const me = () => browser.get('/api/admin/me');
  const age = (column: string, by: string) =>
    sql`update operator_sessions set ${sql.ref(column)} = now() - ${by}::interval where name = 'Edda Roth'`.execute(
      app.db,
    );
  expect((await me()).body).toMatchObject({ name: 'Edda Roth', role: 'operator' });
  await age('last_seen_at', '29 minutes');
  expect((await me()).status).toBe(200);
  await age('last_seen_at', '29 minutes');
  expect((await me()).status, 'being heard is work').toBe(200);
  await age('last_seen_at', '31 minutes');
  expect((await me()).body.code).toBe('not_an_operator');
  await age('last_seen_at', '0 minutes');
  await age('expires_at', '1 second');
  expect((await me()).status).toBe(401);
  await sweepOperatorSessions(app.db);
  const left = await sql`select 1 from operator_sessions where name = 'Edda Roth'`.execute(app.db);
  expect(left.rows).toEqual([]);

  const { browser: other } = await aMember('Finn Ode');
  expect((await other.post('/api/admin/sign-out')).status).toBe(200);
  expect(other.cookies.has('oid')).toBe(false);
  expect((await sql`select 1 from operator_sessions where name = 'Finn Ode'`.execute(app.db)).rows).toEqual([]);
});

test('from a new link on nothing that a lost phone knows opens a session, and those that are open end', async () => {
  const owner = await app.operator('owner');
  const { browser, id, signIn } = await aMember('Gwen Bell');
  expect((await browser.get('/api/admin/me')).status).toBe(200);
  const link = await owner.post(`/api/admin/operators/${id}/link`);
  expect(link).toMatchObject({ status: 200, body: { path: expect.stringContaining('/admin/welcome/') } });
  expect((await browser.get('/api/admin/me')).status, 'the session').toBe(401);
  expect(await signIn(), 'password and code').toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  aStepLater();
  expect((await readAudit(app.db, { subject: `operator:${id}`, most: 1 }))[0]).toMatchObject({
    action: 'operator.link',
    operator: owner.operator.name,
    before: { state: 'active' },
    after: { state: 'invited', until: link.body.until },
  });

  await sql`update operators set link_until = now() where id = ${id}`.execute(app.db);
  expect((await signIn()).status, 'nor once the link is too old').toBe(401);
  aStepLater();
  const path = (await owner.post(`/api/admin/operators/${id}/link`)).body.path.replace('/admin/', '/api/admin/');
  const { secret } = (await app.get(path)).body;
  const begun = await app.post(path, { password: 'another sentence to keep', code: codeOf(secret) }, home());
  expect(begun.status).toBe(200);
  aStepLater();
  expect((await signIn()).status).toBe(401);
  aStepLater();
  expect((await signIn({ password: 'another sentence to keep', code: codeOf(secret) })).status).toBe(200);
  aStepLater();
});

test('the old password opens nothing that a link has closed while it was checked', async () => {
  const { id, secret, signIn } = await aMember('Nia Holt');
  once(() => newLink(app.db, null, id));
  expect((await signIn({ code: codeOf(secret, clock + 30_000) })).status).toBe(401);
  expect((await sql`select from operator_sessions where operator_id = ${id}`.execute(app.db)).rows).toEqual([]);
});

describe('whoever is made less while they come in', () => {
  test('comes in as what they are now', async () => {
    await aMember('Ida Stern', 'owner');
    const { id, signIn } = await aMember('Jon Weir', 'owner');
    once(() => change(app.db, null, id, { role: 'operator' }));
    expect(await signIn()).toMatchObject({ status: 200, body: { role: 'operator' } });
    const kept = await sql`select role from operator_sessions where operator_id = ${id}`.execute(app.db);
    expect(kept.rows).toEqual([{ role: 'operator' }]);
  });

  test('comes in as what they are now by a one-time link, too', async () => {
    const link = await aLink('Kim Vale', 'owner');
    const { secret } = (await app.get(link)).body;
    const found = await sql<{ id: number }>`select id from operators where name = 'Kim Vale'`.execute(app.db);
    const id = found.rows[0]?.id ?? 0;
    once(() => change(app.db, null, id, { role: 'operator' }));
    const browser = app.stranger();
    const begun = await browser.post(link, { password: PASSWORD, code: codeOf(secret) }, home());
    expect(begun).toMatchObject({ status: 200, body: { role: 'operator' } });
    expect((await browser.get('/api/admin/me')).body.role).toBe('operator');
    aStepLater();
  });

  test('has no session of before, also when both are done at the same moment', async () => {
    await aMember('Lea Ford', 'owner');
    const { id, signIn } = await aMember('Max Hale', 'owner');
    const waiting = async (most: number) => {
      for (let n = 0; n < most; ) {
        const found = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
        n = found.rows[0]?.n ?? 0;
      }
    };
    const calls: Promise<unknown>[] = [];

    // The code is used and the session is not there yet; then the owner comes.
    await inTransaction(app.db, async (tx) => {
      await sql`lock table audit_log in share mode`.execute(tx);
      calls.push(signIn());
      await waiting(1);
      calls.push(change(app.db, null, id, { role: 'operator' }));
      await waiting(2);
    });
    expect(await Promise.all(calls)).toMatchObject([{ status: 200 }, { ok: true }]);
    const kept = await sql`select role from operator_sessions where operator_id = ${id}`.execute(app.db);
    expect(kept.rows).toEqual([]);
  });
});

test('a traveller’s cookie opens no back office, and the token lies nowhere', async () => {
  const { browser } = await aMember('Hal Moor');
  const token = browser.cookies.get('oid') ?? '';
  const traveller = await app.person();
  traveller.cookies.set('oid', traveller.cookies.get('sid') ?? '');
  expect((await traveller.get('/api/admin/me')).status).toBe(401);
  const kept = await sql<{ text: string }>`select s::text as text from operator_sessions s`.execute(app.db);
  expect(kept.rows.filter(({ text }) => text.includes(token))).toEqual([]);
});
