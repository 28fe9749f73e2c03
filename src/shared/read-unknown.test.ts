import { expect, test } from 'vitest';
import { partsOf, textOf, textsOf } from './read-unknown.ts';

test.each([null, undefined, 7, 'text', ['a list']])('%j has no parts', (value) => expect(partsOf(value)).toEqual({}));

test('of the names that are asked for every one is a text, and nothing else comes along', () => {
  const names = ['name', 'email', 'message'] as const;
  expect(textsOf(names, { name: 'Inês', email: 7, password: 'x' })).toEqual({ name: 'Inês', email: '', message: '' });
  expect(textsOf(names, null)).toEqual({ name: '', email: '', message: '' });
  expect([textOf('a'), textOf(null), textOf(7)]).toEqual(['a', '', '']);
});
