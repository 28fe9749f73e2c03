import { expect, test } from 'vitest';
import { openBreaker } from './circuit-breaker.ts';

test('after three failures in a row it rests for a minute, then one may look', () => {
  let now = 0;
  const breaker = openBreaker(() => now);
  breaker.note(false);
  breaker.note(false);
  expect(breaker.mayPass()).toBe(true);
  breaker.note(false);
  expect(breaker.mayPass()).toBe(false);
  now = 60_000;
  expect(breaker.mayPass()).toBe(true);
  expect(breaker.mayPass()).toBe(false);
  breaker.note(true);
  expect(breaker.mayPass()).toBe(true);
});

test('failures with a good answer between them are none in a row', () => {
  const breaker = openBreaker(() => 0);
  for (const isGood of [false, false, true, false, false]) breaker.note(isGood);
  expect(breaker.mayPass()).toBe(true);
});
