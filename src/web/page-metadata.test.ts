import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { destinations } from '../features/destinations/content/destinations.ts';
import { pageMetadata } from './page-metadata.ts';
import { pages } from './pages.ts';

const onDisk = (address: string) => existsSync(new URL(`../../public${address}`, import.meta.url));

test('every page that names a share card has it', () => {
  const named = Object.values(pageMetadata).flatMap((head) =>
    typeof head === 'function' || !head.image ? [] : [head.image],
  );
  expect(named).toContain('/media/og/demo.jpg');
  expect(
    [...named, '/media/og/default.jpg', '/media/og/upcoming-trips.jpg'].filter((address) => !onDisk(address)),
  ).toEqual([]);
});

test('every guide has a share card', () => {
  expect(destinations.map(({ id }) => `/media/og/guide-${id}.jpg`).filter((address) => !onDisk(address))).toEqual([]);
});

test('every page of the site map has a head, and no other', () => {
  expect(Object.keys(pageMetadata).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
