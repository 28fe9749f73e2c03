/**
 * Everything about a package that an operator writes, each field once: how it is named, checked, kept and shown. The
 * endpoints, the columns, the form, what two editors are asked, the log and the shop follow from here. What follows from
 * a field is no field: duration, price, dates.
 */
import * as z from 'zod/mini';
import { namesOf, pluck, those } from '../../../shared/field-list.ts';
import { fieldFaults as said } from '../copy/validation.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { Terms } from './cancellation-terms.ts';

export const FIELD_RANGES = {
  name: [3, 80],
  location: [2, 80],
  summary: [20, 240],
  line: [2, 100],
  highlights: [1, 8],
  features: [3, 12],
  notIncluded: [0, 12],
  packingList: [0, 20],
  hotel: [10, 400],
  guide: [10, 400],
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

export const wholeNumber = ([least, most]: Range) => {
  const message = said.number(least, most);
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

const OwnRating = z.number(said.ownRating).check(
  z.gte(1, said.ownRating),
  z.lte(5, said.ownRating),
  z.refine((typed) => Math.abs(typed * 10 - Math.round(typed * 10)) < 1e-9, said.ownRating),
);

/** What the form asks with: `text` has several rows, `maybe` too and may stay empty, `lines` is one entry per line, the last three have a control of their own. */
type Kind =
  | 'line'
  | 'text'
  | 'maybe'
  | 'lines'
  | 'whole'
  | 'month'
  | 'rating'
  | 'choice'
  | 'picture'
  | 'days'
  | 'steps';

interface Field {
  readonly kind: Kind;
  /** As an operator sends it. */
  readonly input: z.ZodMiniType;
  /** As it is kept and read. */
  readonly stored: z.ZodMiniType;
  readonly column: string;
  readonly label: string;
  readonly hint?: string;
  /** Only for a package that does not exist yet. */
  readonly newHint?: string;
  /** Takes a row of the form for itself. */
  readonly wide?: boolean | 'new';
  /** Where it stands in the form, there in the order of this list. */
  readonly group: 'what' | 'words' | 'picture' | 'leaving' | 'days' | 'terms';
  /** Whether it is on the card of the shop, or with one package alone; null: only what follows from it. */
  readonly shop: 'card' | 'page' | null;
}

const oneLine = (range: Range) => ({ kind: 'line', input: line(range), stored: z.string() }) as const;
const lines = ([least, most]: Range, message: string) =>
  ({
    kind: 'lines',
    input: z.array(line(FIELD_RANGES.line), message).check(z.minLength(least, message), z.maxLength(most, message)),
    stored: z.array(z.string()),
  }) as const;
/** May stay empty; those who do not know of it leave it so. */
const maybe = (range: Range) =>
  ({ kind: 'maybe', input: z._default(z.nullable(line(range)), null), stored: z.nullable(z.string()) }) as const;
const maybeLines = (range: Range, message: string) => {
  const { kind, input, stored } = lines(range, message);
  return { kind, input: z._default(input, []), stored } as const;
};
const number = (range: Range) => ({ kind: 'whole', input: wholeNumber(range), stored: z.int() }) as const;

export const FIELDS = {
  name: {
    ...oneLine(FIELD_RANGES.name),
    column: 'name',
    label: 'Name',
    newHint: 'The address of a new package is made of it and stays.',
    wide: true,
    group: 'what',
    shop: 'card',
  },
  destinationId: {
    kind: 'choice',
    input: z.string(said.destination).check(z.minLength(1, said.destination), z.maxLength(80, said.destination)),
    stored: z.string(),
    column: 'destination_id',
    label: 'Destination',
    group: 'what',
    shop: 'card',
  },
  location: {
    ...oneLine(FIELD_RANGES.location),
    column: 'location',
    label: 'Location',
    hint: 'As the card says it: “Val Thorens, France”.',
    group: 'what',
    shop: 'card',
  },
  category: {
    kind: 'choice',
    input: z.enum(CATEGORIES, said.category),
    stored: z.enum(CATEGORIES),
    column: 'category',
    label: 'Category',
    group: 'what',
    shop: 'card',
  },
  /** The brand's own figure, shown as such until enough travelers have said theirs; null: it states none. */
  ownRating: {
    kind: 'rating',
    input: z._default(z.nullable(OwnRating), null),
    stored: z.nullable(z.number()),
    column: 'own_rating',
    label: 'Our own rating',
    hint: 'From 1 to 5, such as 4.8; may stay empty. Shown as “our own figure” until three reviews of travelers are published.',
    wide: 'new',
    group: 'words',
    shop: null,
  },
  summary: {
    ...oneLine(FIELD_RANGES.summary),
    kind: 'text',
    column: 'summary',
    label: 'Summary',
    wide: true,
    group: 'words',
    shop: 'card',
  },
  highlights: {
    ...lines(FIELD_RANGES.highlights, said.highlights(...FIELD_RANGES.highlights)),
    column: 'highlights',
    label: 'Highlights',
    hint: 'One per line.',
    group: 'words',
    shop: 'card',
  },
  features: {
    ...lines(FIELD_RANGES.features, said.features(...FIELD_RANGES.features)),
    column: 'features',
    label: 'What is included',
    hint: 'One per line; the card shows the first three.',
    group: 'words',
    shop: 'card',
  },
  notIncluded: {
    ...maybeLines(FIELD_RANGES.notIncluded, said.atMost(FIELD_RANGES.notIncluded[1])),
    column: 'not_included',
    label: 'What is not included',
    hint: 'One per line, beside what the terms say of every trip; may stay empty.',
    group: 'words',
    shop: 'page',
  },
  packingList: {
    ...maybeLines(FIELD_RANGES.packingList, said.atMost(FIELD_RANGES.packingList[1])),
    column: 'packing_list',
    label: 'What to bring',
    hint: 'One per line; may stay empty.',
    group: 'words',
    shop: 'page',
  },
  hotel: {
    ...maybe(FIELD_RANGES.hotel),
    column: 'hotel',
    label: 'Where travelers sleep',
    hint: 'The house by its name, the room and the nights; may stay empty.',
    group: 'words',
    shop: 'page',
  },
  guide: {
    ...maybe(FIELD_RANGES.guide),
    column: 'guide',
    label: 'Who guides',
    hint: 'By name, and what they know; may stay empty.',
    group: 'words',
    shop: 'page',
  },
  /** Id of its picture. */
  image: {
    kind: 'picture',
    input: z.string(said.picture).check(z.regex(/^[a-z0-9-]{1,80}$/, said.picture)),
    stored: z.string(),
    column: 'image',
    label: 'Picture',
    group: 'picture',
    shop: 'card',
  },
  /** What the picture shows, for those who do not see it; null: the words that ship with the picture. */
  imageAlt: {
    ...oneLine(FIELD_RANGES.imageAlt),
    stored: z.nullable(z.string()),
    column: 'image_alt',
    label: 'What the picture shows',
    hint: 'Read to people who do not see it.',
    group: 'picture',
    shop: 'card',
  },
  nights: { ...number(FIELD_RANGES.nights), column: 'nights', label: 'Nights', group: 'leaving', shop: 'card' },
  departMonth: {
    ...number([1, 12]),
    kind: 'month',
    column: 'depart_month',
    label: 'Departure: month',
    group: 'leaving',
    shop: null,
  },
  departDay: {
    ...number([1, 28]),
    column: 'depart_day',
    label: 'Day',
    hint: '1 to 28: a day every year has.',
    group: 'leaving',
    shop: null,
  },
  /** The most one booking may take. */
  maxGuests: {
    ...number(FIELD_RANGES.guests),
    column: 'max_guests',
    label: 'Most guests in one booking',
    group: 'leaving',
    shop: 'card',
  },
  /** Seats of departures that are not open yet. */
  capacity: {
    ...number(FIELD_RANGES.seats),
    column: 'capacity',
    label: 'Seats of new departures',
    hint: 'For departures that are not open yet. Those that are have their own number above.',
    wide: true,
    group: 'leaving',
    shop: null,
  },
  /** Day by day, the first on the day of departure. */
  itinerary: {
    kind: 'days',
    input: z
      .array(z.object({ title: line(FIELD_RANGES.dayTitle), text: line(FIELD_RANGES.dayText) }), said.days)
      .check(z.minLength(2, said.days), z.maxLength(FIELD_RANGES.nights[1] + 1, said.days)),
    stored: z.array(z.object({ title: z.string(), text: z.string() })),
    column: 'itinerary',
    label: 'Day by day',
    group: 'days',
    shop: 'page',
  },
  /** What comes back of the price after cancelling: `percent` until that many days before the departure, the most first. */
  cancellation: {
    kind: 'steps',
    // On the day of departure nobody can cancel any more: a step of 0 days would promise what cannot be had.
    input: z
      .array(z.object({ days: wholeNumber([1, 365]), percent: wholeNumber([1, 100]) }), said.terms)
      .check(z.maxLength(FIELD_RANGES.terms, said.tooManyTerms(FIELD_RANGES.terms))),
    stored: Terms,
    column: 'cancellation',
    label: 'Cancellation',
    group: 'terms',
    shop: 'page',
  },
} as const satisfies Readonly<Record<string, Field>>;

export type PackageFieldName = keyof typeof FIELDS;
export const FIELD_NAMES = namesOf(FIELDS);
export const fieldOf = (name: PackageFieldName): Field => FIELDS[name];
export type FieldOfKind<K extends Kind> = {
  [N in PackageFieldName]: (typeof FIELDS)[N]['kind'] extends K ? N : never;
}[PackageFieldName];
export function isOfKind<K extends Kind>(name: PackageFieldName, ...kinds: readonly K[]): name is FieldOfKind<K> {
  return kinds.some((kind) => kind === FIELDS[name].kind);
}

export const PackageFields = z.object(pluck(FIELDS, 'input'));
export type PackageFields = z.infer<typeof PackageFields>;

export const StoredFields = z.object(pluck(FIELDS, 'stored'));
export type StoredFields = z.infer<typeof StoredFields>;

export const CardFields = z.object(pluck(those(FIELDS, 'shop', 'card'), 'stored'));
export const PageFields = z.object(pluck(those(FIELDS, 'shop', 'page'), 'stored'));
export type PageFields = z.infer<typeof PageFields>;
