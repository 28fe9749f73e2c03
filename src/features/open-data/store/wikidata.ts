/** Facts of the entities that our places and cities name. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { ItemFacts } from '../rules/wikidata.ts';

/** The entities that are asked for; no others are kept of a file of a hundred million. */
export async function listItems(db: Db): Promise<Set<string>> {
  const found = await sql<{ qid: string }>`
    select wikidata as qid from open_places where wikidata is not null and base > 0
    union select wikidata as qid from open_cities where wikidata is not null`.execute(db);
  return new Set(found.rows.map(({ qid }) => qid));
}

export async function upsertItems(tx: Db, items: readonly ItemFacts[], at: Instant): Promise<void> {
  await sql`
    insert into wikidata_facts (qid, sitelinks, latitude, longitude, types, ended_on, visitors, visitors_year, labels, read_at)
    select qid, sitelinks, latitude, longitude, types, "endedOn", visitors, "visitorsYear", labels, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as told (qid text, sitelinks int, latitude float8, longitude float8,
      types text[], "endedOn" text, visitors int, "visitorsYear" int, labels jsonb)
    on conflict (qid) do update set sitelinks = excluded.sitelinks, latitude = excluded.latitude, longitude = excluded.longitude,
      types = excluded.types, ended_on = excluded.ended_on, visitors = excluded.visitors, visitors_year = excluded.visitors_year,
      labels = excluded.labels, read_at = excluded.read_at`.execute(tx);
}

/** Those of which the entity has been read. */
export async function knownItems(db: Db): Promise<Set<string>> {
  const found = await sql<{ qid: string }>`select qid from wikidata_facts`.execute(db);
  return new Set(found.rows.map(({ qid }) => qid));
}

export interface PageViews {
  readonly qid: string;
  /** Of a year, over all wikis. */
  readonly views: number;
}

export async function writePageViews(tx: Db, views: readonly PageViews[]): Promise<void> {
  await sql`
    update wikidata_facts as f set page_views = told.views
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as told (qid text, views bigint)
    where f.qid = told.qid and f.page_views is distinct from told.views`.execute(tx);
}
