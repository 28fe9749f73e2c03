/** How much is known within reach of each city; kept with the city, so that a list of a thousand is one read. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { type Box, KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import { supplyOf } from '../rules/plannable-days.ts';
import { isSight, type PlaceKind } from '../rules/sight-kinds.ts';

export interface CityPlace extends Position {
  readonly id: string;
  readonly reachKm: number;
  readonly isCut: boolean;
}

const CITY = sql`c.id, c.latitude, c.longitude, c.reach_km::float8 as "reachKm", c.is_cut as "isCut"`;

/** The cities that may have something of the box within reach. */
export async function listCitiesAround(db: Db, { south, west, north, east }: Box): Promise<CityPlace[]> {
  const found = await sql<CityPlace>`
    select ${CITY} from open_cities as c
    where c.latitude between ${south - 0.4} and ${north + 0.4} and c.longitude between ${west - 1} and ${east + 1}
    order by c.id`.execute(db);
  return found.rows;
}

/** Those that may have the place within reach. */
export async function listCitiesOf(db: Db, placeId: string): Promise<CityPlace[]> {
  const found = await sql<CityPlace>`
    select ${CITY} from open_places as p join open_cities as c
      on abs(c.latitude - p.latitude) <= 0.4 and abs(c.longitude - p.longitude) <= 1
    where p.id = ${placeId} order by c.id`.execute(db);
  return found.rows;
}

interface CountedPlace extends Position {
  readonly kind: PlaceKind;
  readonly importance: number;
  readonly hasHours: boolean;
  readonly hasFame: boolean;
}

/** Its sights, as plans count them. */
export async function countSights(tx: Db, city: CityPlace, at: Instant): Promise<void> {
  const miles = city.reachKm / KM_PER_MILE;
  const runs = runsAround(city, miles);
  const { rows } = await sql<CountedPlace>`
    select p.kind, p.latitude, p.longitude, p.importance::float8, p.hours is not null as "hasHours", p.fame is not null as "hasFame"
    from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
    join open_places as p on p.cell between around.first and around.last`.execute(tx);
  const sights = rows.filter((place) => isSight(place.kind) && milesBetween(place, city) <= miles);
  const supply = supplyOf(
    sights.map(({ latitude, longitude, ...sight }) => ({ ...sight, lat: latitude, lon: longitude })),
    city.isCut,
  );
  await sql`
    update open_cities set sights = ${sights.length}, sights_to_plan = ${supply.sights}, days_to_plan = ${supply.days},
      sights_with_hours = ${sights.filter(({ hasHours }) => hasHours).length},
      sights_with_fame = ${sights.filter(({ hasFame }) => hasFame).length}, updated_at = ${at}
    where id = ${city.id}`.execute(tx);
}

export async function keepTables(tx: Db, id: string, tables: number): Promise<void> {
  await sql`update open_cities set tables = ${tables} where id = ${id}`.execute(tx);
}
