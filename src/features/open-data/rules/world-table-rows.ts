/** Rows of the tables of the world, and which of them tells of a place. Nothing is filled in where a row is missing. */
import { KM_PER_MILE, milesBetween, type Position } from '../../destinations/rules/position.ts';

export interface Town extends Position {
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** GeoNames' number or letters of the first level: "GR", "08". */
  readonly region: string | null;
  readonly population: number;
  readonly timeZone: string | null;
  readonly otherNames: readonly string[];
}

export interface ListedAirport extends Position {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly size: 'large' | 'medium' | 'small';
}

export interface PriceLevel {
  /** 100 is the price level of the United States. */
  readonly level: number;
  readonly year: number;
}

export interface Country {
  readonly name: string;
  /** ISO 4217, the usual one first. */
  readonly currencies: readonly string[];
  /** ISO 639-1. */
  readonly languages: readonly string[];
}

/** What a traveller meets every day in a country; each by itself may not be known. */
export interface Everyday {
  /** Letters of the plugs that fit: "C", "F". */
  readonly sockets: readonly string[];
  readonly volts: number | null;
  /** "YYYY-MM" of the list of the IEC that says the same; empty where there is none. */
  readonly socketsOn: string;
  /** The side of the road. */
  readonly drives: 'left' | 'right' | null;
  /** Numbers to call: for everything, and for each service. */
  readonly emergency: string | null;
  readonly police: string | null;
  readonly ambulance: string | null;
  readonly fire: string | null;
  /** Those of the numbers that an official page gives. */
  readonly confirmed: { readonly numbers: readonly string[]; readonly url: string; readonly on: string } | null;
}

/** Monthly normals, January first. */
export interface Station extends Position {
  readonly name: string;
  /** Metres. */
  readonly height: number;
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly rainMm: readonly number[];
  readonly rainDays: readonly number[];
}

export type Distant<T> = T & { readonly km: number };

const FARTHEST_STATION_KM = 60;
const MOST_CLIMB_M = 200;

/** The nearest whose weather is that of the place; another height has another climate. */
export function stationFor(stations: readonly Station[], at: Position, height?: number): Distant<Station> | null {
  const fitting = stations.filter(
    (station) => height === undefined || Math.abs(station.height - height) <= MOST_CLIMB_M,
  );
  return nearest(fitting, at, 1).find(({ km }) => km <= FARTHEST_STATION_KM) ?? null;
}

export function nearest<T extends Position>(rows: readonly T[], at: Position, most: number): Distant<T>[] {
  return rows
    .map((row) => ({ ...row, km: milesBetween(at, row) * KM_PER_MILE }))
    .sort((a, b) => a.km - b.km)
    .slice(0, most);
}
