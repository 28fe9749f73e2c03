/** Writes what a file tells of places, cities and the region it covers. What an operator hid or stated stays. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { cellOf } from '../../destinations/rules/grid-cells.ts';
import type { Box } from '../../destinations/rules/position.ts';
import type { CityRow, PlaceRow } from '../rules/place-and-city-rows.ts';

export interface WrittenPlace extends PlaceRow {
  readonly fame: number | null;
  readonly voyage: number | null;
  readonly importance: number;
}

/** How many of them are new. Nothing older is written over what is newer. */
export async function upsertPlaces(
  tx: Db,
  places: readonly WrittenPlace[],
  regionId: number | null,
  at: Instant,
): Promise<number> {
  if (places.length === 0) return 0;
  const rows = places.map((place) => ({ ...place, cell: cellOf(place) }));
  const written = await sql<{ isNew: boolean }>`
    insert into open_places (id, source, source_id, kind, tags, name, names, latitude, longitude, cell, extent_m, hours, hours_note,
      months, fee, charge, wheelchair, wheelchair_note, indoor, website, wikidata, wikipedia, heritage, is_outside_only, code, base,
      evidence, fame, voyage, importance, region_id, as_of, created_at, updated_at)
    select id, source, "sourceId", kind, tags, name, names, latitude, longitude, cell, "extentM", hours, "hoursNote",
      months, fee, charge, wheelchair, "wheelchairNote", indoor, website, wikidata, wikipedia, heritage, "isOutsideOnly", code, base,
      evidence, fame, voyage, importance, ${regionId}::int, "asOf", ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (id text, source text, "sourceId" text, kind text, tags text[],
      name text, names jsonb, latitude float8, longitude float8, cell int, "extentM" int, hours text, "hoursNote" text, months int[], fee boolean,
      charge text, wheelchair text, "wheelchairNote" text, indoor boolean, website text, wikidata text, wikipedia text,
      heritage boolean, "isOutsideOnly" boolean, code text, base real, evidence real, fame real, voyage real, importance real,
      "asOf" text)
    on conflict (id) do update set
      kind = excluded.kind, tags = excluded.tags, names = excluded.names, latitude = excluded.latitude, longitude = excluded.longitude,
      cell = case when open_places.hidden_at is null then excluded.cell else -2 - excluded.cell end,
      extent_m = excluded.extent_m, website = excluded.website, wikidata = excluded.wikidata, wikipedia = excluded.wikipedia,
      heritage = excluded.heritage, is_outside_only = excluded.is_outside_only, code = excluded.code, indoor = excluded.indoor,
      charge = excluded.charge, months = excluded.months, wheelchair_note = excluded.wheelchair_note,
      name = case when 'name' = any(open_places.corrected) then open_places.name else excluded.name end,
      hours = case when 'hours' = any(open_places.corrected) then open_places.hours else excluded.hours end,
      hours_note = case when 'hours' = any(open_places.corrected) then open_places.hours_note else excluded.hours_note end,
      fee = case when 'fee' = any(open_places.corrected) then open_places.fee else excluded.fee end,
      wheelchair = case when 'wheelchair' = any(open_places.corrected) then open_places.wheelchair else excluded.wheelchair end,
      base = excluded.base, evidence = excluded.evidence, fame = excluded.fame, voyage = excluded.voyage,
      importance = excluded.importance, same_as = null, is_second_site = false, retired_at = null,
      region_id = excluded.region_id, as_of = excluded.as_of, updated_at = excluded.updated_at
    where open_places.as_of <= excluded.as_of
    returning created_at = ${at}::timestamptz as "isNew"`.execute(tx);
  return written.rows.filter(({ isNew }) => isNew).length;
}

export interface WrittenCity extends CityRow {
  readonly country: string | null;
  readonly timeZone: string | null;
}

/** A city keeps the id it got first, also where its source names its entity later, or draws it anew. */
export async function upsertCities(
  tx: Db,
  cities: readonly WrittenCity[],
  { regionId, isCut }: { readonly regionId: number | null; readonly isCut: boolean },
  at: Instant,
): Promise<number> {
  let added = 0;
  for (const city of cities) {
    const known = await sql<{ id: string }>`
      select id from open_cities where (source = ${city.source} and source_id = ${city.sourceId}) or id = ${city.id}
      order by source_id = ${city.sourceId} desc limit 1`.execute(tx);
    const id = known.rows[0]?.id ?? city.id;
    const written = await sql`
      insert into open_cities (id, source, source_id, kind, name, names, country, region, latitude, longitude, population, wikidata,
        reach_km, time_zone, is_cut, region_id, as_of, created_at, updated_at)
      values (${id}, ${city.source}, ${city.sourceId}, ${city.kind}, ${city.name}, ${JSON.stringify(city.names)}::jsonb,
        ${city.country}, ${city.region}, ${city.latitude}, ${city.longitude}, ${city.population}, ${city.wikidata}, ${city.reachKm},
        ${city.timeZone}, ${isCut}, ${regionId}, ${city.asOf}, ${at}, ${at})
      on conflict (id) do update set kind = excluded.kind, name = excluded.name, names = excluded.names, country = excluded.country,
        region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population,
        wikidata = excluded.wikidata, reach_km = excluded.reach_km, time_zone = excluded.time_zone, is_cut = excluded.is_cut,
        retired_at = null, region_id = excluded.region_id, as_of = excluded.as_of, updated_at = excluded.updated_at
      where open_cities.as_of <= excluded.as_of
      returning id`.execute(tx);
    if (written.rows.length === 0) continue;
    if (known.rows.length === 0) added += 1;
    await sql`delete from open_city_names where city_id = ${id}`.execute(tx);
    await sql`
      insert into open_city_names (name_key, city_id, name, language, kind)
      select key, ${id}, name, language, kind
      from jsonb_to_recordset(${JSON.stringify(city.allNames)}::jsonb) as told (key text, name text, language text, kind text)
      `.execute(tx);
  }
  return added;
}

export interface KnownRegion extends Box {
  readonly id: number;
  readonly asOf: string;
}

export async function listRegions(db: Db): Promise<KnownRegion[]> {
  const found = await sql<KnownRegion>`
    select id, south, west, north, east, as_of as "asOf" from open_regions order by id`.execute(db);
  return found.rows;
}

/** The number of the region. */
export async function keepRegion(
  tx: Db,
  known: number | null,
  { south, west, north, east }: Box,
  file: { readonly name: string; readonly asOf: string; readonly isFiltered: boolean },
  at: Instant,
): Promise<number> {
  const row = sql`${south}, ${west}, ${north}, ${east}, ${file.name}, ${file.asOf}, ${file.isFiltered}, ${at}`;
  const kept =
    known === null
      ? await sql<{ id: number }>`
          insert into open_regions (south, west, north, east, name, as_of, is_filtered, read_at) values (${row}) returning id`.execute(
          tx,
        )
      : await sql<{ id: number }>`
          update open_regions set (south, west, north, east, name, as_of, is_filtered, read_at) = (${row})
          where id = ${known} returning id`.execute(tx);
  const id = kept.rows[0]?.id;
  if (id === undefined) throw new Error('A region is gone');
  return id;
}

/** Which row tells the same as another, and which are second sites. */
export async function linkSame(
  tx: Db,
  leads: ReadonlyMap<string, string>,
  secondSites: ReadonlySet<string>,
): Promise<void> {
  await sql`
    update open_places as p set same_as = lead.id, cell = case when p.cell >= 0 then -2 - p.cell else p.cell end
    from unnest(${[...leads.keys()]}::text[], ${[...leads.values()]}::text[]) as told (id, lead)
    join open_places as lead on lead.id = told.lead
    where p.id = told.id and p.hidden_at is null`.execute(tx);
  await sql`update open_places set is_second_site = true where id = any(${[...secondSites]}::text[])`.execute(tx);
}

/** What an earlier file of the region told of, and this newer one does not. Where more would go than came, nothing goes. */
export async function retireUntold(
  tx: Db,
  {
    regionId,
    asOf,
    isOfKinds,
    but = [],
  }: {
    readonly regionId: number;
    readonly asOf: string;
    readonly isOfKinds: 'places' | 'cities';
    /** Places that it tells of, and not where they lie. */
    readonly but?: readonly string[];
  },
  at: Instant,
): Promise<number> {
  if (isOfKinds === 'cities') {
    const gone = await sql`
      update open_cities set retired_at = ${at}, updated_at = ${at}
      where region_id = ${regionId} and as_of < ${asOf} and retired_at is null
        and (select count(*) from open_cities where region_id = ${regionId} and as_of < ${asOf} and retired_at is null)
          <= (select count(*) from open_cities where region_id = ${regionId} and as_of >= ${asOf})
      returning id`.execute(tx);
    return gone.rows.length;
  }
  const gone = await sql`
    update open_places set retired_at = ${at}, updated_at = ${at}, cell = case when cell >= 0 then -2 - cell else cell end
    where region_id = ${regionId} and as_of < ${asOf} and retired_at is null and corrected = '{}' and id <> all(${[...but]}::text[])
      and (select count(*) from open_places where region_id = ${regionId} and as_of < ${asOf} and retired_at is null)
        <= (select count(*) from open_places where region_id = ${regionId} and as_of >= ${asOf})
    returning id`.execute(tx);
  return gone.rows.length;
}
