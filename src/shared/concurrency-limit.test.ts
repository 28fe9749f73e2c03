import { afterEach, expect, test, vi } from 'vitest';
import { openLane, TooBusy } from './concurrency-limit.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve };
}

test('who has waited too long is sent away without having begun, and keeps nobody else from their turn', async () => {
  vi.useFakeTimers();
  const lane = openLane({ atOnce: 1, mayWait: 5, waitMs: 8000 });
  const [first, third] = [work(), work()];
  let begun = false;
  const running = lane.run(first.run);
  const late = lane.run(async () => {
    begun = true;
  });
  const sentAway = expect(late).rejects.toBeInstanceOf(TooBusy);
  await vi.advanceTimersByTimeAsync(7000);
  const inTime = lane.run(third.run);
  await vi.advanceTimersByTimeAsync(1000);
  await sentAway;

  first.end('served');
  third.end('served, too');
  expect(await running).toBe('served');
  expect(await inTime).toBe('served, too');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([begun, lane.idle(), vi.getTimerCount()]).toEqual([false, true, 0]);
});

test('all that fit are served in the order they came, and the one too many is refused at once', async () => {
  const lane = openLane({ atOnce: 2, mayWait: 3, waitMs: 60_000 });
  const works = Array.from({ length: 5 }, work);
  const left: number[] = [];
  const runs = works.map(({ run }, i) => lane.run(run).then(() => left.push(i)));
  await expect(lane.run(async () => 'one too many')).rejects.toBeInstanceOf(TooBusy);
  for (const { end } of works) end('served');
  await Promise.all(runs);
  expect(left).toEqual([0, 1, 2, 3, 4]);
  expect(lane.idle()).toBe(true);
});
