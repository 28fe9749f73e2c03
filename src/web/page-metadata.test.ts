import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { destinations } from '../features/destinations/content/destinations.ts';
import { packages } from '../features/packages/content.ts';
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

test('every guide, every place and every trip the shop opens with has a share card', () => {
  const cards = [
    ...destinations.flatMap(({ id }) => [`guide-${id}`, `place-${id}`]),
    ...packages.map(({ id }) => `trip-${id}`),
  ];
  expect(cards.filter((card) => !onDisk(`/media/og/${card}.jpg`))).toEqual([]);
});

test('every page of the site map has a head, and no other', () => {
  expect(Object.keys(pageMetadata).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test('every page names the file of its screen, whose script is announced and weighed', () => {
  const isThere = (file: string) =>
    existsSync(new URL(file.startsWith('web/') ? `../${file}` : `../features/${file}`, import.meta.url));
  expect(pages.map(({ file }) => file).filter((file) => !isThere(file))).toEqual([]);
});
