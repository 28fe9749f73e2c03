/** Cities and places as operators see and change them: also what is hidden or gone. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { KM_PER_MILE, type Position } from '../../destinations/rules/position.ts';
import type { AdminPlace, CityFilters, WholeCity } from '../contract/edit-cities-and-places.ts';

export type StoredCity = Omit<WholeCity, 'places' | 'history'> & { readonly key: string };

const CITY = sql`id, lower(name) collate "C" as key, name, kind, country,
  case when days_to_plan > 0 then 'open' else 'unknown' end as tier, nullif(as_of, '') as "asOf", is_cut as "isCut",
  sights, sights_to_plan as "sightsToPlan", sights_with_hours as "sightsWithHours", tables, hidden_reason as "hiddenReason",
  retired_at is not null as "isRetired", version, source || ' ' || source_id as source, latitude, longitude, population,
  reach_km::float8 as "reachKm", time_zone as "timeZone"`;

export async function listCities(
  db: Db,
  { name, state }: Omit<CityFilters, 'after'>,
  key: string,
  after: readonly [string, string] | null,
  most: number,
): Promise<StoredCity[]> {
  const [afterKey, afterId] = after ?? ['', ''];
  const found = await sql<StoredCity>`
    select ${CITY} from open_cities
    where (${name ?? ''} = '' or exists (
        select from open_city_names as n where n.city_id = open_cities.id and strpos(n.name_key, ${key}) > 0))
      and case ${state ?? ''}::text
        when 'plannable' then days_to_plan > 0 and hidden_at is null and retired_at is null
        when 'thin' then days_to_plan = 0 and hidden_at is null and retired_at is null
        when 'hidden' then hidden_at is not null
        when 'retired' then retired_at is not null
        else true end
      and (lower(name) collate "C", id) > (${afterKey}, ${afterId})
    order by key, id limit ${most}`.execute(db);
  return found.rows;
}

export async function readCity(db: Db, id: string): Promise<StoredCity | null> {
  const found = await sql<StoredCity>`select ${CITY} from open_cities where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The same, and nobody else may change it until the transaction ends. */
export async function holdCity(tx: Db, id: string): Promise<StoredCity | null> {
  const found = await sql<StoredCity>`select ${CITY} from open_cities where id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export async function hideCity(tx: Db, id: string, reason: string | null, at: Instant): Promise<void> {
  await sql`
    update open_cities set hidden_at = case when ${reason}::text is null then null else ${at}::timestamptz end, hidden_reason = ${reason},
      version = version + 1, updated_at = ${at} where id = ${id}`.execute(tx);
}

export type StoredPlace = AsStored<Omit<AdminPlace, 'missing'>, 'checkedAt'>;

const PLACE = sql`p.id, p.name, p.kind, p.importance::float8, p.hours, p.hours_note as "hoursNote", p.fee, p.wheelchair,
  p.hidden_reason as "hiddenReason", p.corrected, p.checked_by as "checkedBy", p.checked_at as "checkedAt",
  p.checked_source as "checkedSource", p.raised_at is not null as "isRaised", coalesce((
    select jsonb_agg(jsonb_build_object('fact', k.fact, 'by', k.checked_by, 'at', k.checked_at, 'source', k.source) order by k.fact)
    from open_place_checks as k where k.place_id = p.id), '[]'::jsonb) as checks, p.version`;

/** Sights in the cells within reach, hidden ones too; not what is gone or told by another row. */
export async function listPlacesAround(db: Db, at: Position, reachKm: number, most: number): Promise<StoredPlace[]> {
  const runs = runsAround(at, reachKm / KM_PER_MILE);
  const found = await sql<StoredPlace>`
    select ${PLACE} from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
    join open_places as p on p.cell between around.first and around.last or p.cell between -2 - around.last and -2 - around.first
    where p.base > 0 and p.retired_at is null and p.same_as is null
    order by p.importance desc, p.id limit ${most}`.execute(db);
  return found.rows;
}

export async function readPlace(db: Db, id: string): Promise<StoredPlace | null> {
  const found = await sql<StoredPlace>`select ${PLACE} from open_places as p where p.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function holdPlace(tx: Db, id: string): Promise<StoredPlace | null> {
  const found = await sql<StoredPlace>`select ${PLACE} from open_places as p where p.id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export async function hidePlace(tx: Db, id: string, reason: string | null, at: Instant): Promise<void> {
  const isHidden = reason !== null;
  await sql`
    update open_places set hidden_at = case when ${isHidden} then ${at}::timestamptz end, hidden_reason = ${reason},
      cell = case when ${isHidden} and cell >= 0 then -2 - cell
        when not ${isHidden} and cell < 0 and retired_at is null and same_as is null then -2 - cell else cell end,
      version = version + 1, updated_at = ${at} where id = ${id}`.execute(tx);
}

export type StatedFacts = Pick<StoredPlace, 'name' | 'hours' | 'hoursNote' | 'fee' | 'wheelchair'>;

export async function stateFacts(
  tx: Db,
  id: string,
  { name, hours, hoursNote, fee, wheelchair }: StatedFacts,
  stated: { readonly names: readonly string[]; readonly by: string; readonly source: string },
  at: Instant,
): Promise<void> {
  await sql`
    update open_places set name = ${name}, hours = ${hours}, hours_note = ${hoursNote}, fee = ${fee}, wheelchair = ${wheelchair},
      corrected = array(select distinct fact from unnest(corrected || ${[...stated.names]}::text[]) as fact order by fact),
      checked_at = ${at}, checked_by = ${stated.by}, checked_source = ${stated.source}, version = version + 1, updated_at = ${at}
    where id = ${id}`.execute(tx);
  await sql`
    insert into open_place_checks (place_id, fact, checked_at, checked_by, source)
    select ${id}, fact, ${at}::timestamptz, ${stated.by}, ${stated.source} from unnest(${[...stated.names]}::text[]) as fact
    on conflict (place_id, fact) do update set checked_at = excluded.checked_at, checked_by = excluded.checked_by,
      source = excluded.source`.execute(tx);
}

/** `by` null: it is one of the map's again. */
export async function curatePlace(tx: Db, id: string, by: string | null, at: Instant): Promise<void> {
  await sql`
    update open_places set raised_at = case when ${by}::text is null then null else ${at}::timestamptz end, raised_by = ${by},
      version = version + 1, updated_at = ${at} where id = ${id}`.execute(tx);
}
