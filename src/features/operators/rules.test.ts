import { expect, test } from 'vitest';
import { deedInWords } from './rules.ts';

test('a deed of the log reads as a sentence begins, spelt as the pages are', () => {
  expect(deedInWords('package.publish')).toBe('Package: publish');
  expect(deedInWords('enquiry.reply-again')).toBe('Inquiry: reply again');
});
