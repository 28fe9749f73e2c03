/** Cities and places of open data as operators find, hide and check them. */
import * as z from 'zod/mini';
import { cursor, words } from '../../../shared/cursor.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { LoggedAction } from '../../../shared/logged-action.ts';
import { storable } from '../../../shared/text-input.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { hoursIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import { openDataMessages as messages } from '../copy/validation.ts';
import { CHECKED_FACTS } from '../rules/checked-facts.ts';

const id = z.string().check(z.overwrite(storable), z.maxLength(200));
const params = z.object({ id });
const version = z.int(messages.version).check(z.gte(0, messages.version));
const reason = typedText(3, 300, messages.reason, messages.reason);

const AdminCity = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  country: z.nullable(z.string()),
  /** `unknown`: too little is known to plan. */
  tier: z.enum(['open', 'unknown']),
  /** Null: nobody says it. */
  asOf: z.nullable(z.string()),
  isCut: z.boolean(),
  sights: z.int(),
  sightsToPlan: z.int(),
  sightsWithHours: z.int(),
  tables: z.int(),
  hiddenReason: z.nullable(z.string()),
  isRetired: z.boolean(),
  version: z.int(),
});
export type AdminCity = z.infer<typeof AdminCity>;

export const cityByName = cursor(z.tuple([words(), words()]));
const CITY_STATES = ['plannable', 'thin', 'hidden', 'retired'] as const;

const CityFilters = z.object({
  name: z.optional(typedText(0, 80, messages.name, messages.name)),
  state: z.optional(z.enum(CITY_STATES, messages.state)),
  after: cityByName.after,
});
export type CityFilters = z.infer<typeof CityFilters>;

export const listCities = endpoint('GET /api/admin/cities', {
  who: 'operator',
  summary: 'Cities of open data in the order of their names, fifty at a time',
  query: CityFilters,
  output: z.object({ rows: z.array(AdminCity), next: z.nullable(z.string()) }),
});

const AdminPlace = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  importance: z.number(),
  hours: z.nullable(z.string()),
  hoursNote: z.nullable(z.string()),
  fee: z.nullable(z.boolean()),
  wheelchair: z.nullable(z.enum(['yes', 'limited', 'no'])),
  hiddenReason: z.nullable(z.string()),
  /** Facts that one of us has stated. */
  corrected: z.array(z.string()),
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  checkedSource: z.nullable(z.string()),
  /** Which fact was looked up by whom, when and on which page. */
  checks: z.array(z.object({ fact: z.enum(CHECKED_FACTS), by: z.string(), at: z.string(), source: z.string() })),
  /** What has to be looked up before it can be one of ours. */
  missing: z.array(z.enum(CHECKED_FACTS)),
  /** One of ours. */
  isRaised: z.boolean(),
  version: z.int(),
});
export type AdminPlace = z.infer<typeof AdminPlace>;

const WholeCity = z.extend(AdminCity, {
  source: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.nullable(z.int()),
  reachKm: z.number(),
  timeZone: z.nullable(z.string()),
  places: z.array(AdminPlace),
  history: z.array(LoggedAction),
});
export type WholeCity = z.infer<typeof WholeCity>;

export const readCity = endpoint('GET /api/admin/cities/:id', {
  who: 'operator',
  summary: 'One city with its most important places, and what operators did',
  params,
  output: WholeCity,
  errors: { no_such_city: 404 },
});

/** Who hides what is hidden, or shows what is shown, looks at an old page. */
const ofCity = { no_such_city: 404, changed_meanwhile: 409, already_hidden: 409, not_hidden: 409 } as const;

export const hideCity = endpoint('POST /api/admin/cities/:id/hide', {
  who: 'operator',
  summary: 'Takes a city out of plans, whoever imports it again',
  params,
  input: z.object({ version, reason }),
  output: AdminCity,
  errors: ofCity,
});

export const showCity = endpoint('POST /api/admin/cities/:id/show', {
  who: 'operator',
  summary: 'Shows a hidden city again',
  params,
  input: z.object({ version }),
  output: AdminCity,
  errors: ofCity,
});

const ofPlace = { no_such_place: 404, changed_meanwhile: 409, already_hidden: 409, not_hidden: 409 } as const;

export const hidePlace = endpoint('POST /api/admin/open-places/:id/hide', {
  who: 'operator',
  summary: 'Takes a place out of plans, whoever imports it again',
  params,
  input: z.object({ version, reason }),
  output: AdminPlace,
  errors: ofPlace,
});

export const showPlace = endpoint('POST /api/admin/open-places/:id/show', {
  who: 'operator',
  summary: 'Shows a hidden place again',
  params,
  input: z.object({ version }),
  output: AdminPlace,
  errors: ofPlace,
});

export const statePlaceFacts = endpoint('PUT /api/admin/open-places/:id/facts', {
  who: 'operator',
  summary: 'States facts of a place after a page that says them; from then on they count as checked by us',
  params,
  input: z.object({
    version,
    /** The page that says it. */
    source: typedText(0, 500, messages.source, messages.source).check(
      z.refine((given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol), messages.source),
    ),
    facts: z.partial(
      z.object({
        name: typedText(1, 200, messages.placeName, messages.placeName),
        hours: z.nullable(
          typedText(0, 300, messages.hours, messages.hours).check(
            z.refine((given) => hoursIn(given).hours !== null, messages.hours),
          ),
        ),
        fee: z.nullable(z.boolean(messages.fee)),
        wheelchair: z.nullable(z.enum(['yes', 'limited', 'no'], messages.wheelchair)),
      }),
    ),
  }),
  output: AdminPlace,
  errors: { no_such_place: 404, changed_meanwhile: 409 },
});

const ofRaising = {
  no_such_place: 404,
  changed_meanwhile: 409,
  not_checked: 409,
  already_raised: 409,
  not_raised: 409,
} as const;

export const curatePlace = endpoint('POST /api/admin/open-places/:id/raise', {
  who: 'operator',
  summary: 'Makes a place one of ours, once its name, hours and ticket have been looked up',
  params,
  input: z.object({ version }),
  output: AdminPlace,
  errors: ofRaising,
});

export const uncuratePlace = endpoint('POST /api/admin/open-places/:id/lower', {
  who: 'operator',
  summary: 'Leaves a place to the map again; what was looked up stays on record',
  params,
  input: z.object({ version }),
  output: AdminPlace,
  errors: ofRaising,
});
