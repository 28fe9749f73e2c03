import { expect, test } from 'vitest';
import { currentOf, loginLink, siteLinks } from './site-links.ts';

const links = [...siteLinks, loginLink];
const marked = (pathname: string) =>
  links.filter(({ href }) => currentOf(href, pathname)).map(({ href, label }) => [label, currentOf(href, pathname)]);

test('the seven links stand in the order people know', () => {
  expect(links).toEqual([
    { href: '/upcoming-trips', label: 'Upcoming Trips' },
    { href: '/coming-soon', label: 'Coming Soon' },
    { href: '/demo', label: 'Demo' },
    { href: '/reviews', label: 'Reviews' },
    { href: '/learn', label: 'Learn' },
    { href: '/business-login', label: 'Business' },
    { href: '/login', label: 'Login' },
  ]);
});

test.each(links)('$href is the current page of its own link and of no other', ({ href, label }) => {
  expect(marked(href)).toEqual([[label, 'page']]);
  expect(marked(`${href}/`)).toEqual([[label, 'page']]);
});

test.each([
  ['/guides', 'Learn'],
  ['/guides/lisbon', 'Learn'],
  ['/videos', 'Learn'],
  ['/trip-builder', 'Learn'],
  ['/business', 'Business'],
  ['/ai-results', 'Demo'],
])('%s belongs to %s', (pathname, label) => {
  expect(marked(pathname)).toEqual([[label, 'true']]);
});

test.each(['/', '/contact', '/loginx', '/not/learn'])('%s lights up no link', (pathname) => {
  expect(marked(pathname)).toEqual([]);
});
