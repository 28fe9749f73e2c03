import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { filmKeys, filmOf, overlayOf } from './films.ts';

const MEDIA = new URL('../../../public/', import.meta.url);
const exists = (address: string) => existsSync(new URL(`.${address}`, MEDIA));

test.each(filmKeys)('every file that the film of %s names is there', (key) => {
  const { webm, mp4, poster, avif, webp } = filmOf(key);
  const responsive = `${avif}, ${webp}`.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  expect([webm, mp4, poster, ...responsive].filter((address) => !exists(address))).toEqual([]);
});

test('a film whose files are there is shown on its own pages', () => {
  const made = readdirSync(new URL('media/films/', MEDIA))
    .filter((file) => file.endsWith('.mp4'))
    .map((file) => file.slice(0, -'.mp4'.length));
  expect(filmKeys.filter((key) => made.includes(key) && filmOf(key).name !== key)).toEqual([]);
});

test('every page has a film that is known', () => {
  expect(pages.filter(({ film }) => !filmKeys.includes(film)).map(({ path }) => path)).toEqual([]);
});

test('home is shown as it is, the business page is lighter, all others are dimmed for reading', () => {
  expect(overlayOf('/')).toBe('scenic');
  expect(overlayOf('/business')).toBe('light');
  expect(pages.map(({ path }) => path).filter((path) => overlayOf(path) !== 'calm')).toEqual(['/', '/business']);
});
