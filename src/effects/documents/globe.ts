/**
 * Where a place lies, without a map: the globe seen from above it, its grid of
 * parallels and meridians, and a point. No coast is drawn, so none is wrong.
 */
import { COLOUR } from '../../shared/colours.ts';
import { ornament, type Pages } from './pages.ts';
import type { MapLocation } from './port.ts';

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

export function drawGlobe(pages: Pages, where: MapLocation, centre: Point, radius: number): void {
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
export function nameCircles(pages: Pages, where: MapLocation, centre: Point, radius: number): void {
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
