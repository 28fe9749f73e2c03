/**
 * Packages in the back office, over the wire: what an operator may write, and how
 * far. An edit carries the version it was made from; what somebody else has saved
 * in between is never written over.
 */
import * as z from 'zod/mini';
import { cursor, whole, words } from '../../../shared/cursor.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { storable } from '../../../shared/text-input.ts';
import { fieldFaults as said } from '../copy/validation.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { SALE_STATES } from '../rules/departures.ts';
import { PACKAGE_STATES } from '../rules/package-state.ts';
import { RATING_BASES } from '../rules/rating.ts';
import { FIELD_RANGES, PackageFields, StoredFields, wholeNumber } from './package-fields.ts';
import { TripPackageWithDays } from './packages.ts';

type Together = Pick<PackageFields, 'nights' | 'itinerary' | 'maxGuests' | 'capacity' | 'cancellation'>;

/** What is right field by field can still be wrong together. */
const together = <F extends Together>() => [
  z.refine<F>(({ nights, itinerary }) => itinerary.length === nights + 1, { error: said.days, path: ['itinerary'] }),
  z.refine<F>(({ maxGuests, capacity }) => maxGuests <= capacity, { error: said.guests, path: ['maxGuests'] }),
  z.refine<F>(({ cancellation }) => cancellation.every(isLessThanBefore), {
    error: said.terms,
    path: ['cancellation'],
  }),
];

type Step = { readonly days: number; readonly percent: number };

function isLessThanBefore({ days, percent }: Step, i: number, steps: readonly Step[]): boolean {
  const before = steps[i - 1];
  return before === undefined || (days < before.days && percent < before.percent);
}

const Version = z.int(said.version).check(z.positive(said.version));
const Price = wholeNumber(FIELD_RANGES.price);

export const NewPackageFields = z.extend(PackageFields, { price: Price }).check(...together<Together>());
export type NewPackageFields = z.infer<typeof NewPackageFields>;

export const PackageEdit = z.extend(PackageFields, { version: Version }).check(...together<Together>());
export type PackageEdit = z.infer<typeof PackageEdit>;

/** What is to be seen as the public would see it; `id` for a package there is, `price` for one there is not. */
export const PreviewInput = z
  .extend(PackageFields, { id: z.optional(z.string()), price: z.optional(Price) })
  .check(...together<Together>());
export type PreviewInput = z.infer<typeof PreviewInput>;

const PackageVersion = z.object({ version: Version });

export const PackageMove = z.object({
  direction: z.enum(['up', 'down'], said.direction),
  /** Those it goes past as the operator saw them, the nearest first. */
  past: z
    .array(z.string(said.direction).check(z.maxLength(80, said.direction)))
    .check(z.minLength(1, said.direction), z.maxLength(50, said.direction)),
});
export type PackageMove = z.infer<typeof PackageMove>;

export const NewPrice = z.object({
  price: Price,
  /** ISO 8601; null: from this moment on. */
  validFrom: z.nullable(
    z.string(said.moment).check(
      z.maxLength(40, said.moment),
      z.refine((typed) => /^\d{4}-\d\d-\d\dT/.test(typed) && !Number.isNaN(Date.parse(typed)), said.moment),
    ),
  ),
});
export type NewPrice = z.infer<typeof NewPrice>;

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

export const listAllPackages = endpoint('GET /api/admin/packages', {
  who: 'operator',
  summary: 'Every package with its state, in the order of the shop, fifty at a time',
  query: z.object({
    state: z.optional(z.enum(PACKAGE_STATES, 'Unknown state')),
    category: z.optional(z.enum(CATEGORIES, 'Unknown category')),
    /** Part of the name, the location or the id. */
    search: z.optional(z.string().check(z.overwrite(storable), z.maxLength(80))),
    after: placeInShop.after,
  }),
  output: z.object({
    packages: z.array(PackageRow),
    next: z.nullable(z.string()),
  }),
});

export const AdminPackage = z.object({
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
      /** It has begun only now; nobody may have booked at it, which the action itself finds out. */
      canTakeBack: z.boolean(),
    }),
  ),
  originalPrice: z.nullable(z.int()),
  /** From today on, the next first. */
  departures: z.array(
    z.extend(Seats, {
      id: z.int(),
      departsOn: z.string(),
      returnsOn: z.string(),
      state: z.enum(SALE_STATES),
      /** In that state, before its cut-off. */
      isOnSale: z.boolean(),
      /** Opened by the package's day of the year, and moved with it. */
      isSeasonal: z.boolean(),
      /** Null: the package's. */
      price: z.nullable(z.int()),
      cutoffDays: z.int(),
      /** Null: it runs whoever comes. */
      minimumParty: z.nullable(z.int()),
      version: z.int(),
    }),
  ),
});
export type AdminPackage = z.infer<typeof AdminPackage>;

const PackageId = z.object({ id: z.string() });
const Saved = z.object({ id: z.string(), version: z.int() });
const GONE = { no_such_package: 404 } as const;
const CHANGED = { ...GONE, changed_meanwhile: 409 } as const;
const UNKNOWN = { no_such_destination: 422, no_such_picture: 422 } as const;

export const readAdminPackage = endpoint('GET /api/admin/packages/:id', {
  who: 'operator',
  summary: 'One package with everything that can be changed',
  params: PackageId,
  output: AdminPackage,
  errors: GONE,
});

export const createPackage = endpoint('POST /api/admin/packages', {
  who: 'operator',
  summary: 'A new package, not on sale yet',
  input: NewPackageFields,
  output: Saved,
  errors: UNKNOWN,
  status: 201,
});

export const editPackage = endpoint('PUT /api/admin/packages/:id', {
  who: 'operator',
  summary: 'Changes a package; the shop shows it within seconds',
  params: PackageId,
  input: PackageEdit,
  output: Saved,
  errors: { ...CHANGED, ...UNKNOWN, nights_are_booked: 409 },
});

export const duplicatePackage = endpoint('POST /api/admin/packages/:id/duplicate', {
  who: 'operator',
  summary: 'The same package once more, not on sale yet',
  params: PackageId,
  output: Saved,
  errors: GONE,
  status: 201,
});

export const movePackage = endpoint('POST /api/admin/packages/:id/move', {
  who: 'operator',
  summary: 'Goes past its neighbours in the order of the shop',
  params: PackageId,
  input: PackageMove,
  output: z.object({ id: z.string(), /** Counted from 1. */ place: z.int() }),
  errors: { ...GONE, order_changed: 409 },
});

export const deletePackage = endpoint('DELETE /api/admin/packages/:id', {
  who: 'operator',
  summary: 'Gives up a draft; what has been on sale is withdrawn instead',
  params: PackageId,
  output: z.object({ id: z.string() }),
  errors: { ...GONE, not_a_draft: 409 },
});

export const publishPackage = endpoint('POST /api/admin/packages/:id/publish', {
  who: 'operator',
  summary: 'Puts a package on sale',
  params: PackageId,
  input: PackageVersion,
  output: Saved,
  errors: { ...CHANGED, no_price: 422 },
});

export const withdrawPackage = endpoint('POST /api/admin/packages/:id/withdraw', {
  who: 'operator',
  summary: 'Takes a package off sale; trips that are booked stay',
  params: PackageId,
  input: PackageVersion,
  output: Saved,
  errors: CHANGED,
});

export const addPrice = endpoint('POST /api/admin/packages/:id/prices', {
  who: 'operator',
  summary: 'A new price, now or from a moment to come',
  params: PackageId,
  input: NewPrice,
  output: AdminPackage,
  errors: { ...GONE, price_in_the_past: 422, price_too_far_ahead: 422, price_unchanged: 409, moment_taken: 409 },
  status: 201,
});

export const removePrice = endpoint('DELETE /api/admin/packages/:id/prices/:price', {
  who: 'operator',
  summary: 'Removes a price that has not begun, or begun within the hour without a booking',
  params: z.object({ id: z.string(), price: z.string().check(z.regex(/^\d{1,15}$/, 'Unknown price')) }),
  output: AdminPackage,
  errors: { ...GONE, no_such_price: 404, price_has_begun: 409, price_is_booked: 409 },
});

export const previewPackage = endpoint('POST /api/admin/package-preview', {
  who: 'operator',
  summary: 'A package as the shop would show it, without saving anything',
  input: PreviewInput,
  output: TripPackageWithDays,
  errors: { ...GONE, ...UNKNOWN, no_price: 422 },
});

type Bytes = AsyncIterable<Uint8Array>;

const isStream = (given: unknown): given is Bytes =>
  typeof given === 'object' && given !== null && Symbol.asyncIterator in given;

/** A picture for a package, sent as it is: the bytes of one file. */
export const uploadPicture = endpoint('POST /api/admin/pictures', {
  who: 'operator',
  summary: 'Takes a JPEG, PNG, WebP or AVIF and makes the pictures that pages show',
  consumes: 'bytes',
  input: z.custom<Bytes>(isStream, 'Please send the picture as the body'),
  output: z.object({
    /** Id of the picture, for a package's `image`. */
    image: z.string(),
  }),
  errors: {
    not_a_picture: 415,
    picture_broken: 422,
    picture_too_small: 422,
    picture_too_many_pixels: 413,
    picture_too_large: 413,
    upload_broken: 400,
  },
  status: 201,
});

export type PackageAdminError =
  | ErrorOf<typeof createPackage>
  | ErrorOf<typeof editPackage>
  | ErrorOf<typeof movePackage>
  | ErrorOf<typeof deletePackage>
  | ErrorOf<typeof publishPackage>
  | ErrorOf<typeof addPrice>
  | ErrorOf<typeof removePrice>;
