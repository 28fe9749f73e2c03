/** Packages over the wire: the list, and one with its days. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { GalleryPicture } from '../../destinations/contract.ts';
import { CATEGORY_CHOICES } from '../rules/categories.ts';
import { RATING_BASES } from '../rules/rating.ts';
import { IsoDay } from './iso-day.ts';
import { CardFields, PageFields } from './package-fields.ts';

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
  /** Other departures of the package on sale. */
  moreDepartures: z.int(),
  /** So many must travel for it to run, and so many have booked; null: it runs whoever comes. */
  runsFrom: z.nullable(z.object({ minimum: z.int(), booked: z.int() })),
  /** What its picture shows, for those who do not see it. */
  imageAlt: z.string(),
});
export type TripPackage = z.infer<typeof TripPackage>;

export const TripPackageWithDays = z.extend(TripPackage, {
  ...PageFields.shape,
  /** The day it is at the destination, by which the terms are counted. */
  today: IsoDay,
  /** Where it goes; null: none of our places. */
  place: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Its own first, then others of the same place; alone where it is an operator's. */
  pictures: z.array(GalleryPicture),
});
export type TripPackageWithDays = z.infer<typeof TripPackageWithDays>;

/** A departure on sale as it is chosen. */
export const PackageDeparture = z.pick(TripPackage, {
  departureId: true,
  departure: true,
  departsOn: true,
  returnsOn: true,
  price: true,
  taxes: true,
  allInPrice: true,
  availableSpots: true,
  runsFrom: true,
});
export type PackageDeparture = z.infer<typeof PackageDeparture>;

export const ShopPackage = z.extend(TripPackage, {
  /** Departures to choose from: of each month those than which no earlier one is as cheap and as free. */
  choices: z.array(PackageDeparture),
});
export type ShopPackage = z.infer<typeof ShopPackage>;

export const listPackages = endpoint('GET /api/trip-packages', {
  who: 'anyone',
  summary: 'Packages on sale, all or those of one category',
  query: z.object({ category: z.optional(z.enum(CATEGORY_CHOICES, 'Unknown category')) }),
  output: z.array(ShopPackage),
});

/** In an address; anything else is of no departure. */
const DepartureId = z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Unknown departure')));

export const readPackage = endpoint('GET /api/trip-packages/:id', {
  who: 'anyone',
  summary: 'One package on sale, with its days',
  params: z.object({ id: z.string() }),
  /** With a departure: that one instead of the next. */
  query: z.object({ departureId: DepartureId }),
  output: TripPackageWithDays,
  errors: { no_such_package: 404 },
});

export const listDepartures = endpoint('GET /api/trip-packages/:id/departures', {
  who: 'anyone',
  summary: 'Every departure of a package on sale, the next first',
  params: z.object({ id: z.string() }),
  output: z.array(PackageDeparture),
  errors: { no_such_package: 404 },
});
export type PackageError = ErrorOf<typeof readPackage>;
