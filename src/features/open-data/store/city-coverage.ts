/** How much is known within reach of each city; kept with the city, so that a list of a thousand is one read. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { type Box, KM_PER_MILE, type Position } from '../../destinations/rules/position.ts';

export interface CityPlace extends Position {
  readonly id: string;
  readonly reachKm: number;
}

/** The cities that may have something of the box within reach. */
export async function listCitiesAround(db: Db, { south, west, north, east }: Box): Promise<CityPlace[]> {
  const found = await sql<CityPlace>`
    select id, latitude, longitude, reach_km::float8 as "reachKm" from open_cities
    where latitude between ${south - 0.4} and ${north + 0.4} and longitude between ${west - 1} and ${east + 1}
    order by id`.execute(db);
  return found.rows;
}

/** @param leastImportance from which on a sight counts for plans */
export async function countAround(
  tx: Db,
  city: CityPlace,
  tables: number,
  leastImportance: number,
  at: Instant,
): Promise<void> {
  const runs = runsAround(city, city.reachKm / KM_PER_MILE);
  await sql`
    update open_cities set sights = counted.sights, sights_to_plan = counted.to_plan, sights_with_hours = counted.with_hours,
      sights_with_fame = counted.with_fame, tables = ${tables}, updated_at = ${at}
    from (
      select count(*)::int as sights, (count(*) filter (where importance >= ${leastImportance}))::int as to_plan,
        count(p.hours)::int as with_hours, count(p.fame)::int as with_fame
      from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
      join open_places as p on p.cell between around.first and around.last
      where p.kind not in ('hotel', 'station', 'airport', 'quarter')
        and 12742 * asin(sqrt(power(sin(radians(p.latitude - ${city.latitude}::float8) / 2), 2)
          + cos(radians(p.latitude)) * cos(radians(${city.latitude}::float8)) * power(sin(radians(p.longitude - ${city.longitude}::float8) / 2), 2)))
          <= ${city.reachKm}::float8
    ) as counted
    where open_cities.id = ${city.id}`.execute(tx);
}
