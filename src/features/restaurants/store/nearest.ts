/**
 * Finding what is near. Without filters the index answers the best one of every
 * cell around; the tenth of those is a bar, and only cells whose best could still
 * pass it are looked into, and there only places that could. So the answer is exact
 * and a city of a hundred thousand tables costs little more than a village.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { cellsAround, type NearCell, type Position } from '../rules/cells.ts';
import { COST_PER_MILE, type Ranked, rank, type Scored } from '../rules/ranking.ts';
import { findMatching } from './matching.ts';

interface Found extends Scored {
  readonly cell: number;
}

/** The best `most` within the radius, in their order. */
export async function findNearest(db: Db, centre: Position, radius: number, most: number): Promise<Ranked[]> {
  const cells = cellsAround(centre, radius);
  if (cells === null) return findMatching(db, centre, radius, {}, most);

  const best = new Map((await bestOfCells(db, cells, 1)).map((place) => [place.cell, place]));
  const bar = rank([...best.values()], centre, radius)[most - 1]?.worth;
  // A few thick cells in the middle of nowhere: ten of each are a bar for the rest of them.
  if (bar === undefined)
    return amongFew(
      db,
      cells.filter(({ cell }) => best.has(cell)),
      centre,
      radius,
      most,
    );
  const open = cells.filter(({ cell, leastMiles }) => (best.get(cell)?.score ?? 0) - COST_PER_MILE * leastMiles >= bar);
  return rank(await passing(db, open, centre, bar), centre, radius).slice(0, most);
}

async function amongFew(
  db: Db,
  cells: readonly NearCell[],
  centre: Position,
  radius: number,
  most: number,
): Promise<Ranked[]> {
  if (cells.length === 0) return [];
  const best = await bestOfCells(db, cells, most);
  const first = rank(best, centre, radius).slice(0, most);
  const bar = first[most - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  const shown = Map.groupBy(best, ({ cell }) => cell);
  const hiding = cells.filter(({ cell, leastMiles }) => {
    const here = shown.get(cell) ?? [];
    return here.length === most && (here.at(-1)?.score ?? 0) - COST_PER_MILE * leastMiles >= bar;
  });
  if (hiding.length === 0) return first;
  const more = await passing(db, hiding, centre, bar);
  const all = new Map([...best, ...more].map((place) => [place.id, place]));
  return rank([...all.values()], centre, radius).slice(0, most);
}

async function bestOfCells(db: Db, cells: readonly NearCell[], most: number): Promise<Found[]> {
  const numbers = cells.map(({ cell }) => cell);
  const found = await sql<Found>`
    select best.id, best.cell, best.latitude::float8, best.longitude::float8, best.score
    from unnest(${numbers}::int[]) as around (cell)
    cross join lateral (
      select id, cell, latitude, longitude, score from restaurants
      where restaurants.cell = around.cell
      order by cell, score desc, id limit ${most}
    ) as best`.execute(db);
  return found.rows;
}

const LOWEST = -1_000_000;
/** Miles of a degree of latitude, and of how much a flat map may be wrong within the radius. */
const FLAT_MILES = 69.09 * 0.95;

/** Those of the cells that may be worth at least as much as the bar: by their score and, on a flat map, their way. */
async function passing(db: Db, cells: readonly NearCell[], centre: Position, bar: number): Promise<Found[]> {
  if (cells.length === 0) return [];
  const floor = Number.isFinite(bar) ? bar : LOWEST;
  const numbers = cells.map(({ cell }) => cell);
  const floors = cells.map(({ leastMiles }) => Math.floor(floor + COST_PER_MILE * leastMiles));
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const found = await sql<Found>`
    select rest.id, rest.cell, rest.latitude::float8, rest.longitude::float8, rest.score
    from unnest(${numbers}::int[], ${floors}::int[]) as around (cell, floor)
    cross join lateral (
      select id, cell, latitude, longitude, score from restaurants
      where restaurants.cell = around.cell and score >= around.floor
    ) as rest
    cross join lateral (select abs(rest.longitude::float8 - ${centre.longitude}::float8) as turned) as east
    where rest.score - ${COST_PER_MILE * FLAT_MILES}::float8 * sqrt(
        power(rest.latitude::float8 - ${centre.latitude}::float8, 2)
        + power(least(turned, 360 - turned) * ${shrink}::float8, 2)) >= ${floor - 1}::float8`.execute(db);
  return found.rows;
}
