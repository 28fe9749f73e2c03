/**
 * A place one can go to: a sight, something to do, a table. `PlaceEntry` is what content writes down, `Place` what the
 * planner reads. Unknown is absent in the entry and null in the place, and never counts as a proof of anything.
 */
import * as z from 'zod/mini';
import { type DestinationFacts, MonthDayText, MonthText } from './destination-facts.ts';
import type { HotelEntry } from './hotel.ts';
import { ALLERGENS, DIETS, TAGS } from './tags.ts';

const Access = z.enum(['yes', 'partial', 'no', 'unknown']);
export type Access = z.infer<typeof Access>;
const MealName = z.enum(['breakfast', 'lunch', 'dinner']);
export type MealName = z.infer<typeof MealName>;

const Entry = z.strictObject({
  /** Unique in the whole catalogue: "lisbon-oceanario". */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  cityId: z.string(),
  /** As a sign says it; other names in `aliases`. */
  name: z.string().check(z.minLength(1)),
  aliases: z.exactOptional(z.array(z.string())),
  lat: z.number(),
  lon: z.number(),
  tags: z.array(z.enum(TAGS)),
  /** One short sentence: why one goes, without praise words. At most 110 characters. */
  about: z.string().check(z.minLength(1)),
  /**
   * Weekly hours in the manner of OpenStreetMap: "Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00", "24/7". A day that is not named is closed;
   * closing after midnight is written past it ("18:00-02:00"). Left out when not known.
   */
  hours: z.exactOptional(z.string()),
  /** Months of the year in which it opens at all; left out for the whole year. */
  months: z.exactOptional(z.array(z.int())),
  closedOn: z.exactOptional(z.array(MonthDayText)),
  address: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  website: z.exactOptional(z.string()),
  /** False only where children are really not admitted or it is no place for them. */
  kids: z.exactOptional(z.boolean()),
  minAge: z.exactOptional(z.int()),
  /** Nobody else has anything to do there. */
  madeFor: z.exactOptional(z.enum(['children', 'disabled'])),
  wheelchair: z.exactOptional(Access),
  /** What "partial" means there; demanded then. */
  wheelchairNote: z.exactOptional(z.string()),
  asOf: MonthText,
  /** The day a public page was consulted, where one was: "2026-11-20". */
  checkedOn: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
});

export const SightEntry = z.extend(Entry, {
  kind: z.enum(['sight', 'activity']),
  /** A good visit, minutes. */
  minutes: z.number(),
  /** In the destination's currency; 0 is free. Left out when not known. */
  price: z.exactOptional(z.strictObject({ adult: z.number(), child: z.exactOptional(z.number()) })),
  indoor: z.boolean(),
  /** How much a first visitor would miss it, 1 to 5. */
  weight: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** May be done on several days: a beach, a ski area. */
  repeatable: z.exactOptional(z.boolean()),
  /** Must be bought days ahead. */
  bookAhead: z.exactOptional(z.boolean()),
  /** Where a way in one direction leaves them: the far pier of a ferry, the last village of a trail. Left out where one comes back. */
  ends: z.exactOptional(z.strictObject({ lat: z.number(), lon: z.number() })),
  /** Only sensible at this time of day. */
  best: z.exactOptional(z.enum(['morning', 'noon', 'afternoon', 'sunset', 'evening'])),
});
export type SightEntry = z.infer<typeof SightEntry>;

export const RestaurantEntry = z.extend(Entry, {
  kind: z.literal('restaurant'),
  /** For people: "Portuguese, grilled fish". */
  cuisine: z.string(),
  meals: z.array(MealName),
  /** A usual meal with a drink for one adult, destination's currency. */
  perPerson: z.number(),
  priceLevel: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** What a whole meal can be had of. Only where known. */
  diet: z.array(z.enum(DIETS)),
  /** Cooked so much there that the allergic should stay away. */
  allergenRisk: z.array(z.enum(ALLERGENS)),
  /** Our editors' view, 3.5 to 5, one decimal. */
  rating: z.number(),
  amenities: z.exactOptional(z.array(z.string())),
  /** When what is sung or played there begins, "HH:MM": nobody leaves before. */
  showFrom: z.exactOptional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  bookAhead: z.exactOptional(z.boolean()),
});
export type RestaurantEntry = z.infer<typeof RestaurantEntry>;

/** Nothing of it that a guest could check: neither hours nor address, telephone or website. */
export const isThin = ({ hours, address, phone, website }: RestaurantEntry): boolean =>
  !hours && !address && !phone && !website;

export type PlaceEntry = SightEntry | RestaurantEntry;

/** Everything we hold about one destination. */
export interface DestinationBook {
  readonly facts: DestinationFacts;
  readonly sights: readonly SightEntry[];
  readonly restaurants: readonly RestaurantEntry[];
  readonly hotels: readonly HotelEntry[];
}
