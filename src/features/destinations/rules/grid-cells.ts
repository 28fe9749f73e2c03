/**
 * The grid that positions are found by: squares of 0.02 degrees, numbered row by row from the south-west. A cell of the
 * number `c` and its eastern neighbour `c + 1` lie in one row.
 */
import { type Box, EARTH_MILES, milesBetween, type Position, RADIANS } from './position.ts';

const CELL_DEGREES = 0.02;
const CELLS_PER_ROW = 18_000;
const ROWS = 9000;
/** More cells than this are no longer asked one by one: near a pole a circle crosses every meridian. */
const MOST_SINGLE_CELLS = 4000;

function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) / CELL_DEGREES)));
}

function columnOf(longitude: number): number {
  const column = Math.floor((longitude + 180) / CELL_DEGREES);
  return ((column % CELLS_PER_ROW) + CELLS_PER_ROW) % CELLS_PER_ROW;
}

export function cellOf({ latitude, longitude }: Position): number {
  return rowOf(latitude) * CELLS_PER_ROW + columnOf(longitude);
}

/** The cell of rows that are in no list: they only lend to another, or have no place. */
export const NOWHERE = -1;

/** Where a row of the cell lies while it is hidden: in no list, and still to be found by those who know it. */
export function hiddenCell(cell: number): number {
  return -2 - cell;
}

/** To the hundredth of a degree, which is where the middles lie. */
export function middleOf(cell: number): Position {
  const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    latitude: hundredth((Math.floor(cell / CELLS_PER_ROW) + 0.5) * CELL_DEGREES - 90),
    longitude: hundredth(((cell % CELLS_PER_ROW) + 0.5) * CELL_DEGREES - 180),
  };
}

/** The cell and so many miles on each of its sides. */
export function boxAround(cell: number, miles: number): Box {
  const south = Math.floor(cell / CELLS_PER_ROW) * CELL_DEGREES - 90;
  const west = (cell % CELLS_PER_ROW) * CELL_DEGREES - 180;
  const high = miles / EARTH_MILES / RADIANS;
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(south + CELL_DEGREES)) + high);
  const wide = high / Math.cos(farthest * RADIANS);
  return {
    south: Math.max(-90, thousandth(south - high)),
    west: Math.max(-180, thousandth(west - wide)),
    north: Math.min(90, thousandth(south + CELL_DEGREES + high)),
    east: Math.min(180, thousandth(west + CELL_DEGREES + wide)),
  };
}

function thousandth(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Runs of neighbouring cells that together cover the box. */
export function runsOver({ south, west, north, east }: Box): (readonly [first: number, last: number])[] {
  const [first, last] = [rowOf(south), rowOf(north)];
  const [from, to] = [columnOf(west), east >= 180 ? CELLS_PER_ROW - 1 : columnOf(east)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * CELLS_PER_ROW).map((row) => [
    row + from,
    row + to,
  ]);
}

/** Runs of neighbouring cells that together cover the circle; a run that crosses 180° is cut in two. */
export function runsAround(centre: Position, miles: number): (readonly [first: number, last: number])[] {
  const reach = miles / EARTH_MILES / RADIANS;
  const widest = Math.cos(centre.latitude * RADIANS);
  const sine = widest > 0 ? Math.sin(reach * RADIANS) / widest : 1;
  const halfWidth = Math.abs(centre.latitude) + reach >= 90 || sine >= 1 ? 180 : Math.asin(sine) / RADIANS;
  const [south, north] = [rowOf(centre.latitude - reach), rowOf(centre.latitude + reach)];
  const rows = Array.from({ length: north - south + 1 }, (_, i) => (south + i) * CELLS_PER_ROW);
  if (halfWidth >= 180 - CELL_DEGREES) return rows.map((row) => [row, row + CELLS_PER_ROW - 1]);

  const [west, east] = [columnOf(centre.longitude - halfWidth), columnOf(centre.longitude + halfWidth)];
  if (west <= east) return rows.map((row) => [row + west, row + east]);
  return rows.flatMap((row) => [
    [row + west, row + CELLS_PER_ROW - 1],
    [row, row + east],
  ]);
}

export interface NearCell {
  readonly cell: number;
  /** No point of the cell is nearer. */
  readonly leastMiles: number;
}

/** The cells that the circle touches, or null when they are too many to be asked one by one. */
export function cellsAround(centre: Position, miles: number): NearCell[] | null {
  const runs = runsAround(centre, miles);
  if (runs.reduce((sum, [first, last]) => sum + last - first + 1, 0) > MOST_SINGLE_CELLS) return null;
  return runs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((cell) => ({ cell, leastMiles: leastMilesTo(cell, centre) }))
    .filter(({ leastMiles }) => leastMiles <= miles);
}

/** A lower bound: the box's nearest corner or edge, less a little for the bend of its edges. */
function leastMilesTo(cell: number, centre: Position): number {
  const south = Math.floor(cell / CELLS_PER_ROW) * CELL_DEGREES - 90;
  const west = (cell % CELLS_PER_ROW) * CELL_DEGREES - 180;
  // The same meridian, as seen from the cell.
  const turns = Math.round((west - centre.longitude) / 360) * 360;
  const nearest = {
    latitude: between(centre.latitude, south, south + CELL_DEGREES),
    longitude: between(centre.longitude + turns, west, west + CELL_DEGREES),
  };
  return Math.max(0, milesBetween(nearest, { ...centre, longitude: centre.longitude + turns }) * 0.99 - 0.01);
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
