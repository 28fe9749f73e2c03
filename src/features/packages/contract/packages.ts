/** Packages over the wire: the list, and one with its days. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { CATEGORY_CHOICES, RATING_BASES } from '../rules.ts';
import { CardFields, PageFields } from './fields.ts';
import { IsoDay } from './terms.ts';

export const TripPackage = z.extend(CardFields, {
  id: z.string(),
  duration: z.string(),
  /** Whole US dollars for one person, before taxes and fees. */
  price: z.int(),
  /** The last higher price of the past 180 days; null when there was none. */
  originalPrice: z.nullable(z.int()),
  /** Taxes and fees for one person. */
  taxes: z.int(),
  /** `price` and `taxes` together. */
  allInPrice: z.int(),
  /** One decimal; 0 where nobody has rated it. `ratingBasis` says whose figure it is. */
  rating: z.number(),
  ratingBasis: z.enum(RATING_BASES),
  /** Reviews of people who were on this trip, as everybody can read them. */
  reviews: z.int(),
  /** Seats of this departure that nobody holds or has bought, as of this answer. */
  availableSpots: z.int(),
  departureId: z.int(),
  /** The departure for people: "Feb 6, 2027". */
  departure: z.string(),
  departsOn: IsoDay,
  returnsOn: IsoDay,
  /** What its picture shows, for those who do not see it. */
  imageAlt: z.string(),
});
export type TripPackage = z.infer<typeof TripPackage>;

export const TripPackageWithDays = z.extend(TripPackage, {
  ...PageFields.shape,
  /** The day it is at the destination, by which the terms are counted. */
  today: IsoDay,
});
export type TripPackageWithDays = z.infer<typeof TripPackageWithDays>;

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/trip-packages',
  who: 'anyone',
  summary: 'Packages on sale, all or those of one category',
  query: z.object({ category: z.optional(z.enum(CATEGORY_CHOICES, 'Unknown category')) }),
  output: z.array(TripPackage),
  errors: {},
});

export const readPackage = endpoint({
  method: 'GET',
  path: '/api/trip-packages/:id',
  who: 'anyone',
  summary: 'One package on sale, with its days',
  params: z.object({ id: z.string() }),
  output: TripPackageWithDays,
  errors: { no_such_package: 404 },
});
export type PackageError = ErrorOf<typeof readPackage>;
