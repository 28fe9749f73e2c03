/** Replies that nobody got: where they are found, and how one is sent again. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAnswer, at, openInbox } from '../../../../test/admin-inbox.ts';
import { EmailRefused } from '../../../effects/mail/mail-port.ts';
import { deliverReply } from '../actions/send-emails.ts';

let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  inbox = await openInbox();
});
afterEach(() => inbox.empty());
afterAll(() => inbox[Symbol.asyncDispose]());

const undelivered = async () =>
  (await inbox.marta.get('/api/admin/enquiries?view=undelivered')).body.enquiries.map(({ id }: { id: number }) => id);
const marked = async (id: number) =>
  (await inbox.marta.get('/api/admin/enquiries?view=all')).body.enquiries.find(
    (listed: { id: number }) => listed.id === id,
  ).isUndelivered;
const alert = async () =>
  (await inbox.marta.get('/api/admin/today')).body.alerts.find(
    (told: { id: string }) => told.id === 'undelivered-replies',
  );
const sent: string[] = [];
const post = (fault?: Error) => ({
  ...inbox.app.deps,
  mail: {
    ...inbox.app.deps.mail,
    send: async ({ id }: { readonly id: string }) => {
      if (fault) throw fault;
      sent.push(id);
    },
  },
});
const refused = new EmailRefused('no such mailbox');

async function answered() {
  const { id, reference } = await inbox.message();
  const { body } = await inbox.marta.post(at(id, '/replies'), anAnswer());
  const replyId = body.replies[0].id as number;
  const again = () => inbox.marta.post(at(id, `/replies/${replyId}/again`));
  return { id, replyId, name: `contact-${reference.toLowerCase()}-reply-${replyId}`, again };
}

test('a reply that the mail server refused is found and sent again, once for two presses', async () => {
  const { id, replyId, again } = await answered();
  await inbox.message();
  expect(await undelivered()).toEqual([]);
  await deliverReply(post(refused), replyId).catch(() => undefined);
  expect([await undelivered(), await marked(id)]).toEqual([[id], true]);
  expect(await alert()).toMatchObject({ count: 1, state: 'waits', href: '/admin/inbox?view=undelivered' });

  const jobs = (await inbox.replyJobs()).length;
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await inbox.replyJobs()).length).toBe(jobs + 1);
  expect([await undelivered(), await marked(id)]).toEqual([[], false]);
  expect((await inbox.auditEntries(id))[0]).toMatchObject({ action: 'enquiry.reply-again', after: { reply: replyId } });
  await deliverReply(post(), replyId);
  expect((await inbox.marta.get(at(id))).body.replies).toMatchObject([{ state: 'sent' }]);
  expect((await again()).body.code).toBe('not_undelivered');
  expect(await alert()).toMatchObject({ count: 0, href: null });
});

test('a reply that came back is sent as an email of its own', async () => {
  const { id, replyId, name, again } = await answered();
  await deliverReply(post(), replyId);
  await sql`insert into bounced_emails (email_id, mailbox, how, status, mailbox_is_gone, happened_at)
    values (${name}, 'x', 'bounced', '5.1.1', true, now())`.execute(inbox.app.db);
  expect(await undelivered()).toEqual([id]);
  expect((await again()).status).toBe(200);
  await deliverReply(post(), replyId);
  expect(sent.at(-1)).toBe(`${name}-again-1`);
  expect(await undelivered()).toEqual([]);
  expect((await inbox.marta.get(at(id))).body.replies).toMatchObject([{ state: 'sent' }]);
});

test('a reply that has not left after a quarter of an hour is late, not on its way', async () => {
  const { id, again } = await answered();
  const state = async () => (await inbox.marta.get(at(id))).body.replies[0].state;
  expect(await state()).toBe('due');
  await sql`update enquiry_replies set due_since = now() - interval '16 minutes'`.execute(inbox.app.db);
  expect([await state(), await undelivered()]).toEqual(['late', [id]]);
  expect((await again()).body.replies).toMatchObject([{ state: 'due' }]);
});

test('whoever has settled it in another way says so by marking it as done', async () => {
  const { id, replyId } = await answered();
  await deliverReply(post(refused), replyId).catch(() => undefined);
  const { version } = (await inbox.marta.get(at(id))).body;
  await inbox.marta.put(at(id, '/done'), { done: true, version });
  expect([await undelivered(), (await alert()).count]).toEqual([[], 0]);
});
