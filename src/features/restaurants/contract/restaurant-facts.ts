/**
 * The facts of a restaurant that an operator may correct, each once: how it is named, checked, kept and asked for. The
 * endpoints, the columns, the form, what is undone and the log follow from here.
 */
import * as z from 'zod/mini';
import { namesOf, pluck } from '../../../shared/field-list.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { hoursIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { editRestaurantsMessages as messages } from '../copy/validation.ts';
import { DIET_CHOICES, KIND_CHOICES } from '../rules/restaurant-filters.ts';

export const text = (most: number, wrong: string) => typedText(0, most, wrong, wrong);

/** At least one sign that is seen. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

function isOfTheWeb(given: string): boolean {
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
}

/** `text` has several rows; `kinds` and `diets` are ticked. */
type Kind = 'line' | 'text' | 'price' | 'yes' | 'kinds' | 'diets';

interface FactField {
  readonly kind: Kind;
  /** As an operator sends it. */
  readonly input: z.ZodMiniType;
  /** As it is stored: a source may call kinds and diets what we no longer offer. */
  readonly stored: z.ZodMiniType;
  readonly column: string;
  /** What is kept of the same fact beside its column. */
  readonly beside?: readonly string[];
  readonly label: string;
  /** Where it is spoken of beside the form, if that is another word. */
  readonly word?: string;
  /** How many signs may be typed. */
  readonly most?: number;
}

/** Null: not known. */
const unknownOr = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

export const FACTS = {
  name: {
    kind: 'line',
    input: text(120, messages.restaurantName).check(z.regex(VISIBLE, messages.restaurantName)),
    stored: z.string(),
    column: 'name',
    label: 'Name',
    most: 120,
  },
  /** Empty where it is not known, and so is the description. */
  address: {
    kind: 'line',
    input: text(200, messages.address),
    stored: z.string(),
    column: 'address',
    label: 'Address',
    most: 200,
  },
  description: {
    kind: 'text',
    input: text(500, messages.description),
    stored: z.string(),
    column: 'description',
    label: 'Description',
    most: 500,
  },
  /** Weekly, in the notation of rules/weekly-hours.ts of the destinations. */
  hours: {
    kind: 'line',
    input: unknownOr(
      text(300, messages.hours).check(z.refine((given) => hoursIn(given).hours !== null, messages.hoursNotation)),
    ),
    stored: unknownOr(z.string()),
    column: 'hours',
    beside: ['hours_note', 'opening_hours'],
    label: 'Opening hours',
    word: 'Hours',
    most: 300,
  },
  phone: {
    kind: 'line',
    input: unknownOr(
      text(60, messages.phone).check(z.regex(/^[+(\d][\d\s().\-/+]{2,}( ?(x|ext\.?) ?\d+)?$/i, messages.phone)),
    ),
    stored: unknownOr(z.string()),
    column: 'phone',
    label: 'Telephone',
    most: 60,
  },
  website: {
    kind: 'line',
    input: unknownOr(text(500, messages.website).check(z.refine(isOfTheWeb, messages.website))),
    stored: unknownOr(z.string()),
    column: 'website',
    label: 'Website',
    most: 500,
  },
  cuisine: {
    kind: 'line',
    input: text(120, messages.cuisine).check(z.minLength(1, messages.cuisine)),
    stored: z.string(),
    column: 'cuisine',
    label: 'Cuisine, as visitors read it',
    word: 'Cuisine',
    most: 120,
  },
  /** 1 to 4. */
  price: {
    kind: 'price',
    input: unknownOr(z.int(messages.price).check(z.gte(1, messages.price), z.lte(4, messages.price))),
    stored: unknownOr(z.int()),
    column: 'price_level',
    label: 'Price level',
  },
  stepFree: {
    kind: 'yes',
    input: unknownOr(z.boolean(messages.stepFree)),
    stored: unknownOr(z.boolean()),
    column: 'step_free',
    label: 'Step-free',
  },
  /** What it is found under. */
  kinds: {
    kind: 'kinds',
    input: z.array(z.enum(KIND_CHOICES, messages.kind)).check(z.maxLength(12, messages.kinds)),
    stored: z.array(z.string()),
    column: 'kinds',
    label: 'Found under',
  },
  diets: {
    kind: 'diets',
    input: z.array(z.enum(DIET_CHOICES, messages.diets)).check(z.maxLength(DIET_CHOICES.length, messages.diets)),
    stored: z.array(z.string()),
    column: 'diets',
    label: 'Whole meals for',
    word: 'Diets',
  },
} as const satisfies Readonly<Record<string, FactField>>;

export type RestaurantFact = keyof typeof FACTS;
export const FACT_NAMES = namesOf(FACTS);
export const factOf = (fact: RestaurantFact): FactField => FACTS[fact];
export type FactOfKind<K extends Kind> = {
  [F in RestaurantFact]: (typeof FACTS)[F]['kind'] extends K ? F : never;
}[RestaurantFact];
export function isOfKind<K extends Kind>(fact: RestaurantFact, ...kinds: readonly K[]): fact is FactOfKind<K> {
  return kinds.some((kind) => kind === FACTS[fact].kind);
}

export const FactsInput = z.object(pluck(FACTS, 'input'));
export type FactsInput = z.infer<typeof FactsInput>;

export const StoredFacts = z.object(pluck(FACTS, 'stored'));
type Stored = z.infer<typeof StoredFacts>;
export type Facts = { readonly [F in RestaurantFact]: Readonly<Stored[F]> };
