/**
 * The pages of a document while they are written: where the pen is, the three
 * faces, and tags, so that every text has its place in the reading order and
 * every ornament has none.
 */

import { fileURLToPath } from 'node:url';
import { COLOUR } from '../../shared/colours.ts';

export type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

export const WIDTH = 595.28;
const HEIGHT = 841.89;
export const MARGIN = 50;
export const BOTTOM = 62;
export const INNER = WIDTH - 2 * MARGIN;

export type Face = 'display' | 'text' | 'strong';

const FONTS: Readonly<Record<Face, string>> = {
  display: 'newsreader-display-300.ttf',
  text: 'hanken-grotesk-400.ttf',
  strong: 'hanken-grotesk-600.ttf',
};

export interface Look {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
}

export interface Pages {
  readonly pdf: Pdf;
  readonly root: Element;
  /** Where the next block begins. */
  y: number;
}

export function registerFaces(pdf: Pdf): void {
  for (const [face, file] of Object.entries(FONTS)) {
    pdf.registerFont(face, fileURLToPath(new URL(`../fonts/${file}`, import.meta.url)));
  }
}

/** Goes to a new page when less than `height` is left on this one. */
export function makeRoom(pages: Pages, height: number): void {
  if (pages.y + height <= HEIGHT - BOTTOM) return;
  pages.pdf.addPage();
  pages.y = MARGIN;
}

/** A part of the reading order that holds others: a section, a list, a table. */
export function group({ pdf }: Pages, parent: Element, type: string): Element {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

/** Text with its tag; answers where it ends. */
export function write(
  pages: Pages,
  parent: Element,
  type: string,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  look: Look = {},
): number {
  const { pdf } = pages;
  put(pages, parent, type, () => {
    dress(pdf, look);
    pdf.fillColor(look.colour ?? COLOUR.paperInk);
    pdf.text(text, at.x, at.y, { width: at.width, align: look.align ?? 'left', lineGap: gapOf(look) });
  });
  return pdf.y;
}

export function heightOf({ pdf }: Pages, text: string, width: number, look: Look = {}): number {
  dress(pdf, look);
  return pdf.heightOfString(text, { width, lineGap: gapOf(look) });
}

/** A drawing that means something. */
export function figure(pages: Pages, parent: Element, description: string, draw: () => void): void {
  put(pages, parent, 'Figure', draw, description);
}

/** A drawing that means nothing: hairlines, grounds, the mark. */
export function ornament({ pdf }: Pages, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

export function hairline(pages: Pages, x: number, y: number, width: number): void {
  ornament(pages, () =>
    pages.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(COLOUR.paperLine),
  );
}

function put({ pdf }: Pages, parent: Element, type: string, draw: () => void, alt?: string): void {
  const element = alt === undefined ? pdf.struct(type) : pdf.struct(type, { alt });
  parent.add(element);
  const content = pdf.markStructureContent(type);
  draw();
  pdf.endMarkedContent();
  element.add(content as unknown as Element);
  element.end();
}

function dress(pdf: Pdf, { face = 'text', size = 10 }: Look): void {
  pdf.font(face).fontSize(size);
}

function gapOf({ lineGap = 2.5 }: Look): number {
  return lineGap;
}
