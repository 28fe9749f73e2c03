/** An enquiry whose writer asks for its erasure. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAnswer, at, openInbox } from '../../../../test/admin-inbox.ts';
import { SAMPLES } from '../../../../test/uploads.ts';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});
afterEach(() => inbox.empty());
afterAll(() => inbox[Symbol.asyncDispose]());

test('is erased by an owner with its files and replies; the log keeps numbers alone', async () => {
  const owner = await inbox.app.operator('owner');
  const { id } = await inbox.message({ name: 'Inês Canária' }, [{ name: 'passport.pdf', bytes: SAMPLES.pdf }]);
  const other = await inbox.request('guide');
  await inbox.marta.post(at(id, '/replies'), anAnswer('Dear Inês Canária'));
  const places = await sql<{ place: string }>`select place from contact_files`.execute(inbox.app.db);
  const place = places.rows[0]?.place ?? '';
  expect(await inbox.app.deps.files.read(place)).toBeTruthy();

  expect((await inbox.marta.delete(at(id))).status).toBe(403);
  expect((await owner.delete(at(id))).status).toBe(200);
  expect((await owner.delete(at(id))).body.code).toBe('no_such_enquiry');
  expect((await owner.get('/api/admin/enquiries?view=all')).body.enquiries).toMatchObject([{ id: other.id }]);
  await expect(inbox.app.deps.files.read(place).then(async (bytes) => bytes.toArray())).rejects.toThrow();
  const left = await sql<{ n: number }>`select ((select count(*) from contacts) + (select count(*) from contact_files)
    + (select count(*) from enquiry_replies))::int as n`.execute(inbox.app.db);
  expect(left.rows).toEqual([{ n: 0 }]);
  const log = await sql<{ text: string }>`select a::text as text from audit_log a`.execute(inbox.app.db);
  expect(log.rows.filter(({ text }) => /Canária|passport|ines@/.test(text))).toEqual([]);
  expect((await inbox.deeds(id))[0]).toMatchObject({
    action: 'enquiry.erase',
    before: { files: 1, replies: 1 },
    after: null,
  });

  expect((await owner.delete(at(other.id))).status).toBe(200);
  expect((await sql`select 1 from requests`.execute(inbox.app.db)).rows).toEqual([]);
});
