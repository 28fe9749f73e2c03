import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cursor, whole, words } from './cursor.ts';

const byName = cursor(z.tuple([words(), whole()]));
const byId = cursor(z.tuple([whole(9_999_999)]));
const messagesOf = (after: string) => byName.after.safeParse(after).error?.issues.map(({ message }) => message);

test.each([
  ['Épicerie', 7],
  [" a.b, c/d & e=f%2E_?+#'(", 0],
  ['', 1],
])('%j is read as it was written, and goes through an address', (name, id) => {
  const next = byName.write([name, id]);
  const { searchParams } = new URL(`http://localhost/?after=${next}`);
  expect(byName.read(next)).toEqual([name, id]);
  expect(byName.read(searchParams.get('after') ?? '')).toEqual([name, id]);
  expect(byName.after.parse(next)).toBe(next);
});

test('nothing and an empty text are the first page', () => {
  expect([byName.read(undefined), byName.read('')]).toEqual([null, null]);
  expect(byName.after.parse('')).toBe('');
  expect(byName.after.parse(undefined)).toBeUndefined();
});

test.each(['x', 'x.', 'x.y', 'x.1.2', 'x.-1', 'x.1e3', 'x.1234567890', '_.1', 'a_00b.1', `${'x'.repeat(600)}.1`])(
  '%s is no place of the list, and a sentence says so',
  (after) =>
    expect(messagesOf(after)).toContain('This page of the list does not exist. Please begin at the first one.'),
);

test('a number has its own limit', () => {
  expect(byId.after.safeParse('9999999').success).toBe(true);
  expect(byId.after.safeParse('10000000').success).toBe(false);
  expect(cursor(z.tuple([whole(9, -9)])).read('-9')).toEqual([-9]);
});

test('the row too many is not shown, and says that there is a next page', () => {
  const rows = [5, 4, 3];
  expect(byId.page(rows, 2, (id) => [id])).toEqual({ page: [5, 4], next: '4' });
  expect(byId.page(rows, 3, (id) => [id])).toEqual({ page: rows, next: null });
  expect(byId.page([], 3, (id: number) => [id])).toEqual({ page: [], next: null });
});
