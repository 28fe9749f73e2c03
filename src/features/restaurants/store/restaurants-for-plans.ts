/** What a plan needs of the tables around a place: those of open data that are shown, the ones that tell most first. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';

export interface NearTable extends Position {
  readonly id: string;
  readonly name: string;
  readonly cuisine: string;
  readonly kinds: readonly string[];
  readonly diets: readonly string[];
  readonly hours: string | null;
  readonly stepFree: boolean | null;
  /** Null: all year, or not told. */
  readonly months: readonly number[] | null;
  readonly isChain: boolean;
  /** What its source gives in Latin letters, where the name is written in others. */
  readonly latinName: string | null;
  readonly website: string | null;
  readonly asOf: string;
}

export async function listTablesNear(db: Db, centre: Position, miles: number, most: number): Promise<NearTable[]> {
  const runs = runsAround(centre, miles);
  const found = await sql<NearTable>`
    select r.id, r.name, r.cuisine, r.kinds, r.diets, r.hours, r.step_free as "stepFree", r.open_months as months,
      r.is_chain as "isChain", r.latin_name as "latinName", r.website, r.as_of as "asOf",
      r.latitude::float8, r.longitude::float8
    from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
    join restaurants as r on r.cell between around.first and around.last
    where r.source = 'openstreetmap'
    order by r.score desc, r.id limit ${most}`.execute(db);
  return found.rows.filter((table) => milesBetween(table, centre) <= miles);
}
