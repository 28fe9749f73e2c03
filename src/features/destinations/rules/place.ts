/**
 * A place one can go to: a sight, something to do, a table. `PlaceEntry` is
 * what content writes down, `Place` what the planner reads. Unknown is absent in
 * the entry and null in the place, and never counts as a proof of anything.
 */
import type { DestinationFacts, MonthDayText, MonthText } from './facts.ts';
import type { Allergen, Diet, Tag } from './tags.ts';

export type PlaceKind = 'sight' | 'activity' | 'restaurant';
export type Access = 'yes' | 'partial' | 'no' | 'unknown';
export type MealName = 'breakfast' | 'lunch' | 'dinner';

interface Entry {
  /** Unique in the whole catalogue: "lisbon-oceanario". */
  readonly id: string;
  readonly cityId: string;
  /** As a sign says it; other names in `aliases`. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly tags: readonly Tag[];
  /** One short sentence: why one goes, without praise words. At most 110 characters. */
  readonly about: string;
  /**
   * Weekly hours in the manner of OpenStreetMap: "Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00", "24/7". A day that is not named is closed;
   * closing after midnight is written past it ("18:00-02:00"). Left out when not known.
   */
  readonly hours?: string;
  /** Months of the year in which it opens at all; left out for the whole year. */
  readonly months?: readonly number[];
  readonly closedOn?: readonly MonthDayText[];
  readonly address?: string;
  readonly phone?: string;
  readonly website?: string;
  /** False only where children are really not admitted or it is no place for them. */
  readonly kids?: boolean;
  readonly minAge?: number;
  readonly wheelchair?: Access;
  /** What "partial" means there; demanded then. */
  readonly wheelchairNote?: string;
  readonly asOf: MonthText;
  /** The day a public page was consulted, where one was: "2026-11-20". */
  readonly checkedOn?: string;
}

export interface SightEntry extends Entry {
  readonly kind: 'sight' | 'activity';
  /** A good visit, minutes. */
  readonly minutes: number;
  /** In the destination's currency; 0 is free. Left out when not known. */
  readonly price?: { readonly adult: number; readonly child?: number };
  readonly indoor: boolean;
  /** How much a first visitor would miss it, 1 to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** May be done on several days: a beach, a ski area. */
  readonly repeatable?: boolean;
  /** Must be bought days ahead. */
  readonly bookAhead?: boolean;
  /** Only sensible at this time of day. */
  readonly best?: 'morning' | 'afternoon' | 'sunset' | 'evening';
}

export interface RestaurantEntry extends Entry {
  readonly kind: 'restaurant';
  /** For people: "Portuguese, grilled fish". */
  readonly cuisine: string;
  readonly meals: readonly MealName[];
  /** A usual meal with a drink for one adult, destination's currency. */
  readonly perPerson: number;
  readonly priceLevel: 1 | 2 | 3 | 4;
  /** What a whole meal can be had of. Only where known. */
  readonly diet: readonly Diet[];
  /** Cooked so much there that the allergic should stay away. */
  readonly allergenRisk: readonly Allergen[];
  /** Our editors' view, 3.5 to 5, one decimal. */
  readonly rating: number;
  readonly amenities?: readonly string[];
  readonly bookAhead?: boolean;
}

export type PlaceEntry = SightEntry | RestaurantEntry;

/** Everything we hold about one destination. */
export interface DestinationBook {
  readonly facts: DestinationFacts;
  readonly sights: readonly SightEntry[];
  readonly restaurants: readonly RestaurantEntry[];
}
