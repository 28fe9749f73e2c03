/** Where a toast stands beside what lies at the foot of the window. */
import { expect, test } from 'vitest';
import { raiseOf } from './toast-placement.ts';

/** On a phone: 366 px wide, at the foot. */
const toast = { top: 740, bottom: 832, left: 12, right: 378 };
const box = (top: number, bottom: number, weight = 10, left = 0, right = 390) => ({ top, bottom, left, right, weight });
const raise = (...obstacles: ReturnType<typeof box>[]) => raiseOf(toast, 844, obstacles);

test('where nothing is in its way it stands lowest', () => {
  expect(raise(box(64, 130), box(300, 340))).toBe(0);
});

test('over a bar at the foot it stands right above it', () => {
  expect(raise(box(768, 844, 100))).toBe(832 - 768 + 8);
});

test('a message beneath it is not covered, nor the next one above', () => {
  const raised = raise(box(750, 790), box(640, 660));
  expect(toast.bottom - raised).toBeLessThan(640);
});

test('what lies beside it does not move it', () => {
  expect(raiseOf({ ...toast, left: 1000, right: 1400 }, 844, [box(750, 790, 10, 0, 900)])).toBe(0);
});

test('where something must be covered it is a heading of less weight, never a bar', () => {
  const headings = Array.from({ length: 12 }, (_, i) => box(70 + i * 62, 100 + i * 62, 1));
  const raised = raise(box(0, 64, 100), box(768, 844, 100), ...headings);
  expect(toast.bottom - raised).toBeLessThanOrEqual(768);
  expect(toast.top - raised).toBeGreaterThanOrEqual(64);
});

test('it never leaves the window', () => {
  expect(toast.top - raise(box(0, 844, 1), box(700, 844, 100))).toBeGreaterThanOrEqual(0);
});
