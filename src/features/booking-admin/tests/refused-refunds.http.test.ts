/** Refunds the provider refused: asked for again once and never twice, closed when somebody has settled them, and told as they are. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked, departIn, givenBack } from '../../../../test/booked-trip.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { emptySale } from '../../../../test/sale.ts';
import { ProviderUnavailable, RefundRefused } from '../../../effects/payments/payments-port.ts';
import { cancelBooking } from '../../bookings/actions/cancel-booking.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';
import { payDueRefunds } from '../../bookings/actions/pay-refunds.ts';
import { markRefund } from '../../bookings/store/refund-payouts.ts';
import { insertRefund, lockGivenBack } from '../../bookings/store/refunds.ts';
import { retryRefund } from '../actions/refunds.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

describe('a refused refund', () => {
  test('is asked for again under another key, and paid once', async () => {
    const { person, id } = await booked(app);
    const refusing = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments: refusing }, person.id, String(id), 2200);
    const { body: before } = await operator.get('/api/admin/bookings?needs=somebody');
    expect(before.bookings).toMatchObject([{ id, needs: ['alarm', 'refund'] }]);
    const keys: string[] = [];
    const payments = {
      ...app.deps.payments,
      refund: (asked: Parameters<typeof app.deps.payments.refund>[0]) => {
        keys.push(asked.key);
        return app.deps.payments.refund(asked);
      },
    };
    const twice = await Promise.all([
      retryRefund({ ...app.deps, payments }, operator.operator, String(id), '1'),
      retryRefund({ ...app.deps, payments }, operator.operator, String(id), '1'),
    ]);

    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
    // While the slower one lets go of the row, the faster may have left it to the loop.
    await payDueRefunds({ ...app.deps, payments });
    expect(keys).toEqual([`${id}:refund:1:2`]);
    expect(await givenBack(app.db)).toBe(220_000);
    const { body } = await operator.get(`/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ needs: [], money: { givenBack: 2200, refunds: [{ state: 'done', attempt: 2 }] } });
    expect((await person.get(`/api/bookings/${id}`)).body.cancellation.refund).toMatchObject({
      amount: 2200,
      state: 'done',
    });
    expect(await examineSale(app.deps)).toEqual([]);
  });

  test('does not count as paid back because another was', async () => {
    const { person, id, onSale } = await booked(app);
    await departIn(app.db, onSale, 10);
    const refusing = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments: refusing }, person.id, String(id), 550);
    const owner = await app.operator('owner');
    const gift = { dollars: 100, reason: 'A broken promise', givenBack: 550 };
    expect((await owner.post(`/api/admin/bookings/${id}/refunds`, gift)).status).toBe(201);

    const told = async () => (await person.get(`/api/bookings/${id}`)).body;
    expect(await told()).toMatchObject({
      paymentStatus: 'paid',
      cancellation: {
        refund: {
          amount: 650,
          state: 'refused',
          parts: [
            { state: 'done', amount: 100 },
            { state: 'refused', amount: 550 },
          ],
        },
      },
    });
    expect(await shownInRow(id)).toBe('paid');
    await retryRefund(app.deps, operator.operator, String(id), '1');
    expect(await told()).toMatchObject({
      paymentStatus: 'refunded',
      cancellation: { refund: { state: 'done', parts: [{ state: 'done', amount: 650 }] } },
    });
    expect(await shownInRow(id)).toBe('refunded');
  });

  test('and another, ended at the same moment, leave the booking paid back', async () => {
    const { person, id, onSale } = await booked(app);
    await departIn(app.db, onSale, 10);
    const away = { ...app.deps.payments, refund: () => Promise.reject(new ProviderUnavailable('away')) };
    await cancelBooking({ ...app.deps, payments: away }, person.id, String(id), 550);
    await app.db
      .transaction()
      .execute((trx) => insertRefund(trx, { bookingId: id, dollars: 100, kind: 'cancellation' }));
    const held = await app.db.transaction().execute(async (trx) => {
      await lockGivenBack(trx, id);
      const both = Promise.all([1, 2].map((number) => markRefund(app.db, { bookingId: id, number }, 'done')));
      await untilSomebodyWaits(app.db, 2);
      return { both };
    });
    await held.both;
    expect(await shownInRow(id)).toBe('refunded');
  });

  test('that is refused again raises its alarm anew', async () => {
    const { person, id } = await booked(app);
    const payments = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments }, person.id, String(id), 2200);
    const again = await retryRefund({ ...app.deps, payments }, operator.operator, String(id), '1');
    expect(again).toMatchObject({ ok: true, value: { needs: ['alarm', 'refund'] } });
    expect((await operator.post(`/api/admin/bookings/${id}/refunds/2/retry`)).body.code).toBe('not_refused');
    expect((await operator.post(`/api/admin/bookings/${id}/refunds/x/retry`)).body.code).toBe('not_refused');
  });

  test('whose first attempt has reached the bank after all is not paid a second time', async () => {
    const { person, id } = await booked(app);
    const lying = {
      ...app.deps.payments,
      refund: async (asked: Parameters<typeof app.deps.payments.refund>[0]) => {
        await app.deps.payments.refund(asked);
        throw new RefundRefused('we say no, and have paid');
      },
    };
    await cancelBooking({ ...app.deps, payments: lying }, person.id, String(id), 1100 * 2);
    const { body } = await operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
    expect(body.money.refunds).toMatchObject([{ state: 'done', attempt: 2 }]);
    expect(await givenBack(app.db)).toBe(220_000);
  });
});

describe('a refused refund that somebody has settled', () => {
  async function refused() {
    const made = await booked(app, { contactEmail: 'ines@example.com' });
    const payments = { ...app.deps.payments, refund: () => Promise.reject(new RefundRefused('no')) };
    await cancelBooking({ ...app.deps, payments }, made.person.id, String(made.id), 2200);
    const found = await sql<{ id: string }>`select payment_id as id from refunds where booking_id = ${made.id}`.execute(
      app.db,
    );
    const paymentId = found.rows[0]?.id ?? '';
    const byHand = (dollars: number) =>
      app.deps.payments.refund({ key: 'made in the dashboard', paymentId, amountCents: dollars * 100 });
    const retry = () => operator.post(`/api/admin/bookings/${made.id}/refunds/1/retry`);
    const close = (who: Desk, note: string) => who.post(`/api/admin/bookings/${made.id}/refunds/1/outside`, { note });
    return { ...made, byHand, retry, close };
  }

  test('at the provider is not asked for again', async () => {
    const { id, byHand, retry } = await refused();
    await byHand(1000);
    const { status, body } = await retry();
    expect([status, body.code, body.details]).toEqual([409, 'went_back_by_hand', { cents: 100_000 }]);
    expect(body.message).toContain('$1,000.00');
    expect(await givenBack(app.db)).toBe(100_000);
    expect((await operator.get(`/api/admin/bookings/${id}`)).body.money.refunds).toMatchObject([{ state: 'refused' }]);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toEqual([]);
  });

  test('between the press and the asking is not asked for again', async () => {
    const { id, byHand } = await refused();
    let looks = 0;
    const payments = {
      ...app.deps.payments,
      refundsOf: async (paymentId: string) => {
        if (++looks === 2) await byHand(1000);
        return app.deps.payments.refundsOf(paymentId);
      },
    };
    await retryRefund({ ...app.deps, payments }, operator.operator, String(id), '1');
    expect(await givenBack(app.db)).toBe(100_000);
    expect((await operator.get(`/api/admin/bookings/${id}`)).body.money.refunds).toMatchObject([{ state: 'refused' }]);
  });

  test('or not: while the provider cannot say, nothing is asked for', async () => {
    const { id } = await refused();
    const payments = { ...app.deps.payments, refundsOf: () => Promise.reject(new ProviderUnavailable('away')) };
    const answer = await retryRefund({ ...app.deps, payments }, operator.operator, String(id), '1');
    expect(answer).toMatchObject({ ok: false, error: 'provider_away' });
    expect((await operator.get(`/api/admin/bookings/${id}`)).body.money.refunds).toMatchObject([{ state: 'refused' }]);
  });

  test.each([
    ['at the provider', true],
    ['by a bank transfer', false],
  ])('%s is closed by an owner, with a note', async (_, isAtProvider) => {
    const { person, id, byHand, close } = await refused();
    if (isAtProvider) await byHand(2200);
    const owner = await app.operator('owner');
    expect((await close(operator, 'I was told so')).status).toBe(403);
    expect((await close(owner, ' ')).body.fields).toEqual({ note: 'Please write how' });
    const { status, body } = await close(owner, 'Transfer of 22 November');

    expect([status, body.needs]).toEqual([200, []]);
    expect(body.money.refunds).toMatchObject([{ state: 'outside', note: 'Transfer of 22 November' }]);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([
      { action: 'booking.paid-back-outside', before: { refund: 1, state: 'refused' }, after: { state: 'outside' } },
    ]);
    expect(JSON.stringify(await auditEntriesOn(app.db, `booking:${id}`))).not.toContain('Transfer');
    expect((await person.get(`/api/bookings/${id}`)).body).toMatchObject({
      paymentStatus: 'refunded',
      cancellation: { refund: { state: 'outside', parts: [{ state: 'outside', amount: 2200 }] } },
    });
    expect(await shownInRow(id)).toBe('refunded');
    expect(await examineSale(app.deps)).toEqual([]);
    expect((await close(owner, 'Once more')).body.code).toBe('not_refused');
  });

  test('is either asked for again or closed, whoever presses first', async () => {
    const { id, retry, close } = await refused();
    const owner = await app.operator('owner');
    const held = await app.db.transaction().execute(async (trx) => {
      await lockGivenBack(trx, id);
      const both = Promise.all([retry(), close(owner, 'Transfer of 22 November')]);
      await untilSomebodyWaits(app.db, 2);
      return { both };
    });
    const answers = await held.both;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await givenBack(app.db)).toBe(answers[0]?.status === 200 ? 220_000 : 0);
  });
});

async function shownInRow(id: number): Promise<string | undefined> {
  const found = await sql<{ shown: string }>`select payment_status as shown from bookings where id = ${id}`.execute(
    app.db,
  );
  return found.rows[0]?.shown;
}
