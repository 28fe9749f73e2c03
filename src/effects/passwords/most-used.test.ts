import { expect, test } from 'vitest';
import { isMostUsed } from './most-used.ts';

const TRIED_FIRST =
  `123456 password 123456789 12345678 12345678910 qwerty 111111 123123 1234567890 1234567 abc123 password1
  iloveyou qwerty123 1q2w3e4r 000000 qwertyuiop 654321 555555 lovely 7777777 888888 princess dragon 987654321 1qaz2wsx
  password123 monkey letmein football sunshine shadow master trustno1 superman michael jordan23 mustang baseball access
  batman starwars welcome1 hello123 charlie donald freedom whatever jennifer hunter buster soccer harley thomas robert
  696969 666666 112233 121212 131313 qazwsx zaq12wsx asdfgh asdfghjkl zxcvbnm zxcvbn 123qwe qwe123 1q2w3e q1w2e3r4
  P@ssw0rd Passw0rd! pa55word p@ssword1 Password1! ADMIN123 administrator changeme secret123 summer1 michelle1 nicole12
  liverpool1 chelsea arsenal1 pokemon123 naruto1 blink182 eminem computer internet samsung chocolate butterfly
  01011980 120588 19871225 31121999 12-05-1988 aaaaaa abcabc asdfasdf abcdef abcd1234 a1b2c3d4 qweasd qweasdzxc
  azerty motdepasse passwort senha123 contraseña tequiero hallo123`.split(/\s+/);

test.each(TRIED_FIRST)('%s is refused', (password) => {
  expect(isMostUsed(password)).toBe(true);
});

const OF_THEIR_OWN = [
  'a quiet bay in June',
  'correct horse battery staple',
  'Lisbon-rooftop-77',
  'guest-house-4711',
  'tram28-alfama',
  'Zq7!fp2m',
  'k9fw2x',
  '493817',
  'olives & bread',
  'niseko-powder',
  'walk the lighthouse',
  'wander-light-2027',
  'ines-and-the-sea',
];

test.each(OF_THEIR_OWN)('%s is accepted', (password) => {
  expect(isMostUsed(password)).toBe(false);
});

test('a very long password is judged at once', () => {
  const from = performance.now();
  isMostUsed('1'.repeat(1024));
  isMostUsed(`${'ab'.repeat(511)}!!`);
  isMostUsed(`${'qwerty'.repeat(170)}x`);
  expect(performance.now() - from).toBeLessThan(100);
});
