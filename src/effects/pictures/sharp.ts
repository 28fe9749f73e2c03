/**
 * Pictures made by libvips. It could read far more kinds than we take (SVG, PDF),
 * so what a file is gets decided here, by its first bytes, before it sees one.
 * Its memory is that of the picture unpacked: one at a time is made.
 */
import type { Metadata, default as sharp } from 'sharp';
import { err, ok, type Result } from '../../shared/result.ts';
import { library } from './libvips.ts';
import { type EncodedPicture, PICTURE_LIMITS, type PictureRefusal, type Pictures } from './pictures-port.ts';
import { openShareCards } from './share-cards.ts';

const SHAPE = { width: 1600, height: 1000 } as const;
const WIDTHS = [480, 960, 1600] as const;
/** Shown blurred until the picture has arrived. */
const GLIMPSE = { width: 24, height: 15 } as const;
/** More effort takes seconds of the processor for a twentieth of the bytes. */
const AVIF = { quality: 55, effort: 1 } as const;
const WEBP = { quality: 78, effort: 4 } as const;
const MOST_SECONDS = 30;

export function openPictures(): Pictures {
  let before: Promise<unknown> = Promise.resolve();
  return {
    make(sent) {
      if (!isTaken(sent)) return Promise.resolve(err('not_a_picture'));
      const made = before.then(() => makeOne(sent));
      before = made.catch(() => undefined);
      return made;
    },
    card: openShareCards(),
  };
}

const AVIF_BRANDS = new Set(['avif', 'avis']);

function isTaken(sent: Buffer): boolean {
  const at = (from: number, text: string) =>
    sent.subarray(from, from + text.length).equals(Buffer.from(text, 'latin1'));
  return (
    at(0, '\xff\xd8\xff') ||
    at(0, '\x89PNG\r\n\x1a\n') ||
    (at(0, 'RIFF') && at(8, 'WEBP')) ||
    (at(4, 'ftyp') && AVIF_BRANDS.has(sent.toString('latin1', 8, 12)))
  );
}

async function makeOne(sent: Buffer): Promise<Result<readonly EncodedPicture[], PictureRefusal>> {
  const open = await library();
  const size = await open(sent, { limitInputPixels: false })
    .metadata()
    .then(sizeOf, () => null);
  if (size === null) return err('picture_broken');
  const { width, height } = size;
  const { pixels, leastWidth, leastHeight } = PICTURE_LIMITS;
  if (width * height > pixels) return err('picture_too_many_pixels', { width, height });
  if (width < leastWidth || height < leastHeight) return err('picture_too_small', { width, height });
  try {
    return ok(await filesOf(open, sent));
  } catch {
    // Its words may quote the file.
    return err('picture_broken');
  }
}

function sizeOf({ autoOrient }: Metadata) {
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Nothing of the file but its pixels comes out of here: they are unpacked first, and every file is made of those. */
async function filesOf(open: typeof sharp, sent: Buffer): Promise<EncodedPicture[]> {
  const { data, info } = await open(sent, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...SHAPE, fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: EncodedPicture[] = [];
  for (const width of WIDTHS) {
    const sized = open(data, { raw }).resize(width);
    files.push({ width, format: 'avif', bytes: await sized.clone().avif(AVIF).toBuffer() });
    files.push({ width, format: 'webp', bytes: await sized.clone().webp(WEBP).toBuffer() });
  }
  const glimpse = await open(data, { raw }).resize(GLIMPSE).webp(WEBP).toBuffer();
  return [...files, { width: GLIMPSE.width, format: 'webp', bytes: glimpse }];
}
