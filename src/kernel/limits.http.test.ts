import { expect, test } from 'vitest';
import { openApp } from '../../test/app.ts';
import { addressBlock } from './limits.ts';

test('a limit lets exactly so many through, however many come at once', async () => {
  await using app = await openApp();
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.deps.limits.take('door', 25, 86_400)));
  expect(answers.filter(Boolean)).toHaveLength(25);
  expect(await app.deps.limits.peek('door', 25, 86_400)).toBe(false);
  expect(await app.deps.limits.peek('another door', 25, 86_400)).toBe(true);
});

test('what is reserved counts at once, and what is given back is free again', async () => {
  await using app = await openApp();
  const { limits } = app.deps;
  const reserved = await Promise.all(Array.from({ length: 40 }, () => limits.reserve('gate', 25, 86_400)));
  const granted = reserved.filter((one) => one !== null);
  expect(granted).toHaveLength(25);
  expect(await limits.peek('gate', 25, 86_400)).toBe(false);

  await granted[0]?.giveBack();

  expect(await limits.reserve('gate', 25, 86_400)).not.toBeNull();
  expect(await limits.reserve('gate', 25, 86_400)).toBeNull();
});

test('one client is one bucket, however its address is written', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressBlock('::ffff:cb00:7109')).toBe('203.0.113.9');
  expect(addressBlock('2001:db8:1:2::1')).toBe(addressBlock('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(addressBlock('2001:db8:1:2::1')).not.toBe(addressBlock('2001:db8:1:3::1'));
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressBlock('203.0.113.9:40312')).toBe('203.0.113.9');
  expect(addressBlock('[2001:db8:1:2::1]:40312')).toBe(addressBlock('2001:db8:1:2::1'));
  expect(addressBlock('not an address')).toBe('unknown');
  // Whoever hangs up at once has no address any more.
  expect(addressBlock(undefined)).toBe('unknown');
});
