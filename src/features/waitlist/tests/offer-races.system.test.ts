/** Offers under force: two who give at once, buyers at the same instant, and processes that die in between. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { aUser, checkout, departureDay, type OnSale, seatsOf } from '../../../../test/sale.ts';
import { observing, type Stop } from '../../../../test/step-stops.ts';
import { PROMISED_SEATS, without } from '../../../../test/unguarded-statements.ts';
import {
  emailsAsked,
  emptyWaitlist,
  expectQuiet,
  type SoldOutTrip,
  soldOut,
  statesOf,
} from '../../../../test/waitlist.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { plusDays } from '../../../shared/dates.ts';
import type { SaleDeps } from '../../bookings/actions/advance-booking.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';
import { placeBooking } from '../../bookings/actions/place-booking.ts';
import { recoverBookings } from '../../bookings/actions/recover-bookings.ts';
import { BookingRequest } from '../../bookings/contract/bookings.ts';
import type { SaleBooking } from '../../bookings/store/booking-columns.ts';
import { markCancelled } from '../../bookings/store/cancellations.ts';
import { insertHold, type NotHeld } from '../../bookings/store/holds.ts';
import { findBooked } from '../../bookings/store/read-bookings.ts';
import { makeOffers, type OfferDeps, type OfferStep } from '../actions/make-offers.ts';
import { settleEntries } from '../rules/waitlist.ts';
import { readEntries, writeEntries } from '../store/offers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

async function buy(line: SoldOutTrip, userId: number, seats = 1, changed: Partial<SaleDeps> = {}) {
  const wish = BookingRequest.parse(checkout(line.trip.packageId, { seats }));
  return placeBooking({ ...app.deps, ...changed }, userId, wish, undefined);
}

/** A gate that a test opens. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((done) => {
    open = done;
  });
  return { passed, open: () => open() };
}

/** One seat is free and two wait for two; while somebody's hold of the one begins, another comes free. */
async function aHoldUnderWay(db: Db): Promise<[SoldOutTrip, SaleBooking | NotHeld]> {
  const line = await soldOut(app, 1, 1, 1);
  await line.waitingUser(2);
  await line.cancel(line.owners[0]);
  const wanted = { ...aHold(line.trip), userId: await aUser(app.db) };
  const second = (await line.owners[1]?.get('/api/bookings'))?.body[0].id;
  const [cancelled, free] = [gate(), gate()];
  const freeing = inTransaction(app.db, async (tx) => {
    await markCancelled(tx, app.deps.jobs, second, { refund: 0 });
    cancelled.open();
    await free.passed;
  });
  await cancelled.passed;
  const holding = insertHold(db, wanted);
  await untilSomebodyWaits(app.db).finally(free.open);
  await freeing;
  return [line, await holding];
}

function aHold({ packageId, departureId }: OnSale) {
  return {
    id: 777_001,
    packageId,
    packageVersion: 1,
    departureId,
    departsOn: departureDay(),
    returnsOn: plusDays(departureDay(), 4),
    numberOfTravelers: 1,
    specialRequests: null,
    pricePerPerson: 1000,
    subtotal: 1000,
    taxes: 100,
    total: 1100,
    billingAddress: { address: 'Rua Augusta 12', city: 'Lisbon', zipCode: '1100-048', country: 'Portugal' },
    cardBrand: null,
    cardLast4: null,
    contactEmail: null,
    contactName: null,
    contactPhone: null,
    cancellation: [],
    key: null,
    bodySha256: 'x',
    since: new Date(),
    heldFrom: null,
  };
}

describe('at the same instant', () => {
  test('two who give offers at once give each party one, and each seat once', async () => {
    const line = await soldOut(app, 1, 1);
    await line.waitingUser();
    await line.waitingUser();
    await line.waitingUser();
    await Promise.all(line.owners.map(line.cancel));
    const [held, free] = [gate(), gate()];
    const slow: OfferDeps = {
      ...app.deps,
      observer: observing(async (stop) => {
        if (stop !== 'after write offers') return;
        held.open();
        await free.passed;
      }),
    };
    const first = makeOffers(slow, findBooked);
    await held.passed;
    const others = [makeOffers(app.deps, findBooked), makeOffers(app.deps, findBooked)];
    await untilSomebodyWaits(app.db);
    free.open();
    await Promise.all([first, ...others]);

    expect(await statesOf(app)).toEqual(['offered 1', 'offered 1', 'waiting 0']);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await emailsAsked(app)).toHaveLength(2);
    await expectQuiet(app);
  });

  test('without the lock both would write the same offer: the control', async () => {
    const line = await soldOut(app, 1);
    await line.waitingUser();
    await line.cancel(line.owners[0]);
    const seen = await Promise.all([
      readEntries(app.db, line.trip.departureId, findBooked),
      readEntries(app.db, line.trip.departureId, findBooked),
    ]);
    for (const line of seen) {
      await inTransaction(app.db, (tx) => writeEntries(tx, settleEntries(line, 1, 'open'), 60));
    }
    // Each believed the seat to be free and took it for the same entry; only one of them was ever counted.
    expect(seen.map((line) => settleEntries(line, 1, 'open').length)).toEqual([1, 1]);
    expect((await examineSale(app.deps)).map(({ rule }) => rule)).toContain('seats');
  });

  test('a buyer who comes between the cancellation and the offer does not get the seat', async () => {
    const line = await soldOut(app, 1);
    const first = await line.waitingUser();
    await line.cancel(line.owners[0]);
    expect(await buy(line, await aUser(app.db))).toMatchObject({ ok: false, error: 'held_by_others' });
    await makeOffers(app.deps, findBooked);
    expect(await buy(line, first)).toMatchObject({ ok: true });
    await expectQuiet(app);
  });

  test('nor does one whose hold was under way when there came to be enough for those who wait', async () => {
    const [line, said] = await aHoldUnderWay(app.db);
    expect(said).toBe('no_seats');
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['offered 2']);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 2, sold: 1 });
    await expectQuiet(app);
  });

  test('without the guard both of them get what was promised to others: the control', async () => {
    const unguarded = without(app.db, PROMISED_SEATS);
    const [, said] = await aHoldUnderWay(unguarded);
    expect(said).toMatchObject({ state: 'held' });
    const line = await soldOut(app, 1);
    await line.waitingUser();
    await line.cancel(line.owners[0]);
    expect(await buy(line, await aUser(app.db), 1, { db: unguarded })).toMatchObject({ ok: true });
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['waiting 0', 'waiting 0']);
  });

  test('seats too few for everybody on the waitlist are for sale', async () => {
    const line = await soldOut(app, 1, 1);
    await line.waitingUser(2);
    await line.cancel(line.owners[0]);
    expect(await buy(line, await aUser(app.db))).toMatchObject({ ok: true });
    await expectQuiet(app);
  });

  test('an offer pressed twice books its seats once', async () => {
    const line = await soldOut(app, 1);
    const first = await line.waitingUser();
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const [one, two] = await Promise.all([buy(line, first), buy(line, first, 1, { now: app.deps.now })]);
    expect([one.ok, two.ok]).toContain(true);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 0, sold: 1 });
    await makeOffers(app.deps, findBooked);
    await expectQuiet(app);
  });

  test('a booking and the end of its offer: the seats are the booking’s or the next one’s, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const line = await soldOut(app, 1);
      const first = await line.waitingUser();
      await line.waitingUser();
      await line.cancel(line.owners[0]);
      await makeOffers(app.deps, findBooked);
      await sql`update waitlist_entries set until = now() + interval '40 ms' where state = 'offered' and departure_id = ${line.trip.departureId}`.execute(
        app.db,
      );
      const ending = (async () => {
        for (let turn = 0; turn < 8; turn++) await makeOffers(app.deps, findBooked);
      })();
      await Promise.all([buy(line, first), ending]);
      await makeOffers(app.deps, findBooked);
      const { held, sold } = await seatsOf(app.db, line.trip.departureId);
      expect(held + sold).toBe(1);
      await expectQuiet(app);
    }
  });
});

const OFFER_STOPS: readonly Stop<OfferStep>[] = ['before make offers', 'after write offers', 'after make offers'];

describe('who dies', () => {
  test.each(OFFER_STOPS)('%s leaves nothing lost or doubled: the next look finds it', async (dying) => {
    const line = await soldOut(app, 1);
    await line.waitingUser();
    await line.cancel(line.owners[0]);
    const stopAt = (stop: string) => {
      if (stop === dying) throw new Error(stop);
    };
    await makeOffers({ ...app.deps, observer: observing(stopAt) }, findBooked);
    await makeOffers(app.deps, findBooked);
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['offered 1']);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 1, sold: 0 });
    expect(await emailsAsked(app)).toHaveLength(1);
    await expectQuiet(app);
  });

  test('a booking out of an offer that dies on the way gives the seats back into the offer', async () => {
    const line = await soldOut(app, 1);
    const first = await line.waitingUser();
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const stopAt = (stop: string) => {
      if (stop === 'after hold') throw new Error(stop);
    };
    await expect(buy(line, first, 1, { observer: observing(stopAt) })).rejects.toThrow('after hold');
    expect(await statesOf(app)).toEqual(['offered 0']);
    await recoverBookings(app.deps, { untouchedSeconds: 0, leaseSeconds: 0, givenUpSeconds: 0, most: 9 });
    expect(await statesOf(app)).toEqual(['offered 1']);
    expect(await buy(line, first)).toMatchObject({ ok: true });
    await makeOffers(app.deps, findBooked);
    await expectQuiet(app);
  });
});
