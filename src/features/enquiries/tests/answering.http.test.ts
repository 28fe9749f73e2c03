/** What operators do about enquiries, over HTTP: what each action leaves behind, and two operators at once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anAnswer, at, openInbox } from '../../../../test/admin-inbox.ts';
import { readAudit } from '../../../kernel/audit-log.ts';
import { forgetOldEnquiries } from '../jobs.ts';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});
afterEach(() => inbox.empty());
afterAll(() => inbox[Symbol.asyncDispose]());

describe('looking after an enquiry', () => {
  test('is taken, given, and left; the log has numbers and states alone', async () => {
    const { id } = await inbox.message();
    const taken = await inbox.marta.put(at(id, '/operator'), { operator: 'me', version: 1 });
    expect(taken).toMatchObject({
      status: 200,
      body: { operatorId: inbox.marta.operator.id, isMine: true, version: 2 },
    });
    const given = await inbox.marta.put(at(id, '/operator'), { operator: inbox.tomas.operator.id, version: 2 });
    expect(given.body).toMatchObject({ operatorId: inbox.tomas.operator.id, isMine: false, version: 3 });
    const left = await inbox.tomas.put(at(id, '/operator'), { operator: null, version: 3 });
    expect(left.body).toMatchObject({ operatorId: null, version: 4 });
    const open = { state: 'open' };
    expect(await inbox.auditEntries(id)).toEqual([
      {
        action: 'enquiry.assign',
        operator: inbox.tomas.operator.name,
        before: { ...open, operatorId: inbox.tomas.operator.id },
        after: { ...open, operatorId: null },
      },
      {
        action: 'enquiry.assign',
        operator: inbox.marta.operator.name,
        before: { ...open, operatorId: inbox.marta.operator.id },
        after: { ...open, operatorId: inbox.tomas.operator.id },
      },
      {
        action: 'enquiry.assign',
        operator: inbox.marta.operator.name,
        before: { ...open, operatorId: null },
        after: { ...open, operatorId: inbox.marta.operator.id },
      },
    ]);
  });

  test('ends with the work of whoever did: then it is nobody’s, under a name that is marked', async () => {
    const [rui, owner] = [await inbox.app.operator(), await inbox.app.operator('owner')];
    const { id } = await inbox.message();
    const nobodys = async () => ({
      listed: (await inbox.marta.get('/api/admin/enquiries?view=nobodys')).body.enquiries.map(
        (e: { id: number }) => e.id,
      ),
      told: (await inbox.marta.get('/api/admin/today')).body.alerts.find(
        (alert: { id: string }) => alert.id === 'enquiries-nobodys',
      ).count,
    });
    await inbox.marta.put(at(id, '/operator'), { operator: rui.operator.id, version: 1 });
    expect(await nobodys()).toEqual({ listed: [], told: 0 });
    await owner.put(`/api/admin/operators/${rui.operator.id}`, { disabled: true });
    expect(await nobodys()).toEqual({ listed: [id], told: 1 });
    const names = (await inbox.marta.get('/api/admin/operators/names')).body;
    expect(names).toContainEqual({ id: rui.operator.id, name: rui.operator.name, state: 'disabled' });
    expect(names).toContainEqual({ id: owner.operator.id, name: owner.operator.name, state: 'active' });

    await inbox.marta.put(at(id, '/operator'), { operator: 'me', version: 2 });
    await owner.post('/api/admin/operators', { name: 'Not Yet Here', role: 'operator' });
    const invited = await sql<{ id: number }>`select id from operators where name = 'Not Yet Here'`.execute(
      inbox.app.db,
    );
    for (const operator of [rui.operator.id, invited.rows[0]?.id]) {
      const refused = await inbox.marta.put(at(id, '/operator'), { operator, version: 3 });
      expect([refused.status, refused.body.code]).toEqual([422, 'no_such_operator']);
    }
  });

  test('is refused where there is no such operator or enquiry, or the wish is none', async () => {
    const { id } = await inbox.message();
    expect(await inbox.marta.put(at(id, '/operator'), { operator: 471_100, version: 1 })).toMatchObject({
      status: 422,
      body: { code: 'no_such_operator' },
    });
    expect((await inbox.marta.put(at(4711, '/operator'), { operator: 'me', version: 1 })).status).toBe(404);
    const wrong = await inbox.marta.put(at(id, '/operator'), { operator: 'you', version: '1' });
    expect(wrong.body.fields).toEqual({
      operator: 'Please choose who looks after it',
      version: 'Please say which version this was made from',
    });
    expect((await inbox.marta.get(at(id))).body.version).toBe(1);
  });

  test('done and opened again', async () => {
    const { id } = await inbox.message();
    const done = await inbox.marta.put(at(id, '/done'), { done: true, version: 1 });
    expect(done.body.doneAt).toMatch(/^\d{4}-/);
    const open = await inbox.tomas.put(at(id, '/done'), { done: false, version: 2 });
    expect(open.body).toMatchObject({ doneAt: null, version: 3 });
    expect((await inbox.auditEntries(id)).map(({ action, after }) => [action, after?.['state']])).toEqual([
      ['enquiry.reopen', 'open'],
      ['enquiry.close', 'done'],
    ]);
  });

  test('what somebody else has done in between is told, and nothing is done', async () => {
    const { id } = await inbox.message();
    await inbox.marta.put(at(id, '/operator'), { operator: 'me', version: 1 });
    const late = await inbox.tomas.put(at(id, '/done'), { done: true, version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { change: 'taken', by: inbox.marta.operator.name } },
    });
    expect(late.body.message).toContain(`${inbox.marta.operator.name} has taken it in the meantime`);
    expect((await inbox.marta.get(at(id))).body).toMatchObject({ doneAt: null, isMine: true });
    expect(await inbox.auditEntries(id)).toHaveLength(1);
  });

  test('is not done when it cannot be written down', async () => {
    const { id } = await inbox.message();
    await sql`alter table audit_log add constraint no_room check (subject <> ${sql.lit(`enquiry:${id}`)})`.execute(
      inbox.app.db,
    );
    try {
      for (const action of [
        inbox.marta.put(at(id, '/operator'), { operator: 'me', version: 1 }),
        inbox.marta.put(at(id, '/done'), { done: true, version: 1 }),
        inbox.marta.post(at(id, '/replies'), anAnswer()),
      ]) {
        expect((await action).status).toBe(500);
      }
    } finally {
      await sql`alter table audit_log drop constraint no_room`.execute(inbox.app.db);
    }
    expect((await inbox.marta.get(at(id))).body).toMatchObject({ version: 1, operatorId: null, replies: [] });
    expect(await inbox.replyJobs()).toEqual([]);
  });
});

describe('a reply', () => {
  test('is kept with who and when, leaves one email, and makes the enquiry one’s own', async () => {
    const { id } = await inbox.message();
    const sent = await inbox.marta.post(at(id, '/replies'), anAnswer('Yes, very quiet.', { done: true }));
    expect(sent).toMatchObject({
      status: 200,
      body: {
        replies: [{ text: 'Yes, very quiet.', operator: inbox.marta.operator.name, state: 'due', endedAt: null }],
        ...{ isMine: true, version: 2 },
      },
    });
    expect(sent.body.doneAt).not.toBeNull();
    const reply = sent.body.replies[0].id;
    expect(await inbox.replyJobs()).toEqual([{ data: { replyId: reply } }]);
    expect(await inbox.auditEntries(id)).toEqual([
      {
        action: 'enquiry.reply',
        operator: inbox.marta.operator.name,
        before: { operatorId: null, state: 'open' },
        after: { operatorId: inbox.marta.operator.id, state: 'done', reply },
      },
    ]);
    expect((await inbox.marta.get('/api/admin/enquiries?view=all')).body.enquiries[0].replies).toBe(1);
  });

  test('is one reply however often the button is pressed', async () => {
    const { id } = await inbox.message();
    const body = anAnswer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => inbox.marta.post(at(id, '/replies'), body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { replies } }) => replies.length))).toEqual(new Set([1]));
    expect(await inbox.replyJobs()).toHaveLength(1);
    expect(await inbox.marta.post(at(id, '/replies'), { ...body, text: 'Another text' })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect((await inbox.tomas.post(at(id, '/replies'), body)).status).toBe(422);
  });

  test('of two operators who answer at once, one is sent and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await inbox.message();
      const both = await Promise.all([
        inbox.marta.post(at(id, '/replies'), anAnswer('From Marta')),
        inbox.tomas.post(at(id, '/replies'), anAnswer('From Tomás')),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
      expect(lost?.body).toMatchObject({
        code: 'changed_meanwhile',
        details: { change: 'answered', by: won?.body.replies[0].operator },
      });
      expect((await inbox.marta.get(at(id))).body.replies).toHaveLength(1);
    }
    expect(await inbox.replyJobs()).toHaveLength(5);
  });

  test('is refused empty, too long, without a key, or about nothing', async () => {
    const { id } = await inbox.message();
    for (const [wrong, field, words] of [
      [{ text: ' ' }, 'text', 'Required'],
      [{ text: 'x'.repeat(5001) }, 'text', 'Please keep this under 5,000 characters'],
      [{ key: 'mine' }, 'key', 'Please send a key of your own'],
      [{ done: 'yes' }, 'done', 'Please say whether that settles it'],
    ] as const) {
      const refused = await inbox.marta.post(at(id, '/replies'), anAnswer(undefined, wrong));
      expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: words } } });
    }
    expect((await inbox.marta.post(at(4711, '/replies'), anAnswer())).status).toBe(404);
    expect(await inbox.replyJobs()).toEqual([]);
  });
});

test('what is old is forgotten whole, with its replies and its words', async () => {
  const { id } = await inbox.message();
  await inbox.marta.post(at(id, '/replies'), anAnswer());
  await sql`update contacts set created_at = now() - interval '366 days'`.execute(inbox.app.db);
  await forgetOldEnquiries(inbox.app.deps);
  const left = await sql`
    select 1 from contacts union all select 1 from enquiries union all select 1 from enquiry_replies`.execute(
    inbox.app.db,
  );
  expect(left.rows).toEqual([]);
  expect((await inbox.marta.get(at(id))).status).toBe(404);
  expect(JSON.stringify(await readAudit(inbox.app.db, { action: 'enquiry', most: 1000 }))).not.toMatch(
    /quiet|ines@|Inês/,
  );
});
