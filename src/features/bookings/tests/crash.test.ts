/** A process dies at each named place of the sale; recovery and reconciliation bring everything to its right end. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { STOPS, sceneOf } from '../../../../test/deaths-in-the-sale.ts';
import { aPackage, aUser, brokenRules, checkout, emptySale, GOOD_CARD, seatsOf } from '../../../../test/sale.ts';
import { AT_ONCE, settleBookings } from '../../../../test/settle-bookings.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { SaleDeps } from '../actions/advance-booking.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { reconcilePayments } from '../actions/reconcile-payments.ts';
import { recoverBookings } from '../actions/recover-bookings.ts';
import { BookingRequest } from '../contract/bookings.ts';
import { releaseExpiredHolds } from '../store/holds.ts';

/** Recovery that does not wait: everything open counts as left alone, and as given up. */

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

class Died extends Error {}

function dyingAt(stop: SaleStop, before?: (at: SaleStop) => Promise<unknown>) {
  return observing(async (at: SaleStop) => {
    await before?.(at);
    if (at === stop) throw new Died(at);
  });
}

test.each(STOPS)('a process that dies %s harms nobody', async (stop) => {
  const { packageId, departureId } = await aPackage(app.db, { capacity: 1 });
  const userId = await aUser(app.db);
  const scene = sceneOf(stop);
  const wish = BookingRequest.parse(
    checkout(packageId, { card: scene.card ?? GOOD_CARD, contactEmail: 'ines@example.com' }),
  );
  const overtake = async (at: SaleStop) => {
    if (!scene.overtaken || at !== 'after authorise') return;
    await sql`update bookings set hold_until = now() - interval '1 second'`.execute(app.db);
    await releaseExpiredHolds(app.db, departureId);
  };

  let reached: SaleStop | null = null;
  const died = (fault: unknown) => {
    if (!(fault instanceof Died)) throw fault;
    reached = fault.message as SaleStop;
  };
  const firstStop = scene.first ?? stop;
  const sale = {
    ...app.deps,
    payments: scene.losesAuthorise ? withoutAuthorise(app.deps) : app.deps.payments,
    observer: dyingAt(firstStop, overtake),
  };
  await placeBooking(sale, userId, wish, 'key').catch(died);
  expect(reached).toBe(firstStop);
  if (scene.first) {
    const next = { ...app.deps, observer: dyingAt(stop) };
    await (stop !== 'before void stray' ? recoverAndThrow(next) : reconcilePayments(next)).catch(died);
    expect(reached).toBe(stop);
  }
  // Control: without recovery the work would stay undone.
  expect((await brokenRules(app.db)).length > 0).toBe(scene.leavesWork);

  await settleBookings(app);

  expect(await brokenRules(app.db)).toEqual([]);
  const states = await sql<{ state: string }>`select state from bookings`.execute(app.db);
  expect(states.rows.map((row) => row.state)).toEqual(scene.end === 'none' ? [] : [scene.end]);
  expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: scene.end === 'confirmed' ? 1 : 0 });
});

function withoutAuthorise({ payments }: Deps): Deps['payments'] {
  return unreliable(payments, (call) => (call === 'authorise' ? { lost: 'before' } : {}));
}

/** Recovery swallows what goes wrong with one booking; a death inside it is noticed by its log line. */
async function recoverAndThrow(sale: SaleDeps): Promise<void> {
  let inside: unknown;
  const log = { ...sale.log, error: (line: { err: unknown }) => (inside = line.err) } as unknown as SaleDeps['log'];
  await recoverBookings({ ...sale, log }, AT_ONCE);
  if (inside) throw inside;
}

const ON_THE_WAY: readonly SaleStop[] = [
  'after hold',
  'before authorise',
  'after authorise',
  'after mark authorised',
  'after mark capturing',
  'before capture',
  'after capture',
  'after mark confirmed',
];

test.each(ON_THE_WAY)(
  'a process that freezes %s and wakes when others have finished says what is true',
  async (frozenAt) => {
    const { packageId, departureId } = await aPackage(app.db, { capacity: 1 });
    const wish = BookingRequest.parse(checkout(packageId));
    const stopAt = async (at: SaleStop) => {
      if (at === frozenAt) await recoverBookings(app.deps, AT_ONCE);
    };

    const answer = await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, 'key');
    await reconcilePayments(app.deps);

    expect(await brokenRules(app.db)).toEqual([]);
    const { sold } = await seatsOf(app.db, departureId);
    expect(answer).toMatchObject(
      sold === 1 ? { ok: true, value: { status: 'confirmed' } } : { ok: false, error: 'try_again' },
    );
    expect(sold).toBe(frozenAt === 'after hold' || frozenAt === 'before authorise' ? 0 : 1);
  },
);

test('a hold whose time is over gives its seats to the next buyer, with no worker alive', async () => {
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const [slow, quick] = [await aUser(app.db), await aUser(app.db)];
  const wish = BookingRequest.parse(checkout(packageId));
  await placeBooking({ ...app.deps, observer: dyingAt('after hold') }, slow, wish, undefined).catch(() => {});

  const early = await placeBooking(app.deps, quick, wish, undefined);
  await sql`update bookings set hold_until = now() - interval '1 second'`.execute(app.db);
  const late = await placeBooking(app.deps, quick, wish, undefined);

  expect(early).toMatchObject({ ok: false, error: 'held_by_others' });
  expect(late).toMatchObject({ ok: true, value: { status: 'confirmed' } });
  expect(await brokenRules(app.db)).toEqual([]);
});

test('a lost answer to the capture is found out, not repeated and not forgotten', async () => {
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const payments = unreliable(app.deps.payments, (call) => (call === 'capture' ? { lost: 'after' } : {}));
  const wish = BookingRequest.parse(checkout(packageId));

  const answer = await placeBooking({ ...app.deps, payments }, await aUser(app.db), wish, 'key', { waitMs: 50 });
  expect(answer).toMatchObject({ ok: true, value: { status: 'pending', paymentStatus: 'authorized' } });
  await recoverBookings(app.deps, AT_ONCE);

  expect(await brokenRules(app.db)).toEqual([]);
  const money = await sql`select captures, state from sandbox_payments`.execute(app.db);
  expect(money.rows).toEqual([{ captures: 1, state: 'captured' }]);
});

test('a capture so old that its key is forgotten is asked about, not repeated', async () => {
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const wish = BookingRequest.parse(checkout(packageId));
  await placeBooking({ ...app.deps, observer: dyingAt('after capture') }, await aUser(app.db), wish, 'key').catch(
    () => {},
  );
  await sql`update bookings set state_since = now() - interval '25 hours'`.execute(app.db);
  let repeated = 0;
  const capture: SaleDeps['payments']['capture'] = (order) => {
    repeated++;
    return app.deps.payments.capture(order);
  };

  await recoverBookings({ ...app.deps, payments: { ...app.deps.payments, capture } }, AT_ONCE);

  expect(repeated).toBe(0);
  expect(await brokenRules(app.db)).toEqual([]);
});

test('an authorisation nobody heard of is let go, and the buyer was told the truth', async () => {
  const { packageId } = await aPackage(app.db, { capacity: 1 });
  const payments = unreliable(app.deps.payments, (call) =>
    call === 'authorise' ? { lost: 'after' } : { lost: 'before' },
  );
  const wish = BookingRequest.parse(checkout(packageId));

  const answer = await placeBooking({ ...app.deps, payments }, await aUser(app.db), wish, 'key');
  expect(answer).toMatchObject({ ok: false, error: 'try_again' });
  expect(await brokenRules(app.db)).toEqual([expect.stringContaining('live authorisation')]);
  await reconcilePayments(app.deps);

  expect(await brokenRules(app.db)).toEqual([]);
});

test('a payment seen while its booking was open is looked at again when the booking has ended', async () => {
  const { packageId, departureId } = await aPackage(app.db, { capacity: 1 });
  const wish = BookingRequest.parse(checkout(packageId));
  const died = { ...app.deps, observer: dyingAt('after authorise') };
  await placeBooking(died, await aUser(app.db), wish, 'key').catch(() => {});

  await reconcilePayments(app.deps);
  expect(await brokenRules(app.db)).toContainEqual(expect.stringContaining('live authorisation'));
  await sql`update bookings set hold_until = now() - interval '1 second'`.execute(app.db);
  await releaseExpiredHolds(app.db, departureId);
  const unlisted = {
    ...app.deps.payments,
    list: async () => ({ payments: [], newest: null, oldest: null, next: null }),
  };
  await reconcilePayments({ ...app.deps, payments: unlisted });

  expect(await brokenRules(app.db)).toEqual([]);
  expect((await sql`select 1 from payments_watched`.execute(app.db)).rows).toEqual([]);
});

test('money at the provider that no booking explains raises one alarm and stays visible', async () => {
  const { payments } = app.deps;
  const order = { bookingId: 5, attempt: 1, amountCents: 100, currency: 'usd' as const, token: 'tok_ok' };
  const stray = await payments.authorise({ key: 'a', ...order });
  const taken = await payments.authorise({ key: 'b', ...order });
  await payments.capture({ key: 'c', paymentId: taken.id, amountCents: 100 });

  await reconcilePayments(app.deps);
  await reconcilePayments(app.deps);

  const [first] = await payments.findByBooking(5);
  expect(first).toMatchObject({ id: stray.id, state: 'voided' });
  const alarms = await sql`select payment_id, kind from payment_alarms`.execute(app.db);
  expect(alarms.rows).toEqual([{ payment_id: taken.id, kind: 'captured_without_booking' }]);
});
