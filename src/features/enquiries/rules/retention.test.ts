import { expect, test } from 'vitest';
import { confirmableSince, forgetBefore } from './retention.ts';

test('what is kept how long', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(confirmableSince(now)).toEqual(new Date('2026-11-18T12:00:00Z'));
  expect(forgetBefore(now)).toEqual({
    enquiries: new Date('2025-11-20T12:00:00Z'),
    unconfirmed: new Date('2026-11-13T12:00:00Z'),
  });
});
