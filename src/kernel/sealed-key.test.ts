import { expect, test } from 'vitest';
import { keyParts } from './sealed-key.ts';

test('the link of a letter is a number and its seal, and nothing else', () => {
  const seal = 'a'.repeat(43);
  expect(keyParts(`12-${seal}`)).toEqual({ id: 12, seal });
  for (const wrong of ['', seal, `0-${seal}`, `12-${seal}a`, `12_${seal}`, `1234567890-${seal}`, `-1-${seal}`]) {
    expect(keyParts(wrong)).toBeNull();
  }
});
