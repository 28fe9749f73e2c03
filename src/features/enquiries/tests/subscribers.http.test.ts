/** Subscribers as operators look after them, over HTTP. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/site.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { tokensOf } from '../actions/subscribe.ts';
import { forgetOldEnquiries } from '../jobs.ts';

type AdminClient = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let marta: AdminClient;
let owner: AdminClient;
let people = 0;
beforeAll(async () => {
  app = await openApp();
  [marta, owner] = [await app.operator(), await app.operator('owner')];
});
beforeEach(async () => {
  await sql`truncate newsletters cascade`.execute(app.db);
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = async (email: string) => {
  await app.stranger().post('/api/newsletter', { email }, { address: `10.9.0.${people++}` });
  const found = await sql<{
    id: number;
    seed: string;
  }>`select id, seed from newsletters where email = ${email}`.execute(app.db);
  return found.rows[0] ?? { id: 0, seed: '' };
};
const join = async (email: string) => {
  const asked = await ask(email);
  const { confirm } = await tokensOf(app.deps, asked.seed);
  expect((await app.post(`/api/newsletter/confirm/${confirm}`)).status).toBe(200);
  return asked;
};
const emails = async (query = '') =>
  (await marta.get(`/api/admin/subscribers${query}`)).body.subscribers.map(({ email }: { email: string }) => email);
const at = (id: number, part = '') => `/api/admin/subscribers/${id}${part}`;
const auditEntries = async (id: number | 'all') =>
  (await readAudit(app.db, { subject: `subscriber:${id}`, most: 10 })).map(({ action, operator, before, after }) => ({
    ...{ action, operator, before, after },
  }));

test('are listed by state and by how the address begins', async () => {
  await ask('waiting@example.com');
  await join('ines@example.com');
  const gone = await join('tomas@example.com');
  await marta.post(at(gone.id, '/leave'));
  expect(await emails()).toEqual(['tomas@example.com', 'ines@example.com', 'waiting@example.com']);
  expect(await emails('?status=confirmed')).toEqual(['ines@example.com']);
  expect(await emails('?status=waiting')).toEqual(['waiting@example.com']);
  expect(await emails('?status=left')).toEqual(['tomas@example.com']);
  expect(await emails('?q=INES')).toEqual(['ines@example.com']);
  expect(await emails('?q=example')).toEqual([]);
  for (const odd of ['%25', '_', "'", '%5C', '%00']) expect(await emails(`?q=${odd}x`), odd).toEqual([]);
  expect((await marta.get('/api/admin/subscribers?status=some')).body.fields).toEqual({
    status: 'There is no such status',
  });
  // Who comes back waits again.
  await ask('tomas@example.com');
  expect(await emails('?status=waiting')).toEqual(['tomas@example.com', 'waiting@example.com']);
});

test('come in pages of fifty that leave nobody out', async () => {
  await sql`insert into newsletters (email, seed, confirm_sha256, leave_sha256, created_at, asked_at)
    select 'a' || n || '@example.com', gen_random_uuid(), 'c' || n, 'l' || n, now(), now()
    from generate_series(1, 101) n`.execute(app.db);
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await marta.get(`/api/admin/subscribers?q=a${after && `&after=${after}`}`);
    seen.push(...body.subscribers.map(({ email }: { email: string }) => email));
    after = body.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([101, 101]);
});

test('show the proof of their consent: when, in which words, by which email', async () => {
  const { id } = await join('ines@example.com');
  const { body } = await marta.get(at(id));
  expect(body).toMatchObject({ email: 'ines@example.com', status: 'confirmed' });
  const letter = `newsletter-${id}-confirm-1`;
  expect(body.consentEvents.map(({ happenedAt: _, ...rest }: { happenedAt: string }) => rest)).toEqual([
    { event: 'asked', wording: expect.stringContaining('I can leave with one click'), letter },
    { event: 'confirmed', wording: expect.stringContaining('I can leave with one click'), letter },
  ]);
  expect(Date.parse(body.consentEvents[1].happenedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(await marta.get(at(4711))).toMatchObject({ status: 404, body: { code: 'no_such_subscriber' } });
});

test('are taken off the list on request, once, however often it is done', async () => {
  const { id, seed } = await join('ines@example.com');
  // All of them are under way before the first may go on.
  const { pressed } = await app.db.transaction().execute(async (tx) => {
    await sql`select 1 from newsletters where id = ${id} for update`.execute(tx);
    const pressed = [1, 2, 3].map(() => marta.post(at(id, '/leave')));
    await eventually(async () => {
      const held = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      expect(held.rows).toHaveLength(3);
    });
    return { pressed };
  });
  const answers = await Promise.all(pressed);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 left']));
  const { body } = await marta.get(at(id));
  expect(body.consentEvents.map(({ event }: { event: string }) => event)).toEqual(['asked', 'confirmed', 'left']);
  expect(body.consentEvents[2].wording).toContain('because the owner of the address asked for it');
  expect(await auditEntries(id)).toEqual([
    {
      action: 'subscriber.leave',
      operator: marta.operator.name,
      before: { status: 'confirmed' },
      after: { status: 'left' },
    },
  ]);
  // The old link confirms nothing any more.
  const { confirm } = await tokensOf(app.deps, seed);
  expect((await app.post(`/api/newsletter/confirm/${confirm}`)).status).toBe(404);
  expect((await marta.post(at(4711, '/leave'))).status).toBe(404);
});

test('are erased with their consents, and the log keeps neither address nor words', async () => {
  const { id } = await join('ines@example.com');
  expect(await marta.delete(at(id))).toMatchObject({ status: 200, body: { erased: true } });
  expect((await marta.delete(at(id))).status).toBe(404);
  const left = await sql`select 1 from newsletters union all select 1 from newsletter_consents`.execute(app.db);
  expect(left.rows).toEqual([]);
  expect(await auditEntries(id)).toEqual([
    { action: 'subscriber.erase', operator: marta.operator.name, before: { status: 'confirmed' }, after: null },
  ]);
  expect(JSON.stringify(await readAudit(app.db, { action: 'subscriber', most: 100 }))).not.toContain('@');
});

test('are exported by an owner, only the confirmed, each with the own way out, and it is written down', async () => {
  await ask('waiting@example.com');
  const { id, seed } = await join('+1@example.com');
  await marta.post(at((await join('tomas@example.com')).id, '/leave'));
  expect((await marta.get('/api/admin/subscribers.csv')).status).toBe(403);

  const { status, text, headers } = await owner.get('/api/admin/subscribers.csv');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="subscribers.csv"',
    'x-content-type-options': 'nosniff',
  });
  const { leave } = await tokensOf(app.deps, seed);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('\ufeffAddress,Confirmed at,Agreed to,Link to leave');
  expect(lines[1]).toMatch(
    /^'\+1@example\.com,\d{4}-.*I can leave with one click\."?,http.*\/newsletter\/leave\/[\w-]{43}$/,
  );
  expect(lines[1]).toContain(leave);
  expect(await auditEntries('all')).toEqual([
    { action: 'subscriber.export', operator: owner.operator.name, before: null, after: { addresses: 1 } },
  ]);
  expect((await app.post(`/api/newsletter/leave/${leave}`)).status).toBe(200);
  expect((await marta.get(at(id))).body.status).toBe('left');
});

test('are not exported, taken off or erased when it cannot be written down', async () => {
  const { id } = await join('ines@example.com');
  await sql`alter table audit_log add constraint no_room check (subject not like 'subscriber:%') not valid`.execute(
    app.db,
  );
  try {
    for (const answer of [
      marta.post(at(id, '/leave')),
      marta.delete(at(id)),
      owner.get('/api/admin/subscribers.csv'),
    ]) {
      const { status, text } = await answer;
      expect(status).toBe(500);
      expect(text).not.toContain('@');
    }
  } finally {
    await sql`alter table audit_log drop constraint no_room`.execute(app.db);
  }
  expect(await emails('?status=confirmed')).toEqual(['ines@example.com']);
});

test('who left long ago is still forgotten by itself', async () => {
  const { id } = await join('rosa@example.com');
  await marta.post(at(id, '/leave'));
  await sql`update newsletters set left_at = now() - interval '366 days'`.execute(app.db);
  await forgetOldEnquiries(app.deps);
  expect((await marta.get(at(id))).status).toBe(404);
});
