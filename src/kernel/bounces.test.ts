/** Whose fault a refusal is, by its numbers. */
import { expect, test } from 'vitest';
import { isMailboxGone } from './bounces.ts';

test.each([
  ['550', '5.1.1', true, true],
  ['550', null, true, true],
  ['553', null, true, true],
  ['554', null, true, false],
  ['550', null, false, false],
  ['552', '5.2.2', true, false],
  ['554', '5.7.1', true, false],
  ['550', '5.7.26', true, false],
  ['', '5.4.4', true, true],
  ['', '5.1.8', true, false],
  ['550', '5.0.0', true, true],
] as const)('%s %s (to the address: %s) means that the mailbox is gone: %s', (code, detail, aboutAddress, gone) => {
  expect(isMailboxGone({ code, detail, aboutAddress })).toBe(gone);
});
