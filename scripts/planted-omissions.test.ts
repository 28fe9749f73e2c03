/** Trying all omissions takes minutes; that each still finds its place is seen at once. */
import { describe, expect, test } from 'vitest';
import { DERIVED, PLACES, textsWith, WORDS } from './planted-omissions.ts';

test('a field can be added in every place', () => {
  expect([...textsWith(PLACES).values()].filter((text) => text?.includes('effort'))).toHaveLength(PLACES.length);
});

describe('each omission has its place', () => {
  test.each([...WORDS, ...DERIVED].map((edit) => [edit.what, edit] as const))('%s', (_what, edit) => {
    expect(() => textsWith([...PLACES, edit])).not.toThrow();
  });
});
