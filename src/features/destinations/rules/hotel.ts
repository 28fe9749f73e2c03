/** Houses to sleep in, by quarter: each with the page that tells of it. No price, rating or free room: nobody here holds any. */
import * as z from 'zod/mini';
import { MonthText } from './destination-facts.ts';

const Text = z.string().check(z.minLength(1));
const Address = z.string().check(z.regex(/^https:\/\/[^\s/]+\.[^\s/]+/, 'an address begins with https://'));

export const HOTEL_CLASSES = ['hostel', 'guesthouse', 'simple', 'mid-range', 'upscale', 'luxury'] as const;
export type HotelClass = (typeof HOTEL_CLASSES)[number];

export const HotelEntry = z.strictObject({
  name: Text,
  class: z.enum(HOTEL_CLASSES),
  /** Official ones, where a source names them. */
  stars: z.exactOptional(z.int().check(z.minimum(1), z.maximum(5))),
  /** Id of a base. */
  quarter: Text,
  address: z.exactOptional(Text),
  lat: z.exactOptional(z.number()),
  lon: z.exactOptional(z.number()),
  /** Its own, of nobody in between. */
  website: z.exactOptional(Address),
  /** Only where a source says it, yes or no. */
  stepFree: z.exactOptional(z.boolean()),
  /** The page that tells of it. */
  source: Address,
  asOf: MonthText,
});
export type HotelEntry = z.infer<typeof HotelEntry>;
