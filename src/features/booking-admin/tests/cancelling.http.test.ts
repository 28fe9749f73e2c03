/** Operators cancel and owners give back: by the same machine as travellers, once, and on record. */

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { auditEntriesOn, booked, departIn, givenBack } from '../../../../test/booked-trip.ts';
import { untilSomebodyWaits } from '../../../../test/locks.ts';
import { brokenRules, emptySale, seatsOf } from '../../../../test/sale.ts';
import { examineSale } from '../../bookings/actions/consistency.ts';
import { markCancelled } from '../../bookings/store/cancellations.ts';
import { cancelForTraveller } from '../actions/cancel-for-traveller.ts';
import { giveBackMore } from '../actions/refunds.ts';

type Desk = Awaited<ReturnType<TestApp['operator']>>;

let app: TestApp;
let operator: Desk;
let owner: Desk;
beforeAll(async () => {
  app = await openApp();
  operator = await app.operator('operator');
  owner = await app.operator('owner');
});
beforeEach(() => emptySale(app.db));
afterAll(() => app[Symbol.asyncDispose]());

const REASON = 'The inn was closed for two days';

describe('cancelling for a traveller', () => {
  test('shows what comes back by the terms, and gives exactly that', async () => {
    const { id, onSale } = await booked(app);
    await departIn(app.db, onSale, 20);
    const { body: before } = await operator.get(`/api/admin/bookings/${id}`);
    expect(before.offer).toMatchObject({ refund: 1100, percent: 50, paid: 2200 });

    const wrong = await operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 });
    expect([wrong.status, wrong.body.code, wrong.body.details]).toEqual([409, 'refund_changed', { refund: 1100 }]);
    const { status, body } = await operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 1100 });

    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'cancelled', offer: null, money: { givenBack: 1100 } });
    expect(body.money.refunds).toMatchObject([{ number: 1, dollars: 1100, state: 'done', attempt: 1 }]);
    expect(body.steps.map(({ state }: { state: string }) => state)).toEqual([
      'held',
      'authorised',
      'capturing',
      'confirmed',
      'cancelled',
    ]);
    expect(body.steps.every(({ at }: { at: string | null }) => at !== null)).toBe(true);
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
    expect(await givenBack(app.db)).toBe(110_000);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toEqual([
      {
        action: 'booking.cancel',
        operator: operator.operator.name,
        before: { state: 'confirmed' },
        after: { state: 'cancelled', refund: 1100, byTerms: 1100 },
      },
    ]);
    expect(await brokenRules(app.db)).toEqual([]);
    expect(await examineSale(app.deps)).toEqual([]);
  });

  test('the traveller gets the same email as after cancelling by themselves', async () => {
    const { id } = await booked(app, { contactEmail: 'ines@example.com' });
    await operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 });
    const asked = await sql`select 1 from pgboss.job where name = 'bookings.send-cancellation'
      and (data ->> 'bookingId')::int = ${id}`.execute(app.db);
    expect(asked.rows).toHaveLength(1);
  });

  test('traveller and operators at once: one cancellation, one refund', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, id, onSale } = await booked(app);
      const answers = await Promise.all([
        person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
        operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
        operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
        owner.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await auditEntriesOn(app.db, `booking:${id}`)).length).toBeLessThanOrEqual(1);
      expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
      expect(await givenBack(app.db, id)).toBe(220_000);
    }
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('whoever finds the traveller faster in that very moment changes and logs nothing', async () => {
    const { id, onSale } = await booked(app);
    const raced = await app.db.transaction().execute(async (travellers) => {
      await markCancelled(travellers, app.deps.jobs, id, { refund: 2200 });
      // Both have looked at a confirmed booking, and wait for its row.
      const both = Promise.all([
        operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 2200 }),
        owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 700, reason: REASON }),
      ]);
      await untilSomebodyWaits(app.db, 2);
      return { both };
    });
    const [same, other] = await raced.both;
    expect([same.status, same.body.money.givenBack]).toEqual([200, 2200]);
    expect([other.status, other.body.code, other.body.details]).toEqual([409, 'already_cancelled', { refund: 2200 }]);
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toEqual([]);
    expect(await givenBack(app.db)).toBe(220_000);
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 0 });
  });

  test('is not done when it cannot be written down', async () => {
    const { id, onSale } = await booked(app);
    const nobody = { id: 999_999, name: 'Nobody', role: 'operator' } as const;
    await expect(cancelForTraveller(app.deps, nobody, String(id), { agreedRefund: 2200 })).rejects.toThrow(/audit_log/);

    expect((await operator.get(`/api/admin/bookings/${id}`)).body.state).toBe('confirmed');
    expect(await seatsOf(app.db, onSale.departureId)).toEqual({ held: 0, sold: 2 });
    expect(await brokenRules(app.db)).toEqual([]);
  });

  test('is over once the trip has begun, and there is nothing to cancel twice', async () => {
    const { id, onSale } = await booked(app);
    await departIn(app.db, onSale, 0);
    const late = await operator.post(`/api/admin/bookings/${id}/cancellation`, { agreedRefund: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'not_cancellable']);
    const none = await operator.post('/api/admin/bookings/999999/cancellation', { agreedRefund: 0 });
    expect([none.status, none.body.code]).toEqual([404, 'no_such_booking']);
  });
});

describe('an owner', () => {
  test('gives back another amount with a reason, also when the trip has begun', async () => {
    const { id, onSale } = await booked(app);
    await departIn(app.db, onSale, 0);
    const refused = await operator.post(`/api/admin/bookings/${id}/cancellation-at-will`, {
      refund: 5,
      reason: REASON,
    });
    expect(refused.status).toBe(403);
    const tooMuch = await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, {
      refund: 2201,
      reason: REASON,
    });
    expect([tooMuch.status, tooMuch.body.details]).toEqual([422, { most: 2200 }]);
    const silent = await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 5, reason: ' ' });
    expect(silent.body.fields).toEqual({ reason: 'Please write why' });

    const { body } = await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, {
      refund: 700,
      reason: REASON,
    });
    expect(body).toMatchObject({ state: 'cancelled', money: { givenBack: 700 } });
    expect(body.money.reasons).toMatchObject([{ dollars: 700, reason: REASON, operator: owner.operator.name }]);
    expect(await givenBack(app.db)).toBe(70_000);
    // The reason may speak of a person: it is not in the log, which is never forgotten.
    expect(await auditEntriesOn(app.db, `booking:${id}`)).toMatchObject([
      { action: 'booking.cancel', after: { refund: 700, byTerms: 0 } },
    ]);
    expect(JSON.stringify(await auditEntriesOn(app.db, `booking:${id}`))).not.toContain('inn');
    expect(await brokenRules(app.db)).toEqual([]);
    expect(await examineSale(app.deps)).toEqual([]);
  });

  test('whose amount is overtaken by the terms is told so', async () => {
    const { person, id } = await booked(app);
    await person.post(`/api/bookings/${id}/cancellation`, { agreedRefund: 2200 });
    const late = await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 700, reason: REASON });
    expect([late.status, late.body.code, late.body.details]).toEqual([409, 'already_cancelled', { refund: 2200 }]);
  });

  test('pressing twice gives once; two owners together never more than was paid', async () => {
    const { id } = await cancelled(10, 550);
    const press = (dollars: number, already: number) =>
      owner.post(`/api/admin/bookings/${id}/refunds`, { dollars, reason: REASON, givenBack: already });
    const twice = await Promise.all([press(1000, 550), press(1000, 550), press(900, 550)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const left = 2200 - (await givenBack(app.db)) / 100;
    const tooMuch = await press(left + 1, 2200 - left);
    expect([tooMuch.status, tooMuch.body.details]).toEqual([422, { most: left }]);
    expect((await press(left, 2200 - left)).body.money.refunds).toHaveLength(3);
    expect(await givenBack(app.db)).toBe(220_000);
    expect(
      (await auditEntriesOn(app.db, `booking:${id}`)).filter(({ action }) => action === 'booking.give-back'),
    ).toHaveLength(2);
    expect(await brokenRules(app.db)).toEqual([]);
    expect(await examineSale(app.deps)).toEqual([]);
  });

  test('gives nothing that cannot be written down', async () => {
    const { id } = await cancelled(10, 550);
    const nobody = { id: 999_999, name: 'Nobody', role: 'owner' } as const;
    const gift = { dollars: 100, reason: REASON, givenBack: 550 };
    await expect(giveBackMore(app.deps, nobody, String(id), gift)).rejects.toThrow(/refund_reasons|audit_log/);
    expect(await givenBack(app.db)).toBe(55_000);
  });
});

async function cancelled(daysBefore: number, refund: number) {
  const made = await booked(app);
  await departIn(app.db, made.onSale, daysBefore);
  const answer = await operator.post(`/api/admin/bookings/${made.id}/cancellation`, { agreedRefund: refund });
  expect(answer.status, answer.text).toBe(200);
  return made;
}
