import { expect, test } from 'vitest';
import { CallError } from '../../../web/api-client.ts';
import { refusalText } from './refusal-text.ts';

const usual = 'Invalid username or password.';

test('our own sentence is what a person reads', () => {
  const ours = JSON.stringify({ message: 'Too many attempts.', code: 'too_many_attempts' });
  expect(refusalText(new CallError(429, ours), usual)).toBe('Too many attempts.');
});

test.each([
  [401, 'Unauthorized'],
  [401, '{"message":"Invalid credentials"}'],
  [502, '<html><h1>Bad Gateway</h1></html>'],
])('what something on the way says with a %i is not shown to people', (status, body) => {
  expect(refusalText(new CallError(status, body), usual)).toBe(usual);
});

test('without an answer nobody is told that the password was wrong', () => {
  expect(refusalText(new TypeError('Failed to fetch'), usual)).toContain('No connection');
});
