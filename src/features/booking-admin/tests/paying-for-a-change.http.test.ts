/** A change that costs more is paid: by a link, an invoice, or past us. Once, with its seats held, whoever dies meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { givenBack } from '../../../../test/booked-trip.ts';
import { type ChangeDesk, openChangeDesk } from '../../../../test/changing.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { aTraveller, checkout, DECLINED_CARD, emptySale, GOOD_CARD, seatsOf } from '../../../../test/sale.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import { without } from '../../../../test/unguarded-statements.ts';
import { sendPaymentLinkEmail, sendRefundEmail } from '../../bookings/actions/booking-emails.ts';
import { payRequest, requestPath } from '../../bookings/actions/booking-request.ts';
import { cancelBooking } from '../../bookings/actions/cancel-booking.ts';
import { followWebhookEvents } from '../../bookings/actions/process-webhook-events.ts';
import { sendRefundNote } from '../../bookings/contract/email-jobs.ts';

const REASON = 'Paid in cash at our office.';

let app: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  app = await openApp();
  desk = await openChangeDesk(app);
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const bodyOf = (card: string, agreedDue = 1100) => ({
  agreedDue,
  paymentDetails: { cardNumber: card, expiryDate: '12/30', cvv: '123', cardHolderName: 'Inês Duarte' },
});

/** Two people who want to be three, for $1,100 more, and the link they were sent. */
async function asked({ capacity = 10 } = {}) {
  const trip = await desk.onTwoDays({ capacity });
  const booking = await desk.book(trip, trip.now);
  const offered = await desk.change(booking.id, { travelers: 3, departureId: trip.now }, { settle: 'link' });
  expect(offered.status, offered.text).toBe(201);
  const token = (await requestPath(app.db, booking.id, 1)).replace('/booking-requests/', '');
  const pay = (card = GOOD_CARD) => app.stranger().post(`/api/booking-requests/${token}/payment`, bodyOf(card));
  const read = async () => (await app.stranger().get(`/api/booking-requests/${token}`)).body;
  return { ...booking, trip, token, pay, read, offered: offered.body };
}

describe('a payment link', () => {
  test('holds the seats, changes nothing until it is paid, and then all at once', async () => {
    const { id, person, trip, pay, read, offered } = await asked();
    expect(offered).toMatchObject({
      numberOfTravelers: 2,
      money: { total: 2200, paid: 2200 },
      changes: [{ state: 'offered', due: 1100, settledBy: 'link', waived: 0 }],
    });
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 1, sold: 2 });
    expect(await read()).toMatchObject({ state: 'open', due: 1100, before: { travelers: 2 }, after: { travelers: 3 } });
    await desk.agrees();

    const told: { id: string; text: string }[] = [];
    const mail = { ...app.deps.mail, send: async (email: { id: string; text: string }) => void told.push(email) };
    for (let turn = 0; turn < 2; turn++) {
      await sendPaymentLinkEmail({ ...app.deps, mail }, { bookingId: id, number: 1 });
    }
    expect(told.map(({ text }) => text.includes('/booking-requests/1-'))).toEqual([true]);

    const paid = await pay();
    expect([paid.status, paid.body], paid.text).toEqual([201, { state: 'done' }]);
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 3 });
    expect((await person.get(`/api/bookings/${id}`)).body).toMatchObject({ numberOfTravelers: 3, totalPrice: 3300 });
    expect(await desk.story(id)).toMatchObject({
      money: { total: 3300, paid: 3300 },
      changes: [{ state: 'applied' }],
      payments: [{ method: 'card', state: 'captured', dollars: 1100 }],
      offer: { refund: 3300, paid: 3300 },
    });
    expect(await read()).toMatchObject({ state: 'done' });
    expect((await pay()).body.code).toBe('request_over');
    await desk.agrees();

    // An event of either payment that comes late is no alarm, though the booking costs another amount by now.
    await sql`
      insert into payment_webhook_events (id, kind, payment_id)
      select gen_random_uuid()::text, 'payment_intent.succeeded', id from sandbox_payments`.execute(app.db);
    await followWebhookEvents(app.deps);
    await desk.agrees();

    // Both payments go back, each as much as it took.
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 3300 });
    const gone = await sql`select refunded_cents as back from sandbox_payments order by amount_cents`.execute(app.db);
    expect(gone.rows).toEqual([{ back: 110_000 }, { back: 220_000 }]);
    expect((await person.get(`/api/bookings/${id}`)).body.paymentStatus).toBe('refunded');
    await desk.agrees();
  });

  test('is paid once by two who pay at the same moment', async () => {
    const { trip, pay } = await asked();
    const both = await Promise.all([pay(), pay()]);
    const codes = both.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes).toContainEqual(expect.toBeOneOf(['payment_under_way', 'request_over']));
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 3 });
    await desk.agrees();
  });

  test('control: without the look for another payment the table would have to refuse the second', async () => {
    const { id, token, trip } = await asked();
    const blind = without(app.db, {
      text: 'where not exists (select from booking_payments where',
      instead: 'where not exists (select from booking_payments where false and',
    });
    // The first is not at its end before the second has tried, however late that one's turn comes.
    const tried = Promise.withResolvers<void>();
    const observer = observing((at: SaleStop) => (at === 'before ask card' ? tried.promise : null));
    const pay = () => payRequest({ ...app.deps, db: blind, observer }, token, bodyOf(GOOD_CARD)).finally(tried.resolve);
    const { both } = await app.db.transaction().execute(async (trx) => {
      await sql`select from bookings where id = ${id} for no key update`.execute(trx);
      // Both have found it open, and wait for the booking's row.
      const both = Promise.allSettled([pay(), pay()]);
      await untilSomebodyWaits(app.db, 2);
      return { both };
    });
    const ends = await both;
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject({ constraint: 'booking_payments_open' });
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 3 });
    await desk.agrees();
  });

  test('may be tried with another card, five times in an hour', async () => {
    const { id, pay, read } = await asked();
    for (let turn = 0; turn < 5; turn++) expect((await pay(DECLINED_CARD)).body.code).toBe('payment_declined');
    expect((await pay()).body.code).toBe('too_many_attempts');
    expect((await read()).state).toBe('open');
    await sql`update booking_payments set created_at = created_at - interval '2 hours'`.execute(app.db);
    expect((await pay()).status).toBe(201);
    expect((await desk.story(id)).numberOfTravelers).toBe(3);
    await desk.agrees();
  });

  test('lapses, and is withdrawn, with its seats free again; another change has to wait for that', async () => {
    const { id, trip, pay, read } = await asked({ capacity: 3 });
    // Held for days: nobody is told to try again in a moment.
    const late = await (await aTraveller(app)).post(
      '/api/bookings',
      checkout(trip.packageId, { departureId: trip.now }),
    );
    expect(late.body).toMatchObject({ code: 'sold_out', details: { spotsLeft: 0 } });
    expect((await desk.quote(id, { travelers: 1, departureId: trip.now })).body.code).toBe('change_open');
    await sql`update booking_changes set answer_by = now() - interval '1 second'`.execute(app.db);
    expect((await pay()).body.code).toBe('request_over');
    await desk.recover();
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 2 });
    expect((await read()).state).toBe('over');

    const again = await desk.change(id, { travelers: 3, departureId: trip.now }, { settle: 'link' });
    expect(again.status, again.text).toBe(201);
    const withdraw = () => desk.operator.post(`/api/admin/bookings/${id}/changes/2/withdrawal`, {});
    expect((await withdraw()).body.changes).toMatchObject([{ state: 'expired' }, { state: 'withdrawn' }]);
    expect((await withdraw()).body.code).toBe('not_offered');
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 2 });
    await desk.agrees();
  });

  test('is of one change: another number, another seal and another amount open nothing', async () => {
    const { token, read } = await asked();
    expect((await app.stranger().get(`/api/booking-requests/2${token.slice(1)}`)).status).toBe(404);
    expect((await app.stranger().get(`/api/booking-requests/${token.slice(0, -1)}`)).status).toBe(404);
    const other = await app.stranger().post(`/api/booking-requests/${token}/payment`, bodyOf(GOOD_CARD, 1));
    expect(other.body.code).toBe('request_changed');
    expect((await read()).state).toBe('open');
  });

  test('paid while its booking is being canceled: the money goes back at once', async () => {
    const { id, person, token, trip } = await asked();
    const observer = observing(async (at: SaleStop) => {
      if (at === 'before take') await cancelBooking(app.deps, person.id, String(id), 2200);
    });
    const late = await payRequest({ ...app.deps, observer }, token, bodyOf(GOOD_CARD));
    expect(late).toMatchObject({ error: 'request_over' });
    await desk.recover();
    expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 0 });
    expect(await givenBack(app.db, id)).toBe(330_000);
    await desk.agrees();
  });
});

const STOPS = [
  'before ask card',
  'after ask card',
  'before promise',
  'after promise',
  'before take',
  'after take',
  'before settle request',
  'after settle request',
] as const satisfies readonly SaleStop[];

test.each(STOPS)('a process that dies %s takes the money once and changes the booking, or neither', async (stop) => {
  const { id, token, trip, pay } = await asked();
  const observer = observing((at: SaleStop) => {
    if (at === stop) throw new Error('died');
  });
  await expect(payRequest({ ...app.deps, observer }, token, bodyOf(GOOD_CARD))).rejects.toThrow('died');
  // Control: without recovery the work would stay undone.
  expect((await desk.disagreements()).length > 0).toBe(stop !== 'after settle request');
  await desk.recover();
  await desk.agrees();
  if (stop === 'before ask card') expect((await pay()).status).toBe(201);
  expect(await desk.story(id)).toMatchObject({ numberOfTravelers: 3, money: { paid: 3300 } });
  expect(await seatsOf(app.db, trip.now)).toEqual({ held: 0, sold: 3 });
  await desk.agrees();
});

describe('past the provider', () => {
  test('an invoice changes the booking now and counts when it is paid', async () => {
    const trip = await desk.onTwoDays();
    const { id } = await desk.book(trip, trip.now);
    const { body } = await desk.change(id, { travelers: 3, departureId: trip.now }, { settle: 'invoice' });
    expect(body).toMatchObject({
      money: { total: 3300, paid: 2200 },
      payments: [{ method: 'invoice', state: 'invoiced', dollars: 1100 }],
      offer: { refund: 2200 },
    });
    await desk.agrees();
    const settle = () => desk.operator.post(`/api/admin/bookings/${id}/invoices/2`, { outcome: 'paid' });
    expect((await settle()).body).toMatchObject({ money: { paid: 3300 }, offer: { refund: 3300 } });
    expect((await settle()).body.code).toBe('no_such_invoice');
    await desk.agrees();
  });

  test('what was paid elsewhere is paid back by somebody, and the card of the checkout gives only its own', async () => {
    const trip = await desk.onTwoDays();
    const { id, person } = await desk.book(trip, trip.now);
    const wish = { travelers: 3, departureId: trip.now };
    expect((await desk.change(id, wish, { settle: 'elsewhere' })).body.code).toBe('reason_needed');
    expect((await desk.change(id, wish, { settle: 'elsewhere', reason: REASON })).body.money.paid).toBe(3300);
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 3300 });
    await desk.payBackNow();
    expect(await givenBack(app.db)).toBe(220_000);
    expect((await desk.story(id)).money.refunds).toMatchObject([
      { dollars: 1100, state: 'refused', isElsewhere: true },
      { dollars: 2200, state: 'done', isElsewhere: false },
    ]);
    const retried = await desk.operator.post(`/api/admin/bookings/${id}/refunds/1/retry`, {});
    expect(retried.body.code).toBe('not_refused');
    await desk.agrees();
  });
});

test('goodwill beyond the last payment is given by both, and written about once', async () => {
  const { id, pay } = await asked();
  await pay();
  const owner = await app.operator('owner');
  const given = await owner.post(`/api/admin/bookings/${id}/refunds`, {
    ...{ dollars: 1500, reason: 'The boat did not go.', givenBack: 0 },
  });
  expect(given.status, given.text).toBe(201);
  expect(given.body.money.refunds).toMatchObject([
    { dollars: 1100, kind: 'goodwill', state: 'done' },
    { dollars: 400, kind: 'goodwill', state: 'done' },
  ]);
  const jobs = await sql<{ data: Parameters<typeof sendRefundEmail>[1] }>`
    select data from pgboss.job where name = ${sendRefundNote.name} and (data->>'bookingId')::int = ${id}`.execute(
    app.db,
  );
  const told: string[] = [];
  const mail = { ...app.deps.mail, send: async ({ text }: { text: string }) => void told.push(text) };
  for (const { data } of jobs.rows) await sendRefundEmail({ ...app.deps, mail }, data);
  expect(told.map((text) => text.includes('$1,500'))).toEqual([true]);
  await desk.agrees();
});
