/**
 * What we know about a destination as a whole: money, weather, calendar,
 * manners, entry. Every figure is typical, dated and from a named source; what
 * is not known is left out. Content writes `DestinationFacts`, nothing is computed here.
 */
import type { Tag } from './tags.ts';

/** "MM-DD". */
export type MonthDayText = `${number}-${number}`;
/** "YYYY-MM". */
export type MonthText = `${number}-${number}`;
/** January first. */
export type TwelveMonths = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

type Nullable<T extends readonly unknown[]> = { readonly [I in keyof T]: T[I] | null };

/** The same of what is measured: null for a month nobody has a figure of. */
export type TwelveNormals = Nullable<TwelveMonths>;

export interface Source {
  readonly name: string;
  readonly url: string;
}

/** Amounts in the destination's currency for a modest, a comfortable and a luxurious traveller. */
export interface ByTier {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** When something recurs, without a year. `easter` counts days from Easter Sunday; `nth` −1 is the last of the month, weekday 0 is Sunday. */
export type Recurrence =
  | { readonly on: MonthDayText }
  | { readonly from: MonthDayText; readonly to: MonthDayText }
  | { readonly easter: number; readonly days?: number }
  | {
      readonly nth: number;
      readonly weekday: number;
      readonly month: number;
      readonly days?: number;
      readonly shift?: number;
    }
  | {
      readonly feast:
        | 'ramadan'
        | 'eid-al-fitr'
        | 'eid-al-adha'
        | 'islamic-new-year'
        | 'mawlid'
        | 'passover'
        | 'rosh-hashanah'
        | 'yom-kippur'
        | 'hanukkah'
        | 'diwali'
        | 'chinese-new-year';
      readonly days?: number;
    }
  /** Dates known one by one, the first day of each. */
  | { readonly dates: readonly string[]; readonly days?: number }
  | { readonly months: readonly number[] };

/** A town with its own sights inside a destination; a single city has exactly one. */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** How long a first visit deserves. */
  readonly nights: { readonly from: number; readonly to: number };
  /** How one gets about in this town, where it is not the destination's usual way: boats in Venice. */
  readonly around?: DestinationFacts['gettingAround']['mode'];
}

/** How to get from one city of a region to another; valid both ways. */
export interface CityLeg {
  readonly from: string;
  readonly to: string;
  readonly mode: 'train' | 'bus' | 'ferry' | 'shuttle' | 'drive' | 'flight';
  /** Door to door, typical. */
  readonly minutes: number;
  /** One adult, one way, bought a few weeks ahead. */
  readonly price: number;
  readonly note?: string;
}

/** A part of town to sleep in. */
export interface Base {
  readonly id: string;
  readonly cityId: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** One sentence: for whom, and what it costs in comfort. */
  readonly character: string;
  /** Against the destination's lodging cost. */
  readonly lodgingFactor: number;
  readonly tags: readonly Tag[];
}

export interface Airport {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly cityId: string;
  /** To the centre by the usual public way; price for one adult. */
  readonly transfer: {
    readonly mode: 'train' | 'metro' | 'bus' | 'taxi' | 'shuttle' | 'ferry';
    readonly minutes: number;
    readonly price: number;
    readonly note?: string;
  };
}

/** Climate normals, with the period they average. */
export interface Climate {
  readonly station: string;
  /** "1991–2020". */
  readonly period: string;
  /** Mean daily maximum and minimum, °C. */
  readonly high: TwelveNormals;
  readonly low: TwelveNormals;
  readonly rainMm: TwelveNormals;
  /** Days with at least 1 mm (or the station's own threshold). */
  readonly rainDays: TwelveNormals;
  /** Mean sea surface temperature, °C. */
  readonly sea?: TwelveNormals;
  readonly source: Source;
}

export interface Season {
  readonly months: readonly number[];
  readonly kind: 'best' | 'good' | 'mixed' | 'poor' | 'closed';
  /** One sentence a friend who lives there would say. */
  readonly text: string;
}

/** What a traveller of those days must know: weather risk, closures, crowds, customs. */
export interface Watch {
  readonly when: Recurrence;
  readonly kind: 'weather' | 'closures' | 'crowds' | 'customs' | 'safety' | 'health' | 'prices';
  readonly text: string;
  /** Said only when the trip has to do with one of these. */
  readonly about?: readonly Tag[];
  readonly source?: Source;
}

export interface LocalEvent {
  readonly name: string;
  readonly when: Recurrence;
  readonly text: string;
  /** On lodging of those nights: 1 is no effect. */
  readonly priceFactor: number;
  readonly source?: Source;
}

export interface Holiday {
  readonly name: string;
  readonly when: Recurrence;
  /** What a visitor notices. */
  readonly effect?: string;
}

/** A sentence of advice that stands on an authority. */
export interface Advice {
  readonly text: string;
  readonly source: Source;
  /** Where it is not that of the facts it stands among. */
  readonly asOf?: MonthText;
}

export interface Lesson {
  readonly topic:
    | 'history'
    | 'nature'
    | 'language'
    | 'food'
    | 'art'
    | 'society'
    | 'religion'
    | 'geography'
    | 'music'
    | 'planning';
  /** One or two sentences that teach something true and particular. */
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly source: Source;
}

export interface DestinationFacts {
  readonly destinationId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly string[];
  /** Other names, also in other languages and as travellers misspell them; lower case is not needed. */
  readonly aliases: readonly string[];
  readonly cities: readonly City[];
  readonly legs: readonly CityLeg[];
  readonly bases: readonly Base[];
  readonly airports: readonly Airport[];
  /** A room for two for a night in an ordinary month, taxes included. */
  readonly lodging: ByTier;
  readonly lodgingByMonth: TwelveMonths;
  /** One adult, one day: breakfast, lunch, dinner, a drink. */
  readonly food: ByTier;
  /** One adult, one day, within the place. */
  readonly localTransport: ByTier;
  /** How one gets about beyond walking. */
  readonly gettingAround: {
    readonly mode: 'metro' | 'tram' | 'bus' | 'taxi' | 'train' | 'shuttle' | 'car' | 'ferry';
    readonly text: string;
    readonly carFree: 'easy' | 'possible' | 'hard';
  };
  readonly climate: Climate;
  readonly seasons: readonly Season[];
  readonly watch: readonly Watch[];
  readonly events: readonly LocalEvent[];
  readonly holidays: readonly Holiday[];
  readonly etiquette: readonly Advice[];
  readonly entry: readonly Advice[];
  readonly safety: readonly Advice[];
  readonly tipping: Advice;
  /** Kitchens and allergies: how widely a diet or allergy is understood. */
  readonly kitchens: readonly string[];
  readonly emergency: string;
  readonly lessons: readonly Lesson[];
  /** Public authorities that answer for this place: tourism board, weather service, travel advice. At least two. */
  readonly authorities: readonly Source[];
  /** Month of the knowledge. */
  readonly asOf: MonthText;
}
