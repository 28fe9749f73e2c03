/**
 * A provider that says another currency than it took, or names another booking than it was asked about. Nothing is
 * confirmed on such a word, nobody meets a fault, and what may have cost money is left for a person to look at.
 */

import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import type { TestApp } from '../../../../test/app.ts';
import type { Lie } from '../../../../test/fake-stripe/mischief.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aPackage, aTraveller, aUser, emptySale, hostedCheckout, type OnSale, seatsOf } from '../../../../test/sale.ts';
import { AT_ONCE, settleBookings } from '../../../../test/settle-bookings.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { insertWebhookEvent } from '../../payments/store/webhook-events.ts';
import { cancelBooking } from '../actions/cancel-booking.ts';
import { payDueRefunds } from '../actions/pay-refunds.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { followWebhookEvents } from '../actions/process-webhook-events.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
let onSale: OnSale;
beforeAll(async () => {
  ({ app, fake, end } = await openHostedApp());
});
beforeEach(async () => {
  await emptySale(app.db);
  const ledger = new DatabaseSync(fake.ledgerFile);
  ledger.exec('delete from intents');
  ledger.close();
  onSale = await aPackage(app.db);
});
afterEach(() => fake.misbehave());
afterAll(() => end());

const lie = (...lies: readonly Lie[]) => fake.misbehave({ lies });

async function book(token?: string) {
  const buyer = await aTraveller(app);
  const { status, body } = await buyer.post('/api/bookings', hostedCheckout(onSale.packageId, token ? { token } : {}));
  return { buyer, answer: [status, body.code ?? body.status] as const, body };
}

/** A booking whose process dies there. */
async function leftAt(stop: SaleStop): Promise<void> {
  const wish = BookingRequest.parse(hostedCheckout(onSale.packageId));
  const stopAt = (reached: SaleStop) => {
    if (reached === stop) throw new Error('died');
  };
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key', {
    waitMs: 0,
  }).catch(() => {});
}

async function states(): Promise<string[]> {
  const found = await sql<{ state: string }>`select state from bookings order by created_at`.execute(app.db);
  return found.rows.map(({ state }) => state);
}

async function alarms(): Promise<string[]> {
  const found = await sql<{ kind: string }>`select kind from payment_alarms order by kind`.execute(app.db);
  return found.rows.map(({ kind }) => kind);
}

/** In the provider's own books, the latest first. */
function intents(): { id: string; status: string }[] {
  const ledger = new DatabaseSync(fake.ledgerFile);
  const found = ledger.prepare('select id, status from intents order by created_ms desc, rowid desc').all();
  ledger.close();
  return found as { id: string; status: string }[];
}

const notice = () =>
  insertWebhookEvent(app.db, { id: `evt_${Math.random()}`, kind: 'charge', paymentId: intents()[0]?.id ?? '' });
const lookAgain = () => sql`update payment_webhook_events set claimed_until = null`.execute(app.db);

/** What the whole ledger says against the bookings, alarms aside. */
async function broken(): Promise<string[]> {
  const found = await brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });
  return found.filter((rule) => !/^b: alarm /.test(rule));
}

describe('another currency', () => {
  test('said of an authorisation: it is given back, and nothing is sold', async () => {
    await lie({ at: 'authorise', currency: 'eur' });
    expect((await book()).answer).toEqual([503, 'try_again']);
    expect(await states()).toEqual(['released']);
    expect(intents()[0]?.status).toBe('canceled');
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
  });

  test('said of a capture: the booking stays open with an alarm, until the provider says what it took', async () => {
    const wish = BookingRequest.parse(hostedCheckout(onSale.packageId));
    await lie({ at: 'capture', currency: 'eur' });
    const placed = await placeBooking(app.deps, await aUser(app.db), wish, 'key', { waitMs: 0 });
    expect(placed).toMatchObject({ ok: true, value: { status: 'pending' } });
    expect([await states(), await alarms()]).toEqual([['capturing'], ['wrong_amount']]);

    await fake.misbehave();
    await settleBookings(app);
    expect(await states()).toEqual(['confirmed']);
  });

  test('said when the booking’s payment is looked for: it is given back, and nothing is sold', async () => {
    await leftAt('after authorise');
    await lie({ at: 'by booking', currency: 'eur' });
    await recoverBookings(app.deps, AT_ONCE);
    expect(await states()).toEqual(['released']);
    expect(intents()[0]?.status).toBe('canceled');
  });

  test('said when a payment is fetched after its key is forgotten: an alarm, and nothing is confirmed', async () => {
    await leftAt('after capture');
    await lie({ at: 'find', currency: 'eur' });
    const tomorrow = () => new Date(Date.now() + DAY_MS);
    await recoverBookings({ ...app.deps, now: tomorrow }, AT_ONCE);
    expect([await states(), await alarms()]).toEqual([['capturing'], ['wrong_amount']]);
  });

  test('said when a notice has a payment fetched: it is given back, and nothing is sold', async () => {
    await leftAt('after authorise');
    await lie({ at: 'find', currency: 'eur' });
    await notice();
    await followWebhookEvents(app.deps);
    expect(await states()).toEqual(['released']);
    expect(intents()[0]?.status).toBe('canceled');
  });

  test('said of a capture that a notice has led to: an alarm, and nothing is confirmed', async () => {
    await leftAt('after mark capturing');
    await lie({ at: 'capture', currency: 'eur' });
    await notice();
    await followWebhookEvents(app.deps);
    expect([await states(), await alarms()]).toEqual([['capturing'], ['wrong_amount']]);
  });

  test('said of a payment whose bank has asked back: it is not taken for the one that was agreed', async () => {
    const { buyer, body } = await book('pm_card_threeDSecure2Required');
    await lie({ at: 'find', currency: 'eur' });
    const resumed = await buyer.post(`/api/bookings/${body.bookingId}/resume`, {});
    expect([resumed.status, resumed.body.code]).toEqual([503, 'try_again']);
    expect(await states()).toEqual(['released']);
  });

  test('said in the list of payments of one that was sold: an alarm', async () => {
    expect((await book()).answer).toEqual([201, 'confirmed']);
    await lie({ at: 'list', currency: 'eur' });
    await reconcilePayments(app.deps);
    expect(await alarms()).toEqual(['wrong_amount']);
  });

  test.each(['refund', 'refunds'] as const)(
    'said of a refund (%s): an alarm, and it does not count as paid back',
    async (at) => {
      const slow = at === 'refunds' ? 'pm_card_pendingRefund' : undefined;
      const { buyer, body } = await book(slow);
      await lie({ at, currency: 'eur' });
      const { totalPrice } = (await buyer.get(`/api/bookings/${body.bookingId}`)).body;
      await cancelBooking(app.deps, buyer.id, String(body.bookingId), totalPrice);
      await sql`update refunds set claimed_until = null`.execute(app.db);
      await payDueRefunds(app.deps);
      const { rows } = await sql<{ state: string }>`select state from refunds`.execute(app.db);
      expect([rows, await alarms()]).toEqual([[{ state: 'refused' }], ['refund_refused']]);
    },
  );
});

describe('another booking', () => {
  /** Somebody else's, sold and paid. */
  const sold = async () => (await book()).body.bookingId as number;

  test.each(['another', 'none', 'one that never was'])(
    'named by an authorisation, %s: an ordinary ending with an alarm, as often as it happens',
    async (which) => {
      const other = await sold();
      const bookingId = which === 'another' ? other : which === 'none' ? null : 9_999_999;
      await lie({ at: 'authorise', bookingId });
      for (let time = 1; time <= 3; time++) expect((await book()).answer, `time ${time}`).toEqual([503, 'try_again']);
      expect(await states()).toEqual(['confirmed', 'released', 'released', 'released']);
      expect(await alarms()).toEqual(['wrong_booking', 'wrong_booking', 'wrong_booking']);

      await fake.misbehave();
      await settleBookings(app);
      expect(intents().map(({ status }) => status)).toMatchObject({
        0: 'canceled',
        1: 'canceled',
        2: 'canceled',
        3: 'succeeded',
      });
      expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 1 });
    },
  );

  test('whose payment an authorisation shows under our own number: neither is sold twice, and the other keeps its money', async () => {
    await leftAt('after mark authorised');
    const othersPayment = intents()[0]?.id ?? '';
    await lie({ at: 'authorise', paymentId: othersPayment });
    expect((await book()).answer).toEqual([503, 'try_again']);
    expect([await states(), await alarms()]).toEqual([['authorised', 'released'], ['wrong_booking']]);
    await fake.misbehave();
    await settleBookings(app);
    expect(await states()).toEqual(['confirmed', 'released']);
    expect(
      intents()
        .map(({ status }) => status)
        .slice(0, 2),
    ).toEqual(['canceled', 'succeeded']);
  });

  test.each([
    ['its number', (bookingId: number) => ({ bookingId })],
    ['its payment', () => ({ paymentId: 'pi_anothers' })],
  ] as const)(
    'named by a capture with %s: the booking stays open with an alarm, until the provider says what it took',
    async (_with, named) => {
      const other = await sold();
      const wish = BookingRequest.parse(hostedCheckout(onSale.packageId));
      await lie({ at: 'capture', ...named(other) });
      const placed = await placeBooking(app.deps, await aUser(app.db), wish, 'key', { waitMs: 0 });
      expect(placed).toMatchObject({ ok: true, value: { status: 'pending' } });
      expect([await states(), await alarms()]).toEqual([['confirmed', 'capturing'], ['wrong_booking']]);
      await fake.misbehave();
      await settleBookings(app);
      expect(await states()).toEqual(['confirmed', 'confirmed']);
    },
  );

  test('named when a payment is looked for, or fetched after a notice: nothing is confirmed, and nothing fails', async () => {
    const other = await sold();
    await leftAt('after authorise');
    await lie({ at: 'by booking', bookingId: other });
    await recoverBookings(app.deps, AT_ONCE);
    expect([await states(), await alarms()]).toEqual([['confirmed', 'released'], ['wrong_booking']]);

    for (const bookingId of [other, null, 99_999_999_999]) {
      await leftAt('after authorise');
      await lie({ at: 'find', bookingId });
      await notice();
      await followWebhookEvents(app.deps);
      await lookAgain();
    }
    expect((await states()).filter((state) => state === 'confirmed')).toHaveLength(1);
    await fake.misbehave();
    await settleBookings(app);
    expect(await broken()).toEqual([]);
  });

  test('named by a payment that is watched: reconciliation goes on', async () => {
    await leftAt('after capture');
    await reconcilePayments(app.deps);
    await sql`update bookings set state = 'released', previous_state = 'capturing', status = 'cancelled',
      payment_status = 'failed', open_slot = null, payment_id = null where state = 'capturing'`.execute(app.db);
    await sql`update departures set held = 0`.execute(app.db);
    await lie({ at: 'find', bookingId: null });
    await reconcilePayments(app.deps);
    expect(await alarms()).toEqual(['captured_without_booking']);
  });
});
