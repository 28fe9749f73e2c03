/**
 * Documents as PDF. The library is loaded with the first document, so that a server
 * that never prints does not carry it.
 */
import encodeQR from 'qr';
import { COLOUR } from '../../shared/colours.ts';
import { writeDays, writeFacts, writeFooters, writeMoneyAndNext, writeTrip } from './confirmation-sections.ts';
import type { ConfirmationSheet, Documents } from './documents-port.ts';
import {
  BOTTOM,
  figure,
  group,
  heightOf,
  INNER,
  type Look,
  MARGIN,
  ornament,
  type Pages,
  type Pdf,
  registerFaces,
  WIDTH,
  write,
} from './tagged-pdf.ts';

export function openPdfDocuments(): Documents {
  return {
    async confirmation(sheet) {
      const pdf = await openPdf(sheet);
      const bytes = collect(pdf);
      registerFaces(pdf);
      const root = pdf.struct('Document');
      pdf.addStructure(root);
      const pages: Pages = { pdf, root, y: MARGIN };
      writeOpening(pages, sheet);
      writeFacts(pages, sheet);
      writeTrip(pages, sheet);
      writeMoneyAndNext(pages, sheet);
      writeDays(pages, sheet);
      writeFooters(pages, sheet);
      root.end();
      pdf.end();
      return bytes;
    },
  };
}

async function openPdf({ title, brand, issued }: ConfirmationSheet): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: brand, Creator: brand, Producer: brand, CreationDate: issued, ModDate: issued },
  });
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('error', failed);
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
  });
}

const CODE = 96;
const TOP = 46;
/** Room for the address beside the code. */
const BESIDE = 196;
const TRIP: Look = { face: 'display', size: 31, lineGap: -2 };
const LONG_TRIP: Look = { face: 'display', size: 21, lineGap: 0 };
/** The mark of the site, drawn in a square of 32. */
const MARK = [
  'M8.5 17.5a7.5 7.5 0 0 1 15 0',
  'M3 17.5h26',
  'M16 3.5v3.2M6.2 7.9l2 2M25.8 7.9l-2 2',
  'M7 22.2c2.6-1.9 4.6-1.9 7 0s5.4 2.2 8.6.2',
  'M12 26.8c1.6-1.2 3-1.2 4.6 0 1.2.9 2.6.9 3.9.2',
];

/** The head of the first page: brand, trip, reference and the code that opens the booking. */
function writeOpening(pages: Pages, sheet: ConfirmationSheet): void {
  const trip = sheet.trip.length > 60 ? LONG_TRIP : TRIP;
  const tripTop = TOP + 68;
  const placeTop = tripTop + heightOf(pages, sheet.trip, INNER, trip) + 4;
  const rowTop = placeTop + heightOf(pages, sheet.place, INNER) + 18;
  const bottom = rowTop + CODE + 22;

  ornament(pages, () => {
    pages.pdf.rect(0, 0, WIDTH, bottom).fill(COLOUR.paper);
    pages.pdf.rect(0, bottom, WIDTH, 2.5).fill(COLOUR.champagne);
  });
  const part = group(pages, pages.root, 'Sect');
  writeBrand(pages, part, sheet);
  write(
    pages,
    part,
    'P',
    sheet.heading,
    { x: MARGIN, y: tripTop - 21, width: INNER },
    { face: 'strong', size: 11, colour: COLOUR.rust },
  );
  write(pages, part, 'H1', sheet.trip, { x: MARGIN, y: tripTop, width: INNER }, trip);
  write(pages, part, 'P', sheet.place, { x: MARGIN, y: placeTop, width: INNER }, { colour: COLOUR.paperMuted });

  const { reference, status, online } = sheet;
  const small: Look = { size: 9, colour: COLOUR.paperMuted };
  write(pages, part, 'P', reference.label, { x: MARGIN, y: rowTop - 1, width: 220 }, small);
  write(
    pages,
    part,
    'P',
    reference.value,
    { x: MARGIN - 2, y: rowTop + 13, width: 220 },
    { face: 'display', size: reference.value.length > 6 ? 42 : 50 },
  );
  write(pages, part, 'P', status.label, { x: MARGIN, y: rowTop + 71, width: 220 }, small);
  write(pages, part, 'P', status.value, { x: MARGIN, y: rowTop + 83, width: 220 }, { face: 'strong', size: 11 });

  const left = WIDTH - MARGIN - CODE;
  const beside = { x: left - 14 - BESIDE, width: BESIDE };
  write(pages, part, 'P', online.label, { ...beside, y: rowTop - 1 }, { ...small, align: 'right' });
  write(pages, part, 'P', withoutScheme(online.url), { ...beside, y: rowTop + 12 }, { size: 8, align: 'right' });
  figure(pages, part, `${online.label}: ${online.url}`, () => drawCode(pages, online.url, left, rowTop));
  part.end();
  pages.pdf.link(left, rowTop, CODE, CODE, online.url);
  pages.y = bottom + 20;
}

function writeBrand(pages: Pages, part: PDFKit.PDFStructureElement, { brand, support }: ConfirmationSheet): void {
  const { pdf } = pages;
  ornament(pages, () => {
    pdf.translate(MARGIN - 3, TOP - 10).scale(0.94);
    pdf.lineWidth(1.35).lineCap('round');
    for (const path of MARK) pdf.path(path).stroke(COLOUR.rust);
  });
  write(pages, part, 'P', brand, { x: MARGIN + 34, y: TOP - 4, width: 240 }, { face: 'display', size: 19 });
  write(
    pages,
    part,
    'P',
    support.email,
    { x: WIDTH - MARGIN - 220, y: TOP + 3, width: 220 },
    { size: 9, colour: COLOUR.paperMuted, align: 'right' },
  );
}

/** For people to read; the code holds the whole address. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

/** Squares of one row that touch are one rectangle, so that no seam shows between them. */
function drawCode({ pdf }: Pages, url: string, left: number, top: number): void {
  // The paper around it is the quiet zone; the encoder insists on one of its own.
  const squares = encodeQR(url, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = CODE / squares.length;
  squares.forEach((row, i) => {
    let from = -1;
    for (let j = 0; j <= row.length; j++) {
      if (row[j] && from < 0) from = j;
      if (row[j] || from < 0) continue;
      pdf.rect(left + from * side, top + i * side, (j - from) * side, side + 0.05);
      from = -1;
    }
  });
  pdf.fill(COLOUR.paperInk);
}
