/** Which rows lie at the door of a place: what is told twice is found by it. */
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import { cellOf, hiddenCell, type Position } from '../rules/cells.ts';
import { type Named, sameOf } from '../rules/sameness.ts';
import { type ToldRestaurant, tables } from './tables.ts';

type Around = Named & { readonly id: string };

/** What the source calls a row that an operator has renamed; null for every other one. */
const toldName = sql<string | null>`case when 'name' = any(corrected) then told ->> 'name' end`.as('toldName');

/** A renamed row answers to both its names: whoever tells of it may know either. */
function byEachName(rows: readonly (Around & { readonly toldName: string | null })[]): Around[] {
  return rows.flatMap(({ toldName, ...row }) => (toldName === null ? [row] : [row, { ...row, name: toldName }]));
}

/** The editors' rows, also hidden ones, around places of other sources, to see which of them they have told already. */
export async function findEditorsNear(db: Db, told: readonly ToldRestaurant[]): Promise<Around[]> {
  const cells = [...new Set(told.filter(({ source }) => source !== 'editors').flatMap(cellsOfDoor))];
  if (cells.length === 0) return [];
  const found = await tables(db)
    .selectFrom('restaurants')
    .select(['id', 'name', 'phone', 'address', 'latitude', 'longitude', toldName])
    .where('source', '=', 'editors')
    .where('cell', '=', sql<number>`any(${cells}::int[])`)
    .execute();
  return byEachName(found);
}

export function doubleOf(place: ToldRestaurant, ours: readonly Around[]): string | null {
  return place.source === 'editors' ? null : (sameOf(place, ours)?.id ?? null);
}

/** A little more than the farthest that two sources may put the same door apart. */
const DOOR_DEGREES = 0.004;

/** The cells in which the same door may lie. */
function neighbourhood({ latitude, longitude }: Position): number[] {
  const wide = DOOR_DEGREES / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return [-DOOR_DEGREES, DOOR_DEGREES].flatMap((north) =>
    [-wide, wide].map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}

/** The same, and where rows that were hidden lie. */
function cellsOfDoor(at: Position): number[] {
  return neighbourhood(at).flatMap((cell) => [cell, hiddenCell(cell)]);
}

/** Rows of any source, also hidden ones, within a street of one of these; a renamed one under each of its names. */
export async function findAround(db: Db, places: readonly Position[]): Promise<Around[]> {
  const near = places.flatMap((place) => [...new Set(cellsOfDoor(place))].map((cell) => ({ cell, ...place })));
  if (near.length === 0) return [];
  // The index alone tells which are near; only of those the row is read.
  const found = await sql<Around & { toldName: string | null }>`
    select id, name, phone, address, latitude::float8, longitude::float8, ${toldName} from restaurants where id in (
      select own.id
      from unnest(${near.map(({ cell }) => cell)}::int[], ${near.map(({ latitude }) => latitude)}::float8[],
        ${near.map(({ longitude }) => longitude)}::float8[]) as place (cell, latitude, longitude)
      join restaurants as own on own.cell = place.cell
        and abs(own.latitude::float8 - place.latitude) < ${DOOR_DEGREES}::float8
        and abs(own.longitude::float8 - place.longitude) * cos(radians(place.latitude)) < ${DOOR_DEGREES}::float8)`.execute(
    db,
  );
  return byEachName(found.rows);
}
