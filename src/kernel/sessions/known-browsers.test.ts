import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { KNOWN_FOR_SECONDS, openKnownBrowsers } from './session.ts';

const secret = randomBytes(32);
const browsers = openKnownBrowsers(secret);

test('a browser is known under the name that logged in there, and under no other', () => {
  const cookie = browsers.remember(undefined, 'maren');
  expect(browsers.find(cookie, 'maren')).toMatch(/^[\w-]{22}$/);
  for (const name of ['joren', 'mare', 'maren ', '']) expect(browsers.find(cookie, name)).toBeNull();
  expect(cookie).not.toContain('maren');
});

test('every login gives another number, and the old one is no longer kept', () => {
  const first = browsers.remember(undefined, 'maren');
  const second = browsers.remember(first, 'maren');
  expect(browsers.find(second, 'maren')).not.toBe(browsers.find(first, 'maren'));
  expect(second.split('~')).toHaveLength(1);
});

test('a household shares a browser, up to four', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  let cookie: string | undefined;
  for (const name of names) cookie = browsers.remember(cookie, name);
  expect(names.map((name) => browsers.find(cookie, name) !== null)).toEqual([false, true, true, true, true]);
  expect(cookie?.length).toBeLessThan(400);
});

test('what we did not sign, or not with this key, or not for so long, is nothing', () => {
  const cookie = browsers.remember(undefined, 'maren');
  const [id = '', until = '', signature = ''] = cookie.split('.');
  const longer = String(Number(until) + 86_400);
  const forged = [
    '',
    '~~~~',
    `${id}.${longer}.${signature}`,
    `${'A'.repeat(22)}.${until}.${signature}`,
    `${id}.${until}.${'A'.repeat(43)}`,
    `${id}.${until}`,
    `${id}.${until}.${signature}A`,
    `${id}.${until}.${signature.slice(0, -1)}`,
    openKnownBrowsers(randomBytes(32)).remember(undefined, 'maren'),
    ['x', 'x', 'x', 'x', cookie].join('~'),
    'x~'.repeat(100_000),
  ];
  for (const value of forged) expect(browsers.find(value, 'maren'), value.slice(0, 90)).toBeNull();
});

test('after half a year a browser is forgotten', () => {
  let now = Date.now();
  const clocked = openKnownBrowsers(secret, () => now);
  const cookie = clocked.remember(undefined, 'maren');
  now += KNOWN_FOR_SECONDS * 1000 - 2000;
  expect(clocked.find(cookie, 'maren')).not.toBeNull();
  now += 2000;
  expect(clocked.find(cookie, 'maren')).toBeNull();
});
