/** A booking is changed: other travellers, another departure. Never oversold, never twice, whoever dies meanwhile. */
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, departIn, givenBack } from '../../../../test/booked-trip.ts';
import { type ChangeDesk, LATER, openChangeDesk } from '../../../../test/changing.ts';
import { brokenRules, emptySale, seatsOf } from '../../../../test/sale.ts';
import { observing, type RefundStop } from '../../../../test/step-stops.ts';
import { FREE_SEATS, without } from '../../../../test/unguarded-statements.ts';
import { sendChangeEmail } from '../../bookings/actions/booking-emails.ts';
import { changeBooking } from '../actions/change-booking.ts';

const REASON = 'Agreed on the telephone.';

let app: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  app = await openApp();
  desk = await openChangeDesk(app);
  ({ operator, quote, agreedFrom, press, change, onTwoDays, book, payBackNow } = desk);
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

let { operator, quote, agreedFrom, press, change, onTwoDays, book, payBackNow } = {} as ChangeDesk;

describe('fewer travelers', () => {
  test('pay for fewer: the tax is that of the whole booking, before and after', async () => {
    const trip = await onTwoDays({ price: 1007 });
    const { id, person } = await book(trip, trip.now);
    await person.put(`/api/bookings/${id}/travellers`, {
      travellers: ['Inês', 'Tomás'].map((name) => ({ name, diet: '', access: '', note: '' })),
    });
    const { body } = await quote(id, { travelers: 1, departureId: trip.now });
    expect(body).toMatchObject({ before: { total: 2215 }, after: { total: 1108, taxes: 101 }, refund: 1107, due: 0 });

    const changed = await change(id, { travelers: 1, departureId: trip.now });
    expect(changed.status, changed.text).toBe(201);
    expect(changed.body).toMatchObject({
      state: 'confirmed',
      numberOfTravelers: 1,
      travellers: [{ name: 'Inês' }],
      money: { total: 1108, paid: 2215, givenBack: 1107, refunds: [{ kind: 'change', dollars: 1107, state: 'done' }] },
      changes: [{ number: 1, operator: operator.operator.name, before: { travelers: 2 }, after: { travelers: 1 } }],
      offer: { refund: 1108, paid: 1108 },
    });
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 1 });
    expect(await givenBack(app.db)).toBe(110_700);
    expect((await person.get(`/api/bookings/${id}`)).body).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      numberOfTravelers: 1,
      totalPrice: 1108,
      partialRefund: { amount: 1107, state: 'done' },
    });
    const named = await sql`select name from booking_travellers where booking_id = ${id}`.execute(app.db);
    expect(named.rows).toEqual([{ name: 'Inês' }]);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([
      { action: 'booking.change', before: { travelers: 2, total: 2215 }, after: { travelers: 1, refund: 1107 } },
    ]);
    await desk.agrees();

    // What is left is all that comes back.
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 1108 });
    expect(await givenBack(app.db)).toBe(221_500);
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 0 });
    await desk.agrees();
  });

  test('get back what the terms of the booking give on that day, unless somebody says why more', async () => {
    const trip = await onTwoDays();
    const made = await book(trip, trip.now);
    await departIn(app.db, { packageId: trip.packageId, departureId: trip.now }, 10);
    const agreed = await agreedFrom(made.id, { travelers: 1, departureId: trip.now });
    expect(agreed.agreed).toMatchObject({ total: 1100, refund: 275 });
    const unsaid = await press(made.id, agreed, { refund: 1100 });
    expect([unsaid.status, unsaid.body.code]).toEqual([422, 'reason_needed']);
    const tooMuch = await press(made.id, agreed, { refund: 2201, reason: REASON });
    expect([tooMuch.status, tooMuch.body.details]).toEqual([422, { most: 2200 }]);
    const { body } = await press(made.id, agreed, { refund: 1100, reason: REASON });
    expect(body.changes).toMatchObject([{ refund: 1100, reason: REASON }]);
    expect(JSON.stringify(await auditEntriesOn(app.db, `booking:${made.id}`))).not.toContain('telephone');
    await desk.agrees();
  });
});

describe('more travelers', () => {
  test('are taken only with a reason why nobody pays for them, and only where seats are free', async () => {
    const trip = await onTwoDays({ capacity: 3 });
    const { id } = await book(trip, trip.now);
    const agreed = await agreedFrom(id, { travelers: 3, departureId: trip.now });
    expect(agreed.agreed).toMatchObject({ total: 3300, refund: 0, due: 1100 });
    expect((await press(id, agreed)).body.code).toBe('reason_needed');
    const { body } = await press(id, agreed, { reason: REASON });
    expect(body).toMatchObject({ money: { total: 3300, paid: 2200 }, changes: [{ waived: 1100, reason: REASON }] });
    // Nobody gets back what was never paid.
    expect(body.offer).toMatchObject({ refund: 2200, paid: 2200 });
    const more = await quote(id, { travelers: 4, departureId: trip.now });
    expect([more.status, more.body.code, more.body.details]).toEqual([409, 'not_enough_spots', { spotsLeft: 0 }]);
    expect((await quote(id, { travelers: 9, departureId: trip.now })).body.code).toBe('too_many_travelers');
    await desk.agrees();
  });
});

describe('another departure', () => {
  test('moves the seats, and everything the traveler keeps tells the new day', async () => {
    const trip = await onTwoDays();
    const { id, person } = await book(trip, trip.now);
    const ics = async () => {
      const text = (await person.get(`/api/bookings/${id}/trip.ics`)).text;
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      return [event?.getFirstPropertyValue('sequence'), String(event?.getFirstPropertyValue('dtstart'))] as const;
    };
    const [sequence] = await ics();
    const { status, text } = await change(id, { travelers: 2, departureId: trip.later });
    expect(status, text).toBe(201);
    expect([await seatsOf(app.db, trip.now), await seatsOf(app.db, trip.later)]).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 2 },
    ]);
    expect((await person.get(`/api/bookings/${id}`)).body.package).toMatchObject({ departsOn: LATER });
    const [next, day] = await ics();
    expect([Number(next) > Number(sequence), day]).toEqual([true, LATER]);
    expect(await givenBack(app.db)).toBe(0);

    const told: { id: string; text: string }[] = [];
    const mail = { ...app.deps.mail, send: async (email: { id: string; text: string }) => void told.push(email) };
    for (let turn = 0; turn < 2; turn++) {
      await sendChangeEmail({ ...app.deps, mail }, { bookingId: id, number: 1 });
    }
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('was');
    await desk.agrees();
  });

  test('costs what it costs today where that is chosen: less comes back in full, whatever the day', async () => {
    const trip = await onTwoDays();
    const { id } = await book(trip, trip.now);
    await departIn(app.db, { packageId: trip.packageId, departureId: trip.now }, 3);
    await sql`update departures set price = 900 where id = ${trip.later}`.execute(app.db);
    const { body } = await change(id, { travelers: 2, departureId: trip.later, price: 'today' });
    expect(body).toMatchObject({ money: { total: 1980, givenBack: 220 } });
    await desk.agrees();
  });

  test('of another package, closed, or called off is none', async () => {
    const trip = await onTwoDays();
    const other = await onTwoDays();
    const { id } = await book(trip, trip.now);
    expect((await quote(id, { travelers: 2, departureId: other.now })).body.code).toBe('departure_gone');
    await sql`update departures set state = 'closed' where id = ${trip.later}`.execute(app.db);
    expect((await quote(id, { travelers: 2, departureId: trip.later })).body.code).toBe('departure_gone');
    expect((await quote(id, { travelers: 2, departureId: trip.now })).body.code).toBe('nothing_changes');
    expect((await quote(4711, { travelers: 2, departureId: trip.now })).status).toBe(404);
  });
});

describe('at the same moment', () => {
  test('the last seats of a departure go to one of two', async () => {
    const trip = await onTwoDays({ capacity: 4, others: 3 });
    const both = [await book(trip, trip.now), await book(trip, trip.now)];
    const agreed = await Promise.all(both.map(({ id }) => agreedFrom(id, { travelers: 2, departureId: trip.later })));
    const answers = await Promise.all(both.map(({ id }, i) => press(id, agreed[i] ?? {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect([await seatsOf(app.db, trip.now), await seatsOf(app.db, trip.later)]).toEqual([
      { held: 0, sold: 2 },
      { held: 0, sold: 2 },
    ]);
    await desk.agrees();
  });

  test('control: without the guard of free seats the table would have to refuse', async () => {
    const trip = await onTwoDays({ capacity: 4, others: 2 });
    const { id } = await book(trip, trip.now);
    const agreed = await agreedFrom(id, { travelers: 2, departureId: trip.later });
    await sql`update departures set sold = sold + 1 where id = ${trip.later}`.execute(app.db);
    // It has been quoted before somebody took a seat.
    const blind = { text: 'd.capacity - d.held - d.sold as "spotsLeft"', instead: '9 as "spotsLeft"' };
    const db = without(without(app.db, FREE_SEATS), blind);
    await expect(changeBooking({ ...app.deps, db }, operator.operator, String(id), agreed)).rejects.toMatchObject({
      constraint: 'departures_never_oversold',
    });
    const guarded = { ...app.deps, db: without(app.db, blind) };
    expect(await changeBooking(guarded, operator.operator, String(id), agreed)).toMatchObject({
      error: 'not_enough_spots',
    });
    await sql`update departures set sold = sold - 1 where id = ${trip.later}`.execute(app.db);
    await desk.agrees();
  });

  test('two who change places do not wait for each other for ever', async () => {
    const trip = await onTwoDays({ capacity: 4, others: 4 });
    const [there, back] = [await book(trip, trip.now), await book(trip, trip.later)];
    const agreed = await Promise.all([
      agreedFrom(there.id, { travelers: 2, departureId: trip.later }),
      agreedFrom(back.id, { travelers: 2, departureId: trip.now }),
    ]);
    const answers = await Promise.all([press(there.id, agreed[0]), press(back.id, agreed[1])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await desk.agrees();
  });

  test('pressing twice changes once; a traveler who cancels is not changed', async () => {
    const trip = await onTwoDays();
    const { id } = await book(trip, trip.now);
    const agreed = await agreedFrom(id, { travelers: 1, departureId: trip.now });
    const twice = await Promise.all([press(id, agreed), press(id, agreed)]);
    expect(twice.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'quote_changed']);
    expect(await givenBack(app.db)).toBe(110_000);

    const other = await book(trip, trip.now);
    const stale = await agreedFrom(other.id, { travelers: 1, departureId: trip.now });
    const ends = await Promise.all([
      press(other.id, stale),
      other.person.post(`/api/bookings/${other.id}/cancellation`, { agreedRefund: 2200 }),
    ]);
    expect(ends.map(({ status }) => status)).toContainEqual(expect.toBeOneOf([200, 201]));
    await payBackNow();
    await desk.agrees();
  });
});

test.each(['before change', 'after change', 'before pay back', 'after refund', 'after pay back'] as const)(
  'a process that dies %s leaves all of a change or nothing, and the money goes back once',
  async (stop) => {
    const trip = await onTwoDays();
    const { id } = await book(trip, trip.now);
    const agreed = await agreedFrom(id, { travelers: 1, departureId: trip.later });
    const observer = observing((at: RefundStop | 'before change' | 'after change') => {
      if (at === stop) throw new Error('died');
    });
    await expect(changeBooking({ ...app.deps, observer }, operator.operator, String(id), agreed)).rejects.toThrow(
      'died',
    );
    // Control: the money is on its way only once the change is there.
    expect((await brokenRules(app.db)).length > 0).toBe(stop !== 'before change' && stop !== 'after pay back');
    await payBackNow();
    await desk.agrees();
    if (stop === 'before change') expect((await press(id, agreed)).status).toBe(201);
    else expect((await press(id, agreed)).body.code).toBe('quote_changed');
    await payBackNow();
    expect(await givenBack(app.db)).toBe(110_000);
    await desk.agrees();
  },
);
