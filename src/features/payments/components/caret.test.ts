import { expect, test } from 'vitest';
import { formatCardNumber, formatExpiry } from '../rules/card.ts';
import { caretAfterFormat } from './card-fields.tsx';

/** Types one character where the caret stands (`|`) and shows where it stands afterwards. */
function typing(before: string, character: string, format: (typed: string) => string): string {
  const at = before.indexOf('|');
  const typed = before.slice(0, at) + character + before.slice(at + 1);
  const formatted = format(typed);
  const caret = caretAfterFormat(typed, at + character.length, formatted);
  return `${formatted.slice(0, caret)}|${formatted.slice(caret)}`;
}

test('typing on at the end stays at the end, across the gaps', () => {
  expect(typing('4242|', '4', formatCardNumber)).toBe('4242 4|');
  expect(typing('|', '4', formatCardNumber)).toBe('4|');
  expect(typing('12|', '2', formatExpiry)).toBe('12/2|');
  expect(typing('|', '4', formatExpiry)).toBe('04/|');
});

test('a digit put into the middle keeps the caret behind it', () => {
  expect(typing('42|42 4242', '9', formatCardNumber)).toBe('429|4 2424 2');
  expect(typing('|4242', '5', formatCardNumber)).toBe('5|424 2');
});

test('an email changes nothing and moves nothing', () => {
  expect(typing('42|42 4242', 'x', formatCardNumber)).toBe('42|42 4242');
});

test('deleting before a gap does not throw the caret to the end', () => {
  expect(caretAfterFormat('424 4242', 3, formatCardNumber('424 4242'))).toBe(3);
});
