/** A planned trip over the wire; the same shape as `Plan` and `Check` of the rules. */
import * as z from 'zod/mini';
import { HOTEL_CLASSES } from '../../destinations/rules/hotel.ts';
import { CHECKS, type Check as Checked, type Plan as Planned } from '../rules/plan.ts';
import { CURRENCIES } from '../rules/price/currency-codes.ts';

const Day = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]);
const Time = z.templateLiteral([z.number(), ':', z.number()]);

const Item = z.object({
  kind: z.enum(['sight', 'activity', 'meal', 'rest', 'transfer', 'free', 'package']),
  placeId: z.exactOptional(z.string()),
  name: z.string(),
  at: z.exactOptional(z.object({ lat: z.number(), lon: z.number() })),
  start: Time,
  end: Time,
  leg: z.exactOptional(
    z.object({
      mode: z.enum(['walk', 'metro', 'tram', 'bus', 'train', 'taxi', 'shuttle', 'ferry', 'car', 'flight']),
      minutes: z.number(),
      km: z.number(),
    }),
  ),
  cost: z.exactOptional(z.object({ amount: z.number() })),
  why: z.exactOptional(z.string()),
  note: z.exactOptional(z.string()),
  grade: z.exactOptional(
    z.object({
      hours: z.enum(['told', 'assumed']),
      visit: z.literal('assumed'),
      price: z.enum(['told', 'unknown']),
      access: z.enum(['told', 'unknown']),
    }),
  ),
  known: z.exactOptional(
    z.object({
      hours: z.nullable(z.string()),
      asOf: z.string(),
      website: z.exactOptional(z.string()),
    }),
  ),
});

const NamedStay = z.object({
  name: z.string(),
  class: z.enum(HOTEL_CLASSES),
  stars: z.exactOptional(z.int()),
  quarter: z.string(),
  address: z.exactOptional(z.string()),
  at: z.exactOptional(z.object({ lat: z.number(), lon: z.number() })),
  website: z.exactOptional(z.string()),
  stepFree: z.exactOptional(z.boolean()),
  source: z.string(),
  asOf: z.string(),
});

export const Plan: z.ZodMiniType<Planned> = z.object({
  segments: z.array(
    z.object({
      destinationId: z.string(),
      cityId: z.string(),
      baseId: z.string(),
      quarter: z.exactOptional(z.string()),
      nights: z.int(),
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
      n: z.int(),
      date: Day,
      area: z.string(),
      destinationId: z.string(),
      cityId: z.string(),
      base: z.object({ name: z.string(), lat: z.number(), lon: z.number() }),
      items: z.array(Item),
      insight: z.exactOptional(z.string()),
    }),
  ),
  cost: z.object({
    currency: z.enum(CURRENCIES),
    items: z.array(
      z.object({
        kind: z.enum(['lodging', 'food', 'activities', 'local-transport', 'flights', 'package', 'fees', 'contingency']),
        label: z.string(),
        unit: z.exactOptional(z.number()),
        qty: z.exactOptional(z.number()),
        amount: z.nullable(z.number()),
        low: z.exactOptional(z.number()),
        high: z.exactOptional(z.number()),
      }),
    ),
    total: z.nullable(z.number()),
    low: z.exactOptional(z.number()),
    high: z.exactOptional(z.number()),
    counted: z.exactOptional(z.number()),
    verdict: z.enum(['within', 'may-fit', 'over', 'unknown']),
    overBy: z.exactOptional(z.number()),
    unknownPrices: z.exactOptional(z.int()),
    reasons: z.exactOptional(z.array(z.string())),
  }),
  tier: z.enum(['low', 'mid', 'high']),
  style: z.enum(['best-match', 'value', 'slow', 'splurge', 'package']),
});

export const Check: z.ZodMiniType<Checked> = z.object({
  name: z.enum(CHECKS),
  result: z.enum(['passed', 'stated', 'failed']),
  text: z.string(),
  facts: z.array(z.string()),
});
