/** What was understood, over the wire. `rules/reading.ts` names its parts. */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../shared/dates.ts';
import { readOnly } from '../../../shared/read-only.ts';
import { wordList } from '../../../shared/word-list.ts';
import { DESTINATION_KINDS } from '../../destinations/rules/catalogue.ts';
import { ALLERGENS, DIETS, TAGS } from '../../destinations/rules/tags.ts';
import { CURRENCIES } from '../rules/price/currency-codes.ts';
import { FIELDS } from '../rules/questionnaire.ts';
import { ACCESS_NEEDS, LODGINGS, MODES, NEED_KINDS } from '../rules/wish-vocabulary.ts';

const Day = z
  .templateLiteral([z.number(), '-', z.number(), '-', z.number()])
  .check(z.refine((day) => day.startsWith('20') && isCalendarDay(day), 'Please write the date as YYYY-MM-DD'));
/** "HH:MM". */
const Time = z.templateLiteral([z.number(), ':', z.number()]);
const few = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.maxLength(200));
const line = z.string().check(z.maxLength(600));
const word = z.string().check(z.maxLength(120));
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
/** Where a reading stands in what the traveller wrote: characters of that field. */
const Span = z.object({ field: z.enum(FIELDS), from: count(4000), to: count(4000) });

const NamedKeyword = z.object({
  /** As they wrote it: "igloo bar". */
  words: word,
  /** All of which have to be told of a place that answers it: "igloo". Alternatives stand with `|` between them. */
  keys: few(word),
  /** What sort of place it is besides, in a word of theirs that stands for the first tag: "bar". */
  head: z.exactOptional(word),
  /** What it belongs to, the nearest first. */
  tags: few(z.enum(TAGS)),
  /** Those of them that they said in no other word. */
  narrows: few(z.enum(TAGS)),
  span: z.exactOptional(Span),
});
const NamedAirport = z.object({ code: word, name: word });

const Whole = z.object({
  /** Of the texts: "en", "es", "fr", "de", "it", "pt", "da", "ja". */
  language: word,
  /** Of the answer. */
  outputLanguage: z.literal('en'),
  destinationMode: z.enum(['fixed', 'choice', 'multi', 'open', 'uncovered']),
  /** In the order of travel for `multi`. */
  destinations: few(
    z.object({
      id: word,
      /** The first city named of a region ("Spain - Barcelona"). */
      city: z.exactOptional(word),
      /** All of them in the order of travel, where several were named ("Rome → Florence → Venice"). */
      cities: z.exactOptional(few(z.object({ id: word, nights: z.exactOptional(count(60)) }))),
      /** They named the cities as alternatives ("Barcelona or Seville"): one of them is enough. */
      oneOfCities: z.exactOptional(z.literal(true)),
      nights: z.exactOptional(count(60)),
      /** A hamlet, quarter or valley that was named; the destination is the nearest town to it that can be planned. */
      around: z.exactOptional(word),
      span: z.exactOptional(Span),
    }),
  ),
  /** Places that were asked for and that we do not know, as written ("Paris"). */
  unknownPlaces: few(word),
  /** Ids of destinations, or of a city of a region ("not Barcelona" while Spain is open). */
  excludes: few(word),
  /** For `open`: what was said of the kind of place. */
  search: z.object({
    /** As we say them: "Europe". */
    regions: few(word),
    /** Our destinations in those regions; absent when no region was named, empty when we have none there. */
    within: z.exactOptional(few(word)),
    climate: z.exactOptional(z.enum(['warm', 'cold', 'mild', 'snow'])),
    /** Sorts of place that were asked for, and those that were ruled out. */
    kinds: z.exactOptional(few(z.enum(DESTINATION_KINDS))),
    notKinds: z.exactOptional(few(z.enum(DESTINATION_KINDS))),
    noLongHaul: z.boolean(),
    noFlight: z.boolean(),
    /** °C of the day. */
    temperature: z.exactOptional(
      z.object({ atMost: z.exactOptional(z.number()), atLeast: z.exactOptional(z.number()) }),
    ),
  }),
  startDate: Day,
  nights: count(60),
  flexDays: count(60),
  /** Bounds within which the start may move ("mid March", "September"); equal to `startDate` when it is fixed. */
  startFrom: Day,
  startTo: Day,
  dateState: z.enum(['ok', 'past', 'inverted', 'invalid', 'unspecified']),
  /** Arrival late on the first day, departure early on the last, as far as said. */
  arrives: z.exactOptional(Time),
  leaves: z.exactOptional(Time),
  /** By what of their own they come or go at those hours: "our train leaves at 8"; absent: by what serves the place. */
  tickets: z.exactOptional(
    z.object({
      arrives: z.exactOptional(z.enum(['train', 'bus', 'ferry'])),
      leaves: z.exactOptional(z.enum(['train', 'bus', 'ferry'])),
    }),
  ),
  /** Those they named; one that is named for one way serves both. */
  airports: z.exactOptional(z.object({ arrive: NamedAirport, leave: NamedAirport })),
  party: z.object({
    adults: count(60),
    /** Ages in whole years: nine months is 0, fourteen months is 1. */
    children: few(count(17)),
    rooms: z.exactOptional(count(60)),
    pets: z.exactOptional(count(20)),
  }),
  occasion: z.exactOptional(
    z.enum(['honeymoon', 'anniversary', 'birthday', 'stag', 'hen', 'graduation', 'solo', 'work', 'family', 'friends']),
  ),
  budget: z.object({
    /** As it was said, in `currency` on `basis`; absent when only a tier or nothing was said. */
    amount: z.exactOptional(z.number()),
    currency: z.enum(CURRENCIES),
    basis: z.enum(['group', 'person', 'person-day', 'person-night', 'group-day', 'group-night']),
    flights: z.enum(['included', 'excluded', 'unstated', 'none']),
    /** For everybody and the whole stay, whatever the amount was said for. */
    groupTotal: z.exactOptional(z.number()),
    tier: z.exactOptional(z.enum(['low', 'mid', 'high', 'any'])),
    /** The amount is for these alone ("€110 a night for the hotel"); everything when absent. */
    covers: z.exactOptional(few(z.enum(['lodging', 'food', 'activities', 'local-transport', 'flights']))),
    /** What a night may cost for all rooms together, where it was said beside or instead of a whole. */
    perNight: z.exactOptional(z.number()),
    /** What a day may cost for everybody besides the bed. */
    perDay: z.exactOptional(z.number()),
    /** Paid already or by somebody else, and not to be counted ("hotel is booked", "flights with points"). */
    paid: z.exactOptional(few(z.enum(['lodging', 'flights', 'food', 'activities']))),
    /** The lower end where a range was said. */
    atLeast: z.exactOptional(z.number()),
  }),
  origin: z.exactOptional(NamedAirport),
  /** Where they set out from, as they wrote it, where no airport of it is known. */
  unknownOrigin: z.exactOptional(word),
  diet: few(z.enum(DIETS)),
  allergies: few(z.enum(ALLERGENS)),
  /** Of these, what they only leave out, for faith or taste, and nobody said to be ill of; absent: none. */
  leftOut: z.exactOptional(few(z.enum(ALLERGENS))),
  access: few(z.enum(ACCESS_NEEDS)),
  /** Nothing with one of these tags. */
  excludeTags: few(z.enum(TAGS)),
  /** One sort of a thing that they will not have: "carpet shops", "wine tours"; absent: none. */
  refused: z.exactOptional(few(NamedKeyword)),
  /** What draws them, 0 to 1. */
  weights: z.partialRecord(z.enum(TAGS), z.number().check(z.gte(0), z.lte(1))),
  /** Those of them that they want once: "fado once", "theatre one night", "a boat". Absent: none. */
  once: z.exactOptional(few(z.enum(TAGS))),
  /** A taste or a place of ours that they asked for on one day: "fado on the second evening". Absent: none. */
  onDays: z.exactOptional(
    few(
      z.object({
        tag: z.exactOptional(z.enum(TAGS)),
        place: z.exactOptional(word),
        /** The day, as it was said: of the stay from 1, -1 the last; of the week, 0 is Monday; of the calendar. */
        nth: z.exactOptional(z.int().check(z.gte(-1), z.lte(60))),
        weekday: z.exactOptional(count(6)),
        date: z.exactOptional(Day),
        /** The part of that day. */
        from: z.exactOptional(Time),
        to: z.exactOptional(Time),
        words: word,
      }),
    ),
  ),
  /** Places of the catalogue they named. */
  wantedPlaces: few(word),
  /** What they named more narrowly than the words of the catalogue do; absent: nothing. */
  things: z.exactOptional(few(NamedKeyword)),
  /** Parts of town they want to sleep in, as they wrote them, with the quarters of ours that lie there; absent: none. */
  quarters: z.exactOptional(few(z.object({ words: word, bases: few(word) }))),
  /** Likewise, where they will not sleep. */
  notQuarters: z.exactOptional(few(z.object({ words: word, bases: few(word) }))),
  pace: z.enum(['slow', 'normal', 'full']),
  earliestStart: z.exactOptional(Time),
  /** Works on weekdays between these. */
  workHours: z.exactOptional(z.object({ from: Time, to: Time })),
  /** Days kept as Sabbath: walking only, nothing paid. */
  sabbath: z.boolean(),
  noCar: z.boolean(),
  /** The refusal as they wrote it, where they said of which road or hour: "no car on that cliff road". */
  noCarAt: z.exactOptional(word),
  /** No visit and no meal ends later. */
  latestEnd: z.exactOptional(Time),
  /** When they sit down to dinner, where they said it of every evening. */
  dinesAt: z.exactOptional(Time),
  // An answer kept from before these were read has none of them.
  /** Hours that must stay free of visits and meals. */
  blocked: z._default(
    few(
      z.object({
        from: Time,
        to: Time,
        /** 0 is Monday, as in `WEEKDAYS`; every day when absent. */
        weekdays: z.exactOptional(few(count(6))),
        date: z.exactOptional(Day),
        why: z.enum(['nap', 'work', 'prayer', 'service', 'rest', 'medical', 'event', 'other']),
        /** They may sit down to eat, but visit nothing ("nothing" when absent). */
        allows: z.exactOptional(z.literal('meals')),
        /** The appointment itself, of a day and `event`: "ceremony". */
        what: z.exactOptional(word),
        isHourUnsaid: z.exactOptional(z.literal(true)),
        /** They dine there: "client dinner at 19:00". */
        isDinner: z.exactOptional(z.literal(true)),
      }),
    ),
    [],
  ),
  /** No meal between these: fasting by day. `sun`: from dawn to sunset of the place. */
  fasting: z.exactOptional(z.union([z.literal('sun'), z.object({ from: Time, to: Time })])),
  /** Means of transport that must not be used, and those they would rather use. */
  transport: z._default(z.object({ avoid: few(z.enum(MODES)), prefer: few(z.enum(MODES)) }), { avoid: [], prefer: [] }),
  needs: z._default(
    few(
      z.object({
        kind: z.enum(NEED_KINDS),
        /** As it was written, short; absent where another program hands the wish over. */
        words: z.exactOptional(word),
        span: z.exactOptional(Span),
        /** Whose it is, where it is told of one of several: "your grandmother", "one of you". */
        of: z.exactOptional(word),
      }),
    ),
    [],
  ),
  lodging: few(z.enum(LODGINGS)),
  /** Kinds of house they do not want: "no hostels", "not an all-inclusive". */
  notLodging: z.exactOptional(few(z.enum(LODGINGS))),
  /** Days that were to be planned anew, in the order they were asked for. */
  swaps: z.exactOptional(few(count(61))),
  /** Stops that were moved or taken out, in that order. */
  edits: z.exactOptional(
    few(
      z.object({
        /** The plan, by its key. */
        plan: word,
        /** The day it stands on, from 1. */
        day: count(61),
        /** Id of its place. */
        stop: word,
        /** Before how many of that day's stops, from 0, or where its hour is; absent: out of the plan. */
        to: z.exactOptional(z.object({ day: count(61), at: z.exactOptional(count(60)) })),
      }),
    ),
  ),
  /** What contradicts itself, and what we went on with. */
  conflicts: few(z.object({ field: z.enum([...FIELDS, 'season', 'pace']), text: line, chosen: line })),
  /** What was guessed, as a short word that a correction can refer to. */
  assumed: few(z.enum(wordList('nights dates currency budget party ages rooms destination origin flights year'))),
  /** The same in sentences. */
  assumptions: few(line),
  /** Content words that changed nothing: told to the traveller as not used. */
  unused: z._default(few(z.object({ text: word, span: Span, isClause: z.exactOptional(z.literal(true)) })), []),
  /** Which words led to which part: shown to the traveller as "we read". */
  readings: few(z.object({ part: word, value: line, span: Span })),
});

/** What was understood, as an answer shows it and as a change refers to it. */
export const Reading = readOnly(Whole);

/**
 * A wish as a document: what another program, a model or a person who corrects a line hands over beside the texts or
 * instead of them. What it says goes before what the texts say; what it leaves out is read there, or assumed and told.
 */
export const WishOverrides = readOnly(
  z.strictObject({
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
  }),
);
export type WishOverrides = z.infer<typeof WishOverrides>;
