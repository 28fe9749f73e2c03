/** What was understood, over the wire; the same shape as `Reading` of the rules. */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import { DESTINATION_KINDS } from '../../destinations/rules/catalogue.ts';
import { ALLERGENS, DIETS, TAGS } from '../../destinations/rules/tags.ts';
import { CURRENCIES } from '../rules/price/currency-codes.ts';
import { FIELDS } from '../rules/questionnaire.ts';
import { LODGINGS, MODES, NEED_KINDS, type Reading as Understood } from '../rules/reading.ts';
import type { WishOverrides as Overrides } from '../rules/wish/wish-overrides.ts';

const Day = z
  .templateLiteral([z.number(), '-', z.number(), '-', z.number()])
  .check(z.refine((day) => day.startsWith('20') && isCalendarDay(day), 'Please write the date as YYYY-MM-DD'));
const Time = z.templateLiteral([z.number(), ':', z.number()]);
const few = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.maxLength(200));
const line = z.string().check(z.maxLength(600));
const word = z.string().check(z.maxLength(120));
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
const Span = z.object({ field: z.enum(FIELDS), from: count(4000), to: count(4000) });

const NamedAirport = z.object({ code: word, name: word });

const Whole = z.object({
  language: word,
  outputLanguage: z.literal('en'),
  destinationMode: z.enum(['fixed', 'choice', 'multi', 'open', 'uncovered']),
  destinations: few(
    z.object({
      id: word,
      city: z.exactOptional(word),
      cities: z.exactOptional(few(z.object({ id: word, nights: z.exactOptional(count(60)) }))),
      oneOfCities: z.exactOptional(z.literal(true)),
      nights: z.exactOptional(count(60)),
      around: z.exactOptional(word),
      span: z.exactOptional(Span),
    }),
  ),
  unknownPlaces: few(word),
  excludes: few(word),
  search: z.object({
    regions: few(word),
    within: z.exactOptional(few(word)),
    climate: z.exactOptional(z.enum(['warm', 'cold', 'mild', 'snow'])),
    kinds: z.exactOptional(few(z.enum(DESTINATION_KINDS))),
    notKinds: z.exactOptional(few(z.enum(DESTINATION_KINDS))),
    noLongHaul: z.boolean(),
    noFlight: z.boolean(),
    temperature: z.exactOptional(
      z.object({ atMost: z.exactOptional(z.number()), atLeast: z.exactOptional(z.number()) }),
    ),
  }),
  startDate: Day,
  nights: count(60),
  flexDays: count(60),
  startFrom: Day,
  startTo: Day,
  dateState: z.enum(['ok', 'past', 'inverted', 'invalid', 'unspecified']),
  arrives: z.exactOptional(Time),
  leaves: z.exactOptional(Time),
  airports: z.exactOptional(z.object({ arrive: NamedAirport, leave: NamedAirport })),
  party: z.object({
    adults: count(60),
    children: few(count(17)),
    rooms: z.exactOptional(count(60)),
    pets: z.exactOptional(count(20)),
  }),
  occasion: z.exactOptional(
    z.enum(['honeymoon', 'anniversary', 'birthday', 'stag', 'hen', 'graduation', 'solo', 'work', 'family', 'friends']),
  ),
  budget: z.object({
    amount: z.exactOptional(z.number()),
    currency: z.enum(CURRENCIES),
    basis: z.enum(['group', 'person', 'person-day', 'person-night', 'group-day', 'group-night']),
    flights: z.enum(['included', 'excluded', 'unstated', 'none']),
    groupTotal: z.exactOptional(z.number()),
    tier: z.exactOptional(z.enum(['low', 'mid', 'high', 'any'])),
    covers: z.exactOptional(few(z.enum(['lodging', 'food', 'activities', 'local-transport', 'flights']))),
    perNight: z.exactOptional(z.number()),
    perDay: z.exactOptional(z.number()),
    paid: z.exactOptional(few(z.enum(['lodging', 'flights', 'food', 'activities']))),
    atLeast: z.exactOptional(z.number()),
  }),
  origin: z.exactOptional(NamedAirport),
  unknownOrigin: z.exactOptional(word),
  diet: few(z.enum(DIETS)),
  allergies: few(z.enum(ALLERGENS)),
  access: few(z.enum(['wheelchair', 'step-free', 'low-walking', 'stroller', 'hearing', 'vision'])),
  excludeTags: few(z.enum(TAGS)),
  weights: z.partialRecord(z.enum(TAGS), z.number().check(z.gte(0), z.lte(1))),
  once: z.exactOptional(few(z.enum(TAGS))),
  wantedPlaces: few(word),
  things: z.exactOptional(
    few(
      z.object({
        words: word,
        keys: few(word),
        head: z.exactOptional(word),
        tags: few(z.enum(TAGS)),
        narrows: few(z.enum(TAGS)),
        span: z.exactOptional(Span),
      }),
    ),
  ),
  quarters: z.exactOptional(few(z.object({ words: word, bases: few(word) }))),
  notQuarters: z.exactOptional(few(z.object({ words: word, bases: few(word) }))),
  pace: z.enum(['slow', 'normal', 'full']),
  earliestStart: z.exactOptional(Time),
  workHours: z.exactOptional(z.object({ from: Time, to: Time })),
  sabbath: z.boolean(),
  noCar: z.boolean(),
  noCarAt: z.exactOptional(word),
  latestEnd: z.exactOptional(Time),
  // An answer kept from before these were read has none of them.
  blocked: z._default(
    few(
      z.object({
        from: Time,
        to: Time,
        weekdays: z.exactOptional(few(count(6))),
        date: z.exactOptional(Day),
        why: z.enum(['nap', 'work', 'prayer', 'service', 'rest', 'medical', 'event', 'other']),
        allows: z.exactOptional(z.literal('meals')),
        what: z.exactOptional(word),
        isHourUnsaid: z.exactOptional(z.literal(true)),
        isDinner: z.exactOptional(z.literal(true)),
      }),
    ),
    [],
  ),
  fasting: z.exactOptional(z.union([z.literal('sun'), z.object({ from: Time, to: Time })])),
  transport: z._default(z.object({ avoid: few(z.enum(MODES)), prefer: few(z.enum(MODES)) }), { avoid: [], prefer: [] }),
  needs: z._default(
    few(
      z.object({
        kind: z.enum(NEED_KINDS),
        words: z.exactOptional(word),
        span: z.exactOptional(Span),
        of: z.exactOptional(word),
      }),
    ),
    [],
  ),
  lodging: few(z.enum(LODGINGS)),
  notLodging: z.exactOptional(few(z.enum(LODGINGS))),
  swaps: z.exactOptional(few(count(61))),
  edits: z.exactOptional(
    few(
      z.object({
        plan: word,
        day: count(61),
        stop: word,
        to: z.exactOptional(z.object({ day: count(61), at: z.exactOptional(count(60)) })),
      }),
    ),
  ),
  conflicts: few(z.object({ field: z.enum([...FIELDS, 'season', 'pace']), text: line, chosen: line })),
  assumed: few(z.enum(wordList('nights dates currency budget party ages rooms destination origin flights year'))),
  assumptions: few(line),
  unused: z._default(few(z.object({ text: word, span: Span })), []),
  readings: few(z.object({ part: word, value: line, span: Span })),
});

/** What was understood, as an answer shows it and as a change refers to it. */
export const Reading: z.ZodMiniType<Understood> = Whole;

/**
 * A wish as a document: what another program, a model or a person who corrects a line hands over beside the texts or
 * instead of them. What it says goes before what the texts say; what it leaves out is read there, or assumed and told.
 */
export const WishOverrides: z.ZodMiniType<Overrides> = z.strictObject({
  ...z.partial(
    z.omit(Whole, {
      language: true,
      outputLanguage: true,
      budget: true,
      search: true,
      transport: true,
      conflicts: true,
      assumed: true,
      assumptions: true,
      unused: true,
      readings: true,
      dateState: true,
      swaps: true,
      edits: true,
    }),
  ).shape,
  budget: z.optional(z.partial(Whole.shape.budget)),
  search: z.optional(z.partial(Whole.shape.search)),
  transport: z.optional(z.object({ avoid: z.optional(few(z.enum(MODES))), prefer: z.optional(few(z.enum(MODES))) })),
});
