/** The parts of a confirmation below its head. Each begins where the one before has ended. */
import { COLOUR } from '../../shared/colours.ts';
import { drawGlobe, nameCircles } from './globe.ts';
import {
  type Element,
  figure,
  group,
  hairline,
  heightOf,
  INNER,
  type Look,
  MARGIN,
  makeRoom,
  ornament,
  type Pages,
  WIDTH,
  write,
} from './pages.ts';
import type { ConfirmationSheet, MapLocation, SheetDay } from './port.ts';

const SMALL: Look = { size: 9, colour: COLOUR.paperMuted };
const STRONG: Look = { face: 'strong', size: 11 };
const BODY: Look = { size: 10, lineGap: 2.5 };
const TITLE: Look = { face: 'display', size: 20 };
const LEFT = 278;
const RIGHT = INNER - LEFT - 36;
const RIGHT_X = MARGIN + INNER - RIGHT;
const RADIUS = 58;
const DATE = 112;

export function writeFacts(pages: Pages, { facts }: ConfirmationSheet): void {
  const width = INNER / Math.max(facts.length, 1);
  const values = facts.map(({ value }) => heightOf(pages, value, width - 14, STRONG));
  const part = group(pages, pages.root, 'Sect');
  facts.forEach(({ label, value }, i) => {
    const x = MARGIN + i * width;
    write(pages, part, 'P', label, { x, y: pages.y, width: width - 14 }, SMALL);
    write(pages, part, 'P', value, { x, y: pages.y + 14, width: width - 14 }, STRONG);
  });
  part.end();
  pages.y += 14 + Math.max(...values, 0) + 12;
  hairline(pages, MARGIN, pages.y, INNER);
  pages.y += 20;
}

/** What is included on the left, where the trip goes on the right. */
export function writeTrip(pages: Pages, { included, where }: ConfirmationSheet): void {
  makeRoom(pages, 2 * RADIUS + 80);
  const { y: top, pdf } = pages;
  const page = pdf.page;
  const rightEnd = where ? writeWhere(pages, where, top) : top;

  const part = group(pages, pages.root, 'Sect');
  pages.y = writeTitle(pages, part, included.title, { x: MARGIN, y: top, width: LEFT }) + 4;
  const list = group(pages, part, 'L');
  for (const item of included.items) {
    makeRoom(pages, heightOf(pages, item, LEFT - 20, BODY));
    const { y } = pages;
    ornament(pages, () =>
      pdf
        .moveTo(MARGIN, y + 7)
        .lineTo(MARGIN + 3, y + 10)
        .lineTo(MARGIN + 9, y + 3)
        .lineWidth(1.2)
        .stroke(COLOUR.rust),
    );
    pages.y = write(pages, list, 'LI', item, { x: MARGIN + 20, y, width: LEFT - 20 }, BODY) + 4;
  }
  list.end();
  part.end();
  if (pdf.page === page) pages.y = Math.max(pages.y, rightEnd);
  pages.y += 22;
}

function writeWhere(pages: Pages, where: MapLocation, top: number): number {
  const part = group(pages, pages.root, 'Sect');
  const begin = writeTitle(pages, part, where.title, { x: RIGHT_X, y: top, width: RIGHT }) + 6;
  const centre = { x: RIGHT_X + RADIUS + 1, y: begin + RADIUS };
  figure(pages, part, where.description, () => drawGlobe(pages, where, centre, RADIUS));
  nameCircles(pages, where, centre, RADIUS);
  let y = begin + 2 * RADIUS + 9;
  for (const line of where.lines) y = write(pages, part, 'P', line, { x: RIGHT_X, y, width: RIGHT }, SMALL);
  part.end();
  return y;
}

/** What happens next on the left, the price on the right. */
export function writeMoneyAndNext(pages: Pages, { sums, next }: ConfirmationSheet): void {
  const steps = next.steps.map(
    ({ when, text }) => heightOf(pages, when, LEFT, STRONG) + heightOf(pages, text, LEFT, BODY) + 9,
  );
  makeRoom(pages, Math.max(40 + steps.reduce((sum, height) => sum + height, 0), 60 + 19 * sums.lines.length + 34));
  const { y: top } = pages;

  const price = group(pages, pages.root, 'Sect');
  let y = writeTitle(pages, price, sums.title, { x: RIGHT_X, y: top, width: RIGHT }) + 4;
  for (const line of sums.lines) y = writeAmount(pages, price, line, y, BODY, BODY) + 4;
  hairline(pages, RIGHT_X, y + 3, RIGHT);
  y = writeAmount(pages, price, sums.total, y + 18, STRONG, { face: 'display', size: 24 });
  price.end();

  const part = group(pages, pages.root, 'Sect');
  pages.y = writeTitle(pages, part, next.title, { x: MARGIN, y: top, width: LEFT }) + 4;
  for (const { when, text } of next.steps) {
    pages.y = write(pages, part, 'P', when, { x: MARGIN, y: pages.y, width: LEFT }, { ...STRONG, size: 10 });
    pages.y = write(pages, part, 'P', text, { x: MARGIN, y: pages.y, width: LEFT }, BODY) + 7;
  }
  part.end();
  pages.y = Math.max(pages.y, y) + 22;
}

function writeAmount(
  pages: Pages,
  part: Element,
  { label, value }: { readonly label: string; readonly value: string },
  y: number,
  labelLook: Look,
  look: Look,
): number {
  const ends = write(pages, part, 'P', label, { x: RIGHT_X, y, width: RIGHT - 74 }, labelLook);
  const isTotal = look.face === 'display';
  const width = isTotal ? 140 : 74;
  const at = { x: RIGHT_X + RIGHT - width, y: isTotal ? y - 9 : y, width };
  return Math.max(ends, write(pages, part, 'P', value, at, { ...look, align: 'right' }));
}

/** The date in its own column, so that the days can be read down. */
export function writeDays(pages: Pages, { days }: ConfirmationSheet): void {
  if (days.days.length === 0) return;
  startDays(pages);
  const part = group(pages, pages.root, 'Sect');
  pages.y = writeTitle(pages, part, days.title, { x: MARGIN, y: pages.y, width: INNER }, 26) + 8;
  const list = group(pages, part, 'L');
  for (const day of days.days) writeDay(pages, list, day);
  list.end();
  part.end();
}

/** The days have a page of their own, unless what stood before them has already begun one. */
function startDays(pages: Pages): void {
  if (pages.pdf.bufferedPageRange().count === 1) {
    pages.pdf.addPage();
    pages.y = MARGIN;
  }
  makeRoom(pages, 120);
}

function writeDay(pages: Pages, list: Element, day: SheetDay): void {
  const x = MARGIN + DATE;
  const width = INNER - DATE;
  makeRoom(pages, 9 + heightOf(pages, day.title, width, STRONG) + heightOf(pages, day.text, width, BODY));
  hairline(pages, MARGIN, pages.y, INNER);
  const y = pages.y + 9;
  const item = group(pages, list, 'LI');
  write(pages, item, 'Lbl', day.label, { x: MARGIN, y, width: DATE - 12 }, { ...STRONG, size: 10 });
  write(pages, item, 'P', day.date, { x: MARGIN, y: y + 15, width: DATE - 12 }, SMALL);
  const titleEnd = write(pages, item, 'H3', day.title, { x, y, width }, STRONG);
  pages.y = write(pages, item, 'P', day.text, { x, y: titleEnd, width }, BODY) + 8;
  item.end();
}

function writeTitle(
  pages: Pages,
  part: Element,
  title: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  size = 20,
): number {
  return write(pages, part, 'H2', title, at, { ...TITLE, size });
}

/** On every page, once all are written. */
export function writeFooters(pages: Pages, { brand, reference, support, pageOf }: ConfirmationSheet): void {
  const { pdf } = pages;
  const { start, count } = pdf.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    pdf.switchToPage(start + i);
    // Else the pen would go to a new page for what stands in the margin.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 42;
    ornament(
      pages,
      () => {
        pdf
          .moveTo(MARGIN, y - 10)
          .lineTo(WIDTH - MARGIN, y - 10)
          .lineWidth(0.6)
          .stroke(COLOUR.paperLine);
        pdf.font('text').fontSize(8).fillColor(COLOUR.paperMuted);
        pdf.text(`${brand} · ${reference.label} ${reference.value} · ${support.text} ${support.email}`, MARGIN, y, {
          width: INNER - 90,
        });
        pdf.text(pageOf(i + 1, count), WIDTH - MARGIN - 90, y, { width: 90, align: 'right' });
      },
      'Pagination',
    );
  }
}
