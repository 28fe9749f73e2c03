import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withBreaker } from './circuit-breaker.ts';
import { type Payments, ProviderUnavailable } from './payments-port.ts';

/** A provider that counts how often it is really asked. */
function aProvider() {
  const asked = { count: 0, answer: async (): Promise<null> => null };
  const find = () => {
    asked.count++;
    return asked.answer();
  };
  return { asked, payments: { mode: 'sandbox', find, list: find } as unknown as Payments };
}

// The breaker's own clock: how long the machine takes says nothing here.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const away = async () => {
  throw new ProviderUnavailable('away');
};
const isAway = (call: Promise<unknown>) => expect(call).rejects.toThrow(ProviderUnavailable);

test('after ten failures nobody waits, and the provider is left alone', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments, { lookAgainMs: 10_000 });
  asked.answer = away;
  for (let i = 0; i < 50; i++) await isAway(guarded.find('pi_1'));
  expect(asked.count).toBeLessThanOrEqual(10);
});

test('one list looks again, no buyer waits for it, and when it is answered all may pass', async () => {
  const { asked, payments } = aProvider();
  const said: string[] = [];
  const guarded = withBreaker(payments, { lookAgainMs: 40, onChange: (state) => said.push(state) });
  asked.answer = away;
  for (let i = 0; i < 20; i++) await isAway(guarded.find('pi_1'));
  asked.answer = async () => null;
  await isAway(guarded.list(null));
  await vi.advanceTimersByTimeAsync(50);
  const before = asked.count;
  await isAway(guarded.find('pi_1'));
  expect(await Promise.all([1, 2, 3].map(() => guarded.list(null).catch(() => 'refused')))).toEqual([
    null,
    'refused',
    'refused',
  ]);
  expect(asked.count).toBe(before + 1);
  expect(await guarded.find('pi_1')).toBeNull();
  expect(said).toEqual(['open', 'closed']);
});

test('where nobody lists, another call looks in the end', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments, { lookAgainMs: 10 });
  asked.answer = away;
  for (let i = 0; i < 20; i++) await isAway(guarded.find('pi_1'));
  asked.answer = async () => null;
  await vi.advanceTimersByTimeAsync(80);
  expect(await guarded.find('pi_1')).toBeNull();
});

test('a provider that never answers is known to be down before anybody’s patience ends', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments, { slowMs: 50, lookAgainMs: 10_000 });
  asked.answer = () => new Promise<null>(() => {});
  const waiting = Array.from({ length: 12 }, () => isAway(guarded.find('pi_1')));
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all(waiting);
  await isAway(guarded.find('pi_1'));
  expect(asked.count).toBe(12);
});

test('five who wait are enough where nobody is answered, and one who is answered is enough to wait on', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments, { slowMs: 60, lookAgainMs: 10_000 });
  asked.answer = () => new Promise<null>(() => {});
  const four = [1, 2, 3, 4].map(() => guarded.find('pi_1'));
  for (const call of four) call.catch(() => {});
  await vi.advanceTimersByTimeAsync(90);
  asked.answer = async () => null;
  expect(await guarded.find('pi_1')).toBeNull();
  asked.answer = () => new Promise<null>(() => {});
  const fifth = isAway(guarded.find('pi_1'));
  await vi.advanceTimersByTimeAsync(60);
  await fifth;
  await Promise.all(four.map(isAway));
});

test('single slow answers and a quarter of failures close nothing', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments, { slowMs: 5 });
  asked.answer = async () => {
    await new Promise((later) => setTimeout(later, 15));
    return null;
  };
  const slow = [1, 2, 3, 4].map(() => guarded.find('pi_1'));
  await vi.advanceTimersByTimeAsync(15);
  expect(await Promise.all(slow)).toEqual([null, null, null, null]);
  for (let i = 0; i < 40; i++) {
    asked.answer = i % 4 === 0 ? away : async () => null;
    await guarded.find('pi_1').catch(() => null);
  }
  expect(asked.count).toBe(44);
});

test('a refusal is an answer: the provider is there', async () => {
  const { asked, payments } = aProvider();
  const guarded = withBreaker(payments);
  asked.answer = async () => {
    throw new Error('idempotency_error');
  };
  for (let i = 0; i < 30; i++) await expect(guarded.find('pi_1')).rejects.toThrow('idempotency_error');
  expect(asked.count).toBe(30);
});
