/** A clock that is wrong is told on Today and to whoever scrapes, which one and by how much, until it is right again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import type { Intent } from '../../../test/fake-stripe/rows.ts';
import type { FakeStripe } from '../../../test/fake-stripe/start.ts';
import { eventOf, signatureOf } from '../../../test/fake-stripe/webhooks.ts';
import { openHostedApp } from '../../../test/hosted-app.ts';
import { clockSkewAlert } from './clock-skew.ts';

let app: TestApp;
let fake: FakeStripe;
let end: () => Promise<void>;
beforeEach(async () => {
  ({ app, fake, end } = await openHostedApp());
});
afterEach(() => end());

async function toldToday() {
  const { body } = await (await app.operator()).get('/api/admin/today');
  return body.alerts.find((alert: { id: string }) => alert.id === 'clocks');
}

async function gauge(name: string): Promise<number> {
  const line = (await app.get('/metrics')).text.split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

async function hear(answers = 9): Promise<void> {
  for (let answer = 0; answer < answers; answer++) await app.deps.payments.list(null);
}

test('clocks that agree are nothing to see', async () => {
  expect(await gauge('payment_provider_clock_ahead_seconds')).toBeNaN();
  expect(await toldToday()).toMatchObject({ state: 'fine', count: 0, href: null });
  await hear();
  expect(await toldToday()).toMatchObject({ state: 'fine', count: 0 });
  expect(Math.abs(await gauge('payment_provider_clock_ahead_seconds'))).toBeLessThan(30);
  expect(Math.abs(await gauge('process_clock_ahead_seconds'))).toBeLessThan(30);
});

test.each([
  ['ahead of', 600],
  ['behind', -600],
  ['ahead of', 45],
])('the provider’s clock %s the database’s by %i s is urgent until it has been put right', async (where, seconds) => {
  await fake.misbehave({ clockOffsetMs: seconds * 1000 });
  await hear();
  const alert = await toldToday();
  expect(alert).toMatchObject({ state: 'urgent', count: 1 });
  expect(alert.detail).toMatch(new RegExp(`^The payment provider’s clock is \\d+ s ${where} the database’s$`));
  const ahead = await gauge('payment_provider_clock_ahead_seconds');
  expect(Math.abs(ahead - seconds)).toBeLessThan(10);
  await fake.misbehave();
  await hear();
  expect(await toldToday()).toMatchObject({ state: 'fine', count: 0 });
});

test('a clock of this server that is wrong is told as its own, and not laid to the provider', async () => {
  await hear();
  const ahead = 600_000;
  const clockAheadMs = () => (app.deps.payments.clockAheadMs() ?? 0) - ahead;
  const wrong = {
    ...app.deps,
    payments: { ...app.deps.payments, clockAheadMs },
    now: () => new Date(Date.now() + ahead),
  };
  expect(await clockSkewAlert(wrong)).toMatchObject({
    count: 1,
    detail: expect.stringMatching(/^The clock of this server is \d+ s ahead of the database’s$/),
  });
});

test.each([-600, 600])(
  'a notice is as old as the provider’s clock says, also where that is %i s ahead',
  async (ahead) => {
    await fake.misbehave({ clockOffsetMs: ahead * 1000 });
    await hear();
    const there = Date.now() + ahead * 1000;
    const deliver = async (id: string, at: number) => {
      const about = { id: 'pi_1', created_ms: 0, amount: 1, amount_received: 1, status: 'succeeded', metadata: '{}' };
      const body = eventOf(id, 'payment_intent.succeeded', about as unknown as Intent, at);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, 'whsec_wanderlight', at),
      };
      return (await app.send('POST', '/api/payments/webhook', body, { headers })).status;
    };
    expect(await deliver('evt_now', there)).toBe(200);
    expect(await deliver('evt_old', there - 400_000)).toBe(400);
  },
);
