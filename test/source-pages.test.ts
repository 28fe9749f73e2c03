/**
 * Where a source leads. Best is the page that says the fact; where only the publisher is known, the link leads to its
 * site and is called by the publisher's name. Those are listed, so that they become fewer and never more.
 */
import { expect, test } from 'vitest';
import { books } from '../src/features/destinations/content/catalogue.ts';
import { cityGuides } from '../src/features/learn/content/guides.ts';
import { lessons } from '../src/features/learn/content/lessons.ts';
import { SITES_ALONE } from './sites-alone.ts';

interface Led {
  readonly name: string;
  readonly host: string;
}

/** Sources that lead to a site's first page, as often as they are cited. */
function sitesIn(value: unknown): Led[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, url } = value as { name?: unknown; url?: unknown };
  const address = typeof url === 'string' ? URL.parse(url) : null;
  const own =
    typeof name === 'string' && address?.pathname === '/' && address.search === ''
      ? [{ name, host: address.hostname }]
      : [];
  return [...own, ...Object.values(value).flatMap(sitesIn)];
}

const MOST = 855;
const sites = sitesIn([books, cityGuides, lessons]);

test('only the listed sources lead to a site instead of a page; shorten the list when one is mended', () => {
  expect([...new Set(sites.map(({ host }) => host))].sort()).toEqual(SITES_ALONE);
  expect(sites.length).toBeLessThanOrEqual(MOST);
});

test('a link to a site is called by who publishes it, and claims no page', () => {
  const claiming = sites.filter(({ name }) => /: |, (?!the )/.test(name));
  expect([...new Set(claiming.map(({ name }) => name))]).toEqual([]);
});
