/**
 * Nobody keeps a departure from being sold with bookings whose banks are never answered, and nobody who shares an
 * address with such people is turned away.
 */
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import {
  ASKS,
  aDepartureForBanks,
  answerBank,
  brokenBookings,
  hostageSeats,
  letMinutesPass,
  mostSeatMinutesAnHour,
  stateAtProvider,
} from '../../../../test/bank-that-asks.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aProof } from '../../../../test/prove-human.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import {
  aPackage,
  aSignedInUser,
  aTraveller,
  type Buyer,
  hostedCheckout,
  seatsOf,
  soldThrough,
  travellers,
} from '../../../../test/sale.ts';
import { settleBookings } from '../../../../test/settle-bookings.ts';
import { cleanUp, eventually, startSite } from '../../../../test/site.ts';
import { forgetEnded } from '../../trips/actions/forget-ended-bookings.ts';
import { examineSale } from '../actions/consistency.ts';
import { noteWaiting } from '../store/three-d-secure.ts';

const ALTERED = fileURLToPath(new URL('../../../../test/altered-site.ts', import.meta.url));
let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(async () => {
  await cleanUp();
  await fake.misbehave();
  // Every test has the hour to itself, and leaves a sale that agrees.
  await letMinutesPass(app.db, 61);
  await settled();
  expect(await brokenBookings(app, fake)).toEqual([]);
}, 60_000);
afterAll(() => end());

const settled = () => settleBookings(app);
const aDeparture = (capacity?: number) => aDepartureForBanks(app, capacity);

async function untilTheyWait(count: number): Promise<void> {
  await eventually(async () => {
    const found = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    expect(found.rows).toHaveLength(count);
  });
}

test('eight seats of one address block may wait for banks; the ninth waits after work, and keeps none', async () => {
  const { ask, seats } = await aDeparture();
  const [first, second, third, fourth] = (await travellers(app, 4)) as [Buyer, Buyer, Buyer, Buyer];
  expect((await ask(first, 4)).body).not.toHaveProperty('seatsHeld');
  expect((await ask(second, 4)).status).toBe(202);

  const headers = { 'idempotency-key': 'one-form' };
  const refused = await ask(third, 1, { headers });
  expect([refused.status, refused.body.code]).toEqual([403, 'human_check_needed']);
  expect(await stateAtProvider(app, third)).toBe('voided');
  expect(await seats()).toEqual({ held: 8, sold: 0 });

  // The same form, the same key.
  const proof = await aProof(third, 'booking');
  const waiting = await ask(third, 1, { headers }, proof);
  expect([waiting.status, waiting.body.seatsHeld]).toEqual([202, false]);
  expect(await seats()).toEqual({ held: 8, sold: 0 });
  const again = await third.post(`/api/bookings/${waiting.body.bookingId}/resume`);
  expect(again.body).toMatchObject({ status: 'pending', seatsHeld: false, action: waiting.body.action });
  for (const bad of [proof, 'nonsense', await aProof(fourth, 'login')]) {
    const { status, body } = await ask(fourth, 1, {}, bad);
    expect([status, body.code]).toEqual([403, 'human_check_needed']);
  }
  expect(await examineSale(app.deps)).toEqual([]);

  // Elsewhere nobody notices.
  expect((await ask(await aTraveller(app), 8, { address: '203.0.113.77' })).body).not.toHaveProperty('seatsHeld');
  expect(await seats()).toEqual({ held: 16, sold: 0 });

  await answerBank(fake, waiting.body.action.clientSecret);
  const done = await third.post(`/api/bookings/${waiting.body.bookingId}/resume`);
  expect([done.status, done.body.status, done.body.seatsHeld]).toEqual([200, 'confirmed', undefined]);
  expect(await seats()).toEqual({ held: 16, sold: 1 });
});

test('one account keeps eight seats, from however many addresses', async () => {
  const { ask, seats } = await aDeparture();
  const buyer = await aTraveller(app);
  expect((await ask(buyer, 5, { address: '203.0.113.1' })).status).toBe(202);
  expect((await ask(buyer, 4, { address: '203.0.113.2' })).body.code).toBe('human_check_needed');
  expect((await ask(buyer, 3, { address: '203.0.113.3' })).status).toBe(202);
  expect(await seats()).toEqual({ held: 8, sold: 0 });
});

test('whoever is paid at once is never counted, and an answered question counts no more', async () => {
  const { packageId, address, ask, seats } = await aDeparture();
  for (const buyer of await travellers(app, 3)) {
    const plain = await buyer.post('/api/bookings', hostedCheckout(packageId, { seats: 8 }), { address: address() });
    expect(plain.status).toBe(201);
  }
  for (const buyer of await travellers(app, 3)) {
    const asked = await ask(buyer, 8);
    expect([asked.status, asked.body.seatsHeld]).toEqual([202, undefined]);
    await answerBank(fake, asked.body.action.clientSecret);
    expect((await buyer.post(`/api/bookings/${asked.body.bookingId}/resume`)).status).toBe(200);
  }
  expect(await seats()).toEqual({ held: 0, sold: 48 });
  const kept = await sql`select 1 from bookings where state = 'confirmed' and held_from is not null`.execute(app.db);
  expect(kept.rows).toEqual([]);
});

test('what unanswered questions have cost is remembered for an hour, in rows, and then forgotten', async () => {
  const { ask, seats } = await aDeparture();
  const kept = [];
  for (const seatsWanted of [8, 8, 7, 1]) {
    kept.push((await ask(await aTraveller(app), seatsWanted)).status);
    await letMinutesPass(app.db, 10);
    await settled();
  }
  // Eighty seat-minutes are over; the next eighty, and the moment in which a hold ends, would be more than 160.
  expect(kept).toEqual([202, 403, 202, 403]);
  expect(await seats()).toEqual({ held: 0, sold: 0 });
  await letMinutesPass(app.db, 31);
  expect((await ask(await aTraveller(app), 8)).status).toBe(202);
  await letMinutesPass(app.db, 11);
  await settled();
  await letMinutesPass(app.db, 61);
  await forgetEnded(app.deps);
  expect((await sql`select 1 from bookings where held_from is not null`.execute(app.db)).rows).toEqual([]);
});

test('a question that is left unanswered is a failed payment: the sixth of an account does not reach its bank', async () => {
  const { ask } = await aDeparture();
  const buyer = await aTraveller(app);
  const codes = [];
  for (let i = 0; i < 6; i++) {
    const { status, body } = await ask(buyer, 1);
    codes.push(body.code ?? status);
    await sql`update bookings set hold_until = now() - interval '1 second' where open_slot is not null`.execute(app.db);
    await settled();
  }
  expect(codes).toEqual([202, 202, 202, 202, 202, 'too_many_attempts']);
  await letMinutesPass(app.db, 61);
  expect((await ask(buyer, 1)).status).toBe(202);
});

test('so is one that is not put for want of work', async () => {
  const { ask } = await aDeparture();
  expect((await ask(await aTraveller(app), 8)).status).toBe(202);
  const buyer = await aTraveller(app);
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await ask(buyer, 1)).body.code);
  expect(codes).toEqual([...Array(5).fill('human_check_needed'), 'too_many_attempts']);
});

test('of two judged at the same instant the second sees the first', async () => {
  const { packageId, departureId } = await aDeparture();
  const ids = [700_001, 700_002];
  for (const id of ids) {
    const { id: userId } = await aSignedInUser(app.db);
    await sql`
      insert into bookings (id, user_id, package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers, price_per_person, subtotal, taxes,
        total_price, billing_address, body_sha256, hold_until, held_from)
      values (${id}, ${userId}, ${packageId}, 1, ${departureId}, '2030-05-01', '2030-05-08', 8, 1000, 8000, 800, 8800, '{}', 'x',
        now() + interval '10 minutes', 'one block')`.execute(app.db);
    await sql`update departures set held = held + 8 where id = ${departureId}`.execute(app.db);
  }
  let judged: Promise<unknown>[] = [];
  await app.db.transaction().execute(async (tx) => {
    // The first has begun its statement and waits for its own row while the second comes.
    await sql`select id from bookings where id = ${ids[0]} for update`.execute(tx);
    judged = [noteWaiting(app.db, ids[0] ?? 0, 'pi_first')];
    await untilTheyWait(1);
    const second = noteWaiting(app.db, ids[1] ?? 0, 'pi_second');
    judged.push(second);
    await Promise.race([second, untilTheyWait(2)]);
  });
  expect(await Promise.all(judged)).toMatchObject([{ isSeatless: false }, { isSeatless: true }]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 8, sold: 0 });
});

test.runIf(IS_LONG)('forty who press at once at two processes keep eight seats', { timeout: 120_000 }, async () => {
  const { packageId, departureId } = await aPackage(app.db, { capacity: 100 });
  const settings = { DATABASE_URL: app.databaseUrl, ...soldThrough(fake) };
  const sites = await Promise.all([1, 2].map(() => startSite(settings, ALTERED)));
  const people = await Promise.all(Array.from({ length: 40 }, () => aSignedInUser(app.db)));
  await fake.misbehave({ delayMs: [200, 200] });
  const statuses = await Promise.all(
    people.map(async ({ cookies }, i) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const wish = hostedCheckout(packageId, { seats: 2, token: ASKS });
      return (await sites[i % 2]?.post('/api/bookings', wish, { cookie }))?.status;
    }),
  );
  expect(statuses.filter((status) => status === 202)).toHaveLength(4);
  expect(statuses.filter((status) => status === 403)).toHaveLength(36);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 8, sold: 0 });
});

test.runIf(IS_LONG)(
  'the figure: twenty accounts that never answer, and sixty buyers beside them',
  { timeout: 300_000 },
  async () => {
    const { departureId, packageId, address, ask, askWithWork } = await aDeparture(100);
    const attackers = await travellers(app, 20);
    const ids = attackers.map(({ id }) => id);
    const honest = await travellers(app, 60);
    let most = 0;
    const STEPS = 30;
    for (let step = 0; step < STEPS; step++) {
      // Everybody presses at once; some of them have worked for it.
      await Promise.all(
        attackers.map((buyer, i) => ((i + step) % 10 === 0 ? askWithWork(buyer, 8) : ask(buyer, 8 - (i % 3)))),
      );
      most = Math.max(most, await hostageSeats(app.db, ids));
      const { held } = await seatsOf(app.db, departureId);
      expect(held).toBeLessThanOrEqual(8);

      for (const [i, buyer] of honest.slice(step * 2, step * 2 + 2).entries()) {
        if (i === 0) {
          const plain = await buyer.post('/api/bookings', hostedCheckout(packageId), { address: address() });
          expect(plain.status).toBe(201);
          continue;
        }
        const plainly = await ask(buyer, 1);
        const asked = plainly.status === 403 ? await askWithWork(buyer, 1) : plainly;
        expect(asked.status).toBe(202);
        await answerBank(fake, asked.body.action.clientSecret);
        expect((await buyer.post(`/api/bookings/${asked.body.bookingId}/resume`)).body.status).toBe('confirmed');
      }
      // A hold's ten minutes end with a step: here nobody is late to release it.
      await letMinutesPass(app.db, 5);
      await settled();
    }
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThanOrEqual(8);
    const minutes = await mostSeatMinutesAnHour(app.db, ids);
    expect(minutes).toBeGreaterThan(100);
    expect(minutes).toBeLessThanOrEqual(160);
    expect(await seatsOf(app.db, departureId)).toMatchObject({ sold: 60 });
  },
);
