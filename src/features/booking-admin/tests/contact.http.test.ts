/** Operators correct where emails about a booking go. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked, departIn } from '../../../../test/booked-trip.ts';
import { openChangeDesk } from '../../../../test/changing.ts';
import { brokenRules, emptySale } from '../../../../test/sale.ts';
import { sendConfirmationEmail, sendOptionEmail } from '../../bookings/actions/booking-emails.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const TYPO = 'ines@exmaple.com';
const RIGHT = 'ines@example.com';
const correct = (id: number, contactEmail: string, shown: string | null = TYPO) =>
  operator.put(`/api/admin/bookings/${id}/contact`, { contactEmail, shown });
const story = async (id: number) => (await operator.get(`/api/admin/bookings/${id}`)).body;

test('an email that is sent again goes to the address an operator has corrected; the log keeps no address', async () => {
  const { id, person } = await booked(app, { contactEmail: TYPO });
  const to: string[] = [];
  const mail = { ...app.deps.mail, send: async (letter: { to: string }) => void to.push(letter.to) };
  await sendConfirmationEmail({ ...app.deps, mail }, id);
  expect((await story(id)).mayCorrectContact).toBe(true);

  const { status, body } = await correct(id, ` ${RIGHT} `);
  expect([status, body.person?.contactEmail]).toEqual([200, RIGHT]);
  expect(body.letters).toMatchObject([{ kind: 'confirmation', state: 'sent' }]);
  await operator.post(`/api/admin/bookings/${id}/letters`, { kind: 'confirmation' });
  await sendConfirmationEmail({ ...app.deps, mail }, id);
  expect(to).toEqual([TYPO, RIGHT]);
  expect((await person.get(`/api/bookings/${id}`)).body.contactEmail).toBe(RIGHT);

  expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([
    { action: 'booking.repeat-letter' },
    {
      action: 'booking.correct-contact',
      operator: operator.operator.name,
      before: { contact: 'given' },
      after: { contact: 'corrected' },
    },
  ]);
  expect(JSON.stringify(await auditEntriesOn(app.db, `booking:${id}`))).not.toMatch(/ines|@/);
});

test('a booking that had no address gets its confirmation', async () => {
  const { id } = await booked(app);
  const { body } = await correct(id, RIGHT, null);
  expect(body.letters).toMatchObject([{ kind: 'confirmation', state: 'due' }]);
  expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([{ before: { contact: 'none' } }]);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('the link of places that are kept goes to the corrected address, once more where a mailbox refused it', async () => {
  const desk = await openChangeDesk(app);
  const trip = await desk.onTwoDays();
  const { id } = (await desk.call(trip, trip.now, { contactEmail: TYPO })).body;
  await sql`update booking_emails set state = 'refused', ended_at = now() where booking_id = ${id}`.execute(app.db);

  expect((await correct(id, RIGHT)).body.letters).toMatchObject([{ kind: 'option', state: 'due' }]);
  const to: string[] = [];
  const mail = { ...app.deps.mail, send: async (letter: { to: string }) => void to.push(letter.to) };
  await sendOptionEmail({ ...app.deps, mail }, id);
  expect(to).toEqual([RIGHT]);
  expect((await correct(id, 'other@example.com', RIGHT)).body.letters).toMatchObject([
    { kind: 'option', state: 'sent' },
  ]);
});

test('whoever has seen another address than the one that stands there changes nothing', async () => {
  const { id, person } = await booked(app, { contactEmail: TYPO });
  await person.put(`/api/bookings/${id}/contact`, { contactEmail: RIGHT });
  const late = await correct(id, 'other@example.com');
  expect([late.status, late.body.code]).toEqual([409, 'contact_changed']);
  // What is so already has been done.
  expect((await correct(id, RIGHT)).status).toBe(200);
  expect((await story(id)).person.contactEmail).toBe(RIGHT);
  expect(await auditEntriesOn(app.db, `booking:${id}`)).toEqual([]);
});

test('of two operators who correct at once one is told to look again', async () => {
  const { id } = await booked(app, { contactEmail: TYPO });
  const answers = await Promise.all([correct(id, RIGHT), correct(id, 'other@example.com')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await auditEntriesOn(app.db, `booking:${id}`)).toHaveLength(1);
});

test('an address is checked as the traveller’s own', async () => {
  const { id } = await booked(app, { contactEmail: TYPO });
  for (const contactEmail of ['', 'ines', 'ines@example', `${RIGHT}\r\nBcc: all@example.com`]) {
    const { status, body } = await correct(id, contactEmail);
    expect.soft([status, body.fields], contactEmail).toEqual([400, { contactEmail: 'Invalid email' }]);
  }
});

test('it is corrected until the trip is over, of a booking that is confirmed and whose person is still with us', async () => {
  const travelling = await booked(app, { contactEmail: TYPO });
  await departIn(app.db, travelling.onSale, -3);
  expect((await correct(travelling.id, RIGHT)).status).toBe(200);
  const back = await booked(app, { contactEmail: TYPO });
  await departIn(app.db, back.onSale, -7);
  const cancelled = await booked(app, { contactEmail: TYPO });
  await cancelled.person.post(`/api/bookings/${cancelled.id}/cancellation`, { agreedRefund: 2200 });
  const left = await booked(app);
  await sql`update bookings set user_id = null where id = ${left.id}`.execute(app.db);

  for (const [id, shown] of [
    [back.id, TYPO],
    [cancelled.id, TYPO],
    [left.id, null],
  ] as const) {
    const { status, body } = await correct(id, RIGHT, shown);
    expect.soft([status, body.code]).toEqual([409, 'contact_closed']);
    expect.soft((await story(id)).mayCorrectContact).toBe(false);
  }
  const kept = await sql`select 1 from bookings where contact_email = ${RIGHT}`.execute(app.db);
  expect(kept.rows).toHaveLength(1);
  expect((await correct(4711, RIGHT)).status).toBe(404);
});
