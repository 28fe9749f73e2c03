/** What a traveller tells after booking: who travels, and where emails go. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { aPackage, aTraveller, type Buyer, brokenRules, checkout, type OnSale } from '../../../../test/sale.ts';
import { plusDays } from '../../../shared/dates.ts';
import { sendConfirmationEmail } from '../../bookings/actions/booking-emails.ts';
import { forgetTravellers } from '../actions/travellers.ts';

let app: TestApp;
let now = new Date();
let ines: Buyer;
let trip: OnSale;
beforeAll(async () => {
  app = await openApp({ deps: () => ({ tripNow: () => now }) });
  ines = await aTraveller(app);
});
afterAll(() => app[Symbol.asyncDispose]());

async function book(contactEmail: string | null = null, seats = 2, by = ines): Promise<number> {
  now = new Date();
  trip = await aPackage(app.db);
  const placed = await by.post('/api/bookings', checkout(trip.packageId, { contactEmail, seats }));
  expect(placed.status).toBe(201);
  return placed.body.bookingId;
}

const travellersOf = (id: number | string) => `/api/bookings/${id}/travellers`;
const contactOf = (id: number | string) => `/api/bookings/${id}/contact`;
const INES = { name: 'Inês Duarte', diet: 'No nuts', access: '', note: 'Window seat' };
const NOBODY = { name: '', diet: '', access: '', note: '' };

test('there is a place for each booked traveller, and what is told is there when one comes back', async () => {
  const id = await book();
  const { body: booking } = await ines.get(`/api/bookings/${id}`);
  const until = plusDays(booking.package.departsOn, -30);
  expect((await ines.get(travellersOf(id))).body).toEqual({ travellers: [NOBODY, NOBODY], until, open: true });

  const sent = { travellers: [{ ...INES, name: '  Inês \n Duarte ' }, NOBODY] };
  const saved = await ines.put(travellersOf(id), sent);
  expect([saved.status, saved.body]).toEqual([200, { travellers: [INES, NOBODY], until, open: true }]);
  expect((await ines.get(travellersOf(id))).body.travellers).toEqual([INES, NOBODY]);
  await ines.put(travellersOf(id), { travellers: [NOBODY, INES] });
  expect((await ines.get(travellersOf(id))).body.travellers).toEqual([NOBODY, INES]);
});

test('all places are saved or none', async () => {
  const id = await book();
  await ines.put(travellersOf(id), { travellers: [INES, NOBODY] });
  for (const travellers of [[], [INES], [INES, INES, INES]]) {
    const { status, body } = await ines.put(travellersOf(id), { travellers });
    expect([status, body.code, body.message]).toEqual([
      422,
      'wrong_number_of_travelers',
      'This booking is for 2 travelers.',
    ]);
  }
  const tooLong = await ines.put(travellersOf(id), { travellers: [NOBODY, { ...INES, name: 'x'.repeat(101) }] });
  expect([tooLong.status, tooLong.body.fields]).toEqual([
    400,
    { 'travellers.1.name': 'Please keep this under 100 characters' },
  ]);
  expect((await ines.get(travellersOf(id))).body.travellers).toEqual([INES, NOBODY]);
});

test('only the owner tells and reads; not yours and not there are one and the same', async () => {
  const id = await book();
  const tomas = await aTraveller(app);
  expect((await app.stranger().get(travellersOf(id))).status).toBe(401);
  const answers = [
    await tomas.get(travellersOf(id)),
    await tomas.put(travellersOf(id), { travellers: [INES, INES] }),
    await tomas.put(contactOf(id), { contactEmail: 'tomas@example.com' }),
    await ines.get(travellersOf(999_999)),
    await ines.put(contactOf('nonsense'), { contactEmail: 'ines@example.com' }),
  ];
  for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
  expect((await ines.get(travellersOf(id))).body.travellers).toEqual([NOBODY, NOBODY]);
});

test('travellers may be changed until the end of the thirtieth day before, by the day there', async () => {
  const id = await book();
  const { until } = (await ines.get(travellersOf(id))).body;
  now = new Date(`${until}T20:00:00Z`);
  expect((await ines.put(travellersOf(id), { travellers: [INES, INES] })).status).toBe(200);
  now = new Date(`${plusDays(until, 1)}T01:00:00Z`);
  const { status, body } = await ines.put(travellersOf(id), { travellers: [NOBODY, NOBODY] });
  expect([status, body.code]).toEqual([409, 'names_closed']);
  expect(body.message).toContain('hello@wanderlight.example');
  expect((await ines.get(travellersOf(id))).body).toMatchObject({ travellers: [INES, INES], open: false });
});

test('whoever books when that day has passed has three days to say who travels and what they need', async () => {
  const id = await book();
  const { until } = (await ines.get(travellersOf(id))).body;
  const late = plusDays(until, 10);
  await sql`update bookings set created_at = ${`${late}T09:00:00Z`}::timestamptz where id = ${id}`.execute(app.db);
  now = new Date(`${late}T09:05:00Z`);
  expect((await ines.get(travellersOf(id))).body).toMatchObject({ until: plusDays(late, 3), open: true });
  expect((await ines.put(travellersOf(id), { travellers: [INES, INES] })).status).toBe(200);
  now = new Date(`${plusDays(late, 4)}T09:00:00Z`);
  expect((await ines.put(travellersOf(id), { travellers: [INES, INES] })).body.code).toBe('names_closed');
});

test('a cancelled booking is not changed', async () => {
  const id = await book('ines@example.com');
  const { refund } = (await ines.get(`/api/bookings/${id}/cancellation`)).body;
  await ines.post(`/api/bookings/${id}/cancellation`, { agreedRefund: refund });
  for (const answer of [
    await ines.put(travellersOf(id), { travellers: [INES, INES] }),
    await ines.put(contactOf(id), { contactEmail: 'other@example.com' }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'not_confirmed']);
  }
});

test('names are in the owner’s document and in no shared trip; needs are in neither', async () => {
  const id = await book();
  await ines.put(travellersOf(id), { travellers: [INES, { ...NOBODY, name: '山田花子' }] });
  const paper = readPdf((await ines.get(`/api/bookings/${id}/confirmation.pdf`)).bytes).text;
  expect(paper).toContain('Inês Duarte');
  expect(paper).not.toMatch(/No nuts|山/);

  const { url } = (await ines.post(`/api/bookings/${id}/share`)).body;
  const feed = (await ines.post(`/api/bookings/${id}/calendar`)).body.url;
  const shared = await app.stranger().get(`/api/trips/${url.split('/').at(-1)}`);
  const calendar = await app.stranger().get(new URL(feed).pathname);
  for (const told of [shared.text, calendar.text]) expect(told).not.toMatch(/Inês|nuts|Window/);
});

test('a month after the return nobody’s name is kept', async () => {
  const id = await book();
  await ines.put(travellersOf(id), { travellers: [INES, INES] });
  const { returnsOn } = (await ines.get(`/api/bookings/${id}`)).body.package;
  now = new Date(`${plusDays(returnsOn, 30)}T12:00:00Z`);
  await forgetTravellers(app.deps);
  expect((await ines.get(travellersOf(id))).body.travellers[0].name).toBe('Inês Duarte');
  now = new Date(`${plusDays(returnsOn, 31)}T12:00:00Z`);
  await forgetTravellers(app.deps);
  expect((await ines.get(travellersOf(id))).body.travellers).toEqual([NOBODY, NOBODY]);
});

const confirmations = async (id: number) => {
  const jobs = await sql`select 1 from pgboss.job where name = 'bookings.send-confirmation'
    and (data->>'bookingId')::int = ${id}`.execute(app.db);
  const letters = await sql<{ state: string }>`select state from booking_emails where booking_id = ${id}`.execute(
    app.db,
  );
  return { jobs: jobs.rows.length, letters: letters.rows.map(({ state }) => state) };
};

test('the first address makes the confirmation due, once, however often it is said', async () => {
  const id = await book();
  expect(await confirmations(id)).toEqual({ jobs: 0, letters: [] });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => ines.put(contactOf(id), { contactEmail: `ines${i}@example.com` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await confirmations(id)).toEqual({ jobs: 1, letters: ['due'] });

  await sendConfirmationEmail(app.deps, id);
  const changed = await ines.put(contactOf(id), { contactEmail: ' ines@example.com ' });
  expect(changed.body.contactEmail).toBe('ines@example.com');
  expect(await confirmations(id)).toEqual({ jobs: 1, letters: ['sent'] });
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a confirmation that a mailbox refused leaves for the next address', async () => {
  const id = await book('ines@exmaple.com');
  await sql`update booking_emails set state = 'refused', ended_at = now() where booking_id = ${id}`.execute(app.db);
  await ines.put(contactOf(id), { contactEmail: 'ines@example.com' });
  expect(await confirmations(id)).toEqual({ jobs: 2, letters: ['due'] });
});

test('an address is checked as in the checkout', async () => {
  const id = await book();
  for (const contactEmail of [
    '',
    'ines',
    'ines@example',
    'ines@example.com\r\nBcc: all@example.com',
    `${'i'.repeat(250)}@example.com`,
  ]) {
    const { status, body } = await ines.put(contactOf(id), { contactEmail });
    expect([status, body.fields], contactEmail).toEqual([400, { contactEmail: 'Invalid email' }]);
  }
  expect(await confirmations(id)).toEqual({ jobs: 0, letters: [] });
});

test('nobody sends emails around', async () => {
  const tomas = await aTraveller(app);
  const id = await book('tomas@example.com', 1, tomas);
  for (let i = 0; i < 20; i++) await tomas.put(contactOf(id), { contactEmail: `t${i}@example.com` });
  const { status, body } = await tomas.put(contactOf(id), { contactEmail: 'victim@example.com' });
  expect([status, body.code]).toEqual([429, 'too_many_changes']);
});
