/** Guides over the wire: the list of all with its five topics, one whole guide, and its card as a file. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { FileAnswer } from '../../../shared/file-answer.ts';
import { Climate, PublicHoliday, Season } from '../../destinations/rules/destination-facts.ts';
import { REGIONS } from '../../destinations/rules/regions.ts';
import { FACT_SECTIONS, GUIDE_TOPICS } from '../rules/guide-topics.ts';

const Source = z.object({ name: z.string(), url: z.string() });

/** One thing worth knowing. */
const Fact = z.object({
  text: z.string(),
  source: z.nullable(Source),
  /** "YYYY-MM". */
  asOf: z.string(),
  /** Older than its kind allows, by the site's clock. */
  checkAgain: z.boolean(),
});
export type Fact = z.infer<typeof Fact>;

export const ListedGuide = z.object({
  id: z.string(),
  city: z.string(),
  place: z.string(),
  /** What its picture shows. */
  alt: z.string(),
  intro: z.string(),
  emergency: z.string(),
  asOf: z.string(),
  region: z.enum(REGIONS),
  /** What a search finds it by. */
  names: z.array(z.string()),
  chapters: z.record(z.enum(GUIDE_TOPICS), z.object({ points: z.array(z.string()), source: Source })),
});
export type ListedGuide = z.infer<typeof ListedGuide>;

export const Guide = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  /** What its picture shows, where it has one. */
  alt: z.optional(z.string()),
  /** One or two sentences, where the guide has been written by hand. */
  intro: z.nullable(z.string()),
  /** The page of this guide, with the site's own name in front. */
  address: z.string(),
  /** "YYYY-MM". */
  asOf: z.string(),
  /** ISO 4217, of the land; null: not known. */
  currency: z.nullable(z.string()),
  /** "Turkish Lira". */
  currencyName: z.string(),
  languages: z.array(z.string()),
  /** In one line. */
  emergency: z.string(),
  numbers: z.array(
    z.object({ number: z.string(), reaches: z.string(), source: Source, asOf: z.string(), checkAgain: z.boolean() }),
  ),
  /** Facts by section; one we know nothing of is empty. */
  facts: z.record(z.enum(FACT_SECTIONS), z.array(Fact)),
  phrases: z.nullable(
    z.object({
      language: z.string(),
      note: z.nullable(z.string()),
      list: z.array(z.object({ written: z.string(), said: z.nullable(z.string()), means: z.string() })),
    }),
  ),
  seasons: z.array(Season),
  /** Null: nobody has told us. */
  climate: z.nullable(
    z.pick(Climate, {
      station: true,
      period: true,
      high: true,
      low: true,
      rainDays: true,
      sea: true,
      source: true,
    }),
  ),
  holidays: z.array(z.pick(PublicHoliday, { name: true, effect: true })),
  areas: z.array(z.object({ name: z.string(), city: z.string(), character: z.string() })),
  /** The ones a first visitor would miss most. */
  sights: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      about: z.string(),
      website: z.nullable(z.string()),
      /** What a travel guide writes of it, word for word. CC BY-SA 4.0. */
      quote: z.optional(z.object({ text: z.string(), isShortened: z.boolean(), source: Source, history: z.string() })),
    }),
  ),
  authorities: z.array(Source),
  /** `open`: by rule from open data that nobody of ours has checked, as `notes` say. */
  tier: z._default(z.enum(['curated', 'open']), 'curated'),
  notes: z._default(z.array(z.string()), []),
});
export type Guide = z.infer<typeof Guide>;

export const listGuides = endpoint('GET /api/guides', {
  who: 'anyone',
  summary: 'The city guides in the order of their page, each with its five topics',
  output: z.array(ListedGuide),
});

const which = z.object({ id: z.string() });

export const readGuide = endpoint('GET /api/guides/:id', {
  who: 'anyone',
  summary: 'What we know about one destination, with sources and the month of the knowledge',
  params: which,
  output: Guide,
  errors: { no_such_guide: 404 },
});

export const readGuideCard = endpoint('GET /api/guides/:id/card', {
  who: 'anyone',
  summary: 'Numbers, phrases, money and transport of a destination as one page for the phone',
  params: which,
  produces: 'text/html',
  output: FileAnswer,
  errors: { no_such_guide: 404 },
});
export type GuideError = ErrorOf<typeof readGuide>;
