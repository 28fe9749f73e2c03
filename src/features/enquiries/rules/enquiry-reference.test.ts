import { expect, test } from 'vitest';
import { referenceFrom } from './enquiry-reference.ts';

test('a reference is eight letters that nobody misreads', () => {
  expect(referenceFrom(new Uint8Array([0, 0, 0, 0, 0]))).toBe('W-0000-0000');
  expect(referenceFrom(new Uint8Array([255, 255, 255, 255, 255]))).toBe('W-ZZZZ-ZZZZ');
  expect(referenceFrom(new Uint8Array([1, 2, 3, 4, 5]))).toBe('W-0410-6105');
});
