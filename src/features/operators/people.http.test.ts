/** Who may work here, who says so, and the log of it that nobody rewrites. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { runScript } from '../../../test/run-script.ts';
import { change, newLink } from './actions/operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('an owner adds somebody, changes and ends their work, and each is in the log', async () => {
  const owner = await app.operator('owner');
  const invited = await owner.post('/api/admin/operators', { name: 'Ina Park', role: 'operator' });
  expect(invited.status).toBe(201);
  expect(invited.body.path).toMatch(/^\/admin\/welcome\/[\w-]{43}$/);
  const again = await owner.post('/api/admin/operators', { name: ' ina  PARK', role: 'operator' });
  expect([again.status, again.body.code]).toEqual([409, 'name_taken']);

  const found = (await owner.get('/api/admin/operators')).body;
  const ina = found.find(({ name }: { name: string }) => name === 'Ina Park');
  expect(ina).toMatchObject({ state: 'invited', role: 'operator', lastSeenAt: null });
  expect((await owner.put(`/api/admin/operators/${ina.id}`, { role: 'owner' })).body.role).toBe('owner');
  expect((await owner.put(`/api/admin/operators/${ina.id}`, { disabled: true })).body.state).toBe('disabled');
  expect((await owner.post(`/api/admin/operators/${ina.id}/link`)).body.code).toBe('operator_disabled');
  expect((await app.get(invited.body.path.replace('/admin', '/api/admin'))).status, 'the link is over too').toBe(404);

  const { entries } = (await owner.get(`/api/admin/audit?subject=operator:${ina.id}`)).body;
  expect(entries.map(({ action, before, after }: Record<string, unknown>) => [action, before, after])).toEqual([
    ['operator.change', { role: 'owner', disabled: false }, { role: 'owner', disabled: true }],
    ['operator.change', { role: 'operator', disabled: false }, { role: 'owner', disabled: false }],
    ['operator.invite', null, { name: 'Ina Park', role: 'operator' }],
  ]);
  expect(new Set(entries.map(({ operator }: { operator: string }) => operator))).toEqual(
    new Set([owner.operator.name]),
  );
});

test('whose work has ended is out at once', async () => {
  const owner = await app.operator('owner');
  const other = await app.operator('operator');
  expect((await other.get('/api/admin/me')).status).toBe(200);
  await owner.put(`/api/admin/operators/${other.operator.id}`, { disabled: true });
  expect((await other.get('/api/admin/me')).status).toBe(401);
});

test('two owners who end each other at once leave one', async () => {
  await using own = await openApp();
  await sql`insert into operators (name, name_key, role, password, totp_secret) values
    ('One', 'one', 'owner', '$argon2id$x', 'x'), ('Two', 'two', 'owner', '$argon2id$x', 'x')`.execute(own.db);
  const { rows } = await sql<{ id: number; name: string }>`select id, name from operators order by id`.execute(own.db);
  const [one, two] = rows;
  if (!one || !two) throw new Error('Two owners were made');
  const answers = await Promise.all([
    change(own.db, one, two.id, { disabled: true }),
    change(own.db, two, one.id, { role: 'operator' }),
  ]);
  expect(answers.map((answer) => (answer.ok ? 'done' : answer.error)).sort()).toEqual(['done', 'last_owner']);
});

test('the only owner who can come in gets a link by the command line alone, which says what that means', async () => {
  await using own = await openApp();
  const owner = await own.operator('owner');
  const { id } = owner.operator;
  expect(await owner.post(`/api/admin/operators/${id}/link`)).toMatchObject({
    status: 409,
    body: { code: 'last_owner' },
  });
  const second = await own.operator('owner');
  const both = await Promise.all([
    newLink(own.db, owner.operator, second.operator.id),
    newLink(own.db, second.operator, id),
  ]);
  expect(both.map((answer) => (answer.ok ? 'made' : answer.error)).sort(), 'two for each other at once').toEqual([
    'last_owner',
    'made',
  ]);
  const [left] = (await sql<{ name: string }>`select name from operators where password is not null`.execute(own.db))
    .rows;
  const folder = await mkdtemp(join(tmpdir(), 'wl-operator-'));
  const settings = { DATABASE_URL: own.databaseUrl, DATA_DIR: folder };
  const { status, said } = await runScript('operator.ts', settings, 'link', left?.name ?? '');
  await rm(folder, { recursive: true });
  expect(status, said).toBe(0);
  expect(said).toMatch(/\/admin\/welcome\/[\w-]{43}\n/);
  expect(said).toContain(`The password, the authenticator and the sessions ${left?.name} had have ended`);
  expect(said).toContain(`${left?.name} was the only owner who could come in. Until this link is used there is none.`);
  expect((await sql`select from operator_sessions`.execute(own.db)).rows).toEqual([]);
});

test('the log is only added to, is read in pages, and is taken along by owners', async () => {
  for (const statement of ['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log']) {
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('The audit log is only added to');
  }
  await sql`insert into audit_log (operator, action, subject, after)
    select 'Many', 'test.many', 'test:' || n, '{"formula": "=1+1"}' from generate_series(1, 120) n`.execute(app.db);
  const owner = await app.operator('owner');
  const seen: number[] = [];
  for (let after = ''; ; ) {
    const { entries, next } = (await owner.get(`/api/admin/audit?did=test${after}`)).body;
    seen.push(...entries.map(({ id }: { id: number }) => id));
    if (!next) break;
    after = `&after=${next}`;
  }
  expect(seen).toHaveLength(120);
  expect(seen).toEqual([...seen].sort((one, other) => other - one));

  const file = await owner.get('/api/admin/audit.csv');
  expect(file.headers['content-disposition']).toContain('attachment');
  expect(file.text.split('\r\n').length).toBeGreaterThan(120);
  expect(file.text).toContain('audit.export');
});
