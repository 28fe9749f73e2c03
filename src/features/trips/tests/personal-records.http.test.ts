/** A person takes everything home, or leaves: after that no row and no file says anything about them. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApp, PASSWORD, type TestApp } from '../../../../test/app.ts';
import { departIn } from '../../../../test/booked-trip.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { aPackage, brokenRules, checkout, type OnSale } from '../../../../test/sale.ts';
import { wholeDatabase } from '../../../../test/whole-database.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { ProviderUnavailable } from '../../../effects/payments/payments-port.ts';
import { sendConfirmationEmail } from '../../bookings/actions/booking-emails.ts';
import { cancelBooking } from '../../bookings/actions/cancel-booking.ts';
import { bookingRecords } from '../actions/personal-records.ts';
import { saveTravellers } from '../store/travellers.ts';

const CANARIES = [
  'canary-wish-7719',
  'canary7719@example.com',
  'Canary Lane 7719',
  'Canaryville',
  'C7719-9',
  '7719CANARY',
  'Canary Passport 7719',
  'canary-nuts-7719',
];

test('everything that is kept about a person can be taken home', async () => {
  await using app = await openApp();
  const person = await app.person();
  const booking = await book(person, await aPackage(app.db));
  await travels(person, booking.id);
  await person.post(`/api/bookings/${booking.id}/calendar`);
  await app.person();
  const answer = await person.get('/api/account/data.json');
  const data = JSON.parse(answer.text);

  expect(answer.headers['content-disposition']).toBe('attachment; filename="wanderlight-my-data.json"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(data.account.username).toBe(person.username);
  expect(data.bookings).toHaveLength(1);
  expect(data.bookings[0]).toMatchObject({
    bookingNumber: booking.id,
    specialRequests: 'canary-wish-7719',
    contactEmail: 'canary7719@example.com',
    billingAddress: { address: 'Canary Lane 7719', city: 'Canaryville', zipCode: 'C7719-9', country: 'Portugal' },
    cardLastFourDigits: '4242',
    status: 'confirmed',
    paymentStatus: 'paid',
    travellers: [{ name: 'Canary Passport 7719', diet: 'canary-nuts-7719', access: '', note: '' }],
    shared: [{ opens: 'calendar', endedAt: null }],
  });
  expect(data.bookings[0].departsOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(answer.text).not.toContain('4242 4242');
  expect(answer.text).not.toContain('argon2');
});

test('whoever leaves is found nowhere; the sale stays in the books', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wanderlight-leaving-'));
  await using app = await openApp({ settings: { DATA_DIR: folder } });
  const person = await app.person('7719CANARY');
  const onSale = await aPackage(app.db);
  const booking = await book(person, onSale);
  await sendConfirmationEmail(app.deps, booking.id);
  await person.post(`/api/bookings/${booking.id}/share`);
  await person.post(`/api/bookings/${booking.id}/calendar`);
  await travels(person, booking.id);
  const before = `${await wholeDatabase(app.db)}${await allFiles(folder)}`;
  for (const canary of CANARIES) expect(before, canary).toContain(canary);

  await comeHome(app, onSale);
  const left = await person.post('/api/account/deletion', { currentPassword: PASSWORD });

  expect(left.status).toBe(200);
  expect([left.headers['set-cookie']].flat().join()).toContain('sid=;');
  expect((await person.get('/api/account')).status).toBe(401);
  const after = `${await wholeDatabase(app.db)}${await allFiles(folder)}`;
  for (const canary of CANARIES) expect(after.toLowerCase(), canary).not.toContain(canary.toLowerCase());
  const kept = await sql<{ total: number; state: string; country: string; userId: number | null }>`
    select total_price as total, state, billing_address ->> 'country' as country, user_id as "userId"
    from bookings where id = ${booking.id}`.execute(app.db);
  expect(kept.rows).toEqual([{ total: booking.totalPrice, state: 'confirmed', country: 'Portugal', userId: null }]);
  expect(await brokenRules(app.db)).toEqual([]);
  // The name is free again, and whoever takes it sees nothing of the one before.
  const next = await app.person('7719CANARY');
  expect((await next.get('/api/bookings')).body).toEqual([]);
});

test('a trip ahead keeps the account, and nothing is forgotten by half', async () => {
  await using app = await openApp();
  const person = await app.person();
  const booking = await book(person, await aPackage(app.db));
  const answer = await person.post('/api/account/deletion', { currentPassword: PASSWORD });

  expect([answer.status, answer.body.code]).toEqual([409, 'trip_ahead']);
  expect((await person.get(`/api/bookings/${booking.id}`)).body.specialRequests).toBe('canary-wish-7719');
});

test.each(['due', 'sent', 'refused'] as const)(
  'a refund that is %s keeps the account until it is back',
  async (state) => {
    await using app = await openApp();
    const person = await app.person();
    const booking = await book(person, await aPackage(app.db));
    const away = { ...app.deps.payments, refund: () => Promise.reject(new ProviderUnavailable('away')) };
    await cancelBooking({ ...app.deps, payments: away }, person.id, String(booking.id), booking.totalPrice);
    const becomes = (to: string) =>
      sql`update refunds set state = ${to}, ended_at = case when ${to} in ('done', 'refused') then now() end`.execute(
        app.db,
      );
    await becomes(state);
    const answer = await person.post('/api/account/deletion', { currentPassword: PASSWORD });

    expect([answer.status, answer.body.code]).toEqual([409, 'refund_open']);
    expect(answer.body.message).toMatch(/back/);
    expect((await person.get(`/api/bookings/${booking.id}`)).body.specialRequests).toBe('canary-wish-7719');
    await becomes('done');
    expect((await person.post('/api/account/deletion', { currentPassword: PASSWORD })).status).toBe(200);
  },
);

test('without the password nobody is deleted', async () => {
  await using app = await openApp();
  const person = await app.person();
  const answer = await person.post('/api/account/deletion', { currentPassword: 'a guess' });

  expect([answer.status, answer.body.code]).toEqual([403, 'wrong_password']);
  expect((await person.get('/api/auth/user')).status).toBe(200);
});

test('a booking made in the same moment either keeps the account or does not exist', async () => {
  await using app = await openApp();
  const onSale = await aPackage(app.db, { capacity: 100 });
  for (let round = 0; round < 12; round++) {
    const person = await app.person();
    const [left] = await Promise.all([
      person.post('/api/account/deletion', { currentPassword: PASSWORD }),
      person.post('/api/bookings', checkout(onSale.packageId, { specialRequests: 'canary-wish-7719' })),
    ]);
    expect([200, 409]).toContain(left.status);
    const orphans = await sql`
      select 1 from bookings where user_id is null and special_requests is not null`.execute(app.db);
    expect(orphans.rows).toEqual([]);
    const kept = await sql`select 1 from users where id = ${person.id}`.execute(app.db);
    expect(kept.rows).toHaveLength(left.status === 200 ? 0 : 1);
  }
  expect(await brokenRules(app.db)).toEqual([]);
});

type Person = Awaited<ReturnType<TestApp['person']>>;

async function book(person: Person, { packageId }: OnSale): Promise<{ id: number; totalPrice: number }> {
  const answer = await person.post(
    '/api/bookings',
    checkout(packageId, {
      specialRequests: 'canary-wish-7719',
      contactEmail: 'canary7719@example.com',
      billingAddress: { address: 'Canary Lane 7719', city: 'Canaryville', zipCode: 'C7719-9', country: 'Portugal' },
    }),
  );
  expect(answer.status, answer.text).toBe(201);
  return (await person.get(`/api/bookings/${answer.body.bookingId}`)).body;
}

async function travels(person: Person, id: number): Promise<void> {
  const traveller = { name: 'Canary Passport 7719', diet: 'canary-nuts-7719', access: '', note: '' };
  const { status } = await person.put(`/api/bookings/${id}/travellers`, { travellers: [traveller] });
  expect(status).toBe(200);
}

test('names that are saved in the moment their owner is forgotten do not stay behind, whoever is first', async () => {
  await using app = await openApp();
  const named = [{ name: 'Canary Passport 7719', diet: '', access: '', note: '' }];
  for (const first of ['forget', 'save'] as const) {
    const person = await app.person();
    const { id } = await book(person, await aPackage(app.db));
    const forget = (db: Db) => bookingRecords.forget(db, person.id);
    const save = (db: Db) => saveTravellers(db, { id, userId: person.id }, named);
    let second: Promise<unknown> = Promise.resolve();
    await inTransaction(app.db, async (tx) => {
      await (first === 'forget' ? forget(tx) : save(tx));
      second = first === 'forget' ? save(app.db) : inTransaction(app.db, forget);
      await untilSomebodyWaits(app.db);
    });
    await second;
    const left = await sql`select 1 from booking_travellers where booking_id = ${id}`.execute(app.db);
    expect(left.rows, `${first} first`).toEqual([]);
  }
});

/** The trip lies behind. */
async function comeHome({ db }: TestApp, onSale: OnSale): Promise<void> {
  await departIn(db, onSale, -30);
}

async function allFiles(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  return [...files.map((file) => file.name), ...texts].join('\n');
}
