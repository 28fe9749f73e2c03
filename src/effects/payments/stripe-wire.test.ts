/** The wire driver on a bad line and at a provider that stumbles; and the fake itself, where tests lean on it. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import { ProviderUnavailable } from './port.ts';
import { openStripeWire } from './stripe-wire.ts';

let fake: FakeStripe;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
  fake = await startFakeStripe(join(folder, 'ledger.sqlite'));
});
afterEach(() => fake.misbehave());
afterAll(async () => {
  await fake.kill();
  await rm(folder, { recursive: true });
});

const driver = (answerWithinMs = 4500) => openStripeWire({ url: fake.url, secretKey: 'sk_test_wire', answerWithinMs });

function anOrder() {
  const bookingId = randomInt(1, 9_999_999);
  return { key: randomUUID(), bookingId, attempt: 1, amountCents: 100_000, currency: 'usd' as const, token: 'tok_ok' };
}

const capturing = (paymentId: string, key: string = randomUUID()) => ({ key, paymentId, amountCents: 100_000 });

test('a lost request did nothing, and its outcome is unknown', async () => {
  const order = anOrder();
  await fake.misbehave({ lostBefore: 1 });
  await expect(driver().authorise(order)).rejects.toThrow(ProviderUnavailable);
  await fake.misbehave();
  expect(await driver().findByBooking(order.bookingId)).toEqual([]);
});

test('a lost answer is found out by asking, and by repeating the key', async () => {
  const order = anOrder();
  await fake.misbehave({ lostAfter: 1 });
  await expect(driver().authorise(order)).rejects.toThrow(ProviderUnavailable);
  await fake.misbehave();
  const [found] = await driver().findByBooking(order.bookingId);
  expect(found).toMatchObject({ state: 'authorised' });
  expect((await driver().authorise(order)).id).toBe(found?.id);
});

test('an answer that does not come in time is unknown, not a refusal', async () => {
  await fake.misbehave({ delayMs: [400, 400] });
  await expect(driver(80).authorise(anOrder())).rejects.toThrow(ProviderUnavailable);
});

test('a fault that the provider keeps for the key does not keep the money from being taken', async () => {
  const { id } = await driver().authorise(anOrder());
  const order = capturing(id);
  await fake.misbehave({ failedAndKept: 1 });
  await expect(driver().capture(order)).rejects.toThrow(ProviderUnavailable);
  await fake.misbehave();
  expect(await driver().capture(order)).toMatchObject({ state: 'captured', capturedCents: 100_000 });
});

test('the same key with another amount is our defect and is said to be one', async () => {
  const order = anOrder();
  await driver().authorise(order);
  await expect(driver().authorise({ ...order, amountCents: 1 + order.amountCents })).rejects.toThrow(
    /idempotency_error/,
  );
});

test('an answer that is no payment is not believed', async () => {
  const proxy = createServer((_, response) => response.end('<html>Bad gateway, but politely</html>'));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  const payments = openStripeWire({ url: `http://127.0.0.1:${port}`, secretKey: 'sk_test_wire' });
  await expect(payments.authorise(anOrder())).rejects.toThrow(ProviderUnavailable);
  await expect(payments.list({ from: new Date(0), to: new Date(), most: 5 })).rejects.toThrow(ProviderUnavailable);
  await new Promise((done) => proxy.close(done));
});

test('the fake’s search is late, its lists are not', async () => {
  const order = anOrder();
  await driver().authorise(order);
  const query = `metadata['booking_id']:'${order.bookingId}'`;
  const searched = async () => {
    const asked = new URLSearchParams({ query });
    const headers = { authorization: 'Bearer sk_test_wire' };
    const answer = await fetch(`${fake.url}/v1/payment_intents/search?${asked}`, { headers });
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  expect(await searched()).toBe(0);
  expect(await driver().findByBooking(order.bookingId)).toHaveLength(1);
  await fake.misbehave({ searchLagMs: 0 });
  expect(await searched()).toBe(1);
});

test('what the fake has answered survives its death', async () => {
  const order = anOrder();
  const { id } = await driver().authorise(order);
  await driver().capture(capturing(id));
  const { ledgerFile, url } = fake;
  await fake.kill();
  await expect(driver().find(id)).rejects.toThrow(ProviderUnavailable);
  fake = await startFakeStripe(ledgerFile, Number(new URL(url).port));
  expect(await driver().find(id)).toMatchObject({ state: 'captured' });
  expect((await driver().authorise(order)).id).toBe(id);
});

test('more than what was taken is not given back', async () => {
  const { id } = await driver().authorise(anOrder());
  const refund = async (amount: number) => {
    const headers = { authorization: 'Bearer sk_test_wire' };
    const body = new URLSearchParams({ payment_intent: id, amount: String(amount) });
    return (await fetch(`${fake.url}/v1/refunds`, { method: 'POST', headers, body })).status;
  };
  expect(await refund(1)).toBe(400);
  await driver().capture(capturing(id));
  expect([await refund(60_000), await refund(60_000), await refund(40_000)]).toEqual([200, 400, 200]);
});
