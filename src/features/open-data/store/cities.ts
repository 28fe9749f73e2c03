/** Cities of open data by what they are called, with how much is known of each. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { CityKind } from '../rules/sight-kinds.ts';

export interface OpenCity extends Position {
  readonly id: string;
  readonly kind: CityKind;
  readonly name: string;
  /** By language: "fr", "ja". */
  readonly names: Readonly<Record<string, string>>;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  readonly region: string | null;
  readonly population: number | null;
  readonly wikidata: string | null;
  readonly reachKm: number;
  readonly timeZone: string | null;
  /** Sights within reach, how many of them plans count and for how many days that is, those with hours; restaurants. */
  readonly sights: number;
  readonly sightsWithFame: number;
  readonly sightsToPlan: number;
  readonly daysToPlan: number;
  readonly sightsWithHours: number;
  readonly tables: number;
  /** The data holds a part of the city, or of its things. */
  readonly isCut: boolean;
  /** The day of the data; null: nobody says it. */
  readonly asOf: string | null;
}

const COLUMNS = sql`c.id, c.kind, c.name, c.names, c.country, c.region, c.latitude, c.longitude, c.population, c.wikidata,
  c.reach_km::float8 as "reachKm", c.time_zone as "timeZone", c.sights, c.sights_to_plan as "sightsToPlan", c.sights_with_fame as "sightsWithFame",
  c.days_to_plan as "daysToPlan",  c.sights_with_hours as "sightsWithHours", c.tables, c.is_cut as "isCut",
  nullif(c.as_of, '') as "asOf"`;

/** All that are shown, the best known first. */
export async function openCities(db: Db): Promise<OpenCity[]> {
  const found = await sql<OpenCity>`
    select ${COLUMNS} from open_cities as c where c.hidden_at is null and c.retired_at is null
    order by c.sights_to_plan desc, c.population desc nulls last, c.id`.execute(db);
  return found.rows;
}

export async function findCity(db: Db, id: string): Promise<OpenCity | null> {
  const found = await sql<OpenCity>`
    select ${COLUMNS} from open_cities as c
    where c.id = ${id} and c.hidden_at is null and c.retired_at is null`.execute(db);
  return found.rows[0] ?? null;
}

export interface NamedCity extends OpenCity {
  /** The name it was found by, as it is written. */
  readonly called: string;
  readonly nameKind: 'own' | 'other' | 'historic';
}

/** Those of that name (`nameKey`), in any language; the largest first. */
export async function findCities(db: Db, key: string): Promise<NamedCity[]> {
  const found = await sql<NamedCity>`
    select ${COLUMNS}, n.name as called, n.kind as "nameKind"
    from open_city_names as n join open_cities as c on c.id = n.city_id
    where n.name_key = ${key} and c.hidden_at is null and c.retired_at is null
    order by n.kind = 'historic', c.population desc nulls last, c.sights_to_plan desc, c.id`.execute(db);
  return found.rows;
}

export interface CityName {
  readonly key: string;
  readonly cityId: string;
  readonly kind: 'own' | 'other' | 'historic';
}

/** Every name of every shown city, for whoever looks for them in a text. */
export async function listCityNames(db: Db): Promise<CityName[]> {
  const found = await sql<CityName>`
    select n.name_key as key, n.city_id as "cityId", n.kind
    from open_city_names as n join open_cities as c on c.id = n.city_id
    where c.hidden_at is null and c.retired_at is null order by n.name_key, n.city_id`.execute(db);
  return found.rows;
}

/** Rises when any of it changes; what was read under another number is read again. */
export async function dataVersion(db: Db): Promise<number> {
  const found = await sql<{ version: number }>`select version from open_data_version`.execute(db);
  return found.rows[0]?.version ?? 0;
}

/** In the transaction of the change. */
export async function raiseDataVersion(tx: Db): Promise<void> {
  await sql`update open_data_version set version = version + 1`.execute(tx);
}
