/** Articles of Wikivoyage and their listings, which of our places they name, and what they say of them. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { Listing, PageStatus } from '../rules/wikivoyage.ts';

export interface VoyagePage {
  readonly language: string;
  readonly title: string;
  readonly revision: string | null;
  readonly editedAt: Instant | null;
  readonly status: PageStatus | null;
}

export interface PlacedListing extends Listing {
  /** In the article, from 0. */
  readonly position: number;
  readonly placeId: string | null;
}

/** The article takes the place of what was kept of it. */
export async function writePage(
  tx: Db,
  { language, title, revision, editedAt, status }: VoyagePage,
  listings: readonly PlacedListing[],
  at: Instant,
): Promise<void> {
  await sql`
    insert into voyage_pages (language, title, revision, status, edited_at, read_at)
    values (${language}, ${title}, ${revision}, ${status}, ${editedAt}::timestamptz, ${at}::timestamptz)
    on conflict (language, title) do update set revision = excluded.revision, status = excluded.status,
      edited_at = excluded.edited_at, read_at = excluded.read_at`.execute(tx);
  await sql`delete from voyage_listings where language = ${language} and title = ${title}`.execute(tx);
  await sql`
    insert into voyage_listings (language, title, position, type, name, alt, latitude, longitude, wikidata, url, hours_raw, price_raw,
      content, last_edit, place_id)
    select ${language}, ${title}, position, type, name, alt, latitude, longitude, wikidata, url, "hoursRaw", "priceRaw", content,
      "lastEdit", "placeId"
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as told (position int, type text, name text, alt text, latitude float8,
      longitude float8, wikidata text, url text, "hoursRaw" text, "priceRaw" text, content text, "lastEdit" text, "placeId" text)`.execute(
    tx,
  );
}

export interface MappedSight extends Position {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly wikidata: string | null;
}

/** Sights that are shown around the positions, and those of the entities. */
export async function sightsNear(
  db: Db,
  positions: readonly Position[],
  miles: number,
  items: readonly string[],
): Promise<MappedSight[]> {
  const runs = [
    ...new Map(positions.flatMap((at) => runsAround(at, miles)).map((run) => [run.join(), run] as const)).values(),
  ];
  const found = await sql<MappedSight>`
    select distinct p.id, p.name, p.names, p.latitude, p.longitude, p.wikidata
    from open_places as p
    where p.base > 0 and p.cell >= 0 and (p.wikidata = any(${[...items]}::text[]) or exists (
      select from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
      where p.cell between around.first and around.last))
    order by p.id`.execute(db);
  return found.rows;
}

export interface VoyageText {
  readonly placeId: string;
  readonly language: string;
  readonly title: string;
  readonly content: string;
}

/** What guides say of places, English first; only where they say something. */
export async function voyageTexts(db: Db, ids: readonly string[]): Promise<VoyageText[]> {
  const found = await sql<VoyageText>`
    select distinct on (l.place_id) l.place_id as "placeId", l.language, l.title, l.content
    from voyage_listings as l
    where l.place_id = any(${[...ids]}::text[]) and l.place_id is not null and l.content <> ''
    order by l.place_id, l.language <> 'en', l.language, l.title, l.position`.execute(db);
  return found.rows;
}
