/** Refunds whose bank changes its mind: one that was on its way, and one that counted as paid back. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aPackage, aTraveller, hostedCheckout } from '../../../../test/sale.ts';
import { examineSale } from '../actions/consistency.ts';
import { lookAfterRefunds, payDueRefunds } from '../actions/pay-refunds.ts';

const AT_ONCE = { bookingId: null, leaseSeconds: 0, sentLeaseSeconds: 0, most: 20 };

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
let operator: Awaited<ReturnType<TestApp['operator']>>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
  operator = await app.operator();
});
afterEach(() => end());

async function cancelled(token: string) {
  const { packageId } = await aPackage(app.db);
  const person = await aTraveller(app);
  const { body } = await person.post('/api/bookings', hostedCheckout(packageId, { token }));
  await person.post(`/api/bookings/${body.bookingId}/cancellation`, { agreedRefund: 1100 });
  const found = await sql<{ intent: string }>`
    select payment_id as intent from bookings where id = ${body.bookingId}`.execute(app.db);
  const fails = () => fake.decide({ about: 'refunds', intent: found.rows[0]?.intent ?? '', status: 'failed' });
  const told = async () => {
    const { body: booking } = await person.get(`/api/bookings/${body.bookingId}`);
    const { body: story } = await operator.get(`/api/admin/bookings/${body.bookingId}`);
    return [booking.cancellation.refund.state, booking.paymentStatus, story.needs];
  };
  return { id: body.bookingId as number, fails, told };
}

const ago = (days: number) =>
  sql`update refunds set ended_at = now() - make_interval(days => ${days}), claimed_until = now() - interval '1 s'`.execute(
    app.db,
  );

test('one that was with the bank and fails is a person’s work', async () => {
  const { fails, told } = await cancelled('pm_card_pendingRefund');
  expect(await told()).toEqual(['sent', 'paid', []]);
  await fails();
  await sql`update refunds set claimed_until = null`.execute(app.db);
  await payDueRefunds(app.deps, AT_ONCE);
  expect(await told()).toEqual(['refused', 'paid', ['alarm', 'refund']]);
});

test('one that counted as paid back and fails weeks later is a person’s work, and can be asked for again', async () => {
  const { id, fails, told } = await cancelled('pm_card_visa');
  expect(await told()).toEqual(['done', 'refunded', []]);
  await fails();
  await ago(29);
  await lookAfterRefunds(app.deps);

  expect(await told()).toEqual(['refused', 'paid', ['alarm', 'refund']]);
  expect((await operator.post(`/api/admin/bookings/${id}/refunds/1/retry`)).status).toBe(200);
  expect(await told()).toEqual(['done', 'refunded', []]);
  expect(await examineSale(app.deps)).toEqual([]);
});

test('one that stays paid back is asked about once a day for a month, and by one of two who look at once', async () => {
  const { told } = await cancelled('pm_card_visa');
  let asked = 0;
  const payments = {
    ...app.deps.payments,
    refundsOf: (paymentId: string) => {
      asked++;
      return app.deps.payments.refundsOf(paymentId);
    },
  };
  const look = () => lookAfterRefunds({ ...app.deps, payments });
  await look();
  expect(asked).toBe(0);
  await ago(1);
  await Promise.all([look(), look()]);
  await look();
  expect(asked).toBe(1);
  await ago(31);
  await look();
  expect(asked).toBe(1);
  expect(await told()).toEqual(['done', 'refunded', []]);
});

test('while the provider is away nothing is concluded', async () => {
  const { fails, told } = await cancelled('pm_card_visa');
  await fails();
  await ago(1);
  await fake.misbehave({ failedBefore: 1 });
  await lookAfterRefunds(app.deps);
  expect(await told()).toEqual(['done', 'refunded', []]);
});
