/** Disputes through Stripe's driver: when the provider refunds beside them, and giving one up. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../test/fake-stripe/start.ts';
import { PaymentDisputed, type Payments, ProviderUnavailable } from './payments-port.ts';
import { openStripe } from './stripe.ts';

let fake: FakeStripe;
let payments: Payments;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-stripe-'));
  fake = await startFakeStripe(join(folder, 'ledger.sqlite'));
  const keys = { secretKey: 'sk_test_wire', publishableKey: 'pk_test_wire', webhookSecret: 'whsec_wire' };
  payments = await openStripe({ ...keys, apiUrl: fake.url });
});
afterEach(() => fake.misbehave());
afterAll(async () => {
  await fake.kill();
  await rm(folder, { recursive: true });
});

describe('what a bank takes back', () => {
  async function aDispute(status: string, amount = 100_000) {
    const order = {
      key: randomUUID(),
      bookingId: randomInt(1, 9_999_999),
      attempt: 1,
      amountCents: 100_000,
      currency: 'usd' as const,
      token: 'pm_card_visa',
    };
    const { id: intent } = await payments.authorise(order);
    await payments.capture({ key: randomUUID(), paymentId: intent, amountCents: 100_000 });
    const id = await fake.dispute({ intent, amount, status });
    const refund = () => payments.refund({ key: randomUUID(), paymentId: intent, amountCents: 100 });
    return { intent, id, refund };
  }

  test.each(['needs_response', 'under_review', 'lost'])('is not refunded beside it: %s', async (status) => {
    const { intent, id, refund } = await aDispute(status);
    await expect(refund()).rejects.toThrow(PaymentDisputed);
    expect(await payments.refundsOf(intent)).toEqual([]);
    expect(await payments.disputesOf(intent)).toMatchObject([{ id, status, amountCents: 100_000 }]);
  });

  test.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented'])(
    'or only asks about is refunded as ever: %s',
    async (status) => {
      const { refund } = await aDispute(status);
      expect(await refund()).toMatchObject({ state: 'succeeded' });
    },
  );

  test('is given up once, and only while it waits for an answer', async () => {
    const { id } = await aDispute('needs_response');
    expect(await payments.acceptDispute(id)).toMatchObject({ id, status: 'lost' });
    expect(await payments.acceptDispute(id)).toMatchObject({ id, status: 'lost' });
    const answered = await aDispute('under_review');
    expect(await payments.acceptDispute(answered.id)).toMatchObject({ status: 'under_review' });
    await expect(payments.acceptDispute('dp_nobody')).rejects.toThrow('404');
  });

  test('is not known where the answer is lost', async () => {
    const { intent, id } = await aDispute('needs_response');
    await fake.misbehave({ lostBefore: 1 });
    await expect(payments.disputesOf(intent)).rejects.toThrow(ProviderUnavailable);
    await expect(payments.acceptDispute(id)).rejects.toThrow(ProviderUnavailable);
  });
});
