/** Which rows lie at the door of a place: what is told twice is found by it. */
import { sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { cellOf, hiddenCell, type Position } from '../rules/cells.ts';
import type { Named } from '../rules/sameness.ts';

type Around = Named & { readonly id: string };

/** What the source calls a row that an operator has renamed; null for every other one. */
export const toldName = sql<string | null>`case when 'name' = any(corrected) then told ->> 'name' end`;

/** A renamed row answers to both its names: whoever tells of it may know either. */
function byEachName(rows: readonly (Around & { readonly toldName: string | null })[]): Around[] {
  return rows.flatMap(({ toldName, ...row }) => (toldName === null ? [row] : [row, { ...row, name: toldName }]));
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
    select id, name, phone, website, address, latitude::float8, longitude::float8, ${toldName} as "toldName" from restaurants where id in (
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

/** A little more than SAME_DOOR_MILES, in degrees of latitude. */
const SQUARE_DEGREES = 0.0016;

/**
 * The ids of rows at the doors of many places: our editors' of the same street, everybody's of the squares beside. Each
 * row of the cells is put into its square once, however many places there are. The index alone tells them.
 */
export function idsAround(places: readonly Position[]): Rows<{ id: string }> {
  const cells = [...new Set(places.flatMap(cellsOfDoor))];
  const farthest = Math.max(0, ...places.map(({ latitude }) => Math.abs(latitude)));
  const wide = SQUARE_DEGREES / Math.max(0.05, Math.cos((farthest * Math.PI) / 180));
  const beside = [-1, 0, 1];
  const squares = places.flatMap(({ latitude, longitude }) =>
    beside.flatMap((north) =>
      beside.map(
        (east) => [Math.floor(latitude / SQUARE_DEGREES) + north, Math.floor(longitude / wide) + east] as const,
      ),
    ),
  );
  return sql`
    select id from restaurants where source = 'editors' and cell = any(${cells}::int[])
    union
    select id from restaurants where cell = any(${cells}::int[])
      and (floor(latitude::float8 / ${SQUARE_DEGREES}::float8)::int, floor(longitude::float8 / ${wide}::float8)::int)
        in (select * from unnest(${squares.map(([band]) => band)}::int[], ${squares.map(([, square]) => square)}::int[]))`;
}
