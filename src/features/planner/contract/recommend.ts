/**
 * Asking the agent, over the wire. The seven texts alone are the whole call;
 * `previous` and `change` ask for one thing to be different and everything else
 * to stay; `wish` hands over a wish that needs no reading. The same input gives the same answer.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { readOnly } from '../../../shared/read-only.ts';
import { Check, Plan } from './plan.ts';
import { demandedWithoutWish, questionsBesideWish, UnfinishedQuestionnaire } from './questionnaire.ts';
import { Reading, WishOverrides } from './reading.ts';

export const Wish = z
  .object({
    ...questionsBesideWish,
    /** The wish as it is meant, beside the texts or instead of them. */
    wish: z.optional(WishOverrides),
    /** The `interpretation` of the answer that is to be changed. */
    previous: z.optional(Reading),
    /** `cheaper`, `slower`, `swap:2` (day 2), or a sentence. */
    change: z.optional(z.string().check(z.maxLength(500, 'Change: please keep this under 500 characters'))),
    /** With something true to learn on every day. */
    learning: z.optional(z.boolean()),
  })
  .check(...demandedWithoutWish);
export type Wish = z.infer<typeof Wish>;

export const Recommendation = readOnly(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** For people: "€3,240 for two". */
    price: z.string(),
    /** How well the plan meets the wish, 1 to 5 with one decimal: no opinion of any visitor. */
    rating: z.number(),
    duration: z.string(),
    highlights: z.array(z.string()),
    /** Address of an own picture. */
    image: z.string(),
    aiGenerated: z.literal(true),
    /** Paragraphs and days, a line break between. */
    fullAIResponse: z.string(),
    destinationId: z.string(),
    /** As a map or another site would be asked: "Lisbon, Portugal". */
    place: z.string(),
    /** The package that fulfils the wish, bookable at /checkout/:packageId. */
    packageId: z.optional(z.string()),
    plan: Plan,
    checks: z.array(Check),
    /** What became of each wish: met, and where; partly, and what instead; or not, and why. A plan kept from before has none. */
    wishes: z._default(
      z.array(
        z.object({
          /** In a few words, as it would be asked. */
          wish: z.string(),
          result: z.enum(['met', 'partly', 'not-met']),
          text: z.string(),
          /** Where it is met, when it is met somewhere. */
          day: z.exactOptional(z.int()),
          placeId: z.exactOptional(z.string()),
        }),
      ),
      [],
    ),
    /** `open`: planned from open data that nobody of ours has checked, as `openData` says. */
    tier: z._default(z.enum(['curated', 'open']), 'curated'),
    openData: z.exactOptional(
      z.object({
        places: z.array(z.object({ id: z.string(), name: z.string() })),
        /** The oldest day of the data; empty where a source does not say. */
        asOf: z.string(),
        isCut: z.boolean(),
        /** Estimated amounts may be so many times more or less. */
        spread: z.exactOptional(z.number()),
        stops: z.int(),
        hoursKnown: z.int(),
        estimated: z.array(z.enum(['prices', 'visits', 'ways'])),
        unknown: z.array(z.enum(['prices', 'weather', 'airports', 'holidays'])),
        /** The same in sentences. */
        notes: z.array(z.string()),
      }),
    ),
  }),
);
export type Recommendation = z.infer<typeof Recommendation>;

export const Recommendations = readOnly(
  z.object({
    recommendations: z.array(Recommendation),
    /** At most five: own pages and authorities. */
    citations: z.array(z.string()),
    /** The same, in the same order, with the names a reader knows them by; an answer kept from before has none. */
    sources: z.optional(z.array(z.object({ url: z.string(), name: z.string() }))),
    /** What must be said of the whole answer: a place we do not cover, a season, a conflict. */
    warnings: z.array(z.string()),
    /** Places that were asked for and cannot be planned: where they lie, as far as a table of towns tells, and what was planned instead. */
    unknownPlaces: z.exactOptional(
      z.array(
        z.object({
          name: z.string(),
          tier: z.literal('unknown'),
          /** Absent: not even where it is. */
          where: z.exactOptional(
            z.object({
              name: z.string(),
              /** ISO 3166-1 alpha-2. */
              country: z.nullable(z.string()),
              lat: z.number(),
              lon: z.number(),
              /** Other towns of that name that may have been meant. */
              others: z.int(),
            }),
          ),
          /** As the wish ranks them; kilometers in a straight line. */
          nearest: z.array(
            z.object({
              destinationId: z.string(),
              name: z.string(),
              tier: z.enum(['curated', 'open']),
              km: z.exactOptional(z.int()),
            }),
          ),
        }),
      ),
    ),
    interpretation: Reading,
    /** The same, a line for each wish; a line with a key can be left out by the change `without:KEY`. An answer kept from before has none. */
    understood: z._default(
      z.array(z.object({ key: z.exactOptional(z.string()), part: z.string(), value: z.string() })),
      [],
    ),
    /** When one thing was changed: what differs from before, in sentences. */
    changed: z.optional(z.array(z.string())),
    engine: z.object({
      name: z.string(),
      /** What a configured model took part in: understanding, choosing, telling. Numbers, dates, names and links are never its own. */
      enriched: z.optional(z.array(z.enum(['reading', 'choice', 'words']))),
      /** How many words or phrases that we could not use it could. */
      usedAfterAll: z.optional(z.int()),
      /** Why it took no part, or not to the end; the answer is whole without it. */
      fallbackReason: z.optional(z.string()),
    }),
  }),
);
export type Recommendations = z.infer<typeof Recommendations>;

export const recommendTrips = endpoint('POST /api/ai/trip-recommendations', {
  who: 'anyone',
  summary: 'Plans trips from seven free texts: understood, planned day by day, priced and checked',
  input: Wish,
  output: Recommendations,
  streams: true,
  errors: { too_many_requests: 429 },
});
export type RecommendError = ErrorOf<typeof recommendTrips>;

/** The echo under the form while a visitor still writes; every text may be empty. */
export const readWishes = endpoint('POST /api/ai/reading', {
  who: 'anyone',
  summary: 'What the agent reads in unfinished answers, without planning anything',
  input: UnfinishedQuestionnaire,
  output: z.object({
    readings: z.array(z.object({ part: z.string(), value: z.string() })),
    conflicts: z.array(z.string()),
    unknownPlaces: z.array(z.string()),
    /** Words that change nothing. */
    unused: z.array(z.string()),
    /** Said for a question that is still empty, in the answer to another one. */
    answers: z.object({
      dates: z.exactOptional(z.string()),
      budget: z.exactOptional(z.string()),
      travelers: z.exactOptional(z.string()),
    }),
  }),
  errors: { too_many_requests: 429 },
});

/** While one line is still being written: what is read in it, and in short the first plan that would be made of it. Nothing is kept or counted. */
export const planFirst = endpoint('POST /api/ai/first-plan', {
  who: 'anyone',
  summary: 'What the agent reads in unfinished answers, and the first plan it would make of them, in short',
  input: UnfinishedQuestionnaire,
  output: z.object({
    readings: z.array(z.object({ part: z.string(), value: z.string() })),
    /** Words that change nothing. */
    unused: z.array(z.string()),
    /** What must be said of the plan: a place we do not cover, a budget that does not do. */
    notes: z.array(z.string()),
    /** Null: nothing was read that a plan could be made of. */
    plan: z.nullable(
      z.object({
        destinationId: z.string(),
        place: z.string(),
        title: z.string(),
        /** For people: "€3,240 for two". */
        price: z.string(),
        duration: z.string(),
        party: z.string(),
        /** Its first day. */
        day: z.object({ area: z.string(), sights: z.array(z.string()) }),
      }),
    ),
  }),
  errors: { too_many_requests: 429 },
});
