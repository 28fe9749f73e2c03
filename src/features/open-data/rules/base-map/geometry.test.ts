/** Lines of the map, also those of more corners than a call takes arguments. */
import { expect, test } from 'vitest';
import { joined, middleOf } from './geometry.ts';

const MANY = 300_000;

test('a border of three hundred thousand corners has a middle', () => {
  expect(middleOf(Array.from({ length: MANY + 1 }, (_, i) => [i, 2 * i]))).toEqual([MANY / 2, MANY]);
});

test('ways are joined at either end, however long they are', () => {
  const way = (from: number) => Array.from({ length: MANY + 1 }, (_, i) => from + i);
  const [line, ...others] = joined([way(MANY), way(2 * MANY), way(0)]);
  expect(others).toEqual([]);
  expect([line?.length, line?.[0], line?.at(-1)]).toEqual([3 * MANY + 1, 0, 3 * MANY]);
});
