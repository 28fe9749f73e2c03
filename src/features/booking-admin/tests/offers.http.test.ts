/** What travellers are offered: a change they may refuse, and another date for one that does not run. Answered once, whoever dies meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { givenBack } from '../../../../test/booked-trip.ts';
import { type ChangeDesk, openChangeDesk, type Sold } from '../../../../test/changing.ts';
import { IS_LONG, sampleOf } from '../../../../test/rounds.ts';
import { aTraveller, type Buyer, checkout, emptySale, seatsOf } from '../../../../test/sale.ts';
import { observing, type Stop } from '../../../../test/step-stops.ts';
import { without } from '../../../../test/unguarded-statements.ts';
import { sendPaymentLinkEmail } from '../../bookings/actions/booking-emails.ts';
import { answerRequest, requestPath } from '../../bookings/actions/booking-request.ts';
import { type CallOffDeps, type CallOffStep, endCalledOffBookings } from '../../bookings/actions/call-off.ts';
import { recoverRequested } from '../../bookings/actions/further-payment.ts';

let app: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  app = await openApp();
  desk = await openChangeDesk(app);
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const tokenOf = async (id: number, number = 1) =>
  (await requestPath(app.db, id, number)).replace('/booking-requests/', '');
const read = async (id: number) => (await app.stranger().get(`/api/booking-requests/${await tokenOf(id)}`)).body;
const answer = async (id: number, word: 'accept' | 'refuse', agreedRefund = 0) =>
  app.stranger().post(`/api/booking-requests/${await tokenOf(id)}/answer`, { answer: word, agreedRefund });
const lapse = () => sql`update booking_changes set answer_by = now() - interval '1 second'`.execute(app.db);

async function letterOf(id: number): Promise<string[]> {
  const told: string[] = [];
  const mail = { ...app.deps.mail, send: async ({ text }: { text: string }) => void told.push(text) };
  for (let turn = 0; turn < 2; turn++) await sendPaymentLinkEmail({ ...app.deps, mail }, { bookingId: id, number: 1 });
  return told;
}

describe('a change that its traveller is asked about', () => {
  /** Two people who are asked whether one comes alone, later. */
  async function asked() {
    const trip = await desk.onTwoDays();
    const { id } = await desk.book(trip, trip.now);
    const wish = { travelers: 1, departureId: trip.later };
    const offered = await desk.change(id, wish, { ask: true, message: 'The guide is ill.' });
    expect(offered.status, offered.text).toBe(201);
    expect(offered.body).toMatchObject({ numberOfTravelers: 2, changes: [{ state: 'offered', refund: 1100 }] });
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 1, sold: 0 });
    return { id, trip };
  }

  test('is made when they accept, with what comes back', async () => {
    const { id, trip } = await asked();
    expect(await letterOf(id)).toEqual([expect.stringMatching(/The guide is ill\.[\s\S]*\/booking-requests\/1-/)]);
    expect(await read(id)).toMatchObject({ state: 'open', due: 0, refund: 1100, isCalledOff: false });
    expect(JSON.stringify(await read(id))).not.toContain('guide');
    expect((await answer(id, 'accept', 1)).body.code).toBe('request_changed');
    expect((await answer(id, 'accept', 1100)).body).toEqual({ state: 'done' });
    expect((await answer(id, 'refuse')).body.code).toBe('request_over');
    await desk.payBackNow();
    expect(await givenBack(app.db)).toBe(110_000);
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 0 });
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 1 });
    await desk.agrees();
  });

  test('comes to nothing when they refuse, or say nothing in time', async () => {
    const first = await asked();
    expect((await answer(first.id, 'refuse')).body).toEqual({ state: 'refused' });
    expect(await read(first.id)).toMatchObject({ state: 'refused' });
    const second = await asked();
    await lapse();
    expect((await answer(second.id, 'accept', 1100)).body.code).toBe('request_over');
    await recoverRequested(app.deps);
    for (const [{ id, trip }, state] of [
      [first, 'refused'],
      [second, 'expired'],
    ] as const) {
      expect(await desk.story(id)).toMatchObject({ numberOfTravelers: 2, money: { paid: 2200 }, changes: [{ state }] });
      expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 0 });
    }
    await desk.agrees();
  });

  test('is answered once by two at the same moment', async () => {
    const { id } = await asked();
    const both = await Promise.all([answer(id, 'accept', 1100), answer(id, 'refuse')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await desk.payBackNow();
    await desk.agrees();
  });

  test.runIf(IS_LONG)(
    'control: without the look at the state a second answer is refused by the table alone',
    async () => {
      const { id } = await asked();
      const token = await tokenOf(id);
      await answer(id, 'refuse');
      const open = without(app.db, { text: "and state = 'offered' returning number", instead: 'returning number' });
      const blind = without(open, {
        text: 'number, state, agreement, at',
        instead: "number, 'offered' as state, agreement, at",
      });
      const again = answerRequest({ ...app.deps, db: blind }, token, { answer: 'accept', agreedRefund: 1100 });
      await expect(again).rejects.toMatchObject({ constraint: 'booking_changes_kept' });
      await desk.agrees();
    },
  );
});

describe('a departure that is called off, with another date', () => {
  async function sold(trip: Sold, seats: number, contactEmail = 'ines@example.com') {
    const person = await aTraveller(app);
    const body = checkout(trip.packageId, { seats, departureId: trip.now, contactEmail });
    return { id: (await person.post('/api/bookings', body)).body.bookingId as number, person };
  }

  async function callOff(trip: Sold) {
    const path = `/api/admin/departures/${trip.now}/call-off`;
    const { bookings, dollars } = (await desk.operator.get(path)).body;
    return desk.operator.post(path, { bookings, dollars, reason: 'A storm.', offer: trip.later });
  }
  const work = async () => {
    await recoverRequested(app.deps);
    await endCalledOffBookings(app.deps);
    await desk.payBackNow();
  };
  const own = async ({ id, person }: { id: number; person: Buyer }) => (await person.get(`/api/bookings/${id}`)).body;

  test('who accepts comes then; who refuses, says nothing, has no address or finds no place has all the money back', async () => {
    const trip = await desk.onTwoDays({ others: 6 });
    const accepts = await sold(trip, 2);
    const refuses = await sold(trip, 2);
    const silent = await sold(trip, 1);
    const unreachable = await sold(trip, 1, '');
    const tooMany = await sold(trip, 2);
    expect((await callOff(trip)).body).toMatchObject({
      state: 'cancelled',
      offered: trip.later,
      bookings: 5,
      asked: 0,
    });
    await work();
    expect((await callOff(trip)).body).toMatchObject({ bookings: 3, asked: 3, ended: 2 });
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 5, sold: 0 });
    expect((await own(unreachable)).paymentStatus).toBe('refunded');
    expect((await own(tooMany)).paymentStatus).toBe('refunded');
    expect(await letterOf(accepts.id)).toEqual([expect.stringContaining('does not run')]);
    expect(await read(accepts.id)).toMatchObject({ isCalledOff: true, state: 'open', due: 0, refund: 0 });
    await desk.agrees();

    expect((await answer(accepts.id, 'accept')).body).toEqual({ state: 'done' });
    expect((await answer(refuses.id, 'refuse')).body).toEqual({ state: 'refused' });
    await work();
    expect((await own(refuses)).cancellation).toMatchObject({ isCalledOff: true, refund: { amount: 2200 } });
    expect((await own(silent)).status).toBe('confirmed');
    await lapse();
    await work();
    expect((await own(silent)).cancellation).toMatchObject({ isCalledOff: true, refund: { amount: 1100 } });
    expect(await own(accepts)).toMatchObject({ status: 'confirmed', totalPrice: 2200 });
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 0 });
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 2 });
    expect(await givenBack(app.db)).toBe(660_000);
    await desk.agrees();
  });

  test.runIf(IS_LONG)('who cancels instead of answering has all the money back, whatever the terms say', async () => {
    const trip = await desk.onTwoDays();
    const booking = await sold(trip, 2);
    await sql`update bookings set cancellation = '[]', agreement = agreement + 1`.execute(app.db);
    await callOff(trip);
    await work();
    const path = `/api/bookings/${booking.id}/cancellation`;
    expect((await booking.person.get(path)).body.refund).toBe(2200);
    await booking.person.post(path, { agreedRefund: 2200 });
    expect(await givenBack(app.db)).toBe(220_000);
    expect((await answer(booking.id, 'accept')).body.code).toBe('request_over');
    await work();
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 0 });
    await desk.agrees();
  });

  test.runIf(IS_LONG)('the other date is called off too: everybody has the money back', async () => {
    const trip = await desk.onTwoDays();
    const booking = await sold(trip, 2);
    await callOff(trip);
    await work();
    const path = `/api/admin/departures/${trip.later}/call-off`;
    await desk.operator.post(path, { bookings: 0, dollars: 0, reason: 'Another storm.' });
    await work();
    await work();
    expect((await own(booking)).paymentStatus).toBe('refunded');
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 0 });
    await desk.agrees();
  });

  test('who is asked, and accepts, while another process is about to end the booking, keeps it', async () => {
    const trip = await desk.onTwoDays();
    const booking = await sold(trip, 2);
    await callOff(trip);
    const meanwhile = async (at: Stop<CallOffStep>) => {
      if (at !== 'before end booking') return;
      await endCalledOffBookings(app.deps);
      expect((await answer(booking.id, 'accept')).body).toEqual({ state: 'done' });
    };
    await endCalledOffBookings({ ...app.deps, observer: observing(meanwhile) });
    await work();
    expect(await own(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await seatsOf(app.db, trip.later)).toEqual({ held: 0, sold: 2 });
    await desk.agrees();
  });

  test('another package or a date that is gone is not offered', async () => {
    const trip = await desk.onTwoDays();
    const other = await desk.onTwoDays();
    expect((await callOff({ ...trip, later: other.later })).body.code).toBe('departure_gone');
    expect((await callOff({ ...trip, later: trip.now })).body.code).toBe('departure_gone');
  });

  /** From the moment of its death on it does nothing more. */
  function dyingAt(stop: Stop<CallOffStep>, after: number): CallOffDeps {
    let reached = 0;
    const die = (at: Stop<CallOffStep>) => {
      if (reached >= after) throw new Error('died');
      if (at === stop && ++reached >= after) throw new Error('died');
    };
    return { ...app.deps, observer: observing(die) };
  }

  test.each(
    sampleOf(
      [
        ['before end booking', 2],
        ['after end booking', 2],
        ['after end booking', 3],
      ] as const,
      1,
    ),
  )(
    'a process that dies %s number %i leaves the rest to the next: each is asked once, or paid back once',
    async (stop, number) => {
      const trip = await desk.onTwoDays({ others: 3 });
      const bookings = [await sold(trip, 2), await sold(trip, 1), await sold(trip, 1), await sold(trip, 1, '')];
      await callOff(trip);
      await endCalledOffBookings(dyingAt(stop, number));
      await Promise.all([endCalledOffBookings(app.deps), endCalledOffBookings(app.deps)]);
      await work();
      const stories = await Promise.all(bookings.map(({ id }) => desk.story(id)));
      expect(stories.map(({ state, changes }) => [state, changes.length])).toEqual([
        ['confirmed', 1],
        ['confirmed', 1],
        ['cancelled', 0],
        ['cancelled', 0],
      ]);
      expect(await seatsOf(app.db, trip.later)).toEqual({ held: 3, sold: 0 });
      expect(await givenBack(app.db)).toBe(220_000);
      await desk.agrees();
    },
  );
});
