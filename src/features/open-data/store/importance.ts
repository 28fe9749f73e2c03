/** Importance of places that are known already, when more is known of their entities or guides. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { KnownOfItem } from '../rules/importance.ts';

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

export async function readItems(db: Db, items: readonly string[]): Promise<Map<string, KnownOfItem>> {
  const found = await sql<KnownOfItem & { qid: string }>`
    select qid, sitelinks, latitude, longitude, types, visitors, page_views::float8 as "pageViews", link_importance::float8 as "linkImportance"
    from wikidata_facts where qid = any(${[...items]}::text[]) and ended_on is null`.execute(db);
  return new Map(found.rows.map(({ qid, ...item }) => [qid, item]));
}

/** Of each place the most that a listing of it counts. */
export async function readVoyage(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; voyage: number }>`
    select l.place_id as id, max(case when l.type in ('see', 'do') then case when p.status in ('guide', 'star') then 0.8 else 0.6 end
      else 0.3 end)::float8 as voyage
    from voyage_listings as l join voyage_pages as p on p.language = l.language and p.title = l.title
    where l.place_id = any(${[...ids]}::text[]) group by l.place_id`.execute(db);
  return new Map(found.rows.map(({ id, voyage }) => [id, voyage]));
}
