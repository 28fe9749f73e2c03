/** One press of the button is one booking, however often it arrives. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Answered, openApp } from '../../../../test/app.ts';
import {
  aPackage,
  aTraveller,
  aUser,
  brokenRules,
  checkout,
  countOf,
  DECLINED_CARD,
  travellers,
} from '../../../../test/sale.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { BookingRequest } from '../contract/bookings.ts';

const slowly = ({ payments }: Deps) => ({
  payments: unreliable(payments, () => ({ delayMs: 5 + Math.random() * 60 })),
});

async function paymentsMade(db: Deps['db']): Promise<number> {
  return (await sql`select 1 from sandbox_payments`.execute(db)).rows.length;
}

test('twenty people press twelve times each and there are twenty bookings', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId } = await aPackage(app.db, { capacity: 100 });
  const people = await travellers(app, 20);

  const answers = await Promise.all(
    people.map((person) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      // Told that the site is busy, one presses again.
      const press = async (): Promise<Answered> => {
        const answer = await person.post('/api/bookings', checkout(packageId), { headers });
        return answer.status === 503 ? press() : answer;
      };
      return Promise.all(Array.from({ length: 12 }, press));
    }),
  );

  for (const ofOne of answers) {
    expect(new Set(ofOne.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(ofOne.map((answer) => answer.body.bookingId)).size).toBe(1);
  }
  expect(await countOf(app.db, 'confirmed')).toBe(20);
  expect(await paymentsMade(app.db)).toBe(20);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a key belongs to its body and to its person', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const [ines, tomas] = [await aTraveller(app), await aTraveller(app)];
  const headers = { 'idempotency-key': 'the-same-key' };

  const first = await ines.post('/api/bookings', checkout(packageId), { headers });
  const again = await ines.post('/api/bookings', checkout(packageId), { headers });
  const otherBody = await ines.post('/api/bookings', checkout(packageId, { seats: 2 }), { headers });
  const otherPerson = await tomas.post('/api/bookings', checkout(packageId), { headers });

  expect(again.body).toEqual(first.body);
  expect([otherBody.status, otherBody.body.code]).toEqual([422, 'key_reused']);
  expect(otherPerson.status).toBe(201);
  expect(otherPerson.body.bookingId).not.toBe(first.body.bookingId);
});

test('a declined payment stays declined under its key, and a new key may try again', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);
  const press = (key: string, card?: string) =>
    ines.post('/api/bookings', checkout(packageId, card ? { card } : {}), { headers: { 'idempotency-key': key } });

  expect((await press('one', DECLINED_CARD)).status).toBe(402);
  expect((await press('one', DECLINED_CARD)).status).toBe(402);
  expect(await paymentsMade(app.db)).toBe(1);
  expect((await press('two')).status).toBe(201);
});

test('without a key, two equal posts in flight are one booking and two in a row are two', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);
  const press = () => ines.post('/api/bookings', checkout(packageId));

  const together = await Promise.all([press(), press(), press()]);
  expect(new Set(together.map((answer) => answer.body.bookingId)).size).toBe(1);
  const later = await press();

  expect(later.body.bookingId).not.toBe(together[0]?.body.bookingId);
  expect(await countOf(app.db, 'confirmed')).toBe(2);
});

test('a second press that was overtaken by the whole first one still joins it', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const userId = await aUser(app.db);
  const wish = BookingRequest.parse(checkout(packageId));
  let first: unknown = null;
  const stopAt = async (stop: SaleStop) => {
    if (stop === 'before hold') first ??= await placeBooking(app.deps, userId, wish, undefined);
  };

  const second = await placeBooking({ ...app.deps, observer: observing(stopAt) }, userId, wish, undefined);

  expect(second).toMatchObject({ ok: true, value: { status: 'confirmed' } });
  expect(second).toEqual(first);
  expect(await countOf(app.db, 'confirmed')).toBe(1);
});

test('a fifth failure that comes between looking and holding still counts', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const userId = await aUser(app.db);
  const fail = () =>
    placeBooking(app.deps, userId, BookingRequest.parse(checkout(packageId, { card: DECLINED_CARD })), undefined);
  for (let i = 0; i < 4; i++) await fail();
  let fifth: unknown = null;
  const stopAt = async (stop: SaleStop) => {
    if (stop === 'before hold') fifth ??= await fail();
  };

  const sixth = await placeBooking(
    { ...app.deps, observer: observing(stopAt) },
    userId,
    BookingRequest.parse(checkout(packageId)),
    undefined,
  );

  expect(fifth).toMatchObject({ error: 'payment_declined' });
  expect(sixth).toMatchObject({ ok: false, error: 'too_many_attempts' });
  expect(await paymentsMade(app.db)).toBe(5);
});

test('however many bad cards are pressed at once, the provider sees at most five an hour', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId } = await aPackage(app.db, { capacity: 50 });
  const ines = await aTraveller(app);
  const press = (i: number) =>
    ines.post('/api/bookings', checkout(packageId, { card: DECLINED_CARD, specialRequests: `try ${i}` }));

  for (let round = 0; round < 6; round++) await Promise.all([press(round), press(round + 10), press(round + 20)]);

  expect(await paymentsMade(app.db)).toBe(5);
  expect((await press(99)).body.code).toBe('too_many_attempts');
});

test('one person has at most two bookings in progress', async () => {
  await using app = await openApp({ deps: slowly });
  const { packageId } = await aPackage(app.db, { capacity: 50 });
  const ines = await aTraveller(app);

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      ines.post('/api/bookings', checkout(packageId, { specialRequests: `wish ${i}` })),
    ),
  );

  const codes = answers.map((answer) => answer.body.code ?? answer.body.status);
  expect(codes.filter((code) => code === 'confirmed').length).toBeGreaterThanOrEqual(2);
  expect(codes.filter((code) => code === 'too_many_open_holds').length).toBeGreaterThanOrEqual(1);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a key that is none is refused before anything happens', async () => {
  await using app = await openApp();
  const { packageId } = await aPackage(app.db);
  const ines = await aTraveller(app);

  for (const key of ['a b', 'x'.repeat(65), "';--"]) {
    const answer = await ines.post('/api/bookings', checkout(packageId), { headers: { 'idempotency-key': key } });
    expect([answer.status, answer.body.code]).toEqual([400, 'key_not_usable']);
  }
  expect(await paymentsMade(app.db)).toBe(0);
});

test('when the provider is away nothing is booked, and the same form may be sent again', async () => {
  let away = true;
  await using app = await openApp({
    deps: ({ payments }) => ({ payments: unreliable(payments, () => (away ? { lost: 'before' } : {})) }),
  });
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const ines = await aTraveller(app);
  const press = () => ines.post('/api/bookings', checkout(packageId), { headers: { 'idempotency-key': 'k' } });

  const refused = await press();
  expect([refused.status, refused.body.code]).toEqual([503, 'try_again']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  away = false;

  expect((await press()).status).toBe(201);
  expect(await brokenRules(app.db)).toEqual([]);
});
