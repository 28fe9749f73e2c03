import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { filmKeys, filmOf, overlayOf } from './films.ts';

const MEDIA = new URL('../../../public/', import.meta.url);
const exists = (address: string) => existsSync(new URL(`.${address}`, MEDIA));

test.each(filmKeys)('every file that the film of %s names is there', (key) => {
  const { webm, mp4, poster, phone, avif } = filmOf(key);
  const responsive = avif.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  expect([webm, mp4, poster, phone, ...responsive].filter((address) => !exists(address))).toEqual([]);
});

test.each(filmKeys)('what phones get of the poster of %s is cut where its film stands, to the pixel', async (key) => {
  const { poster, phone, middle } = filmOf(key);
  const grey = (picture: Sharp) => picture.greyscale().raw().toBuffer();
  const cut = await grey(sharp(fileURLToPath(new URL(`.${phone}`, MEDIA))));
  const [width, height] = [432, 720];
  const differs = async (by: number) => {
    const left = Math.round((1280 - width) * (middle ? 0.5 : 0.74)) + by;
    const part = sharp(fileURLToPath(new URL(`.${poster}`, MEDIA))).extract({ left, top: 0, width, height });
    const same = await grey(part.resize(259, 432));
    return cut.reduce((sum, light, i) => sum + Math.abs(light - (same[i] ?? 0)), 0);
  };
  expect(await differs(0)).toBeLessThan(Math.min(await differs(-2), await differs(2)));
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
