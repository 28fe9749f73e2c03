import { expect, test } from 'vitest';
import { isMostUsed } from './common-passwords.ts';

test.each(['123456', 'password', 'qwerty', 'abc123', 'iloveyou', 'password123', 'PassWord1', 'trustno1', '1q2w3e4r'])(
  '%s is refused',
  (password) => {
    expect(isMostUsed(password)).toBe(true);
  },
);

test.each([
  'a quiet bay in June',
  'Lisbon-rooftop-77',
  'tram28-alfama',
  'k9fw2x',
  'Test1234!',
  'olives & bread',
  ' password',
])('%s is accepted', (password) => {
  expect(isMostUsed(password)).toBe(false);
});
