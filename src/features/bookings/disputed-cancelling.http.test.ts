/** Cancelling while a bank takes the payment back: nothing goes twice, whoever cancels and whenever the bank comes. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { deedsOn, departIn } from '../../../test/booked.ts';
import type { FakeStripe } from '../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../test/hosted-app.ts';
import { aPackage, aTraveller, hostedCheckout } from '../../../test/sale.ts';
import { ProviderUnavailable } from '../../effects/payments/port.ts';
import { noteDisputes } from '../payments/actions.ts';
import { cancelForTraveller } from './actions/admin-cancel.ts';
import { giveBackMore } from './actions/admin-refunds.ts';
import { examineSale } from './actions/agreement.ts';
import { cancelBooking } from './actions/cancel.ts';
import { findBookingIn } from './actions/read-bookings.ts';
import { payBackWhatIsDue } from './actions/refund.ts';
import { cancellationLetter } from './mail/letters.ts';
import { markLetter } from './store/letters.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
let operator: Awaited<ReturnType<TestApp['operator']>>;
let owner: Awaited<ReturnType<TestApp['operator']>>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
  owner = await app.operator('owner');
  operator = await app.operator('operator');
});
afterEach(() => end());

/** Costs $1,100 and leaves in sixty days: by the terms everything comes back. */
async function booked() {
  const onSale = await aPackage(app.db);
  const person = await aTraveller(app);
  const placed = await person.post(
    '/api/bookings',
    hostedCheckout(onSale.packageId, { contactEmail: 'ines@example.com' }),
  );
  const id = placed.body.bookingId as number;
  const found = await sql<{ id: string }>`select payment_id as id from bookings where id = ${id}`.execute(app.db);
  const intent = found.rows[0]?.id ?? '';
  return {
    id,
    person,
    intent,
    onSale,
    dispute: (status = 'needs_response', amount = 110_000) => fake.dispute({ intent, amount, status }),
    /** The bank decides, and the site has looked since. */
    decide: async (status: string) => {
      await fake.decide({ about: 'disputes', intent, status });
      await noteDisputes(app.deps);
    },
    story: async () => (await operator.get(`/api/admin/bookings/${id}`)).body,
    own: async () => (await person.get(`/api/bookings/${id}`)).body,
    cancel: (input: object) => operator.post(`/api/admin/bookings/${id}/cancellation`, input),
    refundsAtProvider: async () => (await app.deps.payments.refundsOf(intent)).map(({ amountCents }) => amountCents),
    disputeAtProvider: async () => (await app.deps.payments.disputesOf(intent)).map(({ status }) => status),
  };
}

const LEAVE = { agreedRefund: 1100, dispute: { deed: 'leave', cents: 110_000 } };
const ACCEPT = { agreedRefund: 1100, dispute: { deed: 'accept', cents: 110_000 } };

async function letterAbout(id: number): Promise<string> {
  const booking = await findBookingIn(app.deps, 'cancelled', id);
  if (!booking) throw new Error('It is not cancelled');
  return cancellationLetter({ booking, to: 'ines@example.com', publicUrl: 'https://wanderlight.example' }).text;
}

async function today(matter: string): Promise<[string, number]> {
  const { body } = await operator.get('/api/admin/today');
  const { state, count } = body.matters.find(({ id }: { id: string }) => id === matter);
  return [state, count];
}

const rules = async () => (await examineSale(app.deps)).map(({ rule }) => rule);

describe('an operator who cancels a disputed booking', () => {
  test('has to have seen the dispute, also one that nobody has noted yet', async () => {
    const { dispute, cancel, story, refundsAtProvider } = await booked();
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
    const { id, dispute, cancel, own, refundsAtProvider, disputeAtProvider } = await booked();
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
    await payBackWhatIsDue(app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await deedsOn(app.db, `booking:${id}`)).toMatchObject([
      { did: 'booking.cancel', after: { refund: 1100, byTerms: 1100, isDisputed: true } },
      { did: 'booking.accept-dispute', after: { status: 'lost', cents: 110_000 } },
    ]);
    expect((await own()).cancellation).toMatchObject({
      refund: { parts: [{ state: 'bank', amount: 1100 }] },
      disputed: { cents: 110_000, isOpen: false },
    });
    const letter = await letterAbout(id);
    expect(letter).toContain('Your bank has taken $1,100 of this payment back for you. It comes from your bank');
    expect(letter).toContain('What comes back from us now: $0');
    expect(await rules()).toEqual([]);
    expect((await cancel(ACCEPT)).status).toBe(200);
  });

  test('leaves it: nothing is given while the bank decides', async () => {
    const { id, dispute, cancel, own, story, refundsAtProvider, disputeAtProvider } = await booked();
    await dispute();
    const { body } = await cancel(LEAVE);
    expect(body).toMatchObject({ state: 'cancelled', money: { withheld: 1100, refunds: [{ state: 'disputed' }] } });
    await payBackWhatIsDue(app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await disputeAtProvider()).toEqual(['needs_response']);
    expect((await story()).needs).toEqual(['dispute']);
    expect(await today('owed-refunds')).toEqual(['fine', 0]);
    expect((await own()).cancellation).toMatchObject({
      refund: { parts: [{ state: 'disputed', amount: 1100 }] },
      disputed: { isOpen: true },
    });
    const letter = await letterAbout(id);
    expect(letter).toContain('Your bank is deciding about $1,100');
    expect(letter).toContain('$1,100 comes back. If your bank decides for us, it is due to you then.');
    expect(letter).not.toContain('goes back the way you paid');
    expect(await rules()).toEqual(['disputes']);
  });

  test('and whose bank decides for us owes what the terms gave: Today says so until it is given', async () => {
    const { id, onSale, person, dispute, decide, cancel, own, story, refundsAtProvider } = await booked();
    await departIn(app.db, onSale, 20);
    await dispute();
    await cancel({ agreedRefund: 550, dispute: { deed: 'leave', cents: 110_000 } });
    await decide('under_review');
    expect(await rules()).toEqual([]);
    await decide('won');
    expect(await today('owed-refunds')).toEqual(['urgent', 1]);
    expect(await rules()).toEqual(['disputes']);
    expect(await story()).toMatchObject({ needs: ['refund'], money: { refunds: [{ state: 'owed', left: 550 }] } });
    const { body: listed } = await operator.get('/api/admin/bookings?needs=somebody');
    expect(listed.bookings).toMatchObject([{ id, needs: ['refund'] }]);
    expect((await own()).cancellation.refund.parts).toEqual([{ state: 'owed', amount: 550 }]);
    expect(await letterAbout(id)).toContain('$550 is still due to you from us');
    expect(await hindranceOf(person.id)).toBe('refund_open');

    const given = await operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
    expect(given.body).toMatchObject({ needs: [], money: { withheld: 0, refunds: [{ state: 'done' }] } });
    expect(await refundsAtProvider()).toEqual([55_000]);
    expect(await today('owed-refunds')).toEqual(['fine', 0]);
    expect(await rules()).toEqual([]);
  });

  test('cannot accept what has been answered', async () => {
    const { dispute, cancel, story, disputeAtProvider } = await booked();
    await dispute('under_review');
    expect((await cancel(ACCEPT)).body.code).toBe('dispute_changed');
    expect(await story()).toMatchObject({ state: 'confirmed', bank: { mayAccept: false } });
    expect((await cancel(LEAVE)).status).toBe(200);
    expect(await disputeAtProvider()).toEqual(['under_review']);
  });

  test('cancels nothing when the provider does not hear that the dispute is accepted', async () => {
    const { id, dispute, story } = await booked();
    await dispute();
    const acceptDispute = () => Promise.reject(new ProviderUnavailable('away'));
    const way = { ...app.deps, payments: { ...app.deps.payments, acceptDispute } };
    const ended = await cancelForTraveller(way, operator.operator, String(id), {
      agreedRefund: 1100,
      dispute: { deed: 'accept', cents: 110_000 },
    });
    expect(ended).toMatchObject({ ok: false, error: 'provider_away' });
    expect((await story()).state).toBe('confirmed');
  });

  test('gives nothing back where the money is gone', async () => {
    const { id, dispute, cancel, refundsAtProvider } = await booked();
    await dispute('lost');
    expect((await cancel(ACCEPT)).body.code).toBe('dispute_changed');
    expect((await cancel(LEAVE)).body).toMatchObject({ needs: [], money: { refunds: [{ state: 'bank', left: 0 }] } });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await letterAbout(id)).toContain('Your bank has taken $1,100 of this payment back for you.');
  });

  test('gives the whole refund where the bank only asks, or has decided for us', async () => {
    for (const status of ['warning_needs_response', 'won']) {
      const { dispute, cancel, story, refundsAtProvider } = await booked();
      await dispute(status);
      await noteDisputes(app.deps);
      expect((await story()).bank?.standing).toBe(status === 'won' ? undefined : 'asks');
      expect((await cancel({ agreedRefund: 1100 })).status).toBe(200);
      expect(await refundsAtProvider()).toEqual([110_000]);
    }
  });

  test('owes what the terms give beyond a part that the bank has taken, and pays it another way', async () => {
    const { id, person, dispute, cancel, own, refundsAtProvider } = await booked();
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
    expect(await today('owed-refunds')).toEqual(['urgent', 1]);
    // The provider refunds nothing of such a charge: asked all the same, it is withheld again and nothing is paid.
    const asked = await operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
    expect(asked.body.money.refunds).toMatchObject([{ state: 'owed', left: 699 }]);
    const closed = await owner.post(`/api/admin/bookings/${id}/refunds/1/outside`, { note: 'By bank transfer' });
    expect(closed.body).toMatchObject({ needs: [], money: { refunds: [{ state: 'outside', dollars: 699 }] } });
    expect(await refundsAtProvider()).toEqual([]);
    expect(await today('owed-refunds')).toEqual(['fine', 0]);
    expect(await hindranceOf(person.id)).toBe(null);
  });

  test('sees several disputes as one sum, and gives up all that can be', async () => {
    const { dispute, cancel, disputeAtProvider } = await booked();
    await dispute('lost', 30_000);
    await dispute('needs_response', 20_000);
    await dispute('won', 60_000);
    const { body } = await cancel({ agreedRefund: 1100, dispute: { deed: 'accept', cents: 50_000 } });
    expect(await disputeAtProvider()).toEqual(['lost', 'lost', 'won']);
    expect(body.money.refunds).toMatchObject([{ state: 'owed', left: 600 }]);
  });
});

async function hindranceOf(userId: number): Promise<string | null> {
  const { bookingRecords } = await import('./actions/personal-records.ts');
  const hindered = await bookingRecords.hindrance?.(app.deps, app.db, userId);
  return hindered ?? null;
}

test('an owner gives nothing beside a bank: no other amount, no more, nothing outside', async () => {
  const { id, dispute, decide, refundsAtProvider } = await booked();
  await dispute();
  const atWill = (refund: number) =>
    owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund, reason: 'The bank was faster' });
  expect((await atWill(100)).body.code).toBe('payment_disputed');
  expect((await atWill(0)).status).toBe(200);
  const more = { dollars: 100, reason: 'All the same', givenBack: 0 };
  expect((await owner.post(`/api/admin/bookings/${id}/refunds`, more)).body.code).toBe('payment_disputed');
  expect(await letterAbout(id)).not.toContain('By the terms');
  await decide('won');
  expect((await owner.post(`/api/admin/bookings/${id}/refunds`, more)).status).toBe(201);
  expect(await refundsAtProvider()).toEqual([10_000]);
});

test('what is withheld is neither asked for nor closed while the bank decides', async () => {
  const { id, dispute, cancel, refundsAtProvider } = await booked();
  await dispute();
  await cancel(LEAVE);
  const closed = await owner.post(`/api/admin/bookings/${id}/refunds/1/outside`, { note: 'By bank transfer' });
  expect([closed.status, closed.body.code]).toEqual([409, 'payment_disputed']);
  const asked = await operator.post(`/api/admin/bookings/${id}/refunds/1/retry`);
  expect(asked.body.money.refunds).toMatchObject([{ state: 'disputed' }]);
  expect(await refundsAtProvider()).toEqual([]);
});

describe('a traveller who cancels a disputed booking', () => {
  test('is told that the bank decides and agrees to nothing from us', async () => {
    const { id, person, dispute, own, refundsAtProvider } = await booked();
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
    expect(await letterAbout(id)).toContain('Your bank is deciding about $1,100');
    expect((await own()).paymentStatus).toBe('paid');
  });
});

describe('a dispute that comes after the cancellation', () => {
  test('and before the refund is asked for, withholds it; a letter that has left is written anew', async () => {
    const { id, person, dispute, own, refundsAtProvider } = await booked();
    const away = { ...app.deps.payments, refund: () => Promise.reject(new ProviderUnavailable('away')) };
    await cancelBooking({ ...app.deps, payments: away }, person.id, String(id), 1100);
    const letter = { id: `booking-${String(id).padStart(6, '0')}-cancellation`, bookingId: id };
    await markLetter(app.db, letter, 'sent');
    await dispute();
    await sql`update refunds set claimed_until = null`.execute(app.db);
    await payBackWhatIsDue(app.deps);
    expect(await refundsAtProvider()).toEqual([]);
    expect((await own()).cancellation.refund.parts).toEqual([{ state: 'disputed', amount: 1100 }]);
    const found = await sql`select state, repeats from booking_letters where id = ${letter.id}`.execute(app.db);
    expect(found.rows).toEqual([{ state: 'due', repeats: 1 }]);
    expect(await payBackWhatIsDue(app.deps)).toBe(0);
  });

  test('between the last question and the refund is refused by the provider: an ordinary ending, asked for once', async () => {
    const { id, person, dispute, story, refundsAtProvider } = await booked();
    let asked = 0;
    let refunds = 0;
    const payments = {
      ...app.deps.payments,
      disputesOf: async (paymentId: string) => {
        const known = await app.deps.payments.disputesOf(paymentId);
        // The second question is the one right before the money.
        if (++asked === 2) await dispute();
        return known;
      },
      refund: (order: Parameters<typeof app.deps.payments.refund>[0]) => {
        refunds++;
        return app.deps.payments.refund(order);
      },
    };
    await cancelBooking({ ...app.deps, payments }, person.id, String(id), 1100);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await story()).toMatchObject({
      needs: ['dispute'],
      alarms: [],
      bank: { standing: 'decides' },
      money: { refunds: [{ state: 'disputed', attempt: 1 }] },
    });
    await sql`update refunds set claimed_until = null`.execute(app.db);
    expect(await payBackWhatIsDue({ ...app.deps, payments })).toBe(0);
    expect(refunds).toBe(1);
  });

  test('also withholds what an owner gives at that moment', async () => {
    const { id, dispute, refundsAtProvider } = await booked();
    await owner.post(`/api/admin/bookings/${id}/cancellation-at-will`, { refund: 100, reason: 'A bad start' });
    let asked = 0;
    const disputesOf = async (paymentId: string) => {
      const known = await app.deps.payments.disputesOf(paymentId);
      if (++asked === 1) await dispute('needs_response', 100_000);
      return known;
    };
    const way = { ...app.deps, payments: { ...app.deps.payments, disputesOf } };
    const gift = { dollars: 50, reason: 'And more', givenBack: 100 };
    expect(await giveBackMore(way, owner.operator, String(id), gift)).toMatchObject({
      ok: true,
      value: { money: { refunds: [{ state: 'done' }, { state: 'disputed', dollars: 50 }] } },
    });
    expect(await refundsAtProvider()).toEqual([10_000]);
  });

  test('is found by the doctor where the money has gone already: it is taken twice', async () => {
    const { cancel, dispute, decide } = await booked();
    await cancel({ agreedRefund: 1100 });
    await dispute('under_review');
    await noteDisputes(app.deps);
    const [found, ...others] = await examineSale(app.deps);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'refunds' });
    expect(found?.what).toContain('the bank takes back $1100.00 beside it');
    await decide('won');
    expect(await rules()).toEqual([]);
  });
});

test('the doctor finds a refund that somebody made under a dispute', async () => {
  const { dispute, cancel, decide, intent } = await booked();
  await dispute();
  await cancel({ agreedRefund: 1100, dispute: { deed: 'leave', cents: 110_000 } });
  await decide('won');
  await app.deps.payments.refund({ key: 'made in the dashboard', paymentId: intent, amountCents: 100 });
  await decide('under_review');
  expect((await examineSale(app.deps)).map(({ what }) => what).join()).toMatch(/knows of \$1\.00.*beside it/s);
});
