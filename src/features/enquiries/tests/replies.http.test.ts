/** Replies through a real queue and a real mail server: what arrives, how often, and what the thread says of it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { eventually } from '../../../../test/site.ts';
import { openPostbox, type Postbox } from '../../../../test/smtp.ts';
import { aForm, INES, sendForm } from '../../../../test/uploads.ts';
import type { Running } from '../../../kernel/scheduler.ts';
import { startWorkerSchedule } from '../../../server/process/background-jobs.ts';
import { deliverReply } from '../actions/send-emails.ts';

let folder: string;
let app: TestApp;
let marta: Awaited<ReturnType<TestApp['operator']>>;
let postbox: Postbox;
let running: Running | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-replies-'));
  postbox = await openPostbox();
  app = await openApp({ settings: { SMTP_URL: postbox.url, DATA_DIR: folder } });
  marta = await app.operator();
});
afterEach(async () => {
  await running?.stop();
  running = null;
  await app[Symbol.asyncDispose]();
  await postbox[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const work = () => {
  running = startWorkerSchedule(app.deps, app.databaseUrl);
};
const message = async (more: object = {}) => {
  await sendForm(app, aForm({ ...INES, ...more }));
  return (await marta.get('/api/admin/enquiries')).body.enquiries[0];
};
const answer = (id: number, text: string) =>
  marta.post(`/api/admin/enquiries/${id}/replies`, { text, key: randomUUID(), done: true, version: 1 });
const thread = async (id: number) => (await marta.get(`/api/admin/enquiries/${id}`)).body.replies;
const replies = () => postbox.received.filter(({ messageId }) => messageId.includes('-reply-'));

test('goes to whoever wrote, answers come to the brand, and what was typed is in no header', async () => {
  const { id, reference } = await message();
  const nasty = 'Yes.\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>\n.\nDATA';
  const sent = await answer(id, nasty);
  expect(sent.status).toBe(200);
  work();
  const [email] = await eventually(() => {
    expect(replies()).toHaveLength(1);
    return replies();
  }, 25_000);
  const head = email?.raw.split('\r\n\r\n')[0] ?? '';
  expect(email?.envelopeTo).toEqual([INES.email]);
  expect(head).toMatch(/^Reply-To: hello@wanderlight\.example\r?$/m);
  expect(email?.subject).toBe(`Our answer to what you wrote (${reference})`);
  expect(email?.messageId).toBe(
    `<contact-${reference.toLowerCase()}-reply-${sent.body.replies[0].id}@wanderlight.example>`,
  );
  expect(head).not.toMatch(/^Bcc:/im);
  expect(email?.text).toContain('Bcc: all@example.com');
  expect(email?.text).toContain(INES.message);
  expect(email?.text).toContain(marta.operator.name);
  expect(email?.html).toContain('&lt;script&gt;');
  expect(email?.html).not.toContain('<script');
  await eventually(async () => expect(await thread(id)).toMatchObject([{ state: 'sent' }]));
  expect((await thread(id))[0].endedAt).not.toBeNull();
  // The queue may give a job out again.
  await deliverReply(app.deps, sent.body.replies[0].id);
  expect(replies()).toHaveLength(1);
});

test('which the mail server will never take is told as refused, and one that came back as returned', async () => {
  const { id, reference } = await message({ email: 'nobody@example.com' });
  await postbox[Symbol.asyncDispose]();
  postbox = await openPostbox({ port: postbox.port, refuses: (address) => address === 'nobody@example.com' });
  const reply = (await answer(id, 'Yes.')).body.replies[0].id;
  work();
  await eventually(async () => expect(await thread(id)).toMatchObject([{ state: 'refused' }]), 25_000);

  await sql`update enquiry_replies set state = 'sent'`.execute(app.db);
  await sql`insert into bounced_emails (email_id, mailbox, how, status, mailbox_is_gone, happened_at)
    values (${`contact-${reference.toLowerCase()}-reply-${reply}`}, 'x', 'bounced', '5.1.1', true, now())`.execute(
    app.db,
  );
  expect(await thread(id)).toMatchObject([{ state: 'returned' }]);
});

test.runIf(IS_LONG)('is due while the mail server is away, and arrives when it is back', async () => {
  const { id } = await message();
  await postbox[Symbol.asyncDispose]();
  await answer(id, 'Yes.');
  work();
  await new Promise((later) => setTimeout(later, 2500));
  expect(await thread(id)).toMatchObject([{ state: 'due', endedAt: null }]);
  postbox = await openPostbox({ port: postbox.port });
  await eventually(async () => expect(await thread(id)).toMatchObject([{ state: 'sent' }]), 25_000);
  expect(replies()).toHaveLength(1);
});

test('about what has been forgotten is not sent', async () => {
  const { id } = await message();
  const reply = (await answer(id, 'Yes.')).body.replies[0].id;
  await sql`delete from contacts`.execute(app.db);
  await deliverReply(app.deps, reply);
  expect(replies()).toEqual([]);
});
