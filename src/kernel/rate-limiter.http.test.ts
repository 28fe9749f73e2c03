import { expect, test } from 'vitest';
import { openApp } from '../../test/app.ts';

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
