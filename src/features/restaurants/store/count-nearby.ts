/** How many restaurants are listed so near. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { KM_PER_MILE, type Position } from '../../destinations/rules/position.ts';

/** By cells: those at the edge of the circle count. */
export async function countTables(db: Db, at: Position, reachKm: number): Promise<number> {
  const runs = runsAround(at, reachKm / KM_PER_MILE);
  const found = await sql<{ tables: number }>`
    select count(*)::int as tables
    from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
    join restaurants on cell between around.first and around.last`.execute(db);
  return found.rows[0]?.tables ?? 0;
}
