/** Restaurants as operators find, correct, hide and merge them. */
import * as z from 'zod/mini';
import { cursor, words } from '../../../shared/cursor.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { LoggedAction } from '../../../shared/logged-action.ts';
import { storable } from '../../../shared/text-input.ts';
import { editRestaurantsMessages as messages } from '../copy/validation.ts';
import { DUPLICATE_REASONS } from '../rules/duplicates.ts';
import { KIND_CHOICES } from '../rules/restaurant-filters.ts';
import { FACT_NAMES, FactsInput, StoredFacts, text } from './restaurant-facts.ts';
import { SOURCES } from './restaurants.ts';

const STATES = ['shown', 'hidden', 'merged', 'retired', 'corrected'] as const;

const params = z.object({ id: z.string().check(z.overwrite(storable), z.maxLength(200)) });
/** The row's own count of what operators did to it, as it was when the wish was formed. */
const version = z.int(messages.version).check(z.gte(0, messages.version));

const AdminListedRestaurant = z.object({
  id: z.string(),
  source: z.enum(SOURCES),
  /** Empty for a place of Google's, whose facts may not be kept. */
  name: z.string(),
  cuisine: z.string(),
  address: z.string(),
  rating: z.number(),
  reviews: z.int(),
  state: z.enum(['shown', 'hidden', 'merged', 'retired']),
  corrected: z.boolean(),
  asOf: z.string(),
});
export type AdminListedRestaurant = z.infer<typeof AdminListedRestaurant>;

export const placeByName = cursor(z.tuple([words(), words()]));

export const RowFilters = z.object({
  name: z.optional(text(80, messages.name)),
  source: z.optional(z.enum(SOURCES, messages.source)),
  /** Id of a city we know; the ten miles around it. */
  area: z.optional(text(80, messages.area)),
  kind: z.optional(z.enum(KIND_CHOICES, messages.kind)),
  state: z.optional(z.enum(STATES, messages.state)),
  after: placeByName.after,
});
export type RowFilters = z.infer<typeof RowFilters>;

export const listRows = endpoint('GET /api/admin/restaurants', {
  who: 'operator',
  summary: 'Restaurants in the order of their names, fifty at a time',
  query: RowFilters,
  output: z.object({
    rows: z.array(AdminListedRestaurant),
    next: z.nullable(z.string()),
  }),
  errors: { no_such_area: 400 },
});

const Neighbour = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(SOURCES),
  address: z.string(),
  reviews: z.int(),
  /** Metres. */
  away: z.int(),
  /** By its name or telephone it looks like the same place. */
  alike: z.boolean(),
});

export const AdminRestaurant = z.object({
  id: z.string(),
  source: z.enum(SOURCES),
  sourceId: z.nullable(z.string()),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.nullable(z.string()),
  asOf: z.string(),
  rating: z.number(),
  reviews: z.int(),
  version: z.int(),
  facts: StoredFacts,
  hoursNote: z.nullable(z.string()),
  corrected: z.array(z.enum(FACT_NAMES)),
  /** What the source says of the facts; the same as `facts` where nothing is corrected. */
  told: StoredFacts,
  hidden: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** When its source said that it is gone, or no longer has it; it comes back when its source has it again. */
  retiredAt: z.nullable(z.string()),
  /** The row it lends to; how far away it is in metres, and by what an import knew it: null where an operator merged them. */
  sameAs: z.nullable(
    z.object({ id: z.string(), name: z.string(), away: z.int(), because: z.nullable(z.enum(DUPLICATE_REASONS)) }),
  ),
  lenders: z.array(z.object({ id: z.string(), name: z.string(), source: z.enum(SOURCES) })),
  near: z.array(Neighbour),
  history: z.array(LoggedAction),
});
export type AdminRestaurant = z.infer<typeof AdminRestaurant>;

const found = { no_such_restaurant: 404 } as const;
const changed = { ...found, changed_meanwhile: 409 } as const;

export const readRow = endpoint('GET /api/admin/restaurants/:id', {
  who: 'operator',
  summary: 'One restaurant with all its sources, and what operators did to it',
  params,
  output: AdminRestaurant,
  errors: found,
});

export const correctFacts = endpoint('PUT /api/admin/restaurants/:id/facts', {
  who: 'operator',
  summary: 'Corrects the facts that are named; what differs from what is shown is a correction from then on',
  params,
  input: z.object({ version, facts: z.partial(FactsInput) }),
  output: AdminRestaurant,
  errors: { ...changed, facts_not_ours: 409 },
});

export const undoCorrection = endpoint('POST /api/admin/restaurants/:id/facts/undo', {
  who: 'operator',
  summary: 'Lets the source speak again about one fact',
  params,
  input: z.object({ version, fact: z.enum(FACT_NAMES, messages.fact) }),
  output: AdminRestaurant,
  errors: { ...changed, not_corrected: 409 },
});

export const hideRestaurant = endpoint('POST /api/admin/restaurants/:id/hide', {
  who: 'operator',
  summary: 'Takes a restaurant out of every list, whoever tells of it again',
  params,
  input: z.object({ version, reason: text(300, messages.reason).check(z.minLength(3, messages.reason)) }),
  output: AdminRestaurant,
  errors: { ...changed, already_hidden: 409, is_merged: 409 },
});

export const showRestaurant = endpoint('POST /api/admin/restaurants/:id/show', {
  who: 'operator',
  summary: 'Shows a hidden restaurant again',
  params,
  input: z.object({ version }),
  output: AdminRestaurant,
  errors: { ...changed, not_hidden: 409 },
});

const pair = z.object({
  id: z.string().check(z.overwrite(storable), z.maxLength(200)),
  intoId: z.string().check(z.overwrite(storable), z.maxLength(200)),
});
const merging = { ...found, not_mergeable: 409 } as const;

export const previewMerge = endpoint('GET /api/admin/restaurants/:id/merge/:intoId', {
  who: 'operator',
  summary: 'What merging the first into the second would show',
  params: pair,
  output: z.object({
    version: z.int(),
    intoVersion: z.int(),
    name: z.string(),
    /** Reviews that move, and what the second has then. */
    reviewsMoving: z.int(),
    reviewsAfter: z.int(),
    ratingAfter: z.number(),
    /** What the second does not know itself, and what the first lends it. */
    lent: z.array(z.object({ fact: z.string(), value: z.string() })),
  }),
  errors: merging,
});

export const mergeRestaurants = endpoint('POST /api/admin/restaurants/:id/merge/:intoId', {
  who: 'operator',
  summary: 'Merges the first into the second: one place, with the reviews of both',
  params: pair,
  input: z.object({ version, intoVersion: version }),
  output: AdminRestaurant,
  errors: { ...merging, changed_meanwhile: 409 },
});

export const unmergeRestaurants = endpoint('POST /api/admin/restaurants/:id/unmerge', {
  who: 'operator',
  summary: 'Makes a merged row a place of its own again, with the reviews it brought',
  params,
  input: z.object({ version }),
  output: AdminRestaurant,
  errors: { ...changed, not_merged: 409 },
});
