import { expect, test } from 'vitest';
import { actionInWords } from './rules.ts';

test('a deed of the log reads as a sentence begins, spelt as the pages are', () => {
  expect(actionInWords('package.publish')).toBe('Package: publish');
  expect(actionInWords('enquiry.reply-again')).toBe('Inquiry: reply again');
});
