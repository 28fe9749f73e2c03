/** Seats that come free go to whoever waits, first come, first served, for a day, and to nobody else meanwhile. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aTraveller, checkout, DECLINED_CARD, departureDay, seatsOf } from '../../../../test/sale.ts';
import {
  emailsAsked,
  emptyWaitlist,
  endOffers,
  expectQuiet,
  placesOf,
  soldOut,
  statesOf,
  turnOf,
} from '../../../../test/waitlist.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { DAY_MS, plusDays } from '../../../shared/dates.ts';
import { placeBooking } from '../../bookings/actions/place-booking.ts';
import { BookingRequest } from '../../bookings/contract/bookings.ts';
import { findBooked } from '../../bookings/store/read-bookings.ts';
import { saleEndsAt } from '../../packages/rules/departures.ts';
import { openDeparture } from '../../packages/store/departures.ts';
import { makeOffers } from '../actions/make-offers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptyWaitlist(app));
afterAll(() => app[Symbol.asyncDispose]());

describe('when somebody cancels', () => {
  test('the first on the waitlist has an offer of a day, seats nobody else can book, and one email', async () => {
    const line = await soldOut(app, 2);
    const [first, second] = [await line.waiting(2), await line.waiting(1)];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    await makeOffers(app.deps, findBooked);

    const turn = await turnOf(first);
    expect(turn.seats).toBe(2);
    expect(new Date(turn.until).getTime() - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    expect(await turnOf(second)).toBeNull();
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await emailsAsked(app)).toHaveLength(1);
    const stranger = await line.book(await aTraveller(app));
    expect([stranger.status, stranger.body.code]).toEqual([409, 'sold_out']);
    expect((await line.book(second)).body.code).toBe('sold_out');
    await expectQuiet(app);

    expect((await line.book(first, 2)).status).toBe(201);
    // Also before anybody has looked at the waitlist.
    expect(await placesOf(first)).toEqual([]);
    await makeOffers(app.deps, findBooked);
    expect(await placesOf(first)).toEqual([]);
    expect(await statesOf(app)).toEqual(['booked 0', 'waiting 0']);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 0, sold: 2 });
    await expectQuiet(app);
  });

  test('an offer that is not used goes to the next after its day, and then the person has no seats', async () => {
    const line = await soldOut(app, 1);
    const [first, second] = [await line.waiting(), await line.waiting()];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    await endOffers(app);
    // Before anybody has looked it is over already.
    expect(await placesOf(first)).toEqual([]);
    expect((await line.book(first)).status).toBe(409);

    await makeOffers(app.deps, findBooked);
    expect(await turnOf(first)).toBeNull();
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    expect(await statesOf(app)).toEqual(['missed 0', 'offered 1']);
    expect((await line.book(first)).body.code).toBe('sold_out');
    expect((await line.book(second)).status).toBe(201);
    expect(await emailsAsked(app)).toHaveLength(2);
    await expectQuiet(app);
  });

  test('fewer seats than were kept may be booked: the others go on', async () => {
    const line = await soldOut(app, 3);
    const [first, second] = [await line.waiting(3), await line.waiting(1)];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const tooMany = await line.book(first, 4);
    expect([tooMany.body.code, tooMany.body.details]).toEqual(['not_enough_spots', { spotsLeft: 3 }]);
    expect((await line.book(first, 2)).status).toBe(201);
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['booked 0', 'offered 1']);
    expect((await line.book(second)).status).toBe(201);
    await expectQuiet(app);
  });

  test('a declined card costs nobody the offer: the seats go back into it, and another card books them', async () => {
    const line = await soldOut(app, 2);
    const [first] = [await line.waiting(2), await line.waiting(1)];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    expect((await line.book(first, 2, { card: DECLINED_CARD })).status).toBe(402);
    expect(await seatsOf(app.db, line.trip.departureId)).toEqual({ held: 2, sold: 0 });
    expect(await turnOf(first)).toMatchObject({ seats: 2 });
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['offered 2', 'waiting 0']);
    expect((await line.book(first, 2)).status).toBe(201);
    await expectQuiet(app);
  });

  test('where the offer has ended while the card was declined, the seats go to the next', async () => {
    const line = await soldOut(app, 1);
    const [first, second] = [await line.waiting(), await line.waiting()];
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    const slow: Deps['payments'] = {
      ...app.deps.payments,
      authorise: async (...asked) => {
        await endOffers(app);
        await makeOffers(app.deps, findBooked);
        return app.deps.payments.authorise(...asked);
      },
    };
    const wish = BookingRequest.parse(checkout(line.trip.packageId, { card: DECLINED_CARD }));
    const placed = await placeBooking({ ...app.deps, payments: slow }, first.id, wish, undefined);
    expect(placed).toMatchObject({ ok: false, error: 'payment_declined' });
    await makeOffers(app.deps, findBooked);
    expect(await statesOf(app)).toEqual(['missed 0', 'offered 1']);
    expect((await line.book(second)).status).toBe(201);
    await expectQuiet(app);
  });

  test('a party of four waits for its offer beside single travellers and is not passed over for ever', async () => {
    const line = await soldOut(app, 1, 1, 1, 1, 1, 1, 1);
    const family = await line.waiting(4);
    for (let i = 0; i < 5; i++) await line.waiting(1);
    for (const owner of line.owners) {
      await line.cancel(owner);
      await makeOffers(app.deps, findBooked);
      await makeOffers(app.deps, findBooked);
    }
    // Three singles went first; the four that followed were kept for the family.
    expect(await turnOf(family)).toMatchObject({ seats: 4 });
    expect(await statesOf(app)).toEqual(['offered 4', 'offered 1', 'offered 1', 'offered 1', 'waiting 0', 'waiting 0']);
    await expectQuiet(app);
  });

  test('a raised capacity gives an offer too, and an offer that is left gives the next', async () => {
    const line = await soldOut(app, 1);
    const [first, second] = [await line.waiting(), await line.waiting()];
    await sql`update departures set capacity = capacity + 1 where id = ${line.trip.departureId}`.execute(app.db);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(first)).toMatchObject({ seats: 1 });
    expect((await first.delete(`/api/waitlist/${(await placesOf(first))[0].id}`)).status).toBe(200);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(second)).toMatchObject({ seats: 1 });
    await expectQuiet(app);
  });
});

test('where the package leaves on another day now, nobody gets an offer, and whoever waits is told', async () => {
  const line = await soldOut(app, 1);
  const waiting = await line.waiting();
  await line.cancel(line.owners[0]);
  await sql`update departures set state = 'closed', is_seasonal = true where id = ${line.trip.departureId}`.execute(
    app.db,
  );
  await makeOffers(app.deps, findBooked);
  expect(await placesOf(waiting)).toEqual([]);
  expect(await statesOf(app)).toEqual(['closed 0']);
  expect(await emailsAsked(app)).toHaveLength(1);
  await expectQuiet(app);
});

describe('shortly before the departure can be booked no more', () => {
  /** The last moment of the sale, so many hours before. */
  const hoursBefore = (hours: number): Deps => ({
    ...app.deps,
    tripNow: () => new Date(saleEndsAt({ departsOn: departureDay(), cutoffDays: 14 }).getTime() - hours * 3_600_000),
  });

  test('nobody has an offer too short to use: the waitlist ends, and the seats are for sale', async () => {
    const line = await soldOut(app, 1, 1);
    const [first, second] = [await line.waiting(), await line.waiting()];
    await line.cancel(line.owners[0]);
    await makeOffers(hoursBefore(7), findBooked);
    expect(await statesOf(app)).toEqual(['offered 1', 'waiting 0']);
    const { until } = await turnOf(first);
    expect(Math.round((new Date(until).getTime() - Date.now()) / 3_600_000)).toBe(7);

    await line.cancel(line.owners[1]);
    await makeOffers(hoursBefore(5), findBooked);
    expect(await statesOf(app)).toEqual(['offered 1', 'closed 0']);
    expect(await turnOf(second)).toBeNull();
    expect((await line.book(await aTraveller(app))).status).toBe(201);
    expect((await line.book(first)).status).toBe(201);
    await makeOffers(hoursBefore(5), findBooked);
    await expectQuiet(app);
  });
});

describe('where the package leaves on an earlier day as well', () => {
  const leaveEarlier = ({ packageId }: { packageId: string }) =>
    openDeparture(app.db, {
      packageId,
      departsOn: plusDays(departureDay(), -10),
      returnsOn: plusDays(departureDay(), -6),
      capacity: 4,
    });

  test('seats of the departure that was waited for are offered, and booked by naming it', async () => {
    const line = await soldOut(app, 1, 1);
    const waiting = await line.waiting();
    await leaveEarlier(line.trip);
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(waiting)).toMatchObject({ seats: 1 });
    const { departureId } = line.trip;
    const placed = await waiting.post('/api/bookings', checkout(line.trip.packageId, { departureId }));
    expect(placed.status).toBe(201);
    expect(await seatsOf(app.db, departureId)).toEqual({ held: 0, sold: 2 });
    await makeOffers(app.deps, findBooked);
    await expectQuiet(app);
  });

  test('somebody may wait for the later one while the earlier has seats', async () => {
    const line = await soldOut(app, 1);
    await leaveEarlier(line.trip);
    const { packageId, departureId } = line.trip;
    const ines = await aTraveller(app);
    const wish = { packageId, numberOfTravelers: 1, contactEmail: 'ines@example.com' };
    expect(await ines.post('/api/waitlist', wish)).toMatchObject({ status: 409, body: { code: 'seats_are_free' } });
    const joined = await ines.post('/api/waitlist', { ...wish, departureId });
    expect(joined).toMatchObject({ status: 201, body: { departureId, departsOn: departureDay() } });
  });

  test('nobody is offered seats of a departure that is closed, until it is opened again', async () => {
    const line = await soldOut(app, 1, 1);
    const waiting = await line.waiting();
    const set = (state: string) =>
      sql`update departures set state = ${state}, is_seasonal = false where id = ${line.trip.departureId}`.execute(
        app.db,
      );
    await set('closed');
    await line.cancel(line.owners[0]);
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(waiting)).toBeNull();
    await set('on_sale');
    await makeOffers(app.deps, findBooked);
    expect(await turnOf(waiting)).toMatchObject({ seats: 1 });
  });
});
