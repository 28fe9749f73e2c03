/** An operator cancels while a bank takes the payment back: nothing goes twice, and nothing that is owed is forgotten. */
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import { type AdminDisputes, openAdminDisputes } from '../../../../test/admin-disputes.ts';
import { auditEntriesOn, departIn } from '../../../../test/booked-trip.ts';
import { ProviderUnavailable } from '../../../effects/payments/payments-port.ts';
import { payDueRefunds } from '../../bookings/actions/pay-refunds.ts';
import { noteDisputes } from '../../payments/actions/disputes.ts';
import { cancelForTraveller } from '../actions/cancel-for-traveller.ts';

let desk: AdminDisputes;
beforeEach(async () => {
  desk = await openAdminDisputes();
});
afterEach(() => desk.end());

const LEAVE = { agreedRefund: 1100, dispute: { deed: 'leave', cents: 110_000 } };
const ACCEPT = { agreedRefund: 1100, dispute: { deed: 'accept', cents: 110_000 } };

describe('an operator who cancels a disputed booking', () => {
  test('has to have seen the dispute, also one that nobody has noted yet', async () => {
    const { dispute, cancel, story, refundsAtProvider } = await desk.booked();
    await dispute();
    expect((await story()).bank).toBe(null);
    const blind = await cancel({ agreedRefund: 1100 });
    expect([blind.status, blind.body.code]).toEqual([409, 'dispute_changed']);
    expect(await story()).toMatchObject({
      state: 'confirmed',
      bank: { standing: 'decides', cents: 110_000, mayAccept: true },
    });
    const another = await cancel({ agreedRefund: 1100, dispute: { deed: 'leave', cents: 100 } });
    expect(another.body.code).toBe('dispute_changed');
    expect(await refundsAtProvider()).toEqual([]);
  });

  test('accepts it: the bank gives the money, and we nothing', async () => {
    const { id, dispute, cancel, own, refundsAtProvider, disputeAtProvider } = await desk.booked();
    await dispute();
    const { status, body } = await cancel(ACCEPT);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'cancelled',
      needs: [],
      bank: { standing: 'lost' },
      money: { withheld: 1100, refunds: [{ state: 'bank', dollars: 1100, left: 0 }] },
    });
    expect(await disputeAtProvider()).toEqual(['lost']);
    await payDueRefunds(desk.app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await auditEntriesOn(desk.app.db, `booking:${id}`)).toMatchObject([
      { action: 'booking.cancel', after: { refund: 1100, byTerms: 1100, isDisputed: true } },
      { action: 'booking.accept-dispute', after: { status: 'lost', cents: 110_000 } },
    ]);
    expect((await own()).cancellation).toMatchObject({
      refund: { parts: [{ state: 'bank', amount: 1100 }] },
      disputed: { cents: 110_000, isOpen: false },
    });
    const letter = await desk.emailAbout(id);
    expect(letter).toContain('Your bank has taken $1,100 of this payment back for you. It comes from your bank');
    expect(letter).toContain('What comes back from us now: $0');
    expect(await desk.rules()).toEqual([]);
    expect((await cancel(ACCEPT)).status).toBe(200);
  });

  test('leaves it: nothing is given while the bank decides', async () => {
    const { id, intent, dispute, cancel, own, story, refundsAtProvider, disputeAtProvider } = await desk.booked();
    await dispute();
    const { body } = await cancel(LEAVE);
    expect(body).toMatchObject({ state: 'cancelled', money: { withheld: 1100, refunds: [{ state: 'disputed' }] } });
    await payDueRefunds(desk.app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await disputeAtProvider()).toEqual(['needs_response']);
    expect((await story()).needs).toEqual(['dispute']);
    expect(await desk.today('owed-refunds')).toEqual(['fine', 0]);
    expect((await own()).cancellation).toMatchObject({
      refund: { parts: [{ state: 'disputed', amount: 1100 }] },
      disputed: { isOpen: true },
    });
    const letter = await desk.emailAbout(id);
    expect(letter).toContain('Your bank is deciding about $1,100');
    expect(letter).toContain('$1,100 comes back. If your bank decides for us, it is due to you then.');
    expect(letter).not.toContain('goes back the way you paid');
    expect(await desk.rules()).toEqual(['disputes']);
    const scene = { db: desk.app.db, fake: desk.fake, postbox: { received: [] } };
    const moneyRules = async () =>
      (await brokenRules(scene, { promised: new Set() })).filter((line) => line.startsWith('g'));
    expect(await moneyRules()).toEqual([]);
    // Somebody pays beside the bank all the same: a provider that lets it is looked at from outside.
    const ledger = new DatabaseSync(desk.fake.ledgerFile);
    ledger.exec(`insert into refunds (id, intent, amount, status, metadata, created_ms)
      values ('re_beside', '${intent}', 110000, 'succeeded', '{}', 0)`);
    ledger.close();
    expect((await moneyRules()).join()).toMatch(/which is owed 0.*a bank took 110000 beside it/s);
  });

  test('and whose bank decides for us owes what the terms gave: Today says so until it is given', async () => {
    const { id, onSale, person, dispute, decide, cancel, own, story, refundsAtProvider } = await desk.booked();
    await departIn(desk.app.db, onSale, 20);
    await dispute();
    await cancel({ agreedRefund: 550, dispute: { deed: 'leave', cents: 110_000 } });
    await decide('under_review');
    expect(await desk.rules()).toEqual([]);
    await decide('won');
    expect(await desk.today('owed-refunds')).toEqual(['urgent', 1]);
    expect(await desk.rules()).toEqual(['disputes']);
    expect(await story()).toMatchObject({ needs: ['refund'], money: { refunds: [{ state: 'owed', left: 550 }] } });
    const { body: listed } = await desk.operator.get('/api/admin/bookings?needs=somebody');
    expect(listed.bookings).toMatchObject([{ id, needs: ['refund'] }]);
    expect((await own()).cancellation.refund.parts).toEqual([{ state: 'owed', amount: 550 }]);
    expect(await desk.emailAbout(id)).toContain('$550 is still due to you from us');
    expect(await desk.hindranceOf(person.id)).toBe('refund_open');

    const given = await desk.operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
    expect(given.body).toMatchObject({ needs: [], money: { withheld: 0, refunds: [{ state: 'done' }] } });
    expect(await refundsAtProvider()).toEqual([55_000]);
    expect(await desk.today('owed-refunds')).toEqual(['fine', 0]);
    expect(await desk.rules()).toEqual([]);
  });

  test('cannot accept what has been answered', async () => {
    const { dispute, cancel, story, disputeAtProvider } = await desk.booked();
    await dispute('under_review');
    expect((await cancel(ACCEPT)).body.code).toBe('dispute_changed');
    expect(await story()).toMatchObject({ state: 'confirmed', bank: { mayAccept: false } });
    expect((await cancel(LEAVE)).status).toBe(200);
    expect(await disputeAtProvider()).toEqual(['under_review']);
  });

  test('cancels nothing when the provider does not hear that the dispute is accepted', async () => {
    const { id, dispute, story } = await desk.booked();
    await dispute();
    const acceptDispute = () => Promise.reject(new ProviderUnavailable('away'));
    const way = { ...desk.app.deps, payments: { ...desk.app.deps.payments, acceptDispute } };
    const ended = await cancelForTraveller(way, desk.operator.operator, String(id), {
      agreedRefund: 1100,
      dispute: { deed: 'accept', cents: 110_000 },
    });
    expect(ended).toMatchObject({ ok: false, error: 'provider_away' });
    expect((await story()).state).toBe('confirmed');
  });

  test('gives nothing back where the money is gone', async () => {
    const { id, dispute, cancel, refundsAtProvider } = await desk.booked();
    await dispute('lost');
    expect((await cancel(ACCEPT)).body.code).toBe('dispute_changed');
    expect((await cancel(LEAVE)).body).toMatchObject({ needs: [], money: { refunds: [{ state: 'bank', left: 0 }] } });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await desk.emailAbout(id)).toContain('Your bank has taken $1,100 of this payment back for you.');
  });

  test('gives the whole refund where the bank only asks, or has decided for us', async () => {
    for (const status of ['warning_needs_response', 'won']) {
      const { dispute, cancel, story, refundsAtProvider } = await desk.booked();
      await dispute(status);
      await noteDisputes(desk.app.deps);
      expect((await story()).bank?.standing).toBe(status === 'won' ? undefined : 'asks');
      expect((await cancel({ agreedRefund: 1100 })).status).toBe(200);
      expect(await refundsAtProvider()).toEqual([110_000]);
    }
  });

  test('owes what the terms give beyond a part that the bank has taken, and pays it another way', async () => {
    const { id, person, dispute, cancel, own, refundsAtProvider } = await desk.booked();
    await dispute('needs_response', 40_050);
    const { body } = await cancel({ agreedRefund: 1100, dispute: { deed: 'accept', cents: 40_050 } });
    expect(body).toMatchObject({
      needs: ['refund'],
      money: { refunds: [{ state: 'owed', dollars: 1100, left: 699 }] },
    });
    expect((await own()).cancellation.refund.parts).toEqual([
      { state: 'bank', amount: 401 },
      { state: 'owed', amount: 699 },
    ]);
    expect(await desk.today('owed-refunds')).toEqual(['urgent', 1]);
    // The provider refunds nothing of such a charge: asked all the same, it is withheld again and nothing is paid.
    const asked = await desk.operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
    expect(asked.body.money.refunds).toMatchObject([{ state: 'owed', left: 699 }]);
    const closed = await desk.owner.post(`/api/admin/bookings/${id}/refunds/1/outside`, { note: 'By bank transfer' });
    expect(closed.body).toMatchObject({ needs: [], money: { refunds: [{ state: 'outside', dollars: 699 }] } });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await desk.today('owed-refunds')).toEqual(['fine', 0]);
    expect(await desk.hindranceOf(person.id)).toBe(null);
  });

  test('sees several disputes as one sum, and gives up all that can be', async () => {
    const { dispute, cancel, disputeAtProvider } = await desk.booked();
    await dispute('lost', 30_000);
    await dispute('needs_response', 20_000);
    await dispute('won', 60_000);
    const { body } = await cancel({ agreedRefund: 1100, dispute: { deed: 'accept', cents: 50_000 } });
    expect(await disputeAtProvider()).toEqual(['lost', 'lost', 'won']);
    expect(body.money.refunds).toMatchObject([{ state: 'owed', left: 600 }]);
  });
});
