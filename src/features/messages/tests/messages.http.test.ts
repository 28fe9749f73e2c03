/** Messages to travellers: filled, previewed, sent once each, and kept as they were sent. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn } from '../../../../test/booked-trip.ts';
import { aPackage, aTraveller, checkout, emptySale, type OnSale } from '../../../../test/sale.ts';
import { type Email, EmailRefused } from '../../../effects/mail/mail-port.ts';
import { openReplyTokens } from '../../../kernel/reply-token.ts';
import { listBookingIdsOf } from '../../bookings/store/personal-records.ts';
import { messageRecords } from '../actions/personal-records.ts';
import { deliverCopy } from '../actions/send-copy.ts';
import { forgetMessagesJob } from '../jobs.ts';

let app: TestApp;
let desk: Awaited<ReturnType<TestApp['operator']>>;
let trip: OnSale;
beforeAll(async () => {
  app = await openApp({ settings: { INBOX_ADDRESS: 'inbox@wanderlight.example' } });
  desk = await app.operator();
});
beforeEach(async () => {
  await emptySale(app.db);
  await sql`truncate messages, message_templates cascade`.execute(app.db);
  await sql`delete from pgboss.job where name = 'messages.send-copy'`.execute(app.db);
  trip = await aPackage(app.db, { capacity: 20 });
});
afterAll(() => app[Symbol.asyncDispose]());

async function bookedBy(contactEmail: string, seats = 1) {
  const person = await aTraveller(app);
  const { body, status } = await person.post('/api/bookings', checkout(trip.packageId, { seats, contactEmail }));
  expect(status).toBe(201);
  return { id: body.bookingId as number, reference: body.reference as string, person };
}
const text = {
  subject: 'Your trip {{reference}}',
  body: 'Dear {{name}},\n\nwe meet at the east gate. {{travelers}} seats.',
};
const preview = async (audience: object, more: object = {}) =>
  desk.post('/api/admin/message-preview', { ...text, ...more, audience });
const send = (audience: object, agreed: number, more: object = {}) =>
  desk.post('/api/admin/messages', { ...text, key: randomUUID(), agreed, audience, ...more });
const jobs = async () =>
  (
    await sql<{ data: { messageId: number; bookingId: number } }>`
    select data from pgboss.job where name = 'messages.send-copy' order by (data->>'bookingId')::int`.execute(app.db)
  ).rows.map(({ data }) => data);
/** What leaves, with a post that takes it or not. */
function aPost(refuses: (to: string) => boolean = () => false) {
  const sent: Email[] = [];
  const mail = {
    ...app.deps.mail,
    async send(email: Email) {
      if (refuses(email.to)) throw new EmailRefused('no such mailbox');
      sent.push(email);
    },
  };
  return { sent, deps: { ...app.deps, mail } };
}

test('a departure is written to once for each mailbox, each with its own words, and who is left out is told', async () => {
  const ines = await bookedBy('ines@example.com', 2);
  const again = await bookedBy('Ines@Example.com');
  const rui = await bookedBy('rui@example.com');
  const silent = await bookedBy('');
  const { body } = await preview({ departure: trip.departureId });
  expect(
    body.emails.map(({ recipient, subject }: { recipient: string; subject: string }) => [recipient, subject]),
  ).toEqual([
    ['ines@example.com', `Your trip ${ines.reference}`],
    ['rui@example.com', `Your trip ${rui.reference}`],
  ]);
  expect(body.emails[0].body).toMatch(/^Dear t.+,\n\nwe meet at the east gate\. 2 seats\.$/);
  expect(body.leftOut).toEqual([
    { bookingId: again.id, reference: again.reference, why: 'same_address' },
    { bookingId: silent.id, reference: silent.reference, why: 'no_address' },
  ]);
  expect(await jobs()).toEqual([]);

  const { status, body: sent } = await send({ departure: trip.departureId }, 2);
  expect([status, sent.emails]).toEqual([200, 2]);
  const post = aPost();
  for (const job of await jobs()) await deliverCopy(post.deps, job);
  // The queue gives a job out twice.
  for (const job of await jobs()) await deliverCopy(post.deps, job);
  expect(post.sent.map(({ to }) => to).sort()).toEqual(['ines@example.com', 'rui@example.com']);
  const token = (await openReplyTokens(app.db)).tokenOf({ of: 'booking', id: ines.id });
  const toInes = post.sent.find(({ to }) => to === 'ines@example.com');
  expect(toInes).toMatchObject({
    id: `message-${sent.id}-${ines.id}`,
    replyTo: `inbox+${token}@wanderlight.example`,
    thread: `thread.${token}`,
  });
  expect(toInes?.text).toContain('we meet at the east gate. 2 seats.');
  expect(await auditEntriesOn(app.db, `message:${sent.id}`)).toEqual([
    expect.objectContaining({ action: 'message.send', after: { emails: 2, departure: trip.departureId } }),
  ]);
});

test('one press is one message, however often and at once it arrives; another press is another', async () => {
  await bookedBy('ines@example.com');
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send({ departure: trip.departureId }, 1, { key })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await send({ departure: trip.departureId }, 1, { key })).status).toBe(200);
  expect(await jobs()).toHaveLength(1);
  expect((await send({ departure: trip.departureId }, 1, { key, body: 'Other words' })).body.code).toBe('key_reused');
  expect((await send({ departure: trip.departureId }, 1)).status).toBe(200);
  expect(await jobs()).toHaveLength(2);
});

test('nothing is sent to others than were shown', async () => {
  await bookedBy('ines@example.com');
  await bookedBy('rui@example.com');
  const { status, body } = await send({ departure: trip.departureId }, 1);
  expect([status, body.code, body.details]).toEqual([409, 'audience_changed', { emails: 2 }]);
  expect((await send({ bookings: [4711] }, 0)).body.code).toBe('nobody');
  expect((await send({ bookings: [] }, 0)).status).toBe(400);
  expect(await jobs()).toEqual([]);
});

test('a slot that is none sends nothing, and one with nothing to say leaves its booking out', async () => {
  const { id } = await bookedBy('ines@example.com');
  const { status, body } = await preview({ bookings: [id] }, { body: 'Dear {{nmae}}' });
  expect([status, body.code, body.message]).toEqual([422, 'unknown_slot', expect.stringContaining('nmae')]);
  expect((await send({ bookings: [id] }, 1, { subject: '{{nmae}}' })).status).toBe(422);
  await sql`update bookings set user_id = null, contact_name = null where id = ${id}`.execute(app.db);
  expect((await preview({ bookings: [id] })).body.leftOut).toEqual([expect.objectContaining({ why: 'slot_is_empty' })]);
  expect((await preview({ bookings: [id] }, { body: 'Hello' })).body.emails).toHaveLength(1);
});

test('what was sent stays as it was sent, and says what became of it', async () => {
  const { id } = await bookedBy('ines@example.com');
  await bookedBy('rui@example.com');
  const { body: sent } = await send({ departure: trip.departureId }, 2);
  const post = aPost((to) => to === 'rui@example.com');
  for (const job of await jobs()) await deliverCopy(post.deps, job).catch(() => undefined);
  await sql`update bookings set contact_name = 'Somebody else', contact_email = 'other@example.com'`.execute(app.db);
  const { body } = await desk.get(`/api/admin/messages/${sent.id}`);
  expect(body).toMatchObject({ emails: 2, due: 0, refused: 1 });
  expect(body.copies.find(({ bookingId }: { bookingId: number }) => bookingId === id)).toMatchObject({
    recipient: 'ines@example.com',
    state: 'sent',
    body: expect.not.stringContaining('Somebody else'),
  });
  expect((await desk.get('/api/admin/messages')).body.messages).toHaveLength(1);
  expect((await desk.get('/api/admin/messages/4711')).status).toBe(404);
});

test('texts are kept under one name, changed from what was seen, and forgotten', async () => {
  const kept = { kind: 'message', name: 'Meeting point', ...text };
  const added = await desk.post('/api/admin/message-templates', kept);
  expect(added.status).toBe(201);
  const { id, version } = added.body;
  expect((await desk.post('/api/admin/message-templates', kept)).body.code).toBe('name_taken');
  expect(
    (await desk.post('/api/admin/message-templates', { ...kept, name: 'Other', body: '{{nope}}' })).body.code,
  ).toBe('unknown_slot');
  const at = `/api/admin/message-templates/${id}`;
  expect((await desk.put(at, { ...kept, body: 'New words', version })).body).toMatchObject({
    body: 'New words',
    version: 2,
  });
  expect((await desk.put(at, { ...kept, version })).body.code).toBe('changed_meanwhile');
  expect((await desk.delete(at)).status).toBe(200);
  expect((await desk.delete(at)).status).toBe(404);
  expect((await auditEntriesOn(app.db, `template:${id}`)).map(({ action }) => action)).toEqual([
    'template.remove',
    'template.change',
    'template.add',
  ]);
});

test('what we wrote to somebody is in their file, goes with them, and is forgotten after a year', async () => {
  const { person } = await bookedBy('ines@example.com');
  await bookedBy('rui@example.com');
  await send({ departure: trip.departureId }, 2);
  const file = await person.get('/api/account/data.json');
  expect(file.text).toContain('we meet at the east gate');
  expect(file.text).not.toContain('rui@example.com');
  await messageRecords(listBookingIdsOf).forget(app.db, person.id);
  const left = await sql<{ recipient: string }>`select recipient from message_copies`.execute(app.db);
  expect(left.rows).toEqual([{ recipient: 'rui@example.com' }]);
  await forgetMessagesJob.run({ ...app.deps, now: () => new Date(Date.now() + 366 * 86_400_000) });
  expect((await sql`select 1 from messages union all select 1 from message_copies`.execute(app.db)).rows).toEqual([]);
});
