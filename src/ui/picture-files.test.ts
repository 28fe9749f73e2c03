/** Every picture the manifest promises lies in `public/media`, and every drawing is the one the code draws. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../../media/drawn/scene.ts';
import { pictureWords } from '../features/destinations/content/pictures.ts';
import { packages } from '../features/packages/content.ts';
import { phoneCrop } from './phone-crop.ts';
import {
  drawnPictures,
  drawnUrl,
  pictureAddress,
  pictureFile,
  pictureSources,
  placeholderUrl,
} from './picture-files.ts';

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
test.each([...Object.keys(pictureWords), 'discover-1', 'discover-2', 'discover-3', 'a-place-of-tomorrow'])(
  '%s has a picture on disk',
  (id) => {
    const picture = pictureFile(id);
    if (!picture) {
      expect(existsSync(fileOf(drawnUrl(id))), drawnUrl(id)).toBe(true);
      return;
    }
    expect(statSync(fileOf(placeholderUrl(picture))).size, 'its blur is a few pixels').toBeLessThan(600);
    for (const format of ['avif', 'webp'] as const) {
      for (const source of pictureSources(picture, format).split(', ')) {
        const [address = '', width] = source.split(' ');
        expect(existsSync(fileOf(address)), address).toBe(true);
        expect(['480w', '720w', '960w', '1600w']).toContain(width);
      }
    }
    for (const source of phoneCrop(id)?.split(', ') ?? [])
      expect(existsSync(fileOf(source.split(' ')[0] ?? '')), source).toBe(true);
  },
);

test('each package and each place has a picture of its own', () => {
  const files = [...destinations, ...packages.map(({ image }) => image), 'discover-1', 'discover-2', 'discover-3'].map(
    (id) => pictureFile(id)?.file,
  );
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(files.length);
});

test('what is described is a picture of its own, and not the one that its name begins with', () => {
  expect(Object.keys(pictureWords).filter((id) => pictureFile(id)?.file !== id)).toEqual([]);
});

test('every picture is described in words', () => {
  const shown = [...destinations, ...packages.map(({ image }) => image)];
  expect(shown.filter((id) => (pictureWords[id]?.length ?? 0) < 40)).toEqual([]);
});

test('a package shows the place its id begins with', () => {
  expect(pictureFile('ibiza-retreat')?.file).toBe('ibiza');
  expect(pictureFile('lisbon-slow-days')?.file).toBe('lisbon');
  expect(pictureFile('miami-beach-luxury')?.file).toBe('miami-beach-luxury');
  expect(pictureFile('val-thorens-ski')?.file).toBe('val-thorens-ski');
});

test('a name that only looks alike is not taken for the place', () => {
  expect(pictureFile('italyanate')).toBeNull();
  expect(pictureFile('londonderry')).toBeNull();
});

test('the address for share cards is the widest file', () => {
  expect(pictureAddress('istanbul')).toBe('/media/stills/istanbul-1600.webp');
  expect(pictureAddress('a-place-of-tomorrow')).toBeNull();
});

/** Mountains in fine haze take far more bytes than calm water: without a limit of its own this film doubles unnoticed. */
test.each([
  ['videos-768.avif', 12_407],
  ['videos-768.webp', 16_396],
  ['videos-1280.avif', 23_400],
  ['videos-1280.webp', 31_870],
  ['videos.webm', 89_043],
  ['videos.mp4', 134_707],
])('%s weighs at most %i bytes', (file, most) => {
  expect(statSync(fileOf(`/media/films/${file}`)).size).toBeLessThanOrEqual(most);
});

describe('drawings', () => {
  test.each(drawnPictures)('%s is up to date, small, and free of inline style', (id) => {
    const drawing = readFileSync(fileOf(`/media/drawn/${id}.svg`), 'utf8');
    expect(drawing).toBe(drawScene(id));
    expect(drawing.length).toBeLessThan(4500);
    expect(drawing).not.toMatch(/style|NaN|undefined/);
  });
});
