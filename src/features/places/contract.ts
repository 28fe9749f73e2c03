/** The page of a place over the wire: what we know of it, gathered for somebody who thinks of going. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../shared/endpoint.ts';
import { Destination, GalleryPicture } from '../destinations/contract.ts';
import { Base, Climate, Season } from '../destinations/rules/destination-facts.ts';
import { TripPackage } from '../packages/contract/packages.ts';
import { MONTH_PRICES } from './rules.ts';

const Month = z.object({
  /** Mean daily highs and lows in °C, days with rain: as measured; null where nobody has a figure. */
  high: z.nullable(z.number()),
  low: z.nullable(z.number()),
  rainDays: z.nullable(z.number()),
  /** From sunrise to sunset in the middle of the month, worked out from where it lies, to the hour. */
  daylightHours: z.number(),
  /** Of a room, against the other months. */
  price: z.enum(MONTH_PRICES),
  season: z.nullable(Season.shape.kind),
});

const Named = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  about: z.string(),
  website: z.nullable(z.string()),
});

export const PlacePage = z.extend(Destination, {
  alt: z.string(),
  /** Its own first, then others of the same place. */
  pictures: z.array(GalleryPicture),
  country: z.string(),
  /** A sentence or two, where the guide has been written by hand. */
  intro: z.nullable(z.string()),
  timeZone: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  airports: z.array(z.object({ code: z.string(), name: z.string(), minutes: z.number() })),
  months: z.array(Month),
  climate: z.object({ station: z.string(), period: z.string(), source: Climate.shape.source }),
  seasons: z.array(Season),
  quarters: z.array(z.extend(z.pick(Base, { id: true, name: true, character: true }), { city: z.string() })),
  sights: z.array(Named),
  tables: z.array(z.extend(Named, { cuisine: z.nullable(z.string()) })),
  /** How many more tables than these we know. */
  moreTables: z.int(),
  /** As the planner would spend so many days there. */
  stays: z.array(
    z.object({
      days: z.int(),
      plan: z.array(z.object({ area: z.string(), stops: z.array(z.string()) })),
    }),
  ),
  trips: z.array(TripPackage),
  /** "YYYY-MM". */
  asOf: z.string(),
  authorities: z.array(Climate.shape.source),
});
export type PlacePage = z.infer<typeof PlacePage>;

export const readPlace = endpoint('GET /api/places/:id', {
  who: 'anyone',
  summary: 'One place of the catalogue: when to come, where to stay, what to do in one, three and seven days',
  params: z.object({ id: z.string() }),
  output: PlacePage,
  errors: { no_such_place: 404 },
});
export type PlaceError = ErrorOf<typeof readPlace>;
