/** Pictures as people send them: what is made of them, what is left out, and what is not taken. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IS_LONG } from '../../../test/rounds.ts';
import { openPictures } from './sharp.ts';

const { make, card } = openPictures();

const lisbon = {
  picture: new URL('../../../public/media/stills/lisbon-1600.webp', import.meta.url),
  title: 'Tiles and viewpoints',
  line: 'Lisbon, Portugal · 4 nights',
  brand: 'Wanderlight',
};

/** A wide picture, its left half red and its right half blue. */
const twoHalves = (width = 1600, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);

/** A PNG that says it is larger than it is, with a seal that fits. */
function pretending(png: Buffer, width: number, height: number): Buffer {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const where = {
  IFD0: { Make: 'A camera', Copyright: 'Ines' },
  IFD3: { GPSLatitude: '38/1 54/1 0/1', GPSLatitudeRef: 'N' },
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'of a %s every width and format is made, and nothing of what the camera wrote',
  async (kind) => {
    const sent = await twoHalves()
      .withExif(where)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toFormat(kind, { effort: kind === 'avif' ? 0 : 4 })
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();

    const made = await make(sent);

    expect(made.ok && made.value.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '480.avif',
      '480.webp',
      '960.avif',
      '960.webp',
      '1600.avif',
      '1600.webp',
      '24.webp',
    ]);
    for (const { width, format, bytes } of made.ok ? made.value : []) {
      const found = await sharp(bytes).metadata();
      expect.soft([found.width, found.height], `${width}.${format}`).toEqual([width, (width * 5) / 8]);
      expect.soft(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect.soft([found.exif, found.xmp, found.iptc, found.icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect.soft(bytes.includes('Ines')).toBe(false);
      expect.soft(bytes.includes('Exif')).toBe(false);
    }
  },
);

test('a picture that the camera held sideways stands upright', async () => {
  // Turned a quarter: what is on the left of the file is at the top of the picture.
  const sent = await twoHalves(1700, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await make(sent);
  const large = made.ok ? made.value.find(({ width, format }) => width === 1600 && format === 'webp') : undefined;
  const { data, info } = await sharp(large?.bytes).raw().toBuffer({ resolveWithObject: true });
  const [top, bottom] = [data.subarray(0, 3), data.subarray(-info.channels)];
  expect((top[0] ?? 0) > 200 && (top[2] ?? 255) < 60).toBe(true);
  expect((bottom[0] ?? 255) < 60 && (bottom[2] ?? 0) > 200).toBe(true);
});

test.runIf(IS_LONG)('a see-through picture gets a ground, and of a moving one the first moment is taken', async () => {
  const clear = await sharp({ create: { width: 1600, height: 1000, channels: 4, background: 'transparent' } })
    .png()
    .toBuffer();
  expect((await make(clear)).ok).toBe(true);
  const still = await twoHalves(1600, 1000).png().toBuffer();
  const moving = await sharp([still, still], { join: { animated: true } })
    .webp()
    .toBuffer();
  const made = await make(moving);
  expect(made.ok && (await sharp(made.value[1]?.bytes).metadata()).pages).toBeUndefined();
});

test('what is none of the four kinds is not even opened', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><script>alert(1)</script></svg>';
  const gif = await twoHalves(1600, 1000).gif().toBuffer();
  const tiff = await twoHalves(1600, 1000).tiff().toBuffer();
  const kinds = [
    svg,
    `\ufeff${svg}`,
    '%PDF-1.7',
    '<html>',
    '',
    '\0\0\0\x1cftypheic\0\0\0\0mif1heic',
    'RIFF\0\0\0\0WAVEfmt ',
  ];
  for (const sent of [gif, tiff, ...kinds.map((text) => Buffer.from(text))]) {
    expect.soft(await make(sent), sent.toString('latin1', 0, 12)).toEqual({ ok: false, error: 'not_a_picture' });
  }
});

test('what only begins like a picture, or ends too early, is refused', async () => {
  const whole = await twoHalves().jpeg().toBuffer();
  const cut = whole.subarray(0, Math.floor(whole.length / 2));
  const pretended = [
    Buffer.from('\xff\xd8\xff and then words', 'latin1'),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    cut,
  ];
  for (const sent of pretended) expect.soft(await make(sent)).toMatchObject({ ok: false, error: 'picture_broken' });
});

test('a picture that is small is refused with its size, and so is one that would unpack into memory without end', async () => {
  const small = await twoHalves(1600, 998).jpeg().toBuffer();
  expect(await make(small)).toEqual({ ok: false, error: 'picture_too_small', details: { width: 1600, height: 998 } });
  const bomb = pretending(await twoHalves(16, 10).png().toBuffer(), 16_000, 16_000);
  expect(await make(bomb)).toMatchObject({ ok: false, error: 'picture_too_many_pixels', details: { width: 16_000 } });
});

/** The columns of a card, from the picture down, that have something bright in them; the last is the first that has nothing. */
async function inkOf(drawn: Buffer | null): Promise<{ readonly right: number; readonly share: number }> {
  const { data, info } = await sharp(drawn ?? Buffer.of())
    .extract({ left: 0, top: 490, width: 1200, height: 140 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bright = [...data].flatMap((value, at) => (value > 150 ? [at % info.width] : []));
  return { right: Math.max(...bright), share: bright.length / data.length };
}

test('a card has its title, its line and the brand below the picture, however long they are', async () => {
  const untold = await inkOf(await card({ ...lisbon, title: '.', line: '.', brand: '.' }));
  const titles = [lisbon.title, 'A', `${'Tiles and viewpoints, '.repeat(4)}and a table at last`];
  for (const title of titles) {
    const drawn = await card({ ...lisbon, title });
    expect.soft(await sharp(drawn ?? Buffer.of()).metadata()).toMatchObject({ width: 1200, height: 630 });
    const { right, share } = await inkOf(drawn);
    expect.soft(right, title).toBeLessThan(1200 - 50);
    expect.soft(share, title).toBeGreaterThan(4 * untold.share);
  }
});

test('a card is drawn once however often it is asked for, and nobody waits behind a crowd', async () => {
  const [one, again] = await Promise.all([card(lisbon), card(lisbon)]);
  expect(again).toBe(one);
  const crowd = await Promise.all(Array.from({ length: 40 }, (_, n) => card({ ...lisbon, title: `Plan ${n}` })));
  const drawn = crowd.filter((each) => each !== null).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(20);
  expect(await card({ ...lisbon, title: 'Afterwards' })).not.toBeNull();
});

test('a title in letters that our fonts lack is not drawn with holes in it', async () => {
  expect(await card({ ...lisbon, title: 'Three days in Łódź & Gdańsk <b>' })).not.toBeNull();
  expect(await card({ ...lisbon, title: 'Три дня' })).toBeNull();
  expect(await card({ ...lisbon, line: '東京 · 3 nights' })).toBeNull();
});
