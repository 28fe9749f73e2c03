/** Mails that come in: into the thread they answer, once, whoever says they are somebody; and never answered in a loop. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anAnswer, at } from '../../../../test/admin-inbox.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { booked } from '../../../../test/booked-trip.ts';
import { type Mailed, postmarkMail } from '../../../../test/postmark.ts';
import { aForm, INES, SAMPLES, sendForm } from '../../../../test/uploads.ts';
import { addressWith, openReplyTokens, type Thread, threadIdOf } from '../../../kernel/reply-token.ts';
import { listBookingIdsOf } from '../../bookings/store/personal-records.ts';
import { mailRecords } from '../actions/personal-records.ts';
import { deliverReply } from '../actions/send-emails.ts';
import { forgetOldEnquiries } from '../jobs.ts';

const INBOX = 'inbox@wanderlight.example';
const SECRET = 'a long secret of the mail service';
let folder: string;
let app: TestApp;
let desk: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-inbound-'));
  app = await openApp({ settings: { DATA_DIR: folder, INBOX_ADDRESS: INBOX, INBOX_WEBHOOK_PASSWORD: SECRET } });
  desk = await app.operator('owner');
});
afterEach(async () => {
  await sql`truncate contacts, requests, inbound_mails cascade`.execute(app.db);
  await sql`delete from pgboss.job where name like 'enquiries.%'`.execute(app.db);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const basic = (password: string) => `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`;
async function handOver(mail: object | string, authorization = basic(SECRET)) {
  const body = typeof mail === 'string' ? mail : JSON.stringify(mail);
  const headers = { 'content-type': 'application/json', authorization };
  return app.stranger().send('POST', '/api/inbound-mail/postmark', Buffer.from(body), { headers });
}
const arrives = async (mailed: Mailed) => expect((await handOver(postmarkMail(mailed))).status).toBe(200);
const listed = async (query = 'view=all') => (await desk.get(`/api/admin/enquiries?${query}`)).body.enquiries;
const read = async (id: number) => (await desk.get(at(id))).body;
const addressOf = async (thread: Thread) => addressWith(INBOX, (await openReplyTokens(app.db)).tokenOf(thread));
async function anEnquiry(more: object = {}): Promise<number> {
  expect((await sendForm(app, aForm({ ...INES, ...more }))).status).toBe(201);
  return (await listed())[0].id;
}
const jobs = async (name: string) =>
  (await sql`select 1 from pgboss.job where name = ${name}`.execute(app.db)).rows.length;

test('only the mail service hands over mail, and only where one is set', async () => {
  for (const authorization of ['', 'Basic', basic(''), basic('wrong'), `Bearer ${SECRET}`]) {
    expect.soft((await handOver(postmarkMail(), authorization)).status, authorization).toBe(401);
  }
  expect((await handOver('{"From": 7}')).status).toBe(400);
  expect((await handOver('no json')).status).toBe(400);
  expect(await listed()).toEqual([]);
  await using other = await openApp();
  const answer = await other.send('POST', '/api/inbound-mail/postmark', Buffer.from('{}'), {
    headers: { authorization: basic(SECRET) },
  });
  expect(answer.status).toBe(404);
});

test('an answer enters the thread its address names, opens it again and waits to be looked at', async () => {
  const id = await anEnquiry();
  await desk.post(at(id, '/replies'), anAnswer('Yes, very quiet.', { done: true }));
  expect((await read(id)).doneAt).not.toBeNull();
  await arrives({
    to: await addressOf({ of: 'enquiry', id }),
    text: 'And is breakfast included?\n\nOn Thu, Nov 26, 2026 at 9:00 AM Wanderlight <inbox@wanderlight.example>\nwrote:\n> Yes, very quiet.',
  });
  const enquiry = await read(id);
  expect(enquiry.doneAt).toBeNull();
  expect(enquiry.mails).toEqual([
    expect.objectContaining({
      sender: 'ines@example.com',
      senderName: 'Inês Duarte',
      isKnownSender: true,
      isAutomatic: false,
      text: 'And is breakfast included?',
      quoted: expect.stringContaining('> Yes, very quiet.'),
    }),
  ]);
  expect((await listed('view=unread')).map((one: { id: number }) => one.id)).toEqual([id]);
  expect((await listed('view=all&q=breakfast')).map((one: { id: number }) => one.id)).toEqual([id]);
  const { alerts } = (await desk.get('/api/admin/today')).body;
  expect(alerts.find((alert: { id: string }) => alert.id === 'enquiries-unread')).toMatchObject({
    count: 1,
    state: 'waits',
  });
  // Whoever decides from a page older than the mail is told.
  const old = await desk.put(at(id, '/done'), { done: true, version: 2 });
  expect([old.status, old.body.message]).toEqual([409, expect.stringContaining('has come in in the meantime')]);
  await desk.put(at(id, '/operator'), { operator: 'me', version: enquiry.version });
  expect(await listed('view=unread')).toEqual([]);
});

test('the letter itself names the thread twice: in the address that is answered and among its references', async () => {
  const id = await anEnquiry();
  await desk.post(at(id, '/replies'), anAnswer());
  const letters: { replyTo?: string; thread?: string }[] = [];
  const mail = { ...app.deps.mail, send: async (email: object) => void letters.push(email) };
  const replyId = (await read(id)).replies[0].id;
  await deliverReply({ ...app.deps, mail }, replyId);
  const token = (await openReplyTokens(app.db)).tokenOf({ of: 'enquiry', id });
  expect(letters).toEqual([expect.objectContaining({ replyTo: addressWith(INBOX, token), thread: threadIdOf(token) })]);
  await arrives({
    headers: { References: `<a@b.c> (see <thread.${token}@wanderlight.example>)`, 'In-Reply-To': '<x@mail.gmail.com>' },
  });
  expect((await read(id)).mails).toHaveLength(1);
});

test('a forged or altered token, a subject and a sender lead into no thread', async () => {
  const id = await anEnquiry();
  const right = await addressOf({ of: 'enquiry', id });
  const other = await addressOf({ of: 'enquiry', id: id + 1 });
  const forged = right.replace(`+e${id}-`, `+e${id + 1}-`);
  for (const to of [
    forged,
    other.replace(`+e${id + 1}-`, `+e${id}-`),
    `inbox+e${id}-${'0'.repeat(20)}@wanderlight.example`,
    `inbox+${id}@wanderlight.example`,
  ]) {
    await arrives({ to, subject: `Re: [${(await read(id)).reference}]` });
  }
  expect((await read(id)).mails).toEqual([]);
  expect(await listed()).toHaveLength(5);
  // Mail servers may write it in capitals.
  await arrives({ to: right.toUpperCase() });
  expect((await read(id)).mails).toHaveLength(1);
});

test('a valid token from another address attaches and is marked', async () => {
  const id = await anEnquiry();
  await arrives({ to: await addressOf({ of: 'enquiry', id }), from: 'rui@example.com', name: 'Rui' });
  expect((await read(id)).mails).toEqual([
    expect.objectContaining({ sender: 'rui@example.com', isKnownSender: false }),
  ]);
  expect(await jobs('enquiries.acknowledge-message')).toBe(1);
});

test('the same mail handed over twice, also at once, is one; the same words in another mail are two', async () => {
  const mail = postmarkMail({ messageId: 'one@mail.example.com' });
  const answers = await Promise.all([handOver(mail), handOver(mail), handOver(mail)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await handOver(mail);
  expect(await listed()).toHaveLength(1);
  await arrives({ messageId: 'two@mail.example.com' });
  expect(await listed()).toHaveLength(2);
});

test('a mail of its own becomes a message and is acknowledged; machines, lists and ourselves are not', async () => {
  // Of its own address: one is acknowledged ten times a day.
  await arrives({
    from: 'ines.d@example.com',
    subject: 'A question',
    html: '<style>p{}</style><p>Is the <b>tram</b> included?</p><p>In&ecirc;s &amp; Rui</p>',
  });
  const [message] = await listed();
  expect(message).toMatchObject({ kind: 'message', name: 'Inês Duarte', email: 'ines.d@example.com', doneAt: null });
  expect((await read(message.id)).text).toContain('A question\n\nIs the tram included?');
  expect(await jobs('enquiries.acknowledge-message')).toBe(1);
  expect(await jobs('enquiries.deliver-message')).toBe(0);
  const machines: Mailed[] = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'List-Id': '<news.example.com>' } },
    { headers: { 'Return-Path': '<>' } },
    { headers: { 'Content-Type': 'multipart/report; report-type=delivery-status' } },
    { headers: { 'X-Letter-Seal': 'ours, sent back' } },
    { from: 'MAILER-DAEMON@mail.example.com' },
    { from: 'hello@wanderlight.example' },
    { from: INBOX },
  ];
  for (const mailed of machines) await arrives(mailed);
  expect(await jobs('enquiries.acknowledge-message')).toBe(1);
  expect((await listed('view=open')).map((one: { id: number }) => one.id)).toEqual([message.id]);
  // A notice of absence stays beside what it answers and opens nothing.
  const id = message.id;
  await desk.put(at(id, '/done'), { done: true, version: 1 });
  await arrives({ to: await addressOf({ of: 'enquiry', id }), headers: { 'Auto-Submitted': 'auto-replied' } });
  expect(await read(id)).toMatchObject({ mails: [{ isAutomatic: true }], unreadSince: null });
  expect((await read(id)).doneAt).not.toBeNull();
});

test('files come along by the rules of the form, and what is left out is told', async () => {
  const id = await anEnquiry();
  await arrives({
    to: await addressOf({ of: 'enquiry', id }),
    files: [
      { name: '../plan.pdf', bytes: SAMPLES.pdf },
      { name: 'run.exe', bytes: SAMPLES.zip },
      { name: 'lies.png', bytes: SAMPLES.pdf },
    ],
  });
  const [mail] = (await read(id)).mails;
  expect(mail.files).toEqual([
    { position: 0, name: 'plan.pdf', mediaType: 'application/pdf', bytes: SAMPLES.pdf.length },
  ]);
  expect(mail.text).toContain('[Not kept: run.exe, lies.png]');
  const file = await desk.get(at(id, `/mails/${mail.id}/files/0`));
  expect([file.status, Buffer.compare(Buffer.from(file.bytes), SAMPLES.pdf)]).toEqual([200, 0]);
  expect((await desk.get(at(id, `/mails/${mail.id + 1}/files/0`))).status).toBe(404);
  await desk.delete(at(id));
  const left = await sql`select 1 from enquiry_mails union all select 1 from enquiry_mail_files`.execute(app.db);
  expect(left.rows).toEqual([]);
});

test('an answer about a booking stands beside it, and its next answer joins it', async () => {
  const { id: bookingId } = await booked(app, { contactEmail: 'ines@example.com' });
  const to = await addressOf({ of: 'booking', id: bookingId });
  await arrives({ to, from: 'rui@example.com', name: 'Rui', text: 'May we bring a dog?' });
  const [{ id }] = await listed();
  const { bookings } = (await desk.get(at(id, '/bookings'))).body;
  expect(bookings).toEqual([
    expect.objectContaining({ id: bookingId, because: 'answered', packageName: 'Lisbon in Spring' }),
  ]);
  await arrives({ to, text: 'A small one.' });
  expect(await listed()).toHaveLength(1);
  expect((await read(id)).mails).toHaveLength(1);
  const other = await anEnquiry();
  expect((await desk.get(at(other, '/bookings'))).body.bookings).toEqual([
    expect.objectContaining({ id: bookingId, because: 'address' }),
  ]);
});

test('what came by mail about a booking is in the file of its person, and goes with them', async () => {
  const { id: bookingId, person } = await booked(app);
  await arrives({ to: await addressOf({ of: 'booking', id: bookingId }), text: 'I travel with a cane.' });
  await arrives({ text: 'Nothing of theirs' });
  const file = await person.get('/api/account/data.json');
  expect(file.text).toContain('I travel with a cane.');
  expect(file.text).not.toContain('Nothing of theirs');
  await mailRecords(listBookingIdsOf).forget(app.db, person.id);
  expect((await listed()).map((one: { begins: string }) => one.begins)).toEqual([
    expect.stringContaining('Nothing of theirs'),
  ]);
});

test('after a year what came is forgotten, with what was known of it', async () => {
  await arrives({});
  const later = () => new Date(Date.now() + 366 * 86_400_000);
  await forgetOldEnquiries({ ...app.deps, now: later });
  expect(await listed()).toEqual([]);
  expect((await sql`select 1 from inbound_mails`.execute(app.db)).rows).toEqual([]);
});
