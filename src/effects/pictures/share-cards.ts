/**
 * Cards for shared links, drawn when the first program asks for one. The like of those that `npm run cards` draws ahead for
 * what is known ahead. One is drawn at a time and kept, by what it shows: whoever asks for many gets the ready card of the place.
 */
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { COLOUR } from '../../shared/colours.ts';
import { library } from './libvips.ts';
import type { ShareCard } from './pictures-port.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;
const INNER = WIDTH - 2 * EDGE;
/** Between the picture and the title, the title and the line, the line and the edge. */
const GAPS = { above: 38, between: 26, below: 40 } as const;

const FACES = {
  display: { family: 'Newsreader 16pt, Light', file: 'newsreader-display-300.ttf' },
  text: { family: 'Hanken Grotesk', file: 'hanken-grotesk-400.ttf' },
} as const;
type Face = keyof typeof FACES;
/** What the files hold of letters with accents; the text face has those of central Europe too. */
const LETTERS: Readonly<Record<Face, RegExp>> = {
  display: /^[ -~\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]*$/,
  text: /^[ -~\u00a0-\u0148\u014a-\u017e\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]*$/,
};

const MOST_KEPT = 64;
const MOST_WAITING = 8;

export function openShareCards(): (card: ShareCard) => Promise<Buffer | null> {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (card) => {
    const key = JSON.stringify(card);
    const known = kept.get(key);
    if (known) return known;
    const face = (['display', 'text'] as const).find((each) => LETTERS[each].test(card.title));
    if (!face || !LETTERS.text.test(card.line) || waiting >= MOST_WAITING) return null;
    waiting += 1;
    const drawn = before
      .then(() => draw(card, face))
      .finally(() => {
        waiting -= 1;
      });
    before = drawn.catch(() => kept.delete(key));
    kept.set(key, drawn);
    return drawn;
  };
}

async function draw({ picture, title, line, brand }: ShareCard, face: Face): Promise<Buffer> {
  const open = await library();
  const name = await written(brand, { face: 'display', size: 34, colour: COLOUR.champagne, room: INNER });
  const heading = await titled(title, face);
  const foot = await written(line, { face: 'text', size: 27, colour: COLOUR.muted, room: INNER - name.width - 40 });
  const band = GAPS.above + heading.height + GAPS.between + foot.height + GAPS.below;
  const titleTop = HEIGHT - band + GAPS.above;
  const lineTop = titleTop + heading.height + GAPS.between;
  return open(fileURLToPath(picture))
    .resize(WIDTH, HEIGHT - band, { fit: 'cover' })
    .extend({ bottom: band, background: COLOUR.night })
    .composite([
      { input: heading.png, left: EDGE, top: titleTop },
      { input: foot.png, left: EDGE, top: lineTop },
      { input: name.png, left: WIDTH - EDGE - name.width, top: lineTop },
    ])
    .flatten({ background: COLOUR.night })
    .jpeg({ quality: 78 })
    .toBuffer();
}

interface Words {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Manner {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly room: number;
  readonly wraps?: boolean;
}

/** A short title stands in one line, a longer one in two that are smaller. */
async function titled(title: string, face: Face): Promise<Words> {
  const manner = { face, colour: COLOUR.cream, room: INNER };
  const oneLine = await set(title, { ...manner, size: 76 });
  if (oneLine.width <= INNER) return oneLine;
  return written(title, {
    ...manner,
    size: oneLine.width <= INNER * 1.2 ? 62 : 54,
    wraps: oneLine.width > INNER * 1.2,
  });
}

/** Smaller where it would be wider than its room. */
async function written(text: string, manner: Manner): Promise<Words> {
  const words = await set(text, manner);
  if (words.width <= manner.room) return words;
  return set(text, { ...manner, size: Math.floor((manner.size * manner.room) / words.width) });
}

async function set(text: string, { face, size, colour, room, wraps = false }: Manner): Promise<Words> {
  const open = await library();
  const { family, file } = FACES[face];
  const { data, info } = await open({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: fileURLToPath(new URL(`../fonts/${file}`, import.meta.url)),
      rgba: true,
      dpi: 72,
      ...(wraps && { width: room, wrap: 'word' }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
