/**
 * The provider lists late and its clock is wrong, in any combination: money that is set aside for nobody is given back
 * all the same, money taken for nobody is told, and nobody is accused.
 */
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import type { TestApp } from '../../../../test/app.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { sampleOf } from '../../../../test/rounds.ts';
import { aPackage, aTraveller, aUser, hostedCheckout, type OnSale } from '../../../../test/sale.ts';
import { unreliable } from '../../../../test/unreliable-payments.ts';
import { examineSale } from '../actions/consistency.ts';
import { payDueRefunds } from '../actions/pay-refunds.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { RECONCILE, reconcilePayments } from '../actions/reconcile-payments.ts';
import { BookingRequest } from '../contract/bookings.ts';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
/** Whether the second look is due is asked for alone, and so is whether the provider is asked by the booking. */
const LISTS = { ...RECONCILE, everySeconds: 0, questions: { most: 0, earlySeconds: 0 } };
const QUESTIONS = { ...RECONCILE, everySeconds: 1e9, questions: { most: 20, earlySeconds: 1e6 } };
const BOTH = { ...LISTS, questions: QUESTIONS.questions };

const CLOCKS = [
  { clock: 'ten minutes behind', clockOffsetMs: -10 * MINUTES },
  { clock: 'right', clockOffsetMs: 0 },
  { clock: 'ten minutes ahead', clockOffsetMs: 10 * MINUTES },
];

let app: TestApp;
let fake: FakeStripe;
let trip: OnSale;
let end: () => Promise<void>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
  trip = await aPackage(app.db);
});
afterEach(() => end());

const broken = () => brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });

async function book(payments = app.deps.payments) {
  const wish = BookingRequest.parse(hostedCheckout(trip.packageId));
  return placeBooking({ ...app.deps, payments }, await aUser(app.db), wish, undefined);
}

/** The provider has set the money aside, and nobody has heard of it. */
async function bookAndHearNothing(): Promise<void> {
  const deaf = unreliable(app.deps.payments, (call) =>
    call === 'authorise' ? { lost: 'after' } : call === 'findByBooking' ? { lost: 'before' } : {},
  );
  expect(await book(deaf)).toMatchObject({ ok: false, error: 'try_again' });
}

function change(statement: string): void {
  const ledger = new DatabaseSync(fake.ledgerFile);
  ledger.exec('pragma busy_timeout = 5000');
  ledger.exec(statement);
  ledger.close();
}

const everythingIsListed = () => change('delete from unlisted');

/** More than a page of payments, made later than all others: whoever only looks at what is new sees no further. */
function othersSellOn(count = 150, secondsApart = 2): void {
  change(`
    insert into intents (id, created_ms, amount, currency, status, payment_method, metadata, booking_id)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}),
      last as (select max(created_ms) as at, count(*) as made from intents)
    select 'pi_other' || (made + i), at + i * ${secondsApart * 1000}, 100, 'usd', 'canceled', 'pm_card_visa',
      '{"booking_id":"7000001","attempt":"1"}', '7000001' from n, last`);
}

async function turns(rules = BOTH, count = 3): Promise<void> {
  for (let turn = 0; turn < count; turn++) await reconcilePayments(app.deps, rules);
}

test.each(sampleOf(CLOCKS, 1))(
  'listed at once, its clock $clock: an authorisation nobody heard of is given back',
  async ({ clockOffsetMs }) => {
    await fake.misbehave({ clockOffsetMs });
    await book();
    await turns();
    const deaf = unreliable(app.deps.payments, (call) =>
      call === 'authorise' ? { lost: 'after' } : call === 'findByBooking' ? { lost: 'before' } : {},
    );
    expect(await book(deaf)).toMatchObject({ ok: false, error: 'try_again' });
    expect(await broken()).toEqual([expect.stringMatching(/^d: /)]);
    await turns(LISTS, 1);
    expect(await broken()).toEqual([]);
  },
);

const WAYS = CLOCKS.flatMap((clock) => [
  { ...clock, rules: LISTS, by: 'the list of the day' },
  { ...clock, rules: QUESTIONS, by: 'asking by the booking' },
]);

test.each(sampleOf(WAYS, 2))(
  'listed late, its clock $clock: it is given back by $by',
  async ({ clockOffsetMs, rules }) => {
    await fake.misbehave({ clockOffsetMs });
    await book();
    await turns();
    await fake.misbehave({ clockOffsetMs, listingLagMs: [HOURS, HOURS] });
    await bookAndHearNothing();
    await fake.misbehave({ clockOffsetMs });
    othersSellOn();
    await turns();
    expect(await broken()).toEqual([expect.stringMatching(/^d: /)]);
    everythingIsListed();
    await turns(rules);
    expect(await broken()).toEqual([]);
    expect((await sql`select from payment_alarms`.execute(app.db)).rows).toEqual([]);
  },
);

test.each(sampleOf(CLOCKS, 1))(
  'listed late, its clock $clock: money taken for nobody raises its alarm',
  async ({ clockOffsetMs }) => {
    await fake.misbehave({ clockOffsetMs, listingLagMs: [HOURS, HOURS] });
    const { payments } = app.deps;
    const order = { bookingId: 4711, attempt: 1, amountCents: 500, currency: 'usd' as const, token: 'pm_card_visa' };
    const { id: paymentId } = await payments.authorise({ key: 'stray', ...order });
    await payments.capture({ key: 'strayed', paymentId, amountCents: 500 });
    othersSellOn();
    await turns();
    everythingIsListed();
    await turns();
    const alarms = await sql`select payment_id, kind from payment_alarms`.execute(app.db);
    expect(alarms.rows).toEqual([{ payment_id: paymentId, kind: 'captured_without_booking' }]);
  },
);

test('a clock that is put right between two looks hides nothing', async () => {
  await fake.misbehave({ clockOffsetMs: 10 * MINUTES });
  await book();
  await turns();
  await fake.misbehave({ clockOffsetMs: -10 * MINUTES, listingLagMs: [HOURS, HOURS] });
  await bookAndHearNothing();
  othersSellOn();
  await turns(LISTS);
  everythingIsListed();
  await turns(LISTS);
  expect(await broken()).toEqual([]);
});

test('a shop that was closed for three days finds what came into the list meanwhile', async () => {
  await fake.misbehave({ listingLagMs: [HOURS, HOURS] });
  await bookAndHearNothing();
  othersSellOn(150, 60);
  await turns(LISTS);
  everythingIsListed();
  await sql`truncate unresolved_authorizations`.execute(app.db);
  othersSellOn(150, 1800);
  await turns(LISTS, 1);
  expect(await broken()).toEqual([]);
});

test('the second look takes a few pages in a turn, and goes on where it was when the provider was away', async () => {
  await bookAndHearNothing();
  await sql`truncate unresolved_authorizations`.execute(app.db);
  othersSellOn(1000);
  // The first look has seen all there is to see; what it voided is set aside again behind its back.
  await turns(LISTS, 2);
  change(
    `delete from saved_answers; update intents set status = 'requires_capture' where payment_method = 'pm_card_visa' and id not like 'pi_other%'`,
  );
  const few = { ...LISTS, pages: 3, leaseSeconds: 0 };
  await turns(few, 2);
  const place = () => sql<{ after: string }>`select day_after as after from payment_reconciliation`.execute(app.db);
  const [before] = (await place()).rows;
  expect(before?.after).toMatch(/^pi_other/);
  await fake.misbehave({ failedBefore: 1 });
  await turns(few, 1);
  expect((await place()).rows).toEqual([before]);
  await fake.misbehave();
  expect(await broken()).toEqual([expect.stringMatching(/^d: /)]);
  await turns(few, 2);
  expect(await broken()).toEqual([]);
  expect((await place()).rows).toEqual([{ after: null }]);
});

test('a place in the list that the provider does not know is given up, not asked for for ever', async () => {
  await turns(LISTS);
  await sql`update payment_reconciliation set day_newest = now(), day_after = 'pi_of_another_account'`.execute(app.db);
  await bookAndHearNothing();
  const rules = { ...LISTS, leaseSeconds: 0 };
  await expect(turns(rules, 1)).rejects.toThrow('resource_missing');
  await turns(rules);
  expect(await broken()).toEqual([]);
});

test('the provider is asked about a released booking until it knows a payment, less and less often, and for a day', async () => {
  await fake.misbehave({ lostBefore: 1 });
  await book();
  await fake.misbehave();
  const questions = async () =>
    (
      await sql<{ wait: number }>`
        select round(extract(epoch from next_at - now()))::int as wait from unresolved_authorizations`.execute(app.db)
    ).rows.map(({ wait }) => wait);
  expect(await questions()).toHaveLength(1);
  await turns(QUESTIONS, 1);
  expect(await questions()).toEqual([5]);
  for (const [age, wait] of [
    ['10 minutes', 300],
    ['20 hours', 3600],
  ]) {
    await sql`update unresolved_authorizations set released_at = now() - ${age}::interval`.execute(app.db);
    await turns(QUESTIONS, 1);
    const [seen = 0] = await questions();
    expect(Math.abs(seen - Number(wait))).toBeLessThan(30);
  }
  await sql`update unresolved_authorizations set released_at = now() - interval '25 hours'`.execute(app.db);
  await fake.misbehave({ failedBefore: 1 });
  await turns(QUESTIONS, 1);
  expect(await questions()).toHaveLength(1);
  await fake.misbehave();
  await turns(QUESTIONS, 1);
  expect(await questions()).toEqual([]);

  await bookAndHearNothing();
  expect(await questions()).toHaveLength(1);
  await turns(QUESTIONS, 1);
  expect(await questions()).toEqual([]);
  expect(await broken()).toEqual([]);
});

test.each(sampleOf(CLOCKS, 1))(
  'the doctor accuses nobody of a late list, its clock $clock, and tells what is still set aside',
  async ({ clockOffsetMs }) => {
    await fake.misbehave({ clockOffsetMs, listingLagMs: [HOURS, HOURS] });
    expect(await book()).toMatchObject({ ok: true });
    expect(await examineSale(app.deps)).toEqual([]);
    await fake.misbehave({ clockOffsetMs });
    const deaf = unreliable(app.deps.payments, (call) =>
      call === 'authorise' ? { lost: 'after' } : call === 'findByBooking' ? { lost: 'before' } : {},
    );
    await book(deaf);
    expect(await examineSale(app.deps)).toEqual([]);
    await sql`update bookings set state_since = now() - interval '3 minutes'`.execute(app.db);
    const told = await examineSale(app.deps);
    expect(told).toMatchObject([{ rule: 'live', what: expect.stringContaining('still sets money aside') }]);
  },
);

test('a refund that its bank is working on is not called refused because it is listed late', async () => {
  const person = await aTraveller(app);
  const wish = hostedCheckout(trip.packageId, { token: 'pm_card_pendingRefund' });
  const { bookingId } = (await person.post('/api/bookings', wish)).body;
  await fake.misbehave({ listingLagMs: [HOURS, HOURS] });
  await person.post(`/api/bookings/${bookingId}/cancellation`, { agreedRefund: 1100 });
  const state = async () => {
    await payDueRefunds(app.deps, { bookingId, leaseSeconds: 0, sentLeaseSeconds: 0, most: 20 });
    const found = await sql<{ state: string }>`select state from refunds`.execute(app.db);
    return found.rows.map((refund) => refund.state);
  };
  await sql`update refunds set claimed_until = null`.execute(app.db);
  expect(await state()).toEqual(['sent']);
  expect(await examineSale(app.deps)).toEqual([]);
  everythingIsListed();
  expect(await state()).toEqual(['sent']);
  change("update refunds set status = 'succeeded'");
  expect(await state()).toEqual(['done']);
  expect((await sql`select from payment_alarms`.execute(app.db)).rows).toEqual([]);
});

test('a refund that the provider does not know after a day is a person’s work', async () => {
  const person = await aTraveller(app);
  const wish = hostedCheckout(trip.packageId, { token: 'pm_card_pendingRefund' });
  const { bookingId } = (await person.post('/api/bookings', wish)).body;
  await person.post(`/api/bookings/${bookingId}/cancellation`, { agreedRefund: 1100 });
  change('delete from refunds');
  await sql`update refunds set claimed_until = null, asked_for_at = now() - interval '25 hours'`.execute(app.db);
  await payDueRefunds(app.deps, { bookingId, leaseSeconds: 0, sentLeaseSeconds: 0, most: 20 });
  expect((await sql`select state from refunds`.execute(app.db)).rows).toEqual([{ state: 'refused' }]);
});
