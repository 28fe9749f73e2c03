/** The pictures of a place that pages show together. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { pictureFile } from '../../../ui/picture-files.ts';
import { galleries, galleryOf } from '../content/picture-groups.ts';

test('no page carries the words of all pictures: what runs in browsers is sent those it shows', async () => {
  const root = new URL('../../../../', import.meta.url);
  const carriers = [];
  for (const file of globSync('src/**/*.tsx', { cwd: root }))
    if ((await readFile(new URL(file, root), 'utf8')).includes('content/pictures.ts')) carriers.push(file);
  expect(carriers.filter((file) => !file.endsWith('.test.tsx'))).toEqual([]);
});

describe('the galleries', () => {
  test('each picture has a file of its own, words for it, and one place', () => {
    const ids = galleries.flat();
    expect(ids.filter((id) => pictureFile(id)?.file !== id)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const untold = ids.flatMap((id) => galleryOf({ id, alt: 'Its own words' }).slice(1));
    expect(untold.filter(({ alt }) => alt.length < 40)).toEqual([]);
  });
});

test('every place has three pictures of its own, and every package six', () => {
  expect(galleries.filter((ids) => ids.length < 3)).toEqual([]);
  const packages = readContent('packages.yaml', z.array(z.object({ image: z.string() })));
  expect(packages).toHaveLength(12);
  const shown = packages.map(({ image }) => galleryOf({ id: image, alt: 'Its own words' }));
  expect(shown.filter((pictures) => pictures.length < 6)).toEqual([]);
});

test('a page begins with its own picture and its own words, and never shows it twice', () => {
  const own = { id: 'lisbon', alt: 'A tram' };
  const [first, ...others] = galleryOf(own, 'lisbon');
  expect(first).toEqual(own);
  expect(others.map(({ id }) => id)).toContain('lisbon-river-light');
  expect(others.map(({ id }) => id)).not.toContain('lisbon');
});

test('beside a picture that belongs nowhere stands the one of the place', () => {
  expect(galleryOf({ id: 'coast', alt: 'A coast' }, 'tokyo').map(({ id }) => id)).toEqual(['coast', 'tokyo']);
  expect(galleryOf({ id: 'coast', alt: 'A coast' })).toHaveLength(1);
});
