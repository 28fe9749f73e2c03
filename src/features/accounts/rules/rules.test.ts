import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnPath as isOwnPathOfTheSite } from '../../../web/pages.ts';
import { Credentials, Registration, RegistrationForm } from '../contract/forms.ts';
import { isPrintable, repeatsName, usernameKey } from './credentials.ts';
import { AFTER_LOGIN, pathAfterLogin } from './return-path.ts';
import { hasSignedInHint } from './signed-in-hint.ts';

describe('the way back after logging in', () => {
  const OWN = new Set(['/', '/upcoming-trips', '/checkout/ibiza', '/my-trips', '/guides/lisbon', '/login']);
  const isOwnPath = (path: string) => OWN.has(path);

  const OURS = ['/checkout/ibiza', '/my-trips', '/', '/guides/lisbon#tipping', '/upcoming-trips?category=Luxury'];
  test.each(OURS)('%s leads there', (next) => {
    expect(pathAfterLogin(next, isOwnPath)).toBe(next);
  });

  const REFUSED = [
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    ' /my-trips',
    'my-trips',
    '/my-trips/../../evil',
    '/%2e%2e//evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/nowhere',
    '/api/auth/user',
    '/login',
    '/login?next=/login',
    '/my-trips\r\nSet-Cookie: a=b',
    '/checkout/ibiza\\@evil.example',
    'http:/my-trips',
    '/.//evil.example',
    '/＠evil.example',
  ];
  test.each(REFUSED)('%j leads to the upcoming trips', (next) => {
    expect(pathAfterLogin(next, isOwnPath)).toBe(AFTER_LOGIN);
  });

  test('the real site map lets the same ones pass and no others', () => {
    const ours = ['/', '/upcoming-trips', '/checkout/ibiza', '/guides#tipping', '/demo?destination=lisbon'];
    expect(ours.map((next) => pathAfterLogin(next, isOwnPathOfTheSite))).toEqual(ours);
    const ways = REFUSED.map((next) => pathAfterLogin(next, isOwnPathOfTheSite));
    expect(new Set(ways)).toEqual(new Set([AFTER_LOGIN]));
  });

  test('whatever is asked for, and even if the site map believed it, the way stays on our own origin', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `//${text}`),
    );
    fc.assert(
      fc.property(anything, (next) => {
        const way = new URL(
          pathAfterLogin(next, () => true),
          'https://wanderlight.example',
        );
        expect(way.origin).toBe('https://wanderlight.example');
      }),
      { numRuns: 5000 },
    );
  });
});

test('one name has one key, however it is written', () => {
  const spellings = ['ines', 'Ines', 'INES', ' ines ', 'Ｉｎｅｓ', 'ineſ'];
  expect(new Set(spellings.map(usernameKey))).toEqual(new Set(['ines']));
  expect(usernameKey('Inês')).toBe(usernameKey('Ine\u0302s'));
  expect(usernameKey('Inês')).not.toBe(usernameKey('Ines'));
  expect(usernameKey('ines  m')).toBe(usernameKey('ines\u00a0m'));
});

test('the key of a key is the key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => usernameKey(usernameKey(name)) === usernameKey(name)),
  );
});

test('what cannot be seen is no part of a name', () => {
  expect(['Tomás', '李娜', 'o’neill', 'anna-maria 2', 'Ñandú😀'].every(isPrintable)).toBe(true);
  expect(
    [
      'a\u0000b',
      'a\nb',
      'a\u200bb',
      'a\u202eb',
      '\ufeffab',
      'a\ud800b',
      'a\u2028b',
      '\u3164\u3164\u3164',
      'a\u2800b',
    ].some(isPrintable),
  ).toBe(false);
});

test('a password that repeats the name is known to whoever knows the name', () => {
  expect(repeatsName('Tomas.R', 'tomas.r')).toBe(true);
  expect(repeatsName('Tomas.R', 'r.samot')).toBe(true);
  expect(repeatsName('Tomas.R', 'tomas.r by the sea')).toBe(false);
});

test('the hint is read among other cookies and only when it says so', () => {
  expect(hasSignedInHint('theme=dusk; signed_in=1')).toBe(true);
  expect(['', 'signed_in=', 'signed_in=10', 'not_signed_in=1', 'signed_in=0'].some(hasSignedInHint)).toBe(false);
});

describe('what the forms say', () => {
  const wordsOf = (parsed: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
    (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  test('a short name and a short password', () => {
    expect(wordsOf(Credentials.safeParse({ username: 'ab', password: '12345' }))).toEqual([
      'username: Username must be at least 3 characters',
      'password: Password must be at least 6 characters',
    ]);
    expect(wordsOf(Credentials.safeParse({}))).toEqual([
      'username: Username must be at least 3 characters',
      'password: Password must be at least 6 characters',
    ]);
  });

  test('spaces around a name do not make it long enough, and are not kept', () => {
    expect(wordsOf(Credentials.safeParse({ username: ' ab ', password: 'a quiet bay' }))).toHaveLength(1);
    expect(Credentials.parse({ username: ' ines ', password: ' a quiet bay ' })).toEqual({
      username: 'ines',
      password: ' a quiet bay ',
    });
  });

  test('the limits are 64 characters of name and 1,024 bytes of password', () => {
    expect(Credentials.safeParse({ username: 'n'.repeat(64), password: 'é'.repeat(512) }).success).toBe(true);
    expect(wordsOf(Credentials.safeParse({ username: 'n'.repeat(65), password: `${'é'.repeat(512)}!` }))).toEqual([
      'username: Username must be at most 64 characters',
      'password: Password is too long',
    ]);
  });

  test('the signup code is required', () => {
    expect(wordsOf(Registration.safeParse({ username: 'ines', password: 'a quiet bay' }))).toEqual([
      'signupCode: Signup code is required',
    ]);
  });

  test('the second password must match the first, also while other fields are wrong', () => {
    const form = { username: 'ines', password: 'a quiet bay', confirmPassword: 'a quiet day', signupCode: '' };
    expect(wordsOf(RegistrationForm.safeParse(form))).toEqual([
      'signupCode: Signup code is required',
      "confirmPassword: Passwords don't match",
    ]);
  });
});
