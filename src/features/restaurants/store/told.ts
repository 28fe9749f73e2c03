/** The shape in which a place is written and read. */
import type { Restaurant } from '../contract/restaurants.ts';

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
