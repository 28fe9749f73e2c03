/** One suite for every driver of the port: what the sale relies on must be true of each. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { type FakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import type { Payments } from './port.ts';
import { openStripeWire } from './stripe-wire.ts';

let app: TestApp;
let fake: FakeStripe;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
  [app, fake] = await Promise.all([openApp(), startFakeStripe(join(folder, 'ledger.sqlite'))]);
});
afterAll(async () => {
  await fake.kill();
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const DRIVERS: Readonly<Record<string, () => Payments>> = {
  sandbox: () => app.deps.payments,
  'stripe-wire': () => openStripeWire({ url: fake.url, secretKey: 'sk_test_contract' }),
};

function anOrder(token = 'tok_ok') {
  const bookingId = randomInt(1, 9_999_999);
  return {
    key: `${randomUUID()}:auth`,
    bookingId,
    attempt: 1,
    amountCents: 307_900,
    currency: 'usd' as const,
    token,
  };
}

describe.each(Object.keys(DRIVERS))('%s', (name) => {
  const open = () => DRIVERS[name]?.() ?? app.deps.payments;

  test('an authorisation reserves money and moves none', async () => {
    const order = anOrder();
    const payment = await open().authorise(order);
    expect(payment).toMatchObject({
      bookingId: order.bookingId,
      attempt: 1,
      state: 'authorised',
      amountCents: 307_900,
      capturedCents: 0,
      currency: 'usd',
      declineCode: null,
    });
    expect(Math.abs(payment.createdAt.getTime() - Date.now())).toBeLessThan(5000);
  });

  test('a repeated key is the same authorisation, also when both come at once', async () => {
    const order = anOrder();
    const [one, two] = await Promise.all([open().authorise(order), open().authorise(order)]);
    const three = await open().authorise(order);
    expect([two.id, three.id]).toEqual([one.id, one.id]);
    expect(await open().findByBooking(order.bookingId)).toHaveLength(1);
  });

  test.each([
    ['tok_declined', 'card_declined'],
    ['tok_insufficient_funds', 'insufficient_funds'],
  ])('%s is a refusal with its reason, and is found again as one', async (token, declineCode) => {
    const order = anOrder(token);
    expect(await open().authorise(order)).toMatchObject({ state: 'declined', declineCode });
    expect(await open().authorise(order)).toMatchObject({ state: 'declined', declineCode });
    expect(await open().findByBooking(order.bookingId)).toMatchObject([{ state: 'declined', declineCode }]);
  });

  test('a capture takes the money once, however often and under whatever key it is asked for', async () => {
    const payments = open();
    const { id } = await payments.authorise(anOrder());
    const key = randomUUID();
    const order = { key, paymentId: id, amountCents: 307_900 };
    const captured = { id, state: 'captured', capturedCents: 307_900 };
    expect(await payments.capture(order)).toMatchObject(captured);
    expect(await payments.capture(order)).toMatchObject(captured);
    expect(await payments.capture({ ...order, key: randomUUID() })).toMatchObject(captured);
    expect(await payments.find(id)).toMatchObject(captured);
  });

  test('a capture may fail for good', async () => {
    const payments = open();
    const { id } = await payments.authorise(anOrder('tok_capture_fails'));
    const failed = await payments.capture({ key: randomUUID(), paymentId: id, amountCents: 307_900 });
    expect(['failed', 'declined']).toContain(failed.state);
    expect(failed).toMatchObject({ capturedCents: 0, declineCode: 'card_declined' });
  });

  test('an authorisation that was let go is not captured, and captured money is not let go', async () => {
    const payments = open();
    const gone = await payments.authorise(anOrder());
    expect(await payments.void({ key: randomUUID(), paymentId: gone.id })).toMatchObject({ state: 'voided' });
    expect(await payments.void({ key: randomUUID(), paymentId: gone.id })).toMatchObject({ state: 'voided' });
    const late = await payments.capture({ key: randomUUID(), paymentId: gone.id, amountCents: 307_900 });
    expect(late).toMatchObject({ state: 'voided', capturedCents: 0 });

    const kept = await payments.authorise(anOrder());
    await payments.capture({ key: randomUUID(), paymentId: kept.id, amountCents: 307_900 });
    expect(await payments.void({ key: randomUUID(), paymentId: kept.id })).toMatchObject({ state: 'captured' });
  });

  test('a payment is found by its booking in the same moment, oldest first', async () => {
    const payments = open();
    const order = anOrder('tok_declined');
    const first = await payments.authorise(order);
    const second = await payments.authorise({ ...order, key: randomUUID(), attempt: 2, token: 'tok_ok' });
    const found = await payments.findByBooking(order.bookingId);
    expect(found.map(({ id, attempt }) => [id, attempt])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
    expect(await payments.findByBooking(order.bookingId === 1 ? 2 : 1)).toEqual([]);
    expect(await payments.find('pi_0123456789abcdef')).toBeNull();
  });

  test('the list of a time holds every payment of it, oldest first, over more than one page', async () => {
    const payments = open();
    const from = new Date(Date.now() - 1000);
    const made: string[] = [];
    for (let i = 0; i < 130; i++) made.push((await payments.authorise(anOrder())).id);
    const range = { from, to: new Date(Date.now() + 1000) };
    const listed = (await payments.list({ ...range, most: 500 })).map(({ id }) => id).filter((id) => made.includes(id));
    expect(listed).toEqual(made);
    const few = await payments.list({ ...range, most: 7 });
    expect(few).toHaveLength(7);
    const times = few.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(await payments.list({ from: new Date(0), to: new Date(1000), most: 5 })).toEqual([]);
  });
});
