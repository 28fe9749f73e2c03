/** Money back while the booking stands: some of what was paid, never more of it, once, whoever dies meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, type Booked, booked, departIn, givenBack } from '../../../../test/booked-trip.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import {
  aPackage,
  aTraveller,
  brokenRules,
  checkout,
  DECLINED_CARD,
  emptySale,
  seatsOf,
} from '../../../../test/sale.ts';
import { observing, REFUND_STOPS, type RefundStop } from '../../../../test/step-stops.ts';
import { without } from '../../../../test/unguarded-statements.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import { sendRefundEmail } from '../../bookings/actions/booking-emails.ts';
import { endCalledOffBookings } from '../../bookings/actions/call-off.ts';
import { cancelBooking } from '../../bookings/actions/cancel-booking.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';
import { payDueRefunds, type RefundDeps } from '../../bookings/actions/pay-refunds.ts';
import { sendRefundNote } from '../../bookings/contract/email-jobs.ts';
import { giveBackMore } from '../actions/refunds.ts';

const REASON = 'The boat did not run on the second day.';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['operator']>>;
beforeAll(async () => {
  app = await openApp();
  owner = await app.operator('owner');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const give = ({ id }: Pick<Booked, 'id'>, dollars: number, already = 0) =>
  owner.post(`/api/admin/bookings/${id}/refunds`, { dollars, reason: REASON, givenBack: already });
const agrees = async () => {
  expect(await brokenRules(app.db)).toEqual([]);
  expect(await examineSale(app.deps)).toEqual([]);
};
/** As if every lease were over. */
async function payBackNow() {
  await sql`update refunds set claimed_until = null`.execute(app.db);
  await payDueRefunds(app.deps);
}

test('goes back at once, with a reason, and the booking stands', async () => {
  const trip = await booked(app, { contactEmail: 'ines@example.com' });
  const { status, body, text } = await give(trip, 300);
  expect(status, text).toBe(201);
  expect(body).toMatchObject({
    state: 'confirmed',
    money: {
      total: 2200,
      givenBack: 300,
      refunds: [{ kind: 'goodwill', dollars: 300, state: 'done' }],
      reasons: [{ dollars: 300, reason: REASON, operator: owner.operator.name }],
    },
    offer: { refund: 1900, paid: 2200 },
  });
  expect(body.letters).toMatchObject([{ kind: 'confirmation' }, { kind: 'refund', state: 'due' }]);
  expect(await givenBack(app.db)).toBe(30_000);
  expect(await seatsOf(app.db, trip.onSale.departureId)).toEqual({ held: 0, sold: 2 });
  expect((await trip.person.get(`/api/bookings/${trip.id}`)).body).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    totalPrice: 2200,
    partialRefund: { amount: 300, state: 'done', parts: [{ state: 'done', amount: 300 }] },
    cancellation: null,
  });
  const entries = await auditEntriesOn(app.db, `booking:${trip.id}`);
  expect(entries).toMatchObject([{ action: 'booking.give-back', after: { givenBack: 300, kind: 'goodwill' } }]);
  expect(JSON.stringify(entries)).not.toContain('boat');
  await agrees();
});

test('is written about once for each time, without a word about cancelling', async () => {
  const trip = await booked(app, { contactEmail: 'ines@example.com' });
  await give(trip, 300);
  await give(trip, 50, 300);
  const jobs = await sql<{ data: { bookingId: number; number: number } }>`
    select data from pgboss.job where name = ${sendRefundNote.name} order by created_on, data`.execute(app.db);
  const told: { id: string; text: string }[] = [];
  const mail = { ...app.deps.mail, send: async (email: { id: string; text: string }) => void told.push(email) };
  for (const { data } of [...jobs.rows, ...jobs.rows]) await sendRefundEmail({ ...app.deps, mail }, data);
  const reference = String(trip.id).padStart(6, '0');
  expect(told.map(({ id }) => id).sort()).toEqual([`booking-${reference}-refund-1`, `booking-${reference}-refund-2`]);
  expect(told.map(({ text }) => [text.includes('$300'), text.includes('$50'), /cancel/i.test(text)]).sort()).toEqual([
    [false, true, false],
    [true, false, false],
  ]);
  await agrees();
});

test('is never more than was paid, given together or one after the other', async () => {
  const trip = await booked(app);
  const both = await Promise.all([give(trip, 1500), give(trip, 1500)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const more = await give(trip, 701, 1500);
  expect([more.status, more.body.code, more.body.details]).toEqual([422, 'more_than_paid', { most: 700 }]);
  expect((await give(trip, 700, 1500)).status).toBe(201);
  expect(await givenBack(app.db)).toBe(220_000);
  await agrees();
});

test('of a booking that was not paid is nothing', async () => {
  const person = await aTraveller(app);
  const { packageId } = await aPackage(app.db);
  await person.post('/api/bookings', checkout(packageId, { card: DECLINED_CARD }));
  const [{ id }] = (await person.get('/api/bookings')).body;
  const answer = await give({ id }, 1);
  expect([answer.status, answer.body.code]).toEqual([409, 'not_paid']);
});

describe('what is given before the end of a booking', () => {
  test('is not given again by the terms, nor shown as part of the refund', async () => {
    const trip = await booked(app);
    await give(trip, 300);
    const offer = (await trip.person.get(`/api/bookings/${trip.id}/cancellation`)).body;
    expect(offer).toMatchObject({ refund: 1900, paid: 2200 });
    expect(offer.periods[0]).toMatchObject({ percent: 100, amount: 1900 });
    const { body } = await trip.person.post(`/api/bookings/${trip.id}/cancellation`, { agreedRefund: 1900 });
    expect(body).toMatchObject({
      paymentStatus: 'refunded',
      partialRefund: { amount: 300 },
      cancellation: { refund: { amount: 1900 } },
    });
    expect(await givenBack(app.db)).toBe(220_000);
    await agrees();
  });

  test('leaves a booking that ends without a refund paid, not refunded', async () => {
    const trip = await booked(app);
    await departIn(app.db, trip.onSale, 3);
    await give(trip, 300);
    const { body } = await trip.person.post(`/api/bookings/${trip.id}/cancellation`, { agreedRefund: 0 });
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', cancellation: { refund: null } });
    await agrees();
  });

  test('is part of all that was paid when the departure does not run', async () => {
    const trip = await booked(app);
    await give(trip, 300);
    const desk = `/api/admin/departures/${trip.onSale.departureId}`;
    await sql`update departures set state = 'cancelled' where id = ${trip.onSale.departureId}`.execute(app.db);
    expect((await owner.get(`${desk}/call-off`)).body).toMatchObject({ dollars: 1900 });
    await endCalledOffBookings(app.deps);
    await payBackNow();
    expect(await givenBack(app.db)).toBe(220_000);
    await agrees();
  });

  test('in the same moment is not given twice: the one who comes later gives what is left', async () => {
    await raceForTheMoney(app.deps);
    expect(await givenBack(app.db)).toBe(220_000);
    await agrees();
  });

  test('would be given twice where the end did not wait for the row', async () => {
    const all = { text: ' - given_back as left', instead: ' as left' };
    const each = { text: 'select sum(refunds.dollars) from', instead: 'select 0 * sum(refunds.dollars) from' };
    const blind = without(without(app.db, all), each);
    await expect(raceForTheMoney({ ...app.deps, db: blind })).rejects.toMatchObject({
      constraint: 'bookings_given_back',
    });
  });
});

/** A traveller cancels while an owner who gives back has not finished. */
async function raceForTheMoney(way: RefundDeps): Promise<void> {
  const trip = await booked(app);
  const { ending } = await app.db.transaction().execute(async (trx) => {
    await sql`select from bookings where id = ${trip.id} for no key update`.execute(trx);
    await sql`insert into refunds (booking_id, number, payment_id, dollars, kind)
      select id, 1, payment_id, 300, 'goodwill' from bookings where id = ${trip.id}`.execute(trx);
    // It has read the booking as it was before.
    const ending = cancelBooking(way, trip.person.id, String(trip.id), 2200);
    ending.catch(() => undefined);
    await untilSomebodyWaits(app.db);
    return { ending };
  });
  await ending;
  await payBackNow();
}

test.each([...REFUND_STOPS.slice(1), 'lost before', 'lost after'] as const)(
  'a process that dies %s has given nothing twice, and the loop gives it',
  async (stop) => {
    const trip = await booked(app);
    const lost = stop === 'lost before' ? 'before' : 'after';
    const payments = unreliable(app.deps.payments, (call) =>
      call === 'refund' && stop.startsWith('lost') ? { lost } : {},
    );
    const observer = observing((at: RefundStop) => {
      if (at === stop) throw new Error('died');
    });
    const gift = { dollars: 300, reason: REASON, givenBack: 0 };
    await giveBackMore({ ...app.deps, payments, observer }, owner.operator, String(trip.id), gift).catch(
      (fault: Error) => {
        if (fault.message !== 'died') throw fault;
      },
    );
    // Control: the promise stands whatever has become of the money.
    expect((await owner.get(`/api/admin/bookings/${trip.id}`)).body.money.givenBack).toBe(300);
    await payBackNow();
    await payBackNow();
    expect(await givenBack(app.db)).toBe(30_000);
    await agrees();
  },
);
