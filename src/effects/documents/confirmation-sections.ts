/** The parts of a confirmation below its head. Each begins where the one before has ended. */
import { COLOUR } from '../../shared/colours.ts';
import type { ConfirmationSheet, MapLocation, SheetDay } from './documents-port.ts';
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
} from './tagged-pdf.ts';

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

const RADIANS = Math.PI / 180;
const GRID_DEGREES = 15;
const STEP_DEGREES = 3;
/** The eye stands somewhat nearer the equator than the place, and west of it. */
const NEARER_EQUATOR = 0.62;
const WEST_OF_IT = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Projection = (latitude: number, longitude: number) => Point | null;

/**
 * Where a place lies, without a map: the globe seen from above it, its grid of
 * parallels and meridians, and a point. No coast is drawn, so none is wrong.
 */
function drawGlobe(pages: Pages, where: MapLocation, centre: Point, radius: number): void {
  const { pdf } = pages;
  const project = seenFromAbove(where, centre, radius);
  pdf.save();
  pdf.circle(centre.x, centre.y, radius).fill(COLOUR.paper);
  pdf.lineWidth(0.45);
  for (let latitude = -75; latitude <= 75; latitude += GRID_DEGREES) {
    trace(pages, (t) => project(latitude, t), -180, 180, COLOUR.paperLine);
  }
  for (let longitude = -180; longitude < 180; longitude += GRID_DEGREES) {
    trace(pages, (t) => project(t, longitude), -90, 90, COLOUR.paperLine);
  }
  pdf.lineWidth(0.75).dash(2, { space: 2 });
  for (const { latitude } of where.circles) trace(pages, (t) => project(latitude, t), -180, 180, COLOUR.rust);
  pdf.undash();
  pdf.lineWidth(0.9).circle(centre.x, centre.y, radius).stroke(COLOUR.paperMuted);
  const point = project(where.latitude, where.longitude);
  if (point) drawPoint(pages, point);
  pdf.restore();
}

/** The names of the drawn circles beside the globe, where each comes to its edge. */
function nameCircles(pages: Pages, where: MapLocation, centre: Point, radius: number): void {
  const { pdf } = pages;
  const project = seenFromAbove(where, centre, radius);
  for (const { name, latitude } of where.circles) {
    const edge = rightmost((t) => project(latitude, t));
    if (!edge) continue;
    ornament(pages, () => {
      pdf.font('text').fontSize(7).fillColor(COLOUR.paperMuted);
      pdf.text(name, edge.x + 5, edge.y - 4, { lineBreak: false });
    });
  }
}

function seenFromAbove({ latitude, longitude }: MapLocation, centre: Point, radius: number): Projection {
  return orthographic(latitude * NEARER_EQUATOR, longitude - WEST_OF_IT, centre, radius);
}

function drawPoint({ pdf }: Pages, { x, y }: Point): void {
  pdf.lineWidth(0.8).circle(x, y, 7.5).stroke(COLOUR.rust);
  pdf.circle(x, y, 2.8).fill(COLOUR.rust);
}

function orthographic(latitude0: number, longitude0: number, centre: Point, radius: number): Projection {
  const [sin0, cos0] = [Math.sin(latitude0 * RADIANS), Math.cos(latitude0 * RADIANS)];
  return (latitude, longitude) => {
    const [sin, cos] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
    const turn = (longitude - longitude0) * RADIANS;
    if (sin0 * sin + cos0 * cos * Math.cos(turn) < 0) return null;
    return {
      x: centre.x + radius * cos * Math.sin(turn),
      y: centre.y - radius * (cos0 * sin - sin0 * cos * Math.cos(turn)),
    };
  };
}

/** Draws what of a line is on the near side. */
function trace({ pdf }: Pages, at: (t: number) => Point | null, from: number, to: number, colour: string): void {
  let drawing = false;
  for (let t = from; t <= to; t += STEP_DEGREES) {
    const point = at(t);
    if (point && drawing) pdf.lineTo(point.x, point.y);
    else if (point) pdf.moveTo(point.x, point.y);
    drawing = point !== null;
  }
  pdf.stroke(colour);
}

function rightmost(at: (t: number) => Point | null): Point | null {
  let found: Point | null = null;
  for (let t = -180; t <= 180; t += 1) {
    const point = at(t);
    if (point && (!found || point.x > found.x)) found = point;
  }
  return found;
}
