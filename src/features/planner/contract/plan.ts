/**
 * A planned trip over the wire: days of real places with times, price lines that add up, and the checks that prove it.
 * Money is whole units of the traveller's currency. `rules/plan.ts` names its parts.
 */
import * as z from 'zod/mini';
import { readOnly } from '../../../shared/read-only.ts';
import { wordList } from '../../../shared/word-list.ts';
import { HOTEL_CLASSES } from '../../destinations/rules/hotel.ts';
import { CURRENCIES } from '../rules/price/currency-codes.ts';

const Day = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]);
const Time = z.templateLiteral([z.number(), ':', z.number()]);

const Item = z.object({
  kind: z.enum(['sight', 'activity', 'meal', 'rest', 'transfer', 'free', 'package']),
  placeId: z.exactOptional(z.string()),
  name: z.string(),
  /** Where it lies, degrees; absent for what has no place. */
  at: z.exactOptional(z.object({ lat: z.number(), lon: z.number() })),
  start: Time,
  end: Time,
  /** From the item before it, or from where they sleep. */
  leg: z.exactOptional(
    z.object({
      mode: z.enum(['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'shuttle', 'ferry', 'car', 'flight']),
      minutes: z.number(),
      km: z.number(),
    }),
  ),
  /** For the whole party; absent when the price is not known. */
  cost: z.exactOptional(z.object({ amount: z.number() })),
  /** Why it is here, in one clause. */
  why: z.exactOptional(z.string()),
  /** What to mind there: hours not known, partial access, book ahead. */
  note: z.exactOptional(z.string()),
  /** Of a place that open data alone tells of: what a source says, and what is taken from its kind. */
  grade: z.exactOptional(
    z.object({
      hours: z.enum(['told', 'assumed']),
      visit: z.literal('assumed'),
      price: z.enum(['told', 'unknown']),
      access: z.enum(['told', 'unknown']),
    }),
  ),
  /** What is known of the place on that day. */
  known: z.exactOptional(
    z.object({
      /** "09:30–18:00"; empty when it is closed, null where nobody knows. */
      hours: z.nullable(z.string()),
      /** The day or month its facts are of; empty where its source does not say. */
      asOf: z.string(),
      website: z.exactOptional(z.string()),
    }),
  ),
});

/** A house by name. Whether it has a room, and at what price, only it can say. */
const NamedStay = z.object({
  name: z.string(),
  class: z.enum(HOTEL_CLASSES),
  stars: z.exactOptional(z.int()),
  /** The part of town, by name. */
  quarter: z.string(),
  address: z.exactOptional(z.string()),
  at: z.exactOptional(z.object({ lat: z.number(), lon: z.number() })),
  /** Its own. */
  website: z.exactOptional(z.string()),
  /** Only where a source says so. */
  stepFree: z.exactOptional(z.boolean()),
  /** The page that tells of it, and of which month that is: "2026-11". */
  source: z.string(),
  asOf: z.string(),
});

export const Plan = readOnly(
  z.object({
    segments: z.array(
      z.object({
        destinationId: z.string(),
        cityId: z.string(),
        baseId: z.string(),
        /** The base by name. */
        quarter: z.exactOptional(z.string()),
        nights: z.int(),
        /** Absent where no house of the price class is known in the quarter. */
        stay: z.exactOptional(NamedStay),
        // A plan that was shared before houses were named has none.
        alternatives: z.exactOptional(z.array(NamedStay)),
      }),
    ),
    startDate: Day,
    nights: z.int(),
    party: z.object({
      adults: z.int(),
      children: z.array(z.int()),
      rooms: z.exactOptional(z.int()),
      pets: z.exactOptional(z.int()),
    }),
    days: z.array(
      z.object({
        /** From 1. */
        n: z.int(),
        date: Day,
        /** The part of town the day is about. */
        area: z.string(),
        destinationId: z.string(),
        cityId: z.string(),
        /** Where they wake up: the base's name and middle. */
        base: z.object({ name: z.string(), lat: z.number(), lon: z.number() }),
        items: z.array(Item),
        /** For educational trips: something true to learn that day. */
        insight: z.exactOptional(z.string()),
      }),
    ),
    cost: z.object({
      currency: z.enum(CURRENCIES),
      items: z.array(
        z.object({
          kind: z.enum(wordList('lodging food activities local-transport flights package fees contingency')),
          label: z.string(),
          unit: z.exactOptional(z.number()),
          qty: z.exactOptional(z.number()),
          /** Null: not known in this currency. */
          amount: z.nullable(z.number()),
          /** Of an estimate by the price level of the country: what it usually lies between. */
          low: z.exactOptional(z.number()),
          high: z.exactOptional(z.number()),
        }),
      ),
      /** Null as soon as one line is not known: part of a sum is no sum. */
      total: z.nullable(z.number()),
      /** Where some of it is estimated by the price level of a country: what the total usually lies between. */
      low: z.exactOptional(z.number()),
      high: z.exactOptional(z.number()),
      /** What of the total counts against a budget that was said for a part of it. */
      counted: z.exactOptional(z.number()),
      /** `may-fit`: the limit lies inside the range. */
      verdict: z.enum(['within', 'may-fit', 'over', 'unknown']),
      overBy: z.exactOptional(z.number()),
      /** Visits whose ticket price nobody knows: they are not in the total. */
      unknownPrices: z.exactOptional(z.int()),
      reasons: z.exactOptional(z.array(z.string())),
    }),
    tier: z.enum(['low', 'mid', 'high']),
    style: z.enum(['best-match', 'value', 'slow', 'splurge', 'package']),
  }),
);

export const CHECKS = [
  ...wordList('dates nights party lines-add-up budget places-real right-town open no-repeat walking pace diet access'),
  ...wordList('season meal-hours no-gaps performances ways weather'),
];

export const Check = readOnly(
  z.object({
    name: z.enum(CHECKS),
    /** `stated`: not met, and the plan says so (over budget by …). */
    result: z.enum(['passed', 'stated', 'failed']),
    /** One sentence. */
    text: z.string(),
    /** What it was decided from, line by line. */
    facts: z.array(z.string()),
  }),
);
