/** Stripe's driver on a bad line and at a provider that stumbles; and the fake itself, where tests lean on it. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, spawnFakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import { type Payments, ProviderUnavailable, TokenRefused } from './payments-port.ts';
import { openHeardClock } from './provider-clock.ts';
import { openStripe } from './stripe.ts';

let fake: FakeStripe;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
  fake = await startFakeStripe(join(folder, 'ledger.sqlite'));
  payments = await openAt(fake.url);
});
afterEach(() => fake.misbehave());
afterAll(async () => {
  await fake.kill();
  await rm(folder, { recursive: true });
});

const KEYS = { secretKey: 'sk_test_wire', publishableKey: 'pk_test_wire', webhookSecret: 'whsec_wire' };
const openAt = (apiUrl: string, answerWithinMs = 4500) => openStripe({ ...KEYS, apiUrl, answerWithinMs });
let payments: Payments;
const driver = () => payments;

function anOrder() {
  const bookingId = randomInt(1, 9_999_999);
  return {
    key: randomUUID(),
    bookingId,
    attempt: 1,
    amountCents: 100_000,
    currency: 'usd' as const,
    token: 'pm_card_visa',
  };
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

test('an answer that is too large is no answer: what happened is found out by asking', async () => {
  const order = anOrder();
  await fake.misbehave({ paddedBytes: 20_000_000 });
  await expect(driver().authorise(order)).rejects.toThrow('answer too large');
  await fake.misbehave();
  expect(await driver().findByBooking(order.bookingId)).toMatchObject([{ state: 'authorised' }]);
});

test('an answer that does not come in time is unknown, not a refusal', async () => {
  await fake.misbehave({ delayMs: [400, 400] });
  const impatient = await openAt(fake.url, 80);
  await expect(impatient.authorise(anOrder())).rejects.toThrow(ProviderUnavailable);
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
  const misled = await openAt(`http://127.0.0.1:${port}`);
  await expect(misled.authorise(anOrder())).rejects.toThrow(ProviderUnavailable);
  await expect(misled.list(null)).rejects.toThrow(ProviderUnavailable);
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

test.each([-600, 600])(
  'a provider whose clock is %i s ahead is heard to be, and everything it says is of that clock',
  async (ahead) => {
    await fake.misbehave({ clockOffsetMs: ahead * 1000 });
    const fresh = await openAt(fake.url);
    expect(fresh.clockAheadMs()).toBeNull();
    const { createdAt, id } = await fresh.authorise(anOrder());
    const isOff = (ms: number) => Math.abs(ms / 1000 - ahead) < 30;
    expect(isOff(fresh.clockAheadMs() ?? 0)).toBe(true);
    expect(isOff(createdAt.getTime() - Date.now())).toBe(true);
    expect((await fresh.list(null)).payments.map((payment) => payment.id)).toContain(id);
  },
);

test('how far a clock is off is what most of the last answers say, and is said again when it has been put right', async () => {
  const clock = openHeardClock();
  const dated = (aheadMs: number) => new Date(Date.now() + aheadMs).toUTCString();
  for (const aheadMs of [600_000, 600_000, -86_400_000, 600_000, 600_000]) clock.hear(dated(aheadMs), Date.now());
  clock.hear('nonsense', Date.now());
  clock.hear(undefined, Date.now());
  expect(Math.round((clock.aheadMs() ?? 0) / 60_000)).toBe(10);
  // Asked two seconds ago: it was dated somewhere on the way.
  const slow = openHeardClock();
  slow.hear(dated(-1000), Date.now() - 2000);
  expect(Math.abs(slow.aheadMs() ?? 10_000)).toBeLessThan(1000);
  for (let answer = 0; answer < 9; answer++) clock.hear(dated(0), Date.now());
  expect(Math.abs(clock.aheadMs() ?? 1e9)).toBeLessThan(30_000);
});

test('what the fake has answered survives its death', async () => {
  const ledgerFile = join(folder, 'killed.sqlite');
  const killed = await spawnFakeStripe(ledgerFile);
  const asked = await openAt(killed.url);
  const order = anOrder();
  const { id } = await asked.authorise(order);
  await asked.capture(capturing(id));
  await killed.kill();
  await expect(asked.find(id)).rejects.toThrow(ProviderUnavailable);
  await using _again = await startFakeStripe(ledgerFile, Number(new URL(killed.url).port));
  expect(await asked.find(id)).toMatchObject({ state: 'captured' });
  expect((await asked.authorise(order)).id).toBe(id);
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

test('a connection that breaks once is tried again under the same key', async () => {
  const order = anOrder();
  await fake.misbehave({ lostAfter: 0.5, seed: 2 });
  const answered = await driver().authorise(order);
  await fake.misbehave();
  expect(await driver().findByBooking(order.bookingId)).toMatchObject([{ id: answered.id, state: 'authorised' }]);
});

test('too many requests are no answer, and no refusal', async () => {
  await fake.misbehave({ tooMany: 1 });
  await expect(driver().authorise(anOrder())).rejects.toThrow(ProviderUnavailable);
  await expect(driver().find('pi_0123456789abcdef')).rejects.toThrow(ProviderUnavailable);
});

test('a token that stands for nothing is refused by name, and nothing happened', async () => {
  for (const token of ['ctoken_never_made', 'pm_never_made']) {
    const order = { ...anOrder(), token };
    await expect(driver().authorise(order)).rejects.toThrow(TokenRefused);
    expect(await driver().findByBooking(order.bookingId)).toEqual([]);
  }
});

test('a card whose bank asks is waiting until the traveller has answered', async () => {
  const payment = await driver().authorise({ ...anOrder(), token: 'pm_card_threeDSecure2Required' });
  expect(payment).toMatchObject({
    state: 'waiting',
    capturedCents: 0,
    actionSecret: expect.stringContaining(payment.id),
  });
  const good = await answerBank(payment.actionSecret ?? '', 'success');
  expect(good.status).toBe(200);
  expect(await driver().find(payment.id)).toMatchObject({ state: 'authorised', actionSecret: null });

  const other = await driver().authorise({ ...anOrder(), token: 'pm_card_threeDSecure2Required' });
  await answerBank(other.actionSecret ?? '', 'failure');
  expect(await driver().find(other.id)).toMatchObject({
    state: 'declined',
    declineCode: 'payment_intent_authentication_failure',
  });
});

test('a payment that waits can be let go, and is then not authorised any more', async () => {
  const payment = await driver().authorise({ ...anOrder(), token: 'pm_card_threeDSecure2Required' });
  expect(await driver().void({ key: randomUUID(), paymentId: payment.id })).toMatchObject({ state: 'voided' });
  expect((await answerBank(payment.actionSecret ?? '', 'success')).status).toBe(400);
});

function answerBank(secret: string, result: string): Promise<Response> {
  const headers = { authorization: 'Bearer pk_test_wire' };
  const body = new URLSearchParams({ client_secret: secret, result });
  return fetch(`${fake.url}/v1/3ds2/authenticate`, { method: 'POST', headers, body });
}

test('a wrong key is known as one', async () => {
  const wrong = await openStripe({ ...KEYS, secretKey: 'sk_test_revoked', apiUrl: fake.url });
  expect(wrong.standing()).toBe('unknown');
  await expect(wrong.find('pi_0123456789abcdef')).rejects.toThrow(ProviderUnavailable);
  expect(wrong.standing()).toBe('refused');
  await driver().find('pi_0123456789abcdef');
  expect(driver().standing()).toBe('accepted');
});

test('a refund whose answer was lost is found again by its key, also when the provider has forgotten the key', async () => {
  const { id: paymentId } = await driver().authorise(anOrder());
  await driver().capture(capturing(paymentId));
  const order = { key: 'lost-refund', paymentId, amountCents: 40_000 };
  await fake.misbehave({ failedAndKept: 1 });
  await expect(driver().refund(order)).rejects.toThrow(ProviderUnavailable);
  await fake.misbehave();
  const { id } = await driver().refund(order);
  const ledger = new DatabaseSync(fake.ledgerFile);
  ledger.exec('delete from saved_answers');
  ledger.close();
  expect((await driver().refund(order)).id).toBe(id);
  expect(await driver().refundsOf(paymentId)).toHaveLength(1);
});

test('a dispute is listed with the day until which it can be answered', async () => {
  const { id } = await driver().authorise({ ...anOrder(), token: 'pm_card_createDispute' });
  await driver().capture(capturing(id));
  const disputes = await driver().listDisputes(new Date(Date.now() - 60_000));
  expect(disputes).toMatchObject([
    {
      paymentId: id,
      amountCents: 100_000,
      status: 'needs_response',
      reason: 'fraudulent',
      answerUntil: expect.any(Date),
    },
  ]);
});

test('what goes wrong is said without a word of what was sent', async () => {
  await fake.misbehave({ failedBefore: 1 });
  const fault = await driver()
    .authorise({ ...anOrder(), token: 'pm_card_visa' })
    .catch((given: Error) => given);
  expect(fault).toBeInstanceOf(ProviderUnavailable);
  expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toMatch(/pm_card|sk_test/);
});

test('what the fake makes while its lists lag is found by its id at once, and in lists later', async () => {
  await fake.misbehave({ listingLagMs: [3_600_000, 3_600_000], searchLagMs: 0 });
  const order = { ...anOrder(), token: 'pm_card_visa' };
  const { id } = await driver().authorise(order);
  await driver().capture(capturing(id));
  await driver().refund({ key: 'late', paymentId: id, amountCents: 100 });
  const disputed = await driver().authorise({ ...anOrder(), token: 'pm_card_createDispute' });
  await driver().capture(capturing(disputed.id));
  await fake.misbehave();
  const listed = async () => [
    (await driver().list(null)).payments.some((payment) => payment.id === id),
    (await driver().findByBooking(order.bookingId)).length === 1,
    (await driver().refundsOf(id)).length === 1,
    (await driver().listDisputes(new Date(0))).some(({ paymentId }) => paymentId === disputed.id),
    (await driver().disputesOf(disputed.id)).length === 1,
  ];
  expect(await driver().find(id)).toMatchObject({ state: 'captured' });
  expect(await listed()).toEqual([false, false, false, false, false]);
  const ledger = new DatabaseSync(fake.ledgerFile);
  ledger.exec('delete from unlisted');
  ledger.close();
  expect(await listed()).toEqual([true, true, true, true, true]);
});
