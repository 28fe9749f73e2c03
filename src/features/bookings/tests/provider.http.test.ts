/** The sale against a provider that is a process of its own, with books of its own. */

import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import type { TestApp } from '../../../../test/app.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aTraveller, aUser, hostedCheckout, seatsOf } from '../../../../test/sale.ts';
import { settleBookings } from '../../../../test/settle-bookings.ts';
import { observing } from '../../../../test/step-stops.ts';
import { examineSale } from '../actions/consistency.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { BookingRequest } from '../contract/bookings.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(() => fake.misbehave());
afterAll(() => end());

const broken = () => brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });

test('good cards are charged, bad ones refused by their name, and the books agree', async () => {
  const { packageId, departureId } = await aPackage(app.db);
  const buyer = await aTraveller(app);
  const book = async (token?: string) => {
    const answer = await buyer.post('/api/bookings', hostedCheckout(packageId, token ? { token } : {}));
    return [answer.status, answer.body.code ?? answer.body.status];
  };
  expect(await book()).toEqual([201, 'confirmed']);
  const [booked] = (await buyer.get('/api/bookings')).body;
  expect(booked.card).toEqual({ brand: 'visa', last4: '4242' });
  expect(await book('pm_card_visa_chargeDeclined')).toEqual([402, 'payment_declined']);
  expect(await book('pm_card_visa_chargeDeclinedInsufficientFunds')).toEqual([402, 'insufficient_funds']);
  expect(await book('pm_card_chargeCustomerFail')).toEqual([402, 'payment_declined']);
  expect(await book('ctoken_never_made')).toEqual([402, 'payment_declined']);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 1 });
  expect(await broken()).toEqual([]);
});

test('an authorisation whose answer was lost for good is let go', async () => {
  const { packageId, departureId } = await aPackage(app.db);
  const buyer = await aTraveller(app);
  await fake.misbehave({ lostAfter: 1 });
  const answer = await buyer.post('/api/bookings', hostedCheckout(packageId));
  expect([answer.status, answer.body.code]).toEqual([503, 'try_again']);
  expect(await broken()).toEqual([expect.stringMatching(/^d: /)]);
  await fake.misbehave();
  await settleBookings(app);
  expect(await broken()).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 0 });
});

test('a capture that fails once, for a key that stays failed, is made good', async () => {
  const { packageId, departureId } = await aPackage(app.db);
  const wish = BookingRequest.parse(hostedCheckout(packageId));
  const stopAt = (stop: string) => (stop === 'before capture' ? fake.misbehave({ failedAndKept: 1 }) : undefined);
  const answer = await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key', {
    waitMs: 0,
  });
  expect(answer).toMatchObject({ ok: true, value: { status: 'pending' } });
  await fake.misbehave();
  await settleBookings(app);
  expect(await broken()).toEqual([]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 1 });
});

test('an authorisation seen while its booking was open is let go in the moment the booking ends', async () => {
  const { packageId } = await aPackage(app.db);
  const wish = BookingRequest.parse(hostedCheckout(packageId));
  const stopAt = (stop: string) => {
    if (stop === 'after authorise') throw new Error('died');
  };
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key').catch(() => {});
  await reconcilePayments(app.deps);
  await sql`update bookings set state = 'released', previous_state = 'held', status = 'cancelled',
    payment_status = 'failed', open_slot = null where state = 'held'`.execute(app.db);
  await sql`update departures set held = 0`.execute(app.db);
  const unlisted = {
    ...app.deps.payments,
    list: async () => ({ payments: [], newest: null, oldest: null, next: null }),
  };
  await reconcilePayments({ ...app.deps, payments: unlisted });
  expect(await broken()).toEqual([]);
});

test.runIf(IS_LONG)(
  'the doctor reads a ledger of some thousand payments to its end, though that takes longer than one answer may',
  async () => {
    const ledger = new DatabaseSync(fake.ledgerFile);
    ledger.exec(`insert into intents (id, created_ms, amount, currency, status, payment_method, metadata, booking_id)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
    select 'pi_old' || i, 1600000000000, 100, 'usd', 'canceled', 'pm_card_visa',
      '{"booking_id":"' || (9000000 + i) || '","attempt":"1"}', '' from n`);
    ledger.close();
    await fake.misbehave({ delayMs: [180, 180] });
    expect(await examineSale(app.deps)).toEqual([]);
  },
  60_000,
);
