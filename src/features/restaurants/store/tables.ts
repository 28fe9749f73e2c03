/** The table of restaurants, for the stores beside this file, and the shape in which a place is written and read. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { Restaurant } from '../contract/restaurants.ts';

type RestaurantTables = {
  restaurants: {
    id: string;
    source: Restaurant['source'];
    source_id: string | null;
    name: string;
    cuisine: string;
    kinds: string[];
    diets: string[];
    address: string;
    phone: string | null;
    website: string | null;
    latitude: number;
    longitude: number;
    cell: number;
    time_zone: string | null;
    google_rating: number | null;
    trip_advisor_rating: number | null;
    aggregated_rating: number;
    total_reviews: number;
    score: number;
    price_level: number | null;
    hours: string | null;
    hours_note: string | null;
    open_months: number[] | null;
    closed_on: string[];
    opening_hours: string[];
    photos: string[];
    description: string;
    amenities: string[];
    step_free: boolean | null;
    google_place_id: string | null;
    trip_advisor_id: string | null;
    same_as: string | null;
    same_because: Generated<string | null>;
    name_key: GeneratedAlways<string>;
    words: GeneratedAlways<string>;
    corrected: Generated<string[]>;
    told: Generated<Record<string, unknown> | null>;
    hidden_at: Generated<Date | null>;
    hidden_reason: Generated<string | null>;
    retired_at: Generated<Date | null>;
    tie_decided: Generated<boolean>;
    version: Generated<number>;
    as_of: string;
    created_at: Date;
    updated_at: Date;
  };
};
export const tables = (db: Db) => db.withTables<RestaurantTables>();

/** A place as a source tells it; what follows from it (cell, score, rating) is worked out when it is written. */
export interface ToldRestaurant {
  readonly id: string;
  readonly source: Restaurant['source'];
  readonly sourceId: string | null;
  readonly name: string;
  readonly cuisine: string;
  readonly kinds: readonly string[];
  readonly diets: readonly string[];
  readonly address: string;
  readonly phone: string | null;
  readonly website: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string | null;
  readonly priceLevel: number | null;
  readonly hours: string | null;
  readonly hoursNote: string | null;
  readonly months: readonly number[] | null;
  readonly closedOn: readonly string[];
  readonly openingHours: readonly string[];
  readonly description: string;
  readonly amenities: readonly string[];
  readonly stepFree: boolean | null;
  readonly asOf: string;
}
