/** While the payment provider does not answer, Today says that nobody can pay, and which bookings wait for it. */

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { aPackage, aUser, hostedCheckout } from '../../../../test/sale.ts';
import { AT_ONCE } from '../../../../test/settle-bookings.ts';
import { observing } from '../../../../test/step-stops.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(() => end());

async function told(id: string) {
  const { body } = await (await app.operator()).get('/api/admin/today');
  return body.alerts.find((alert: { id: string }) => alert.id === id);
}

/** Its process died when it was to be paid, long ago. */
async function leftHeld(): Promise<void> {
  const { packageId } = await aPackage(app.db);
  const stopAt = (stop: string) => {
    if (stop === 'after authorise') throw new Error('died');
  };
  const wish = BookingRequest.parse(hostedCheckout(packageId));
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key').catch(() => {});
  await sql`update bookings set created_at = now() - interval '3 minutes'`.execute(app.db);
}

test('nobody can pay is the first thing told, and over when it answers again', async () => {
  await reconcilePayments(app.deps);
  expect(await told('payments')).toMatchObject({ state: 'fine', title: 'Payments: taken' });
  await fake.misbehave({ failedBefore: 1 });
  for (let turn = 0; turn < 10; turn++) await reconcilePayments(app.deps);
  expect(await told('payments')).toMatchObject({
    state: 'urgent',
    count: 1,
    detail: expect.stringContaining('Nobody can pay'),
  });
  await fake.misbehave();
  await expect
    .poll(
      async () => {
        await reconcilePayments(app.deps);
        return (await told('payments')).state;
      },
      { timeout: 10_000 },
    )
    .toBe('fine');
});

test('bookings that only wait for its answer are told, and listed under the same link', async () => {
  await leftHeld();
  await fake.misbehave({ failedBefore: 1 });
  await recoverBookings(app.deps, AT_ONCE);
  const alert = await told('slow-payments');
  expect(alert).toMatchObject({ state: 'urgent', count: 1, href: '/admin/bookings?needs=somebody' });
  const { body } = await (await app.operator()).get('/api/admin/bookings?needs=somebody');
  expect(body.bookings).toMatchObject([{ state: 'held', needs: ['open'] }]);
});

test('one whose traveller may still answer the bank is nobody’s to look at', async () => {
  await leftHeld();
  await sql`update bookings set payment_id = 'pi_waits'`.execute(app.db);
  expect(await told('slow-payments')).toMatchObject({ state: 'fine', count: 0 });
});
