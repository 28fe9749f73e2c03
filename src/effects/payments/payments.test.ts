/** One suite for every driver of the port: what the sale relies on must be true of each. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../test/app.ts';
import { type FakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import { type PaymentPage, type Payments, RefundRefused } from './payments-port.ts';
import { openStripe } from './stripe.ts';

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

interface Driver {
  readonly open: () => Payments;
  /** How this driver's provider names what the sandbox's tokens stand for. */
  readonly tokenFor: (token: string) => string;
}

const AT_STRIPE: Readonly<Record<string, string>> = {
  tok_ok: 'pm_card_visa',
  tok_declined: 'pm_card_visa_chargeDeclined',
  tok_insufficient_funds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  tok_capture_fails: 'pm_card_chargeCustomerFail',
};

let stripe: Payments;
beforeAll(async () => {
  const keys = { secretKey: 'sk_test_contract', publishableKey: 'pk_test_contract', webhookSecret: null };
  stripe = await openStripe({ ...keys, apiUrl: fake.url });
});

const DRIVERS: Readonly<Record<string, Driver>> = {
  sandbox: { open: () => app.deps.payments, tokenFor: (token) => token },
  stripe: { open: () => stripe, tokenFor: (token) => AT_STRIPE[token] ?? token },
};

function orderOf(token: string) {
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
  const { open, tokenFor } = DRIVERS[name] as Driver;
  const anOrder = (token = 'tok_ok') => orderOf(tokenFor(token));

  test('an authorisation reserves money and moves none', async () => {
    const order = anOrder();
    const before = Date.now();
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
    // A provider's clock has whole seconds, and may be behind ours by some.
    expect(payment.createdAt.getTime()).toBeGreaterThan(before - 5000);
    expect(payment.createdAt.getTime()).toBeLessThan(Date.now() + 5000);
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
    const second = await payments.authorise({ ...order, key: randomUUID(), attempt: 2, token: tokenFor('tok_ok') });
    const found = await payments.findByBooking(order.bookingId);
    expect(found.map(({ id, attempt }) => [id, attempt])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
    expect(await payments.findByBooking(order.bookingId === 1 ? 2 : 1)).toEqual([]);
    expect(await payments.find('pi_0123456789abcdef')).toBeNull();
  });

  test('the list holds every payment once, the newest first, page by page', async () => {
    const payments = open();
    const made: string[] = [];
    for (let i = 0; i < 130; i++) made.push((await payments.authorise(anOrder())).id);
    const listed: string[] = [];
    let last = new Date(8.64e15);
    for (let after: string | null = null, pages = 1; ; pages++) {
      const page: PaymentPage = await payments.list(after);
      listed.push(...page.payments.map(({ id }) => id));
      const { newest, oldest } = page;
      if (!newest || !oldest) throw new Error('Nothing on a page');
      expect([last, newest, oldest].toSorted((one, other) => other.getTime() - one.getTime())).toEqual([
        last,
        newest,
        oldest,
      ]);
      last = oldest;
      after = page.next;
      if (after !== null) continue;
      expect(pages).toBeGreaterThan(1);
      break;
    }
    expect(listed.filter((id) => made.includes(id))).toEqual(made.reverse());
    expect(new Set(listed).size).toBe(listed.length);
  });

  async function captured(): Promise<string> {
    const { id } = await open().authorise(anOrder());
    await open().capture({ key: randomUUID(), paymentId: id, amountCents: 307_900 });
    return id;
  }

  test('money goes back in parts, each key once, and is read back', async () => {
    const paymentId = await captured();
    const part = { key: `${randomUUID()}:refund:1`, paymentId, amountCents: 100_000 };
    const first = await open().refund(part);
    expect(first).toMatchObject({ key: part.key, paymentId, amountCents: 100_000, state: 'succeeded' });
    expect((await open().refund(part)).id).toBe(first.id);
    const rest = await open().refund({ key: `${randomUUID()}:refund:2`, paymentId, amountCents: 207_900 });
    expect((await open().refundsOf(paymentId)).map(({ id, amountCents }) => [id, amountCents])).toEqual([
      [first.id, 100_000],
      [rest.id, 207_900],
    ]);
    expect(await open().find(paymentId)).toMatchObject({ state: 'captured', capturedCents: 307_900 });
  });

  test('one refund asked for twenty times at once goes back once', async () => {
    const order = { key: `${randomUUID()}:refund`, paymentId: await captured(), amountCents: 300_000 };
    const made = await Promise.all(Array.from({ length: 20 }, () => open().refund(order)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await open().refundsOf(order.paymentId)).toHaveLength(1);
  });

  test('more than was taken does not go back, and nothing where nothing was taken', async () => {
    const paymentId = await captured();
    const ask = (amountCents: number, of = paymentId, key: string = randomUUID()) =>
      open().refund({ key, paymentId: of, amountCents });
    await expect(ask(307_901)).rejects.toThrow(RefundRefused);
    await ask(307_900);
    await expect(ask(1)).rejects.toThrow(RefundRefused);
    const { id } = await open().authorise(anOrder());
    await expect(ask(1, id)).rejects.toThrow(RefundRefused);
    expect(await open().refundsOf(id)).toEqual([]);
  });

  test('a key that named one amount does not name another', async () => {
    const paymentId = await captured();
    const key = randomUUID();
    await open().refund({ key, paymentId, amountCents: 100 });
    await expect(open().refund({ key, paymentId, amountCents: 200 })).rejects.toThrow(RefundRefused);
    expect(await open().refundsOf(paymentId)).toHaveLength(1);
  });
});
