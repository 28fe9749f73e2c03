/**
 * Reads a PDF as a reader would, from its bytes alone: which text stands where on
 * which page, and in which structure. It knows as much of the format as our own
 * documents use: objects in plain sight, deflated streams, fonts of two-byte glyphs.
 */
import { inflateSync } from 'node:zlib';

export interface Placed {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Points from the page's left edge. */
  readonly left: number;
  readonly right: number;
  /** Points from the page's lower edge to the line the letters stand on. */
  readonly up: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadPdf {
  readonly pages: number;
  readonly width: number;
  readonly placed: readonly Placed[];
  /** Rectangles of the first page, in points from its upper left corner. */
  readonly boxes: readonly Box[];
  /** All text in the order it was written, lines joined by blanks. */
  readonly text: string;
  /** Tags of the structure tree. */
  readonly tags: ReadonlySet<string>;
  /** The document as it lies in the file, streams aside. */
  readonly plain: string;
}

interface Font {
  readonly letters: readonly string[];
  readonly widths: readonly number[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) objects.set(id, body);
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const width = Number(pages[0]?.match(/\/MediaBox \[0 0 ([\d.]+)/)?.[1]);

  const placed = pages.flatMap((page, i) => {
    const fonts = new Map<string, Font>();
    const resources = at(page.match(/\/Resources (\d+)/)?.[1]);
    for (const [, name = '', id = ''] of (resources.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? '').matchAll(
      /\/(\w+) (\d+) 0 R/g,
    )) {
      const font = at(id);
      const descendant = at(font.match(/\/DescendantFonts \[(\d+)/)?.[1]);
      fonts.set(name, {
        letters: lettersOf(streamOf(at(font.match(/\/ToUnicode (\d+)/)?.[1]))),
        widths: (descendant.match(/\/W \[0 \[([^\]]*)/)?.[1] ?? '').trim().split(/\s+/).map(Number),
      });
    }
    return placedIn(streamOf(at(page.match(/\/Contents (\d+)/)?.[1])), fonts, i + 1);
  });
  const first = streamOf(at(pages[0]?.match(/\/Contents (\d+)/)?.[1]));
  const boxes = [...first.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
    const [left = 0, top = 0, across = 0, height = 0] = numbers.map(Number);
    return { left, top, width: across, height };
  });
  const plain = raw.replace(/stream\n[\s\S]*?\nendstream/g, '');
  const tags = new Set([...plain.matchAll(/\/S \/(\w+)\n/g)].map(([, tag = '']) => tag));
  return { pages: pages.length, width, placed, boxes, text: placed.map(({ text }) => text).join(' '), tags, plain };
}

function placedIn(content: string, fonts: ReadonlyMap<string, Font>, page: number): Placed[] {
  return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, drawn = '']) => {
    const [, x = '', y = ''] = drawn.match(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/) ?? [];
    const [, name = '', size = ''] = drawn.match(/\/(\w+) ([\d.]+) Tf/) ?? [];
    const font = fonts.get(name);
    let text = '';
    let length = 0;
    for (const [, glyphs, kern] of (drawn.match(/\[.*\] TJ/)?.[0] ?? '').matchAll(
      /<([0-9a-f]+)>|(?<=[ [])(-?[\d.]+)(?=[ \]])/g,
    )) {
      if (kern !== undefined) length -= Number(kern);
      for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g)) {
        text += font?.letters[Number.parseInt(glyph, 16)] ?? '\uFFFD';
        length += font?.widths[Number.parseInt(glyph, 16)] ?? 0;
      }
    }
    const left = Number(x);
    return { text, page, left, right: left + (length * Number(size)) / 1000, up: Number(y) };
  });
}

function lettersOf(map: string): string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      [...hex.matchAll(/[0-9a-f]{4}/g)].map(([unit]) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
    ),
  );
}

function streamOf(object: string): string {
  const [, packed] = object.match(/stream\n([\s\S]*?)\nendstream/) ?? [];
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}
