/** Money beside a bank: none from an owner, none for a traveller who cancels, and none where the dispute comes late. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminDisputes, openAdminDisputes } from '../../../../test/admin-disputes.ts';
import { ProviderUnavailable } from '../../../effects/payments/payments-port.ts';
import { giveBackMore } from '../../booking-admin/actions/refunds.ts';
import { noteDisputes } from '../../payments/actions/disputes.ts';
import { cancelBooking } from '../actions/cancel-booking.ts';
import { examineSale } from '../actions/consistency.ts';
import { payDueRefunds } from '../actions/pay-refunds.ts';
import { markEmail } from '../store/email-record.ts';

let desk: AdminDisputes;
beforeEach(async () => {
  desk = await openAdminDisputes();
});
afterEach(() => desk.end());

const LEAVE = { agreedRefund: 1100, dispute: { deed: 'leave', cents: 110_000 } };

test('an owner gives nothing beside a bank: no other amount, no more, nothing outside', async () => {
  const { id, dispute, decide, refundsAtProvider } = await desk.booked();
  await dispute();
  const atWill = (refund: number) =>
    desk.owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund, reason: 'The bank was faster' });
  expect((await atWill(100)).body.code).toBe('payment_disputed');
  expect((await atWill(0)).status).toBe(200);
  const more = { dollars: 100, reason: 'All the same', givenBack: 0 };
  expect((await desk.owner.post(`/api/admin/bookings/${id}/refunds`, more)).body.code).toBe('payment_disputed');
  expect(await desk.emailAbout(id)).not.toContain('By the terms');
  await decide('won');
  expect((await desk.owner.post(`/api/admin/bookings/${id}/refunds`, more)).status).toBe(201);
  expect(await refundsAtProvider()).toEqual([10_000]);
});

test('what is withheld is neither asked for nor closed while the bank decides', async () => {
  const { id, dispute, cancel, refundsAtProvider } = await desk.booked();
  await dispute();
  await cancel(LEAVE);
  const closed = await desk.owner.post(`/api/admin/bookings/${id}/refunds/1/outside`, { note: 'By bank transfer' });
  expect([closed.status, closed.body.code]).toEqual([409, 'payment_disputed']);
  const asked = await desk.operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
  expect(asked.body.money.refunds).toMatchObject([{ state: 'disputed' }]);
  expect(await refundsAtProvider()).toEqual([]);
});

describe('a traveller who cancels a disputed booking', () => {
  test('is told that the bank decides and agrees to nothing from us', async () => {
    const { id, person, dispute, own, refundsAtProvider } = await desk.booked();
    await dispute();
    const cancel = (agreedRefund: number) => person.post(`/api/bookings/${id}/cancellation`, { agreedRefund });
    const surprised = await cancel(1100);
    expect([surprised.status, surprised.body.code, surprised.body.details]).toEqual([
      409,
      'refund_changed',
      { refund: 0 },
    ]);
    const { body: offer } = await person.get(`/api/bookings/${id}/cancellation`);
    expect(offer).toMatchObject({ refund: 0, disputed: { cents: 110_000, isOpen: true } });
    expect(offer.periods[0]).toMatchObject({ amount: 1100 });
    expect((await cancel(0)).body.cancellation).toMatchObject({
      refund: { parts: [{ state: 'disputed', amount: 1100 }] },
    });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await desk.emailAbout(id)).toContain('Your bank is deciding about $1,100');
    expect((await own()).paymentStatus).toBe('paid');
  });
});

describe('a dispute that comes after the cancellation', () => {
  test('and before the refund is asked for, withholds it; an email that has left is written anew', async () => {
    const { id, person, dispute, own, refundsAtProvider } = await desk.booked();
    const away = { ...desk.app.deps.payments, refund: () => Promise.reject(new ProviderUnavailable('away')) };
    await cancelBooking({ ...desk.app.deps, payments: away }, person.id, String(id), 1100);
    const letter = { id: `booking-${String(id).padStart(6, '0')}-cancellation`, bookingId: id };
    await markEmail(desk.app.db, letter, 'sent');
    await dispute();
    await sql`update refunds set claimed_until = null`.execute(desk.app.db);
    await payDueRefunds(desk.app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect((await own()).cancellation.refund.parts).toEqual([{ state: 'disputed', amount: 1100 }]);
    const found = await sql`select state, repeats from booking_emails where id = ${letter.id}`.execute(desk.app.db);
    expect(found.rows).toEqual([{ state: 'due', repeats: 1 }]);
    expect(await payDueRefunds(desk.app.deps)).toBe(0);
  });

  test('between the last question and the refund is refused by the provider: an ordinary ending, asked for once', async () => {
    const { id, person, dispute, story, refundsAtProvider } = await desk.booked();
    let asked = 0;
    let refunds = 0;
    const payments = {
      ...desk.app.deps.payments,
      disputesOf: async (paymentId: string) => {
        const known = await desk.app.deps.payments.disputesOf(paymentId);
        // The second question is the one right before the money.
        if (++asked === 2) await dispute();
        return known;
      },
      refund: (order: Parameters<typeof desk.app.deps.payments.refund>[0]) => {
        refunds++;
        return desk.app.deps.payments.refund(order);
      },
    };
    await cancelBooking({ ...desk.app.deps, payments }, person.id, String(id), 1100);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await story()).toMatchObject({
      needs: ['dispute'],
      alarms: [],
      bank: { standing: 'decides' },
      money: { refunds: [{ state: 'disputed', attempt: 1 }] },
    });
    await sql`update refunds set claimed_until = null`.execute(desk.app.db);
    expect(await payDueRefunds({ ...desk.app.deps, payments })).toBe(0);
    expect(refunds).toBe(1);
  });

  test('also withholds what an owner gives at that moment', async () => {
    const { id, dispute, refundsAtProvider } = await desk.booked();
    await desk.owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 100, reason: 'A bad start' });
    let asked = 0;
    const disputesOf = async (paymentId: string) => {
      const known = await desk.app.deps.payments.disputesOf(paymentId);
      if (++asked === 1) await dispute('needs_response', 100_000);
      return known;
    };
    const way = { ...desk.app.deps, payments: { ...desk.app.deps.payments, disputesOf } };
    const gift = { dollars: 50, reason: 'And more', givenBack: 100 };
    expect(await giveBackMore(way, desk.owner.operator, String(id), gift)).toMatchObject({
      ok: true,
      value: { money: { refunds: [{ state: 'done' }, { state: 'disputed', dollars: 50 }] } },
    });
    expect(await refundsAtProvider()).toEqual([10_000]);
  });

  test('is found by the doctor where the money has gone already: it is taken twice', async () => {
    const { cancel, dispute, decide } = await desk.booked();
    await cancel({ agreedRefund: 1100 });
    await dispute('under_review');
    await noteDisputes(desk.app.deps);
    const [found, ...others] = await examineSale(desk.app.deps);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'refunds' });
    expect(found?.what).toContain('the bank takes back $1,100 beside it');
    await decide('won');
    expect(await desk.rules()).toEqual([]);
  });
});

test('the doctor finds a refund that somebody made under a dispute', async () => {
  const { dispute, cancel, decide, intent } = await desk.booked();
  await dispute();
  await cancel({ agreedRefund: 1100, dispute: { deed: 'leave', cents: 110_000 } });
  await decide('won');
  await desk.app.deps.payments.refund({ key: 'made in the dashboard', paymentId: intent, amountCents: 100 });
  await decide('under_review');
  expect((await examineSale(desk.app.deps)).map(({ what }) => what).join()).toMatch(/knows of \$1 .*beside it/s);
});
