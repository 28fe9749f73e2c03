/** Every picture the manifest promises lies in `public/media`, and every drawing is the one the code draws. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../../media/drawn/scene.ts';
import { drawnPictures, drawnUrl, pictureAddress, pictureFile, pictureSources } from './pictures.ts';

const fileOf = (address: string): URL => new URL(`../../public${address}`, import.meta.url);

const destinations = [
  'nyc',
  'hamptons',
  'austin',
  'nashville',
  'new-orleans',
  'park-city',
  'colorado',
  'charleston',
  'miami',
  'london',
  'lisbon',
  'copenhagen',
  'italy',
  'spain',
  'cartagena',
  'jaco',
  'marrakesh',
  'istanbul',
];
const packages = ['miami-beach-luxury', 'val-thorens-ski', 'niseko-ski', 'ibiza'];

test.each([
  ...destinations,
  ...packages,
  'santorini',
  'tokyo',
  'discover-1',
  'discover-2',
  'discover-3',
  'a-place-of-tomorrow',
])('%s has a picture on disk', (id) => {
  const picture = pictureFile(id);
  if (!picture) {
    expect(existsSync(fileOf(drawnUrl(id))), drawnUrl(id)).toBe(true);
    return;
  }
  for (const format of ['avif', 'webp'] as const) {
    for (const source of pictureSources(picture, format).split(', ')) {
      const [address = '', width] = source.split(' ');
      expect(existsSync(fileOf(address)), address).toBe(true);
      expect(Number.parseInt(width ?? '', 10)).toBeLessThanOrEqual(picture.width);
    }
  }
});

test('a package shows the place its id begins with', () => {
  expect(drawnUrl('lisbon-slow-days')).toBe('/media/drawn/lisbon.svg');
  expect(pictureFile('ibiza-retreat')?.file).toBe('ibiza');
  expect(pictureFile('lisbon-slow-days')).toBeNull();
  expect(pictureFile('val-thorens-ski')?.file).toBe('val-thorens');
});

test('a name that only looks alike is not taken for the place', () => {
  expect(pictureFile('italyanate')).toBeNull();
  expect(drawnUrl('londonderry')).not.toBe('/media/drawn/london.svg');
});

test('the address for share cards is the widest file', () => {
  expect(pictureAddress('istanbul')).toBe('/media/stills/istanbul-1280.webp');
  expect(pictureAddress('austin')).toBeNull();
});

describe('drawings', () => {
  test.each(drawnPictures)('%s is up to date, small, and free of inline style', (id) => {
    const drawing = readFileSync(fileOf(`/media/drawn/${id}.svg`), 'utf8');
    expect(drawing).toBe(drawScene(id));
    expect(drawing.length).toBeLessThan(4500);
    expect(drawing).not.toMatch(/style|NaN|undefined/);
  });

  test('no two places look the same', () => {
    expect(new Set(drawnPictures.map(drawScene)).size).toBe(drawnPictures.length);
  });
});
