/** Importance of places that are known already, when more is known of their entities or guides. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Position } from '../../destinations/rules/position.ts';

export interface WeighedRow extends Position {
  readonly id: string;
  readonly wikidata: string | null;
  readonly extentM: number | null;
  readonly base: number;
  readonly evidence: number;
  readonly heritage: boolean;
  readonly isOutsideOnly: boolean;
  readonly isSecondSite: boolean;
}

const COLUMNS = sql`id, latitude, longitude, wikidata, extent_m as "extentM", base::float8, evidence::float8, heritage,
  is_outside_only as "isOutsideOnly", is_second_site as "isSecondSite"`;

/** A page of them, in the order of their ids. */
export async function listSights(db: Db, after: string, most: number): Promise<WeighedRow[]> {
  const found = await sql<WeighedRow>`
    select ${COLUMNS} from open_places where base > 0 and id > ${after} order by id limit ${most}`.execute(db);
  return found.rows;
}

export async function readSights(db: Db, ids: readonly string[]): Promise<WeighedRow[]> {
  const found = await sql<WeighedRow>`
    select ${COLUMNS} from open_places where base > 0 and id = any(${[...ids]}::text[]) order by id`.execute(db);
  return found.rows;
}

export interface Weight {
  readonly id: string;
  readonly fame: number | null;
  readonly voyage: number | null;
  readonly importance: number;
}

export async function writeWeights(tx: Db, weights: readonly Weight[], at: Instant): Promise<void> {
  await sql`
    update open_places as p set fame = told.fame, voyage = told.voyage, importance = told.importance, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as told (id text, fame real, voyage real, importance real)
    where p.id = told.id and (p.fame, p.voyage, p.importance) is distinct from (told.fame, told.voyage, told.importance)`.execute(
    tx,
  );
}
