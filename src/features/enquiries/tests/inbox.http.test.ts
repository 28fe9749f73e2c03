/** The inbox over HTTP: what is listed, what is found, and files that run nowhere. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, openInbox } from '../../../../test/admin-inbox.ts';
import type { Client } from '../../../../test/app.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../../../test/uploads.ts';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});
afterEach(() => inbox.empty());
afterAll(() => inbox[Symbol.asyncDispose]());
const list = async (query = '', who: Pick<Client, 'get'> = inbox.marta) =>
  (await who.get(`/api/admin/enquiries${query}`)).body.enquiries.map(({ id }: { id: number }) => id);

describe('the list', () => {
  test('has messages and requests, the newest first, with what is needed to choose one', async () => {
    const first = await inbox.message({ name: 'Inês Duarte' }, [{ name: 'plan.pdf', bytes: SAMPLES.pdf }]);
    const second = await inbox.request('guide');
    const { body } = await inbox.marta.get('/api/admin/enquiries');
    expect(body).toMatchObject({
      enquiries: [
        { id: second.id, kind: 'guide', name: null, email: 'joao@example.pt', begins: 'A guide to Évora', files: 0 },
        { id: first.id, kind: 'message', name: 'Inês Duarte', begins: INES.message, files: 1, replies: 0 },
      ],
      next: null,
    });
    expect(body.enquiries[1]).toMatchObject({ operatorId: null, isMine: false, doneAt: null });
    expect(body.enquiries[1].reference).toMatch(/^W-/);
  });

  test('is narrowed by state, kind, files and whose it is', async () => {
    const plain = await inbox.message();
    const filed = await inbox.message({}, [{ name: 'plan.pdf', bytes: SAMPLES.pdf }]);
    const asked = await inbox.request('business');
    await inbox.marta.put(at(plain.id, '/operator'), { operator: 'me', version: 1 });
    await inbox.tomas.put(at(filed.id, '/done'), { done: true, version: 1 });
    expect(await list()).toEqual([asked.id, plain.id]);
    expect(await list('?view=mine')).toEqual([plain.id]);
    expect(await list('?view=mine', inbox.tomas)).toEqual([]);
    expect(await list('?view=nobodys')).toEqual([asked.id]);
    expect(await list('?view=done')).toEqual([filed.id]);
    expect(await list('?view=all')).toEqual([asked.id, filed.id, plain.id]);
    expect(await list('?view=all&kind=message')).toEqual([filed.id, plain.id]);
    expect(await list('?view=all&files=with')).toEqual([filed.id]);
    for (const wrong of ['view=some', 'kind=letter', 'files=yes', 'after=x', 'after=-1', `q=${'x'.repeat(101)}`]) {
      const { status, body } = await inbox.marta.get(`/api/admin/enquiries?${wrong}`);
      expect([status, Object.keys(body.fields)], wrong).toEqual([400, [wrong.split('=')[0]]]);
    }
  });

  test('is searched by reference, name, address and words, from how they begin', async () => {
    const ines = await inbox.message();
    const joao = await inbox.request('guide');
    const found = (q: string) => list(`?q=${encodeURIComponent(q)}`);
    expect(await found('inês')).toEqual([ines.id]);
    expect(await found('INES@exam')).toEqual([ines.id]);
    expect(await found(ines.reference.slice(0, 8))).toEqual([ines.id]);
    expect(await found('quiet june')).toEqual([ines.id]);
    expect(await found('quiet Évora')).toEqual([]);
    expect(await found('évo')).toEqual([joao.id]);
    for (const odd of ["'", '!!!', 'a & | b', '<->', ':*', '\\', '%', '“”', '\u0000', "ines' or 1=1"]) {
      expect((await inbox.marta.get(`/api/admin/enquiries?q=${encodeURIComponent(odd)}`)).status, odd).toBe(200);
    }
  });

  test('finds a word of thousands like a word of one: the newest first, narrowed, page by page', async () => {
    await sql`insert into requests (reference, kind, email, about, created_at)
      select 'W-' || n, case when n % 30 = 0 then 'guide' else 'learn' end, 'a' || n || '@example.com',
        'Sushi' || case when n % 7 = 0 then '' else ' in Osaka' end, now() from generate_series(1, 2800) n`.execute(
      inbox.app.db,
    );
    const those = async (condition: string) => {
      const found = await sql<{ id: number }>`
        select e.id from enquiries e join requests r on r.id = e.request_id
        where r.about like '%Osaka' and ${sql.raw(condition)} order by e.id desc`.execute(inbox.app.db);
      return found.rows.map(({ id }) => id);
    };
    const all = await those('true');
    expect(all).toHaveLength(2400);
    expect(await list('?q=osak')).toEqual(all.slice(0, 50));
    expect(await list(`?q=osaka&after=${all[1999]}`)).toEqual(all.slice(2000, 2050));
    expect(await list('?q=osaka%20sus&kind=guide')).toEqual((await those("e.kind = 'guide'")).slice(0, 50));
    expect(await list('?q=osaka&view=done')).toEqual([]);
  });

  test('comes in pages of fifty that leave nothing out', async () => {
    await sql`insert into requests (reference, kind, email, about, created_at)
      select 'W-' || n, 'learn', 'a' || n || '@example.com', 'Sushi', now() from generate_series(1, 120) n`.execute(
      inbox.app.db,
    );
    const seen: number[] = [];
    let after: string | null = '';
    const lengths = [];
    while (after !== null) {
      const { body } = await inbox.marta.get(`/api/admin/enquiries${after && `?after=${after}`}`);
      lengths.push(body.enquiries.length);
      seen.push(...body.enquiries.map(({ id }: { id: number }) => id));
      after = body.next;
    }
    expect(lengths).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });
});

describe('one enquiry', () => {
  test('is read with its text and its files', async () => {
    const files = [
      { name: 'Plano São João.pdf', bytes: SAMPLES.pdf },
      { name: 'notes.txt', bytes: SAMPLES.txt },
    ];
    const { id } = await inbox.message({}, files);
    expect((await inbox.marta.get(at(id))).body).toMatchObject({
      ...{ id, kind: 'message', name: INES.name, email: INES.email, text: INES.message, topic: null, replies: [] },
      files: [
        { position: 0, name: 'Plano São João.pdf', mediaType: 'application/pdf', bytes: SAMPLES.pdf.length },
        { position: 1, name: 'notes.txt', mediaType: 'text/plain', bytes: SAMPLES.txt.length },
      ],
      version: 1,
    });
    expect(await inbox.marta.get(at(4711))).toMatchObject({ status: 404, body: { code: 'no_such_enquiry' } });
    expect((await inbox.marta.get('/api/admin/enquiries/x')).status).toBe(400);
  });

  test('its files are handed over byte for byte, and run nowhere', async () => {
    const page = Buffer.from('<!doctype html><script>fetch("/api/admin/operators")</script>');
    const { id, reference } = await inbox.message({}, [
      { name: 'Plano São João.pdf', bytes: SAMPLES.pdf },
      { name: 'page.txt', bytes: page },
    ]);
    // As if the look at the upload had failed: even then it must not become a page of ours.
    await sql`update contact_files set name = 'evil.html', media_type = 'text/html' where position = 1`.execute(
      inbox.app.db,
    );
    const [plan, evil] = [await inbox.marta.get(at(id, '/files/0')), await inbox.marta.get(at(id, '/files/1'))];
    expect(Buffer.from(plan.bytes).equals(SAMPLES.pdf)).toBe(true);
    expect(Buffer.from(evil.bytes).equals(page)).toBe(true);
    for (const { status, headers } of [plan, evil]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
    expect(plan.headers['content-disposition']).toBe(`attachment; filename="${reference}-1-Plano-Sao-Joao.pdf"`);
    expect(evil.headers['content-disposition']).toBe(`attachment; filename="${reference}-2-evil-html"`);
    for (const wrong of [at(id, '/files/2'), at(4711, '/files/0')]) {
      expect(await inbox.marta.get(wrong), wrong).toMatchObject({ status: 404, body: { code: 'no_such_file' } });
    }
    expect((await inbox.app.stranger().get(at(id, '/files/0'))).status).toBe(401);
  });

  test.each(['evil.html', 'evil.svg', 'evil.xhtml', 'evil.js'])('%s does not even arrive', async (name) => {
    const sent = await sendForm(
      inbox.app,
      aForm(INES, [{ name, bytes: Buffer.from('<svg onload="x()"/>') }]),
      inbox.home(),
    );
    expect(sent).toMatchObject({ status: 415, body: { code: 'file_type_not_allowed' } });
  });
});
