/** The endpoints of packages in the back office. */
import * as z from 'zod/mini';
import { cursor, whole, words } from '../../../shared/cursor.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { CATEGORIES, PACKAGE_STATES, RATING_BASES } from '../rules.ts';
import {
  NewCapacity,
  NewPackageFields,
  NewPrice,
  PackageDraft,
  PackageEdit,
  PackageMove,
  PackageVersion,
} from './editing.ts';
import { StoredFields } from './fields.ts';
import { TripPackageWithDays } from './packages.ts';

const Seats = z.object({ capacity: z.int(), held: z.int(), sold: z.int() });

export const PackageRow = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  category: z.enum(CATEGORIES),
  state: z.enum(PACKAGE_STATES),
  image: z.string(),
  /** Of today; null while none has begun. */
  price: z.nullable(z.int()),
  originalPrice: z.nullable(z.int()),
  /** The next departure that is sold or would be; null when none is open. */
  departure: z.nullable(z.extend(Seats, { departsOn: z.string() })),
  updatedAt: z.string(),
  /** Its neighbours in the order of the shop, whatever is filtered. */
  above: z.nullable(z.string()),
  below: z.nullable(z.string()),
});
export type PackageRow = z.infer<typeof PackageRow>;

export const placeInShop = cursor(z.tuple([whole(), words()]));

export const listAllPackages = endpoint({
  method: 'GET',
  path: '/api/admin/packages',
  who: 'operator',
  summary: 'Every package with its state, in the order of the shop, fifty at a time',
  query: z.object({
    state: z.optional(z.enum(PACKAGE_STATES, 'Unknown state')),
    category: z.optional(z.enum(CATEGORIES, 'Unknown category')),
    /** Part of the name, the location or the id. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    after: placeInShop.after,
  }),
  output: z.object({
    packages: z.array(PackageRow),
    next: z.nullable(z.string()),
  }),
  errors: {},
});

export const PackageInOffice = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(PACKAGE_STATES),
  fields: z.extend(StoredFields, { imageAlt: z.string() }),
  /** As the shop shows it. */
  rating: z.number(),
  ratingBasis: z.enum(RATING_BASES),
  reviews: z.int(),
  updatedAt: z.string(),
  /** The latest first. `id` is its beginning in milliseconds since 1970. */
  prices: z.array(
    z.object({
      id: z.string(),
      price: z.int(),
      validFrom: z.string(),
      state: z.enum(['coming', 'current', 'past']),
      /** It has begun only now; nobody may have booked at it, which the deed itself finds out. */
      canTakeBack: z.boolean(),
    }),
  ),
  originalPrice: z.nullable(z.int()),
  /** From today on, the next first. */
  departures: z.array(
    z.extend(Seats, { id: z.int(), departsOn: z.string(), returnsOn: z.string(), isOnSale: z.boolean() }),
  ),
});
export type PackageInOffice = z.infer<typeof PackageInOffice>;

const PackageId = z.object({ id: z.string() });
const Saved = z.object({ id: z.string(), version: z.int() });
const GONE = { no_such_package: 404 } as const;
const CHANGED = { ...GONE, changed_meanwhile: 409 } as const;
const UNKNOWN = { no_such_destination: 422, no_such_picture: 422 } as const;

export const readPackageInOffice = endpoint({
  method: 'GET',
  path: '/api/admin/packages/:id',
  who: 'operator',
  summary: 'One package with everything that can be changed',
  params: PackageId,
  output: PackageInOffice,
  errors: GONE,
});

export const createPackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages',
  who: 'operator',
  summary: 'A new package, not on sale yet',
  input: NewPackageFields,
  output: Saved,
  errors: UNKNOWN,
  status: 201,
});

export const editPackage = endpoint({
  method: 'PUT',
  path: '/api/admin/packages/:id',
  who: 'operator',
  summary: 'Changes a package; the shop shows it within seconds',
  params: PackageId,
  input: PackageEdit,
  output: Saved,
  errors: { ...CHANGED, ...UNKNOWN, nights_are_booked: 409 },
});

export const duplicatePackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages/:id/duplicate',
  who: 'operator',
  summary: 'The same package once more, not on sale yet',
  params: PackageId,
  output: Saved,
  errors: GONE,
  status: 201,
});

export const movePackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages/:id/move',
  who: 'operator',
  summary: 'Changes places with the neighbour in the order of the shop',
  params: PackageId,
  input: PackageMove,
  output: z.object({ id: z.string(), /** Counted from 1. */ place: z.int() }),
  errors: { ...GONE, order_changed: 409 },
});

export const deletePackage = endpoint({
  method: 'DELETE',
  path: '/api/admin/packages/:id',
  who: 'operator',
  summary: 'Gives up a draft; what has been on sale is withdrawn instead',
  params: PackageId,
  output: z.object({ id: z.string() }),
  errors: { ...GONE, not_a_draft: 409 },
});

export const publishPackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages/:id/publish',
  who: 'operator',
  summary: 'Puts a package on sale',
  params: PackageId,
  input: PackageVersion,
  output: Saved,
  errors: { ...CHANGED, no_price: 422 },
});

export const withdrawPackage = endpoint({
  method: 'POST',
  path: '/api/admin/packages/:id/withdraw',
  who: 'operator',
  summary: 'Takes a package off sale; trips that are booked stay',
  params: PackageId,
  input: PackageVersion,
  output: Saved,
  errors: CHANGED,
});

export const addPrice = endpoint({
  method: 'POST',
  path: '/api/admin/packages/:id/prices',
  who: 'operator',
  summary: 'A new price, now or from a moment to come',
  params: PackageId,
  input: NewPrice,
  output: PackageInOffice,
  errors: { ...GONE, price_in_the_past: 422, price_too_far_ahead: 422, price_unchanged: 409, moment_taken: 409 },
  status: 201,
});

export const removePrice = endpoint({
  method: 'DELETE',
  path: '/api/admin/packages/:id/prices/:price',
  who: 'operator',
  summary: 'Removes a price that has not begun, or begun within the hour without a booking',
  params: z.object({ id: z.string(), price: z.string().check(z.regex(/^\d{1,15}$/, 'Unknown price')) }),
  output: PackageInOffice,
  errors: { ...GONE, no_such_price: 404, price_has_begun: 409, price_is_booked: 409 },
});

export const changeCapacity = endpoint({
  method: 'PUT',
  path: '/api/admin/packages/:id/departures/:departure',
  who: 'operator',
  summary: 'Changes how many seats an open departure has, while it is being sold',
  params: z.object({ id: z.string(), departure: z.string().check(z.regex(/^\d{1,9}$/, 'Unknown departure')) }),
  input: NewCapacity,
  output: PackageInOffice,
  errors: { ...GONE, no_such_departure: 404, changed_meanwhile: 409, below_taken: 409 },
});

export const previewPackage = endpoint({
  method: 'POST',
  path: '/api/admin/package-preview',
  who: 'operator',
  summary: 'A package as the shop would show it, without saving anything',
  input: PackageDraft,
  output: TripPackageWithDays,
  errors: { ...GONE, ...UNKNOWN, no_price: 422 },
});

export type OfficeError =
  | ErrorOf<typeof createPackage>
  | ErrorOf<typeof editPackage>
  | ErrorOf<typeof movePackage>
  | ErrorOf<typeof deletePackage>
  | ErrorOf<typeof publishPackage>
  | ErrorOf<typeof addPrice>
  | ErrorOf<typeof removePrice>
  | ErrorOf<typeof changeCapacity>;
