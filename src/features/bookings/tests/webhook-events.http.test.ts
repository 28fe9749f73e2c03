/**
 * What the provider tells by itself: mixed, repeated, forged, old, early, about
 * strangers, or not at all. Every booking ends as if each webhook event had come once
 * and in order.
 */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenRules } from '../../../../bench/sale/invariants.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { seeded } from '../../../../test/fake-stripe/mischief.ts';
import type { Intent } from '../../../../test/fake-stripe/rows.ts';
import type { FakeStripe } from '../../../../test/fake-stripe/start.ts';
import { eventOf, signatureOf } from '../../../../test/fake-stripe/webhooks.ts';
import { openHostedApp } from '../../../../test/hosted-app.ts';
import { IS_LONG } from '../../../../test/rounds.ts';
import { aPackage, aUser, hostedCheckout, soldThrough } from '../../../../test/sale.ts';
import { settleBookings } from '../../../../test/settle-bookings.ts';
import { observing, type SaleStop } from '../../../../test/step-stops.ts';
import type { WebhookEventReader } from '../../../effects/payments/payments-port.ts';
import { everyPage } from '../../payments/actions/ask-provider.ts';
import { examineSale } from '../actions/consistency.ts';
import { placeBooking } from '../actions/place-booking.ts';
import { followWebhookEvents } from '../actions/process-webhook-events.ts';
import { BookingRequest } from '../contract/bookings.ts';

const SECRET = soldThrough({ url: '' })['STRIPE_WEBHOOK_SECRET'] ?? '';
const PATH = '/api/payments/webhook';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(() => end());

/** Where its process leaves a booking, and with which card. Only the provider's webhook event is left to take it further. */
const LEFT: readonly { readonly at: SaleStop | null; readonly token?: string }[] = [
  { at: 'after authorise' },
  { at: 'after mark authorised' },
  { at: 'after mark capturing' },
  { at: 'after capture' },
  { at: 'after authorise', token: 'pm_card_visa_chargeDeclined' },
];

async function leave(packageId: string, { at, token = 'pm_card_visa' }: (typeof LEFT)[number]): Promise<void> {
  const wish = BookingRequest.parse(hostedCheckout(packageId, { token }));
  const stopAt = (stop: SaleStop) => {
    if (stop === at) throw new Error('died');
  };
  await placeBooking({ ...app.deps, observer: observing(stopAt) }, await aUser(app.db), wish, randomUUID(), {
    waitMs: 0,
  }).catch(() => {});
}

/** As many bookings of each kind. */
async function leaveBehind(ofEach: number): Promise<string> {
  const { packageId } = await aPackage(app.db, { capacity: 1000 });
  const all = LEFT.flatMap((left) => Array.from({ length: ofEach }, () => left));
  while (all.length > 0) await Promise.all(all.splice(0, 10).map((left) => leave(packageId, left)));
  return packageId;
}

const TYPES = [
  'payment_intent.amount_capturable_updated',
  'charge.succeeded',
  'charge.captured',
  'payment_intent.succeeded',
];

async function paymentsAtProvider(): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of everyPage(app.deps.payments)) ids.push(...page.payments.map(({ id }) => id));
  return ids;
}

/** The webhook event's word about the payment is old or wrong on purpose: nobody may believe it. */
function webhookEventOf(paymentId: string, type: string, id = `evt_${paymentId}_${type}`): string {
  const lie = { id: paymentId, created_ms: 0, amount: 1, amount_received: 1, status: 'succeeded', metadata: '{}' };
  return eventOf(id, type, lie as unknown as Intent);
}

let address = 0;
function deliver(body: string, signature: string) {
  address++;
  return app.send('POST', PATH, body, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    address: `10.9.${(address >> 8) & 255}.${address & 255}`,
  });
}

async function deliverAll(bodies: readonly string[], secret = SECRET, at?: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let i = 0; i < bodies.length; i += 20) {
    for (const { status } of await Promise.all(
      bodies.slice(i, i + 20).map((body) => deliver(body, signatureOf(body, secret, at))),
    )) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  return statuses;
}

/** Until nobody has anything to take up. */
async function followAll(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) if ((await followWebhookEvents(app.deps)) === 0) return;
  throw new Error('The notices never end');
}

async function states(): Promise<Record<string, number>> {
  const found = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from bookings group by state order by state`.execute(app.db);
  return Object.fromEntries(found.rows.map(({ state, n }) => [state, n]));
}

async function countWebhookEvents(outcome: string | null = null): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from payment_webhook_events
    where ${outcome}::text is null or outcome = ${outcome}::text`.execute(app.db);
  return found.rows[0]?.n ?? -1;
}

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const draw = seeded(seed);
  return all
    .map((each) => [draw(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

const broken = () => brokenRules({ db: app.db, fake, postbox: { received: [] } }, { promised: new Set<number>() });

const RIGHT_END = (ofEach: number) => ({ confirmed: 4 * ofEach, declined: ofEach });

test('once and in order, every booking comes to its end', async () => {
  await leaveBehind(6);
  const bodies = (await paymentsAtProvider()).flatMap((id) => TYPES.map((type) => webhookEventOf(id, type)));
  expect(await deliverAll(bodies)).toEqual(new Map([[200, 120]]));
  await followAll();
  expect(await states()).toEqual(RIGHT_END(6));
  expect(await broken()).toEqual([]);
});

test.runIf(IS_LONG)(
  'a thousand notices five times, mixed, with forged, old, early and strange ones among them',
  {
    timeout: 180_000,
  },
  async () => {
    const packageId = await leaveBehind(50);
    const known = await paymentsAtProvider();
    const bodies = known.flatMap((id) => TYPES.map((type) => webhookEventOf(id, type)));
    expect(bodies).toHaveLength(1000);

    const strays: string[] = [];
    for (let i = 0; i < 50; i++) {
      const order = { bookingId: 9_000_000 + i, attempt: 1, amountCents: 5000, currency: 'usd' as const };
      strays.push((await app.deps.payments.authorise({ ...order, key: randomUUID(), token: 'pm_card_visa' })).id);
    }
    const strange = strays.map((id) => webhookEventOf(id, 'payment_intent.amount_capturable_updated'));
    const forged = known.slice(0, 100).map((id) => webhookEventOf(id, 'payment_intent.succeeded', `evt_forged_${id}`));
    const old = known.slice(0, 50).map((id) => webhookEventOf(id, 'payment_intent.succeeded', `evt_old_${id}`));

    const storm = shuffled([...Array.from({ length: 5 }, () => bodies).flat(), ...strange], 8);
    const half = storm.length / 2;
    expect(await deliverAll(storm.slice(0, half))).toEqual(new Map([[200, half]]));
    await followWebhookEvents(app.deps);
    expect(await deliverAll(forged, 'whsec_somebody_else')).toEqual(new Map([[400, 100]]));
    expect(await deliverAll(old, SECRET, Date.now() - 301_000)).toEqual(new Map([[400, 50]]));
    expect(await deliverAll(storm.slice(half))).toEqual(new Map([[200, half]]));
    await sayEarly(packageId, 50);
    await followAll();

    const early = 50;
    expect(await states()).toEqual({ ...RIGHT_END(50), confirmed: 200 + early });
    expect(await countWebhookEvents()).toBe(1000 + 50 + early);
    expect(await countWebhookEvents('unknown_booking')).toBe(50);
    for (const id of strays) expect(await app.deps.payments.find(id)).toMatchObject({ state: 'voided' });
    expect(await broken()).toEqual([]);
  },
);

/** The webhook event is there, and taken up, before our own answer to the authorisation is. */
async function sayEarly(packageId: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const userId = await aUser(app.db);
    const stopAt = async (stop: SaleStop) => {
      if (stop !== 'after authorise') return;
      const [payment] = await app.deps.payments.findByBooking(await bookingOf(userId));
      await deliverAll([webhookEventOf(payment?.id ?? '', 'payment_intent.amount_capturable_updated')]);
      await followWebhookEvents(app.deps, { most: 5000, leaseSeconds: 0 });
    };
    const wish = BookingRequest.parse(hostedCheckout(packageId));
    const answer = await placeBooking({ ...app.deps, observer: observing(stopAt) }, userId, wish, undefined);
    expect(answer).toMatchObject({ ok: true, value: { status: 'confirmed' } });
  }
}

async function bookingOf(userId: number): Promise<number> {
  const found = await sql<{ id: number }>`select id from bookings where user_id = ${userId}`.execute(app.db);
  return found.rows[0]?.id ?? 0;
}

test('without a single webhook event everything comes to the same end', async () => {
  await leaveBehind(10);
  await settleBookings(app);
  expect(await states()).toEqual(RIGHT_END(10));
  expect(await countWebhookEvents()).toBe(0);
  expect(await broken()).toEqual([]);
});

test('a webhook event taken up by a process that dies is taken up by another, and a provider that is away is asked later', async () => {
  await leaveBehind(1);
  await deliverAll((await paymentsAtProvider()).map((id) => webhookEventOf(id, 'payment_intent.succeeded')));
  await fake.misbehave({ failedBefore: 1 });
  await followWebhookEvents(app.deps, { most: 50, leaseSeconds: 0 });
  expect((await states())['confirmed']).toBeUndefined();
  await fake.misbehave();
  await followAll();
  expect(await states()).toEqual(RIGHT_END(1));
});

test('altered, unsigned, oversized and unreadable messages are refused, and nothing is written', async () => {
  const body = webhookEventOf('pi_1', 'payment_intent.succeeded');
  const good = signatureOf(body, SECRET);
  for (const [sent, signature] of [
    [body.replace('pi_1', 'pi_2'), good],
    [body, ''],
    [body, good.replace('v1=', 'v0=')],
    [body, `t=${Math.floor(Date.now() / 1000)},v1=`],
    ['', signatureOf('', SECRET)],
    ['not json', signatureOf('not json', SECRET)],
  ] as const) {
    expect((await deliver(sent, signature)).status, sent).toBe(400);
  }
  const large = JSON.stringify({ id: 'evt_large', text: 'x'.repeat(257 * 1024) });
  expect((await deliver(large, signatureOf(large, SECRET))).status).toBe(413);
  expect(await countWebhookEvents()).toBe(0);
});

test('other things sold through the same account are none of our business', async () => {
  await deliverAll([webhookEventOf('pi_0123456789abcdef', 'payment_intent.succeeded')]);
  const payout =
    '{"id":"evt_payout","object":"event","type":"payout.paid","data":{"object":{"object":"payout","id":"po_1"}}}';
  await deliverAll([payout]);
  await followAll();
  expect([await countWebhookEvents('unknown_payment'), await countWebhookEvents('not_ours')]).toEqual([1, 1]);
});

test('where webhook events are not wanted there is nobody to hear them', async () => {
  await using sandbox = await openApp();
  const body = webhookEventOf('pi_1', 'payment_intent.succeeded');
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, SECRET) };
  expect((await sandbox.send('POST', PATH, body, { headers })).status).toBe(404);
});

test('control: without the check of signatures forged notices get in', async () => {
  const believing: WebhookEventReader = {
    read: (body) => ({ id: JSON.parse(body).id, kind: 'forged', paymentId: null }),
  };
  await using naive = await openApp({
    settings: soldThrough(fake),
    deps: ({ payments }) => ({ payments: { ...payments, notices: believing } }),
  });
  const body = webhookEventOf('pi_1', 'payment_intent.succeeded');
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, 'whsec_somebody_else') };
  expect((await naive.send('POST', PATH, body, { headers })).status).toBe(200);
});

test('control: without the unique id five copies are five webhook events', async () => {
  await sql`alter table payment_webhook_events drop constraint payment_webhook_events_pkey`.execute(app.db);
  const body = webhookEventOf('pi_0123456789abcdef', 'payment_intent.succeeded');
  await deliverAll([body, body, body, body, body]);
  expect(await countWebhookEvents()).toBe(5);
});

test('a dispute is noted once however often it is told, and the doctor says so', async () => {
  const { packageId } = await aPackage(app.db);
  const wish = BookingRequest.parse(hostedCheckout(packageId, { token: 'pm_card_createDispute' }));
  await placeBooking(app.deps, await aUser(app.db), wish, 'key');
  const [paymentId = ''] = await paymentsAtProvider();
  await deliverAll([
    webhookEventOf(paymentId, 'charge.dispute.created'),
    webhookEventOf(paymentId, 'charge.dispute.updated'),
  ]);
  await followAll();
  const noted = await sql`select payment_id, status, amount_cents from payment_disputes`.execute(app.db);
  expect(noted.rows).toEqual([{ payment_id: paymentId, status: 'needs_response', amount_cents: 110_000 }]);
  const told = await examineSale(app.deps);
  expect(told).toEqual([
    { rule: 'disputes', what: expect.stringContaining('$1,100'), todo: expect.stringContaining('Answer it') },
  ]);
});
