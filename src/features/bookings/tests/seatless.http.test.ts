/** Bookings that wait for their banks without seats: they take them when the bank has answered, or are told that they are gone. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import {
  aDepartureForBanks,
  answerBank,
  brokenBookings,
  letMinutesPass,
  stateAtProvider,
} from '../../../../test/bank-that-asks.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { type Buyer, hostedCheckout, travellers } from '../../../../test/sale.ts';
import { settleBookings } from '../../../../test/settle-bookings.ts';
import { resumeBooking } from '../actions/place-booking.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(async () => {
  await letMinutesPass(app.db, 61);
  await settled();
  expect(await brokenBookings(app, fake)).toEqual([]);
});
afterAll(() => end());

const settled = () => settleBookings(app);
const aDeparture = (capacity: number) => aDepartureForBanks(app, capacity);

test('who answered a bank without keeping seats gets them as soon as somebody gives theirs back', async () => {
  const { departureId, ask, askWithWork, packageId, seats } = await aDeparture(10);
  const [hostage, late, other] = (await travellers(app, 3)) as [Buyer, Buyer, Buyer];
  expect((await ask(hostage, 8)).status).toBe(202);
  const waiting = await askWithWork(late, 2);
  expect((await other.post('/api/bookings', hostedCheckout(packageId, { seats: 2 }))).status).toBe(201);
  await answerBank(fake, waiting.body.action.clientSecret);
  const early = await resumeBooking(app.deps, late.id, String(waiting.body.bookingId), { waitMs: 0 });
  expect(early).toMatchObject({ ok: true, value: { status: 'pending', seatsHeld: false } });
  expect(await seats()).toEqual({ held: 8, sold: 2 });

  await sql`update bookings set hold_until = now() - interval '1 second'
    where departure_id = ${departureId} and user_id = ${hostage.id}`.execute(app.db);
  const resumed = late.post(`/api/bookings/${waiting.body.bookingId}/resume`);
  await settled();
  expect((await resumed).body.status).toBe('confirmed');
  expect(await seats()).toEqual({ held: 0, sold: 4 });
});

test('seats that are sold before the bank has answered are told to be gone, and the money is let go', async () => {
  const { ask, askWithWork, packageId, seats } = await aDeparture(10);
  const [first, late, other] = (await travellers(app, 3)) as [Buyer, Buyer, Buyer];
  const asked = await ask(first, 8);
  const waiting = await askWithWork(late, 2);
  expect((await other.post('/api/bookings', hostedCheckout(packageId, { seats: 2 }))).status).toBe(201);
  for (const { body } of [asked, waiting]) await answerBank(fake, body.action.clientSecret);
  expect((await first.post(`/api/bookings/${asked.body.bookingId}/resume`)).status).toBe(200);

  const { status, body } = await late.post(`/api/bookings/${waiting.body.bookingId}/resume`);
  expect([status, body.code]).toEqual([409, 'seats_gone']);
  expect(await stateAtProvider(app, late)).toBe('voided');
  expect(await seats()).toEqual({ held: 0, sold: 10 });
});

test('seats are taken once for each who answered, however many drive the booking on at once', async () => {
  const { departureId, ask, askWithWork, seats } = await aDeparture(12);
  const [hostage, one, two] = (await travellers(app, 3)) as [Buyer, Buyer, Buyer];
  await ask(hostage, 8);
  const waiting = [await askWithWork(one, 2), await askWithWork(two, 2)];
  for (const { body } of waiting) await answerBank(fake, body.action.clientSecret);
  // Each is driven twice at once.
  const ends = await Promise.all(
    [one, two].flatMap((buyer, i) =>
      [1, 2].map(() => resumeBooking(app.deps, buyer.id, String(waiting[i]?.body.bookingId), { waitMs: 0 })),
    ),
  );
  expect(ends.some((end) => end.ok && end.value.status === 'confirmed')).toBe(true);
  await settled();
  expect(await seats()).toEqual({ held: 8, sold: 4 });

  // Of two who want the last seats one has them.
  await sql`update departures set capacity = 14 where id = ${departureId}`.execute(app.db);
  const [three, four] = (await travellers(app, 2)) as [Buyer, Buyer];
  const last = [await askWithWork(three, 2), await askWithWork(four, 2)];
  for (const { body } of last) await answerBank(fake, body.action.clientSecret);
  await Promise.all(
    [three, four].map((buyer, i) => resumeBooking(app.deps, buyer.id, String(last[i]?.body.bookingId), { waitMs: 0 })),
  );
  expect(await seats()).toEqual({ held: 8, sold: 6 });
});
