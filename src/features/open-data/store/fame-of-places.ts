/** What other open sources say of the places of a file: the fame of entities, and the guide that names them. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { KnownOfItem } from '../rules/importance.ts';

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
