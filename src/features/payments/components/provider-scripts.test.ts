import { expect, test } from 'vitest';
import { isProvider } from './provider-scripts.ts';

test.each([
  'https://js.stripe.com/endive/stripe.js',
  'https://js.stripe.com/v3/',
  'https://m.js.stripe.com/inner.js?a=1',
])('%s may be loaded', (url) => {
  expect(isProvider(url)).toBe(true);
});

test.each([
  'http://js.stripe.com/v3/',
  'https://js.stripe.com.evil.example/v3/',
  'https://evil.example/https://js.stripe.com/',
  'https://evil.example\\@js.stripe.com/v3',
  'https://js.stripe.com:8443/v3/',
  'https://a.b.js.stripe.com/',
  'https://stripe.com/',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '//js.stripe.com/v3/',
  '/assets/index.js',
  '',
])('%s may not', (url) => {
  expect(isProvider(url)).toBe(false);
});
