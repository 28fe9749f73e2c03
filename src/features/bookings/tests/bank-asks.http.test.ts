/** Cards whose bank wants to hear from the traveller: the seats are held meanwhile, and every end of it is a right one. */

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import type { TestApp } from '../../../../test/app.ts';
import { ASKS, answerBank } from '../../../../test/bank-that-asks.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aPackage, aTraveller, aUser, hostedCheckout, seatsOf } from '../../../../test/sale.ts';
import { AT_ONCE, settleBookings } from '../../../../test/settle-bookings.ts';
import { observing } from '../../../../test/step-stops.ts';
import { examineSale } from '../actions/consistency.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { oldestOpenSeconds } from '../store/consistency.ts';
import { releaseExpiredHolds } from '../store/holds.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(() => fake.misbehave());
afterAll(() => end());

const broken = () => brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });
const expire = () =>
  sql`update bookings set hold_until = now() - interval '1 second' where open_slot is not null`.execute(app.db);

async function aWaitingBooking() {
  const onSale = await aPackage(app.db, { capacity: 1 });
  const buyer = await aTraveller(app);
  const press = () =>
    buyer.post('/api/bookings', hostedCheckout(onSale.packageId, { token: ASKS }), {
      headers: { 'idempotency-key': `key-${onSale.packageId}` },
    });
  const { status, body } = await press();
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  const clientSecret: string = body.action.clientSecret;
  return { ...onSale, buyer, press, id: body.bookingId as number, clientSecret };
}

test('a traveller who answers the bank has the trip, and the seat was held all the time', async () => {
  const { buyer, departureId, id, clientSecret } = await aWaitingBooking();
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 1, sold: 0 });
  const early = await buyer.post(`/api/bookings/${id}/resume`);
  expect([early.status, early.body.action]).toEqual([202, { clientSecret }]);

  expect(await answerBank(fake, clientSecret, 'success')).toBe(200);
  const { status, body } = await buyer.post(`/api/bookings/${id}/resume`);

  expect([status, body.status, body.action]).toEqual([200, 'confirmed', undefined]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 1 });
  await settleBookings(app);
  expect(await broken()).toEqual([]);
});

test('pressing again meanwhile is the same booking and the same question', async () => {
  const { press, id, clientSecret } = await aWaitingBooking();
  const again = await press();
  expect([again.status, again.body.bookingId, again.body.action]).toEqual([202, id, { clientSecret }]);
  await expire();
  await settleBookings(app);
  expect(await broken()).toEqual([]);
});

test('a bank that does not recognise its customer is a decline, and the payment is closed for good', async () => {
  const { buyer, departureId, id, clientSecret } = await aWaitingBooking();
  await answerBank(fake, clientSecret, 'failure');
  const { status, body } = await buyer.post(`/api/bookings/${id}/resume`);
  expect([status, body.code]).toEqual([402, 'payment_declined']);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
  await settleBookings(app);
  const [payment] = (
    await sql<{ payment_id: string }>`select payment_id from bookings where id = ${id}`.execute(app.db)
  ).rows;
  expect(await app.deps.payments.find(payment?.payment_id ?? '')).toMatchObject({ state: 'voided' });
  expect(await broken()).toEqual([]);
});

test('a traveller who answers the bank and closes the page is confirmed all the same', async () => {
  const { id, clientSecret, buyer } = await aWaitingBooking();
  await answerBank(fake, clientSecret, 'success');
  await recoverBookings(app.deps, AT_ONCE);
  expect((await buyer.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(await broken()).toEqual([]);
});

test('a booking that waits for its traveller is nobody’s alarm until its hold is over', async () => {
  await aWaitingBooking();
  await sql`update bookings set created_at = now() - interval '5 minutes' where open_slot is not null`.execute(app.db);
  expect(await examineSale(app.deps)).toEqual([]);
  expect(await oldestOpenSeconds(app.db)).toBe(0);
  await expire();
  expect(await examineSale(app.deps)).toMatchObject([{ rule: 'open' }]);
  expect(await oldestOpenSeconds(app.db)).toBeGreaterThan(200);
  await settleBookings(app);
  expect(await broken()).toEqual([]);
});

test('who does not answer keeps the seat until the hold is over, and not longer', async () => {
  const { buyer, departureId, id, clientSecret } = await aWaitingBooking();
  await settleBookings(app);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 1, sold: 0 });
  await expire();
  await settleBookings(app);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
  expect(await answerBank(fake, clientSecret, 'success')).toBe(400);
  const late = await buyer.post(`/api/bookings/${id}/resume`);
  expect([late.status, late.body.code]).toEqual([503, 'try_again']);
  expect(await broken()).toEqual([]);
});

test('an answer that comes when the seat is somebody else’s sets no money aside', async () => {
  const { departureId, clientSecret, packageId } = await aWaitingBooking();
  await expire();
  await releaseExpiredHolds(app.db, departureId);
  const other = await aTraveller(app);
  expect((await other.post('/api/bookings', hostedCheckout(packageId))).status).toBe(201);
  expect(await answerBank(fake, clientSecret, 'success')).toBe(200);
  expect(await broken()).toEqual([expect.stringMatching(/^d: /)]);
  await settleBookings(app);
  expect(await broken()).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 1 });
});

test('a process that dies before it can pass the question on leaves no seat and no money behind', async () => {
  const { packageId, departureId } = await aPackage(app.db);
  const wish = BookingRequest.parse(hostedCheckout(packageId, { token: ASKS }));
  const stopAt = (stop: string) => {
    if (stop === 'after authorise') throw new Error('died');
  };
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key').catch(() => {});
  await settleBookings(app);
  expect(await broken()).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
});

test('nobody else may look at a booking that waits, and what the bank is asked with is stored nowhere', async () => {
  const { id, clientSecret } = await aWaitingBooking();
  const stranger = await aTraveller(app);
  for (const which of [id, 'x', '0', 9_999_999]) {
    const { status, body } = await stranger.post(`/api/bookings/${which}/resume`);
    expect([status, body.code]).toEqual([404, 'no_such_booking']);
  }
  const rows = await sql<{ text: string }>`
    select string_agg(b::text, '') || coalesce((select string_agg(n::text, '') from payment_webhook_events n), '') as text
    from bookings b`.execute(app.db);
  expect(rows.rows[0]?.text).not.toContain(clientSecret);
  await expire();
  await settleBookings(app);
});

test('looking again and again is bounded', async () => {
  const { id, buyer } = await aWaitingBooking();
  const answers = [];
  for (let i = 0; i < 31; i++) answers.push((await buyer.post(`/api/bookings/${id}/resume`)).status);
  expect(answers.at(0)).toBe(202);
  expect(answers.at(-1)).toBe(429);
  await expire();
  await settleBookings(app);
  expect(await broken()).toEqual([]);
});
