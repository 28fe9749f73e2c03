/**
 * Packages in the back office, over the wire: what an operator may write, and how
 * far. An edit carries the version it was made from; what somebody else has saved
 * in between is never written over.
 */
import * as z from 'zod/mini';
import { limitsCopy as said } from '../copy/limits.ts';
import { CATEGORIES } from '../rules.ts';

export const LIMITS = {
  name: [3, 80],
  location: [2, 80],
  summary: [20, 240],
  line: [2, 100],
  highlights: [1, 8],
  features: [3, 12],
  dayTitle: [2, 80],
  dayText: [10, 600],
  imageAlt: [5, 200],
  nights: [1, 21],
  seats: [1, 500],
  guests: [1, 40],
  price: [1, 100_000],
  terms: 6,
} as const satisfies Record<string, number | readonly [number, number]>;

type Range = readonly [least: number, most: number];

/** Control characters, half characters, and what turns text around. */
const UNFIT = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const line = ([least, most]: Range) =>
  z.string(said.required).check(
    z.overwrite((typed) => typed.replaceAll(/\s+/g, ' ').trim()),
    z.minLength(1, said.required),
    z.minLength(least, said.short(least)),
    z.maxLength(most, said.long(most)),
    z.refine((typed) => !UNFIT.test(typed), said.text),
  );

const whole = ([least, most]: Range) => {
  const message = said.number(least, most);
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

const lines = ([least, most]: Range, message: string) =>
  z.array(line(LIMITS.line), message).check(z.minLength(least, message), z.maxLength(most, message));

/** On the day of departure nobody can cancel any more: a step of 0 days would promise what cannot be had. */
const Term = z.object({ days: whole([1, 365]), percent: whole([1, 100]) });

const OwnRating = z.number(said.ownRating).check(
  z.gte(1, said.ownRating),
  z.lte(5, said.ownRating),
  z.refine((typed) => Math.abs(typed * 10 - Math.round(typed * 10)) < 1e-9, said.ownRating),
);

/** Everything about a package that an operator writes. What follows from it is not in here: duration, price, dates. */
export const PackageFields = z.object({
  name: line(LIMITS.name),
  destinationId: z.string(said.destination).check(z.minLength(1, said.destination), z.maxLength(80, said.destination)),
  location: line(LIMITS.location),
  category: z.enum(CATEGORIES, said.category),
  summary: line(LIMITS.summary),
  highlights: lines(LIMITS.highlights, said.highlights(...LIMITS.highlights)),
  features: lines(LIMITS.features, said.features(...LIMITS.features)),
  nights: whole(LIMITS.nights),
  itinerary: z
    .array(z.object({ title: line(LIMITS.dayTitle), text: line(LIMITS.dayText) }), said.days)
    .check(z.minLength(2, said.days), z.maxLength(LIMITS.nights[1] + 1, said.days)),
  departMonth: whole([1, 12]),
  departDay: whole([1, 28]),
  maxGuests: whole(LIMITS.guests),
  /** Seats of departures that are not open yet. */
  capacity: whole(LIMITS.seats),
  /** The most generous first. */
  cancellation: z.array(Term, said.terms).check(z.maxLength(LIMITS.terms, said.tooManyTerms(LIMITS.terms))),
  /** Id of its picture. */
  image: z.string(said.picture).check(z.regex(/^[a-z0-9-]{1,80}$/, said.picture)),
  /** What the picture shows, for those who do not see it. */
  imageAlt: line(LIMITS.imageAlt),
  /** The brand's own figure, shown as such until enough travelers have said theirs; null: it states none. */
  ownRating: z._default(z.nullable(OwnRating), null),
});
export type PackageFields = z.infer<typeof PackageFields>;

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
