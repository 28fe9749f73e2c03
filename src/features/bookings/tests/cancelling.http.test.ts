/** A trip is cancelled: the refund that was shown, once, whoever dies or presses twice; the seats are free at once. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { departIn } from '../../../../test/booked-trip.ts';
import {
  aPackage,
  aTraveller,
  type Buyer,
  brokenRules,
  checkout,
  departureDay,
  emptySale,
  type OnSale,
  seatsOf,
} from '../../../../test/sale.ts';
import { observing, REFUND_STOPS } from '../../../../test/step-stops.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import { ProviderUnavailable, RefundRefused } from '../../../effects/payments/payments-port.ts';
import { plusDays } from '../../../shared/dates.ts';
import { sendCancellationEmail } from '../actions/booking-emails.ts';
import { cancelBooking } from '../actions/cancel-booking.ts';
import { payDueRefunds } from '../actions/pay-refunds.ts';

/** The loop without its patience. */
const AT_ONCE = { bookingId: null, leaseSeconds: 0, sentLeaseSeconds: 0, most: 20 };

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

describe('before the click', () => {
  test('the offer says what comes back today and later', async () => {
    const { person, id } = await booked();
    const offer = await person.get(`/api/bookings/${id}/cancellation`);
    const departsOn = departureDay();

    expect(offer.status).toBe(200);
    expect(offer.body).toEqual({
      disputed: null,
      refund: 2200,
      percent: 100,
      paid: 2200,
      periods: [
        { until: plusDays(departsOn, -30), percent: 100, amount: 2200 },
        { until: plusDays(departsOn, -14), percent: 50, amount: 1100 },
        { until: plusDays(departsOn, -7), percent: 25, amount: 550 },
        { until: null, percent: 0, amount: 0 },
      ],
    });
  });

  test('nobody learns of or cancels what is somebody else’s', async () => {
    const { id } = await booked();
    const other = await aTraveller(app);
    const unknown = await other.post('/api/bookings/999999/cancellation', { agreedRefund: 0 });
    const theirs = await other.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 });

    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
    expect((await other.get(`/api/bookings/${id}/cancellation`)).status).toBe(404);
    expect((await app.get(`/api/bookings/${id}/cancellation`)).status).toBe(401);
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('a refund that has changed since is shown, and nothing happens', async () => {
    const { person, id, onSale } = await booked();
    await departIn(app.db, onSale, 10);
    const answer = await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 });

    expect([answer.status, answer.body.code, answer.body.details]).toEqual([409, 'refund_changed', { refund: 550 }]);
    expect(answer.body.message).toContain('$550');
    expect((await person.get(`/api/bookings/${id}`)).body.status).toBe('confirmed');
  });

  test('once the trip has begun it is too late', async () => {
    const { person, id, onSale } = await booked();
    await departIn(app.db, onSale, 0);

    expect((await person.get(`/api/bookings/${id}/cancellation`)).body.code).toBe('not_cancellable');
    expect((await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 0 })).status).toBe(409);
  });

  test('the terms are those of the day of booking', async () => {
    const { person, id, onSale } = await booked();
    await sql`update trip_packages set cancellation = '[{"days": 50, "percent": 10}]' where id = ${onSale.packageId}`.execute(
      app.db,
    );

    expect((await person.get(`/api/bookings/${id}/cancellation`)).body.refund).toBe(2200);
    const next = await aTraveller(app);
    const later = await next.post('/api/bookings', checkout(onSale.packageId, { seats: 2 }));
    expect((await next.get(`/api/bookings/${later.body.bookingId}/cancellation`)).body.refund).toBe(220);
  });
});

describe('the click', () => {
  test.each([
    [40, 2200, 'refunded'],
    [30, 2200, 'refunded'],
    [29, 1100, 'refunded'],
    [7, 550, 'refunded'],
    [6, 0, 'paid'],
  ])('%i days before, $%i come back', async (days, refund, paymentStatus) => {
    const { person, id, onSale } = await booked();
    await departIn(app.db, onSale, days);
    const answer = await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: refund });

    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ status: 'cancelled', paymentStatus });
    expect(answer.body.cancellation.refund).toEqual(
      refund === 0 ? null : { amount: refund, state: 'done', parts: [{ state: 'done', amount: refund }] },
    );
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await givenBack()).toBe(refund * 100);
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('pressed twenty times at once it pays once and gives the seats back once', async () => {
    const { person, id, onSale } = await booked();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 })),
    );

    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(await givenBack()).toBe(220_000);
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('the free seat can be sold in the same moment, and never twice', async () => {
    const { person, id, onSale } = await booked({ capacity: 2 });
    const others = await Promise.all(Array.from({ length: 6 }, () => aTraveller(app)));
    await Promise.all([
      person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
      ...others.map((other) => other.post('/api/bookings', checkout(onSale.packageId, { seats: 2 }))),
    ]);
    const late = await aTraveller(app);
    await late.post('/api/bookings', checkout(onSale.packageId, { seats: 2 }));

    expect((await seatsOf(app.db, onSale.departureId)).sold).toBe(2);
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('a shared link to a cancelled trip leads nowhere', async () => {
    const { person, id } = await booked();
    const { body } = await person.post(`/api/bookings/${id}/share`);
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 });

    expect((await app.get(`/api${new URL(body.url).pathname}`)).status).toBe(404);
  });

  test('one email says so', async () => {
    const { person, id } = await booked({ contactEmail: 'ines@example.com' });
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 });
    const sent: string[] = [];
    const mail = { ...app.deps.mail, send: async (letter: { text: string }) => void sent.push(letter.text) };
    await sendCancellationEmail({ ...app.deps, mail }, id);
    await sendCancellationEmail({ ...app.deps, mail }, id);

    expect(sent).toHaveLength(1);
    // The demonstration took nothing: what the terms would give is said, and that nothing moves.
    expect(sent[0]).toContain('Nothing was charged, so there is nothing to refund.');
    expect(sent[0]).toContain('the terms of this booking would give $2,200 back');
    const asked = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'bookings.send-cancellation'
        and (data ->> 'bookingId')::int = ${id}`.execute(app.db);
    expect(asked.rows).toEqual([{ n: 1 }]);
  });
});

describe('the way back of the money', () => {
  test.each(REFUND_STOPS)('a process that dies %s leaves nobody without money', async (stop) => {
    const { person, id, onSale } = await booked();
    const stopAt = (at: string) => {
      if (at === stop) throw new Error('died');
    };
    await expect(
      cancelBooking({ ...app.deps, observer: observing(stopAt) }, person.id, String(id), 2200),
    ).rejects.toThrow('died');
    // Control: without the loop the work would stay undone, unless all of it was done.
    expect((await brokenRules(app.db)).length > 0).toBe(stop !== 'after pay back');

    await sql`update refunds set claimed_until = null`.execute(app.db);
    await payDueRefunds(app.deps, AT_ONCE);
    await payDueRefunds(app.deps, AT_ONCE);

    expect(await givenBack()).toBe(220_000);
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'a call that is lost %s its effect is repeated and pays once',
    async (lost) => {
      const { person, id } = await booked();
      const payments = unreliable(app.deps.payments, (call) => (call === 'refund' ? { lost } : {}));
      const answer = await cancelBooking({ ...app.deps, payments }, person.id, String(id), 2200);

      expect(answer).toMatchObject({ ok: true, value: { status: 'cancelled', paymentStatus: 'paid' } });
      expect((await person.get(`/api/bookings/${id}`)).body.cancellation.refund).toMatchObject({
        amount: 2200,
        state: 'due',
      });
      await sql`update refunds set claimed_until = null`.execute(app.db);
      await Promise.all([payDueRefunds(app.deps, AT_ONCE), payDueRefunds(app.deps, AT_ONCE)]);
      expect(await givenBack()).toBe(220_000);
      expect(await brokenRules(app.db)).toEqual([]);
    },
  );

  test('what the bank still works on is asked about until it is done', async () => {
    const { person, id } = await booked();
    let state: 'pending' | 'succeeded' = 'pending';
    const slow = (real: typeof app.deps.payments) => ({
      ...real,
      refund: async (asked: Parameters<typeof real.refund>[0]) => ({ ...(await real.refund(asked)), state }),
      refundsOf: async (payment: string) => (await real.refundsOf(payment)).map((known) => ({ ...known, state })),
    });
    const payments = slow(app.deps.payments);
    await cancelBooking({ ...app.deps, payments }, person.id, String(id), 2200);
    expect((await person.get(`/api/bookings/${id}`)).body.cancellation.refund.state).toBe('sent');
    expect((await person.get(`/api/bookings/${id}`)).body.paymentStatus).toBe('paid');

    await sql`update refunds set claimed_until = null`.execute(app.db);
    await payDueRefunds({ ...app.deps, payments }, AT_ONCE);
    expect((await person.get(`/api/bookings/${id}`)).body.cancellation.refund.state).toBe('sent');
    state = 'succeeded';
    await payDueRefunds({ ...app.deps, payments }, AT_ONCE);
    expect((await person.get(`/api/bookings/${id}`)).body.paymentStatus).toBe('refunded');
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('a refund that the provider refuses is a person’s work, and says so', async () => {
    const { person, id } = await booked();
    const payments = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments }, person.id, String(id), 2200);

    expect((await person.get(`/api/bookings/${id}`)).body.cancellation.refund.state).toBe('refused');
    expect(await brokenRules(app.db)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^alarm: refund_refused /)]),
    );
    // Nobody asks again by itself.
    expect(await payDueRefunds(app.deps, AT_ONCE)).toBe(0);
  });

  test('while the provider is away others are not kept waiting', async () => {
    const first = await booked();
    const second = await booked();
    const away = {
      ...app.deps.payments,
      refund: (asked: Parameters<typeof app.deps.payments.refund>[0]) =>
        asked.key.startsWith(`${first.id}:`)
          ? Promise.reject(new ProviderUnavailable('away'))
          : app.deps.payments.refund(asked),
    };
    await cancelBooking({ ...app.deps, payments: away }, first.person.id, String(first.id), 2200);
    await cancelBooking({ ...app.deps, payments: away }, second.person.id, String(second.id), 2200);

    expect((await second.person.get(`/api/bookings/${second.id}`)).body.paymentStatus).toBe('refunded');
    expect((await first.person.get(`/api/bookings/${first.id}`)).body.paymentStatus).toBe('paid');
  });
});

async function booked({
  capacity = 10,
  contactEmail = '',
} = {}): Promise<{ person: Buyer; id: number; onSale: OnSale }> {
  const onSale = await aPackage(app.db, { capacity });
  const person = await aTraveller(app);
  const answer = await person.post('/api/bookings', checkout(onSale.packageId, { seats: 2, contactEmail }));
  expect(answer.status, answer.text).toBe(201);
  return { person, id: answer.body.bookingId, onSale };
}

/** Cents, by the provider's own ledger. */
async function givenBack(): Promise<number> {
  const found = await sql<{ cents: number }>`
    select coalesce(sum(refunded_cents), 0)::int as cents from sandbox_payments`.execute(app.db);
  return found.rows[0]?.cents ?? -1;
}
