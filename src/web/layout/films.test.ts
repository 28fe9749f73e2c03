import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { filmKeys, filmOf, overlayOf } from './films.ts';

const MEDIA = new URL('../../../public/', import.meta.url);
const exists = (address: string) => existsSync(new URL(`.${address}`, MEDIA));

test.each(filmKeys)('every file that the film of %s names is there', (key) => {
  const { webm, mp4, poster, phonePoster, avif, webp } = filmOf(key);
  const responsive = `${avif}, ${webp}`.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  expect([webm, mp4, poster, phonePoster, ...responsive].filter((address) => !exists(address))).toEqual([]);
});

test('each page has a film of its own, and its lighter file is light enough to be fetched behind the words', () => {
  const sizes = filmKeys.map((key) => {
    const { webm, mp4 } = filmOf(key);
    return { key, webm, bytes: Math.min(...[webm, mp4].map((file) => statSync(new URL(`.${file}`, MEDIA)).size)) };
  });
  expect(new Set(sizes.map(({ webm }) => readFileSync(new URL(`.${webm}`, MEDIA)).toString('base64'))).size).toBe(15);
  expect(sizes.filter(({ bytes }) => bytes > 700_000)).toEqual([]);
});

test('every page has a film that is known, or opens with a picture of its own', () => {
  expect(
    pages.filter(({ film }) => film !== null && !(film && filmKeys.includes(film))).map(({ path }) => path),
  ).toEqual([]);
});

test('home is shown as it is, the business page is lighter, all others are dimmed for reading', () => {
  expect(overlayOf('/')).toBe('scrim');
  expect(overlayOf('/business')).toBe('scrim-light');
  expect(pages.map(({ path }) => path).filter((path) => overlayOf(path) !== 'scrim-calm')).toEqual(['/', '/business']);
});
