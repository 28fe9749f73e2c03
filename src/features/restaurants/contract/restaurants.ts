/** Restaurants over the wire. A visitor's position is only ever a parameter of a question: it is neither stored nor logged. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';
import { UNKNOWNS } from '../../destinations/rules/opening-hours/spans.ts';
import { restaurantMessages as messages } from '../copy/validation.ts';
import { DIET_CHOICES, KIND_CHOICES, MOST_MILES, RADIUS_MILES } from '../rules/restaurant-filters.ts';

/** A number written in an address. */
const numberText = (missing: string, wrong: string, least: number, most: number) =>
  z.pipe(
    z.string(missing).check(z.regex(/^-?\d{1,6}(\.\d{1,20})?$/, wrong)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, wrong), z.lte(most, wrong))),
  );
const latitude = numberText(messages.noLocation, messages.latitude, -90, 90);
const longitude = numberText(messages.noLocation, messages.longitude, -180, 180);
const yes = z.optional(
  z.pipe(
    z.literal('true', messages.onlyTrue),
    z.transform((): true => true),
  ),
);

export const SOURCES = ['editors', 'openstreetmap', 'google'] as const;

export const Restaurant = z.object({
  id: z.string(),
  name: z.string(),
  cuisine: z.string(),
  address: z.string(),
  phone: z.nullable(z.string()),
  /** Always http or https. */
  website: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Miles from where the question was asked; null when it named no position. */
  distance: z.nullable(z.number()),
  googleRating: z.nullable(z.number()),
  tripAdvisorRating: z.nullable(z.number()),
  /** Of the reviews, and of a named service's figure where `googleMaps` has one; 0: not yet rated. */
  aggregatedRating: z.number(),
  /** Real reviews only. */
  totalReviews: z.int(),
  /** "$" to "$$$$"; empty when not known. */
  priceLevel: z.string(),
  /** Monday to Sunday; where weeks differ, the seven days from today. */
  openingHours: z.array(z.string()),
  photos: z.array(z.string()),
  description: z.string(),
  amenities: z.array(z.string()),
  source: z.enum(SOURCES),
  /** Everybody whose facts are in this row, the one above first. */
  sources: z.array(z.enum(SOURCES)),
  /** What is shown of Google Maps, with what must be named beside it; null where nothing is. */
  googleMaps: z.nullable(
    z.object({
      url: z.nullable(z.string()),
      rating: z.nullable(z.number()),
      ratings: z.int(),
      credits: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
    }),
  ),
  /** What "open now" follows from, on the clock of the place. */
  opening: z.object({
    hours: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    months: z.nullable(z.array(z.int())),
    closedOn: z.array(z.string()),
    /** Whether every week is alike, but for holidays and the months. */
    weekly: z.boolean(),
    /** What follows for the days around now, public holidays and seasons in it; null: nothing can be said. */
    outlook: z.nullable(
      z.object({
        /** Yesterday, there. */
        from: z.string(),
        /** In minutes from the midnight that day begins with. `unknown`: why it is not certain that it is open. */
        spans: z.array(z.object({ from: z.int(), to: z.int(), unknown: z.nullable(z.enum(UNKNOWNS)) })),
      }),
    ),
  }),
  /** Hours as the source writes them, where they say more than a week or are not understood. */
  hoursNote: z.nullable(z.string()),
  stepFree: z.nullable(z.boolean()),
  /** Month or day of the knowledge; empty: unknown. */
  asOf: z.string(),
  /** Stars; null without a position. */
  rank: z.nullable(
    z.object({
      quality: z.number(),
      /** What it counts in the order, and there alone, that the table is one of ours. */
      forPick: z.number(),
      forReviews: z.number(),
      forDistance: z.number(),
      total: z.number(),
    }),
  ),
});
export type Restaurant = z.infer<typeof Restaurant>;

export const RestaurantFilters = z.object({
  cuisine: z.optional(z.enum(KIND_CHOICES, messages.cuisine)),
  /** At most this price level. */
  price: z.optional(numberText(messages.price, messages.price, 1, 4)),
  openNow: yes,
  diet: z.optional(z.enum(DIET_CHOICES, messages.diet)),
  stepFree: yes,
  radius: z.optional(numberText(messages.radius, messages.radius, 0.1, MOST_MILES)),
  text: z.optional(z.string().check(z.trim(), z.maxLength(80, messages.text))),
});
export type RestaurantFilters = z.infer<typeof RestaurantFilters>;

export const listRestaurants = endpoint('GET /api/restaurants', {
  who: 'anyone',
  summary: `The ten best restaurants within ${RADIUS_MILES} miles; with a message while live places are off`,
  query: z.extend(RestaurantFilters, { latitude, longitude }),
  output: z.union([z.array(Restaurant), z.object({ message: z.string(), restaurants: z.array(Restaurant) })]),
});

export const readRestaurant = endpoint('GET /api/restaurants/:id', {
  who: 'anyone',
  summary: 'One restaurant, with its distance when a position is named',
  params: z.object({ id: z.string() }),
  query: z.object({ latitude: z.optional(latitude), longitude: z.optional(longitude) }),
  output: Restaurant,
  errors: { no_such_restaurant: 404, places_silent: 503 },
});
