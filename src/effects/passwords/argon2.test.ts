import { hashSync } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { TooBusy } from '../../shared/concurrency-limit.ts';
import { argon2Passwords } from './argon2.ts';

test('the stored string is Argon2id at no less than the floor, with its own salt', async () => {
  const passwords = argon2Passwords();
  const first = await passwords.hash('a quiet bay in June');
  const second = await passwords.hash('a quiet bay in June');

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await passwords.verify(first, 'a quiet bay in June')).toBe(true);
  expect(await passwords.verify(first, 'a quiet bay in July')).toBe(false);
});

test('a password of 1,024 bytes counts to its last byte', async () => {
  const passwords = argon2Passwords();
  const long = 'é'.repeat(512);
  const stored = await passwords.hash(long);

  expect(await passwords.verify(stored, long)).toBe(true);
  expect(await passwords.verify(stored, `${long.slice(0, -1)}e`)).toBe(false);
});

test('strings made with weaker parameters are outdated, equal and stronger ones are not', () => {
  const passwords = argon2Passwords();
  const made = (memoryCost: number, timeCost: number) => hashSync('x', { memoryCost, timeCost, parallelism: 1 });

  expect(passwords.isOutdated(made(19_456, 2))).toBe(false);
  expect(passwords.isOutdated(made(47_104, 2))).toBe(false);
  expect(passwords.isOutdated(made(8_192, 2))).toBe(true);
  expect(passwords.isOutdated(made(19_456, 1))).toBe(true);
});

test('nothing to compare with is never a match', async () => {
  expect(await argon2Passwords().verifyNothing('')).toBe(false);
  expect(await argon2Passwords().verifyNothing('a quiet bay in June')).toBe(false);
});

test('beyond the queue a check is refused, and those who waited are served', async () => {
  const passwords = argon2Passwords({ atOnce: 2, mayWait: 3 });
  const checks = await Promise.allSettled(Array.from({ length: 20 }, () => passwords.verifyNothing('guess')));

  const refused = checks.filter((check) => check.status === 'rejected');
  expect(refused).toHaveLength(15);
  expect(refused.every((check) => check.reason instanceof TooBusy)).toBe(true);
  expect(await passwords.verifyNothing('later')).toBe(false);
});

test('a check of nothing takes a place that a real one then does not get, and the other way round', async () => {
  const passwords = argon2Passwords({ atOnce: 1, mayWait: 0 });
  const stored = await passwords.hash('a quiet bay in June');
  const real = () => passwords.verify(stored, 'guess');
  const nothing = () => passwords.verifyNothing('guess');

  for (const [first, second] of [
    [nothing, real],
    [real, nothing],
  ] as const) {
    // Both begin in the same moment: the place is taken whatever the first one still has to do.
    const [served, refused] = await Promise.allSettled([first(), second()]);
    expect(served).toEqual({ status: 'fulfilled', value: false });
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(TooBusy) });
  }
});

test('checks of nothing and real ones wait in one line, in the order they came', async () => {
  const passwords = argon2Passwords({ atOnce: 1, mayWait: 8 });
  const stored = await passwords.hash('a quiet bay in June');
  const came = ['nothing', 'real', 'real', 'nothing', 'real', 'nothing', 'nothing', 'real'];
  const left: string[] = [];

  await Promise.all(
    came.map(async (kind) => {
      await (kind === 'real' ? passwords.verify(stored, 'guess') : passwords.verifyNothing('guess'));
      left.push(kind);
    }),
  );

  expect(left).toEqual(came);
});

test('attempts of one guesser take turns, those of two do not wait for each other', async () => {
  const passwords = argon2Passwords();
  let inside = 0;
  let most = 0;
  const attempt = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((wake) => setTimeout(wake, 5));
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => passwords.oneByOne('one', attempt)));
  expect(most).toBe(1);

  await Promise.all(['one', 'two'].map((guesser) => passwords.oneByOne(guesser, attempt)));
  expect(most).toBe(2);
});

test('an attempt that fails lets the next one in', async () => {
  const passwords = argon2Passwords();
  const failed = passwords.oneByOne('one', () => Promise.reject(new Error('no')));
  const next = passwords.oneByOne('one', async () => 'served');

  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('served');
});
