/** A hold ends when its time is over, also while the provider gives no answer: the seats are free, nobody is charged. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aPackage, aUser, brokenRules, checkout, seatsOf } from '../../../../test/sale.ts';
import { AT_ONCE } from '../../../../test/settle-bookings.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import { emptyWaitlist, expectQuiet, statesOf } from '../../../../test/waitlist.ts';
import { joinWaitlist } from '../../waitlist/actions/join-and-leave.ts';
import { makeOffers } from '../../waitlist/actions/make-offers.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { findBooked } from '../store/read-bookings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

/** The last seat, held by a booking whose process died; somebody waits for it, and the provider is away. */
async function heldAtOutage(diedAt: SaleStop) {
  const { packageId, departureId } = await aPackage(app.db, { capacity: 1 });
  const wish = BookingRequest.parse(checkout(packageId));
  const stopAt = (at: SaleStop) => {
    if (at === diedAt) throw new Error(at);
  };
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key').catch(() => {});
  const waiting = { packageId, numberOfTravelers: 1, contactEmail: 'tomas@example.com' };
  expect(await joinWaitlist(app.deps, await aUser(app.db), waiting, findBooked)).toMatchObject({ ok: true });
  const away = { ...app.deps, payments: unreliable(app.deps.payments, () => ({ lost: 'before' })) };
  return {
    departureId,
    recoverAway: () => recoverBookings(away, AT_ONCE),
    reconcileAway: () => reconcilePayments(away),
  };
}

const endHolds = () => sql`update bookings set hold_until = now() - interval '1 second'`.execute(app.db);

test('an authorisation nobody could be asked about is voided later, and the seat has gone to the line', async () => {
  const { departureId, recoverAway, reconcileAway } = await heldAtOutage('after authorise');
  await recoverAway();
  await makeOffers(app.deps, findBooked);
  // While the time lasts the answer may still come.
  expect(await statesOf(app)).toEqual(['waiting 0']);

  await endHolds();
  await recoverAway();
  await reconcileAway();
  await makeOffers(app.deps, findBooked);
  expect(await statesOf(app)).toEqual(['offered 1']);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 1, sold: 0 });
  expect(await brokenRules(app.db)).toEqual([expect.stringContaining('live authorisation')]);

  await recoverBookings(app.deps, AT_ONCE);
  await reconcilePayments(app.deps);
  const money = await sql`select state, captures from sandbox_payments`.execute(app.db);
  expect(money.rows).toEqual([{ state: 'voided', captures: 0 }]);
  await expectQuiet(app);
});

test('one that only turns up after the hold has ended is voided as well', async () => {
  const { recoverAway } = await heldAtOutage('before authorise');
  await endHolds();
  await recoverAway();
  const [booking] = (await sql<{ id: number; state: string }>`select id, state from bookings`.execute(app.db)).rows;
  expect(booking?.state).toBe('released');

  const bookingId = booking?.id ?? 0;
  const order = { bookingId, attempt: 1, amountCents: 110_000, currency: 'usd' as const, token: 'tok_ok' };
  await app.deps.payments.authorise({ key: `${bookingId}:1:auth`, ...order });
  await reconcilePayments(app.deps);
  const money = await sql`select state, captures from sandbox_payments`.execute(app.db);
  expect(money.rows).toEqual([{ state: 'voided', captures: 0 }]);
  await makeOffers(app.deps, findBooked);
  await expectQuiet(app);
});
