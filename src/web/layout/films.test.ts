import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { filmKeys, filmOf, overlayOf } from './films.ts';

const MEDIA = new URL('../../../public/', import.meta.url);
const onDisk = (address: string) => new URL(`.${address}`, MEDIA);
const exists = (address: string) => existsSync(onDisk(address));

test.each(filmKeys)('every file that the film of %s names is there', (key) => {
  const { wide, upright, poster, phone, avif } = filmOf(key);
  const responsive = avif.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  const cuts = [wide, upright].flatMap(({ webm, mp4 }) => [webm, mp4]);
  expect([...cuts, poster, phone, ...responsive].filter((address) => !exists(address))).toEqual([]);
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

test('each page has a film of its own', () => {
  const films = filmKeys.map((key) => readFileSync(onDisk(filmOf(key).wide.webm)).toString('base64'));
  expect(new Set(films).size).toBe(15);
});

const bytesOf = (cut: 'wide' | 'upright') =>
  filmKeys
    .flatMap((key) => [filmOf(key)[cut].webm, filmOf(key)[cut].mp4])
    .map((file) => [file, statSync(onDisk(file)).size] as const);

test('a film is light enough to be fetched behind the words, and lighter for a phone', () => {
  expect(bytesOf('wide').filter(([, bytes]) => bytes > 1_200_000)).toEqual([]);
  expect(bytesOf('upright').filter(([, bytes]) => bytes > 900_000)).toEqual([]);
});

/** Width and height as the head of the file has them. */
function sizeOf(file: string): readonly number[] {
  const head = readFileSync(onDisk(file)).subarray(0, 4096);
  if (file.endsWith('.mp4')) {
    const track = head.indexOf('tkhd') + 80;
    return [head.readUInt16BE(track), head.readUInt16BE(track + 4)];
  }
  const numberAfter = (id: number) => head.readUInt16BE(head.indexOf(Buffer.from([id, 0x82])) + 2);
  return [numberAfter(0xb0), numberAfter(0xba)];
}

test('a large film is as large as a screen, and an upright phone decodes fewer pixels than it would of a small one', () => {
  const sizes = filmKeys.map((key) => {
    const { wide, upright } = filmOf(key);
    return { key, sizes: [wide.webm, wide.mp4, upright.webm, upright.mp4].map((file) => sizeOf(file).join('×')) };
  });
  expect(sizes).toEqual(
    filmKeys.map((key) => {
      const { wide, upright } = filmOf(key);
      const shapes = wide.webm === upright.webm ? ['1280×720', '1280×720'] : ['1920×1080', '648×1080'];
      return { key, sizes: shapes.flatMap((shape) => [shape, shape]) };
    }),
  );
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
