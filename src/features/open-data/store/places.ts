/** Places of open data as plans read them: around a city, the most important first. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { runsAround } from '../../destinations/rules/grid-cells.ts';
import { EARTH_MILES, KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';
import type { PlaceKind } from '../rules/sight-kinds.ts';
import { findCity } from './cities.ts';

export interface OpenPlace extends Position {
  readonly id: string;
  readonly source: 'openstreetmap' | 'wikivoyage';
  readonly kind: PlaceKind;
  /** Words of the catalogue. */
  readonly tags: readonly string[];
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  /** How far a large area reaches. */
  readonly extentM: number | null;
  /** In the notation of OpenStreetMap, to be read by `destinations/rules/opening-hours`; null: not known. */
  readonly hours: string | null;
  readonly hoursNote: string | null;
  /** Of the year, 1 to 12; null: no season is told. */
  readonly months: readonly number[] | null;
  readonly fee: boolean | null;
  readonly charge: string | null;
  readonly wheelchair: 'yes' | 'limited' | 'no' | null;
  readonly wheelchairNote: string | null;
  readonly indoor: boolean | null;
  readonly website: string | null;
  readonly wikidata: string | null;
  readonly wikipedia: string | null;
  readonly isOutsideOnly: boolean;
  /** The IATA code of an airport, the stars of a hotel. */
  readonly code: string | null;
  readonly importance: number;
  /** Null: not known, which is not the same as none. */
  readonly fame: number | null;
  /** Facts that an operator has stated, and when and after which page. */
  readonly corrected: readonly string[];
  readonly checkedAt: Date | null;
  readonly checkedSource: string | null;
  /** Since when it counts as one of ours. */
  readonly raisedAt: Date | null;
  readonly asOf: string | null;
}

const COLUMNS = sql`p.id, p.source, p.kind, p.tags, p.name, p.names, p.latitude, p.longitude, p.extent_m as "extentM", p.hours,
  p.hours_note as "hoursNote", p.months, p.fee, p.charge, p.wheelchair, p.wheelchair_note as "wheelchairNote", p.indoor, p.website,
  p.wikidata, p.wikipedia, p.is_outside_only as "isOutsideOnly", p.code, p.importance::float8, p.fame::float8, p.corrected,
  p.checked_at as "checkedAt", p.checked_source as "checkedSource", p.raised_at as "raisedAt", nullif(p.as_of, '') as "asOf"`;

const AROUND: readonly PlaceKind[] = ['hotel', 'station', 'airport', 'quarter', 'trail'];
const NO_SIGHTS: readonly PlaceKind[] = [...AROUND, 'area'];
/** What one goes out of town for, as far as this. In the words of its index. */
const WORTH_A_WAY = sql<boolean>`(p.kind in ('ski', 'bath', 'lake', 'golf', 'ice_rink', 'waterfall') or 'hike' = any(p.tags))`;
const WAY_KM = 20;
const MOST_FAR = 60;
/** A book of a city holds a few hundred; of the thickest city so many are looked through. */
const MOST_SIGHTS = 1000;
const MOST_AROUND = 1000;

/** Shown sights, hotels, stations, airports, quarters and trails within reach of the city; none where nobody knows the city. */
export async function placesOfCity(db: Db, cityId: string): Promise<OpenPlace[]> {
  const city = await findCity(db, cityId);
  return city ? placesAround(db, city, city.reachKm, 0) : [];
}

/** And beyond its reach what is worth a way. */
export async function placesToPlan(db: Db, cityId: string): Promise<OpenPlace[]> {
  const city = await findCity(db, cityId);
  return city ? placesAround(db, city, city.reachKm, WAY_KM) : [];
}

async function placesAround(db: Db, centre: Position, reachKm: number, wayKm: number): Promise<OpenPlace[]> {
  const near = async (km: number, isWanted: RawBuilder<boolean>, most: number): Promise<OpenPlace[]> => {
    const miles = Math.min(km / KM_PER_MILE, EARTH_MILES);
    const runs = runsAround(centre, miles);
    const cells = sql`unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)`;
    const found = await sql<OpenPlace>`
      select ${COLUMNS} from open_places as p where p.id = any(array(
        select p.id from ${cells} join open_places as p on p.cell between around.first and around.last
        where ${isWanted} order by p.importance desc, p.id limit ${most}))
      order by p.importance desc, p.id`.execute(db);
    return found.rows.filter((place) => milesBetween(place, centre) <= miles);
  };
  // What some ask for is of the thickest city's last sights.
  const isAround = sql<boolean>`p.kind = any(${[...AROUND, 'nightlife']}::text[])`;
  const isSight = sql<boolean>`not p.kind = any(${[...NO_SIGHTS]}::text[])`;
  // One after the other: a question takes one connection.
  const sights = await near(reachKm, isSight, MOST_SIGHTS);
  const far = wayKm > 0 ? await near(Math.max(reachKm, wayKm), WORTH_A_WAY, MOST_FAR) : [];
  const around = await near(reachKm, isAround, MOST_AROUND);
  return [...new Map([...sights, ...far, ...around].map((place) => [place.id, place])).values()];
}

export interface NamedPart extends Position {
  readonly id: string;
  readonly name: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
}

/** Those of which most is told first. */
export async function listNamedParts(db: Db): Promise<NamedPart[]> {
  const found = await sql<NamedPart>`
    select p.id, p.name, p.names, p.latitude, p.longitude from open_places as p
    where p.cell >= 0 and (p.kind in ('quarter', 'area', 'ski', 'lake', 'harbour') or p.extent_m >= 1000
      or (p.kind = 'attraction' and p.wikidata is not null))
    order by p.importance desc, p.id`.execute(db);
  return found.rows;
}
