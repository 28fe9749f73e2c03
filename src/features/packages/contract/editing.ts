/**
 * Packages in the back office, over the wire: what an operator may write, and how
 * far. An edit carries the version it was made from; what somebody else has saved
 * in between is never written over.
 */
import * as z from 'zod/mini';
import { limitsCopy as said } from '../copy/limits.ts';
import { LIMITS, PackageFields, whole } from './fields.ts';

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
const Price = whole(LIMITS.price);

export const NewPackageFields = z.extend(PackageFields, { price: Price }).check(...together<Together>());
export type NewPackageFields = z.infer<typeof NewPackageFields>;

export const PackageEdit = z.extend(PackageFields, { version: Version }).check(...together<Together>());
export type PackageEdit = z.infer<typeof PackageEdit>;

/** What is to be seen as the public would see it; `id` for a package there is, `price` for one there is not. */
export const PackageDraft = z
  .extend(PackageFields, { id: z.optional(z.string()), price: z.optional(Price) })
  .check(...together<Together>());
export type PackageDraft = z.infer<typeof PackageDraft>;

export const PackageVersion = z.object({ version: Version });

export const PackageMove = z.object({
  direction: z.enum(['up', 'down'], said.direction),
  /** The neighbour it changes places with, as the operator saw it. */
  past: z.string(said.direction).check(z.maxLength(80, said.direction)),
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

export const NewCapacity = z.object({
  capacity: whole([0, LIMITS.seats[1]]),
  /** What it was when the operator looked. */
  was: whole([0, LIMITS.seats[1]]),
});
export type NewCapacity = z.infer<typeof NewCapacity>;
