/**
 * Documents as PDF. The library is loaded with the first document, so that a server
 * that never prints does not carry it.
 */
import { writeOpening } from './opening.ts';
import { BOTTOM, MARGIN, type Pages, type Pdf, registerFaces } from './pages.ts';
import type { ConfirmationSheet, Documents } from './port.ts';
import { writeDays, writeFacts, writeFooters, writeMoneyAndNext, writeTrip } from './sections.ts';

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
