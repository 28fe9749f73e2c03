/**
 * What we know about a destination as a whole: money, weather, calendar, manners, entry. Every figure is typical, dated and
 * from a named source; what is not known is left out. Content writes `DestinationFacts`, nothing is computed here.
 */
import * as z from 'zod/mini';
import { wordList } from '../../../shared/word-list.ts';
import { TAGS } from './tags.ts';

const Text = z.string().check(z.minLength(1));
const Tags = z.array(z.enum(TAGS));
/** "MM-DD". */
export const MonthDayText = z.string().check(z.regex(/^\d\d-\d\d$/, 'a day is written as 12-25'));
export type MonthDayText = z.infer<typeof MonthDayText>;
/** "YYYY-MM". */
export const MonthText = z.string().check(z.regex(/^\d{4}-\d\d$/, 'a month is written as 2025-11'));
export type MonthText = z.infer<typeof MonthText>;
const Months = z.array(z.int().check(z.minimum(1), z.maximum(12)));

const twelve = <T extends z.ZodMiniType>(one: T) =>
  z.readonly(z.tuple([one, one, one, one, one, one, one, one, one, one, one, one]));
/** January first. */
const TwelveMonths = twelve(z.number());
export type TwelveMonths = z.infer<typeof TwelveMonths>;
/** The same of what is measured: null for a month nobody has a figure of. */
export const TwelveNormals = twelve(z.nullable(z.number()));
export type TwelveNormals = z.infer<typeof TwelveNormals>;

const Source = z.object({ name: Text, url: z.string().check(z.startsWith('https://')) });
export type Source = z.infer<typeof Source>;

/** Amounts in the destination's currency for a modest, a comfortable and a luxurious traveller. */
const ByTier = z.object({ low: z.number(), mid: z.number(), high: z.number() });
export type ByTier = z.infer<typeof ByTier>;

export const Feast = z.enum([
  ...wordList('ramadan eid-al-fitr eid-al-adha islamic-new-year mawlid passover rosh-hashanah yom-kippur hanukkah'),
  ...wordList('diwali chinese-new-year'),
]);
export type Feast = z.infer<typeof Feast>;

const days = z.exactOptional(z.int());
/** When something recurs, without a year. `easter` counts days from Easter Sunday; `nth` −1 is the last of the month, weekday 0 is Monday. */
export const Recurrence = z.union([
  z.strictObject({ on: MonthDayText }),
  z.strictObject({ from: MonthDayText, to: MonthDayText }),
  z.strictObject({ easter: z.int(), days }),
  z.strictObject({ nth: z.int(), weekday: z.int(), month: z.int(), days, shift: z.exactOptional(z.int()) }),
  z.strictObject({ feast: Feast, days }),
  /** Dates known one by one, the first day of each. */
  z.strictObject({ dates: z.array(z.string()), days }),
  z.strictObject({ months: Months }),
]);
export type Recurrence = z.infer<typeof Recurrence>;

/** How one gets about beyond walking. */
const GettingAround = z.object({
  mode: z.enum(['metro', 'tram', 'bus', 'taxi', 'train', 'shuttle', 'car', 'ferry']),
  text: Text,
  carFree: z.enum(['easy', 'possible', 'hard']),
  /** What takes a wheelchair all over the town, where that is not the usual way. */
  stepFree: z.exactOptional(z.literal('bus')),
});

/** What driving costs where one needs a car: typical figures, no offers. */
const Driving = z.strictObject({
  /** A small car for a day, before extras. */
  rentalPerDay: z.number(),
  fuelPerKm: z.number(),
  /** In a public garage; absent where we know of no price. */
  parkingPerNight: z.exactOptional(z.number()),
  asOf: MonthText,
  sources: z.array(Source).check(z.minLength(1)),
});

/** A town with its own sights inside a destination; a single city has exactly one. */
export const City = z.strictObject({
  id: Text,
  name: Text,
  aliases: z.array(Text),
  lat: z.number(),
  lon: z.number(),
  /** How long a first visit deserves. */
  nights: z.object({ from: z.int(), to: z.int() }),
  /** How one gets about in this town, where it is not the destination's usual way: boats in Venice. */
  around: z.exactOptional(GettingAround.shape.mode),
  /** Waters that one crosses by boat, each down its middle: latitude and longitude of points, in order. */
  waters: z.exactOptional(z.array(z.array(z.tuple([z.number(), z.number()])).check(z.minLength(2)))),
});
export type City = z.infer<typeof City>;

/** How to get from one city of a region to another; valid both ways. */
export const CityLeg = z.strictObject({
  from: Text,
  to: Text,
  mode: z.enum(['train', 'bus', 'ferry', 'shuttle', 'drive', 'flight']),
  /** Door to door, typical. */
  minutes: z.number(),
  /** One adult, one way, bought a few weeks ahead. */
  price: z.number(),
  note: z.exactOptional(Text),
});
export type CityLeg = z.infer<typeof CityLeg>;

/** A part of town to sleep in. */
export const Base = z.strictObject({
  id: Text,
  cityId: Text,
  name: Text,
  lat: z.number(),
  lon: z.number(),
  /** One sentence: for whom, and what it costs in comfort. */
  character: Text,
  /** Against the destination's lodging cost. */
  lodgingFactor: z.number(),
  /** What runs there, where the town's usual way does not: the tram in Belém. */
  around: z.exactOptional(GettingAround.shape.mode),
  /** Only for who asks to sleep near a station. */
  isAtStation: z.exactOptional(z.boolean()),
  tags: Tags,
});
export type Base = z.infer<typeof Base>;

export const Airport = z.strictObject({
  /** IATA. */
  code: Text,
  name: Text,
  lat: z.number(),
  lon: z.number(),
  cityId: Text,
  /** To the centre by the usual public way; price for one adult. */
  transfer: z.strictObject({
    mode: z.enum(['train', 'metro', 'bus', 'taxi', 'shuttle', 'ferry']),
    minutes: z.number(),
    price: z.number(),
    note: z.exactOptional(Text),
  }),
});
export type Airport = z.infer<typeof Airport>;

/** Climate normals, with the period they average. */
export const Climate = z.strictObject({
  station: Text,
  /** "1991–2020". */
  period: Text,
  /** Mean daily maximum and minimum, °C. */
  high: TwelveNormals,
  low: TwelveNormals,
  rainMm: TwelveNormals,
  /** Days with at least 1 mm (or the station's own threshold). */
  rainDays: TwelveNormals,
  /** Mean sea surface temperature, °C. */
  sea: z.exactOptional(TwelveNormals),
  source: Source,
});
export type Climate = z.infer<typeof Climate>;

export const Season = z.strictObject({
  months: Months,
  kind: z.enum(['best', 'good', 'mixed', 'poor', 'closed']),
  /** One sentence a friend who lives there would say. */
  text: Text,
});
export type Season = z.infer<typeof Season>;

/** What a traveller of those days must know: weather risk, closures, crowds, customs. */
export const Watch = z.strictObject({
  when: Recurrence,
  kind: z.enum(['weather', 'closures', 'crowds', 'customs', 'safety', 'health', 'prices']),
  text: Text,
  /** Said only when the trip has to do with one of these. */
  about: z.exactOptional(Tags),
  source: z.exactOptional(Source),
});
export type Watch = z.infer<typeof Watch>;

const LocalEvent = z.strictObject({
  name: Text,
  when: Recurrence,
  text: Text,
  /** On lodging of those nights: 1 is no effect. */
  priceFactor: z.number(),
  source: z.exactOptional(Source),
});
export type LocalEvent = z.infer<typeof LocalEvent>;

export const PublicHoliday = z.strictObject({
  name: Text,
  when: Recurrence,
  /** What a visitor notices. */
  effect: z.exactOptional(Text),
  /** Quarters, by their ids, which nothing on wheels enters or leaves that day. */
  streets: z.exactOptional(z.strictObject({ closed: z.array(Text), source: Source })),
});
export type PublicHoliday = z.infer<typeof PublicHoliday>;

/** A sentence of advice that stands on an authority. */
export const Advice = z.strictObject({
  text: Text,
  source: Source,
  /** Where it is not that of the facts it stands among. */
  asOf: z.exactOptional(MonthText),
});
export type Advice = z.infer<typeof Advice>;

const LessonFact = z.strictObject({
  topic: z.enum(wordList('history nature language food art society religion geography music planning')),
  /** One or two sentences that teach something true and particular. */
  text: Text,
  tags: Tags,
  source: Source,
});
export type LessonFact = z.infer<typeof LessonFact>;

export const DestinationFacts = z.strictObject({
  destinationId: Text,
  /** ISO 3166-1 alpha-2. */
  country: Text,
  /** ISO 4217. */
  currency: Text,
  languages: z.array(Text),
  /** Other names, also in other languages and as travellers misspell them; lower case is not needed. */
  aliases: z.array(Text),
  cities: z.array(City),
  legs: z.array(CityLeg),
  bases: z.array(Base),
  airports: z.array(Airport),
  /** A room for two for a night in an ordinary month, taxes included. */
  lodging: ByTier,
  lodgingByMonth: TwelveMonths,
  /** One adult, one day: breakfast, lunch, dinner, a drink. */
  food: ByTier,
  /** One adult, one day, within the place. */
  localTransport: ByTier,
  gettingAround: GettingAround,
  driving: z.exactOptional(Driving),
  climate: Climate,
  seasons: z.array(Season),
  watch: z.array(Watch),
  events: z.array(LocalEvent),
  holidays: z.array(PublicHoliday),
  etiquette: z.array(Advice),
  entry: z.array(Advice),
  safety: z.array(Advice),
  tipping: Advice,
  /** Kitchens and allergies: how widely a diet or allergy is understood. */
  kitchens: z.array(Text),
  emergency: Text,
  lessons: z.array(LessonFact),
  /** Public authorities that answer for this place: tourism board, weather service, travel advice. At least two. */
  authorities: z.array(Source).check(z.minLength(2)),
  /** Month of the knowledge. */
  asOf: MonthText,
});
export type DestinationFacts = z.infer<typeof DestinationFacts>;

/** What of a place may be unknown, where open data alone tells of it. */
type Unsure = 'lodging' | 'food' | 'localTransport' | 'gettingAround' | 'climate' | 'tipping' | 'emergency';
/** The way from it may have no known price. */
export type ArrivalAirport = Omit<Airport, 'transfer'> & {
  readonly transfer: Omit<Airport['transfer'], 'price'> & { readonly price: number | null };
};
/** The facts as the planner reads them, of a place of ours or of any other. */
export type PlaceFacts = Omit<DestinationFacts, Unsure | 'airports'> & {
  readonly airports: readonly ArrivalAirport[];
} & { readonly [Fact in Unsure]?: DestinationFacts[Fact] };
