/**
 * What the agent understood: the seven free texts read together, as one typed
 * wish. Every part can say where it was read, every guess is listed in
 * `assumptions`, every contradiction in `conflicts`: nothing is settled silently.
 */

import type { CalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import type { DestinationKind } from '../../destinations/rules/catalogue.ts';
import type { Allergen, Diet, Tag } from '../../destinations/rules/tags.ts';
import type { StopEdit } from './change/stop-edit.ts';
import type { Currency } from './price/currency-codes.ts';
import type { FieldName } from './questionnaire.ts';

/** Where a reading stands in what the traveller wrote: characters of that field. */
export interface Span {
  readonly field: FieldName;
  readonly from: number;
  readonly to: number;
}

export type DestinationMode = 'fixed' | 'choice' | 'multi' | 'open' | 'uncovered';
export type DateState = 'ok' | 'past' | 'inverted' | 'invalid' | 'unspecified';
export type BudgetBasis = 'group' | 'person' | 'person-day' | 'person-night' | 'group-day' | 'group-night';
export type Tier = 'low' | 'mid' | 'high' | 'any';
export type Pace = 'slow' | 'normal' | 'full';
export const ACCESS_NEEDS = ['wheelchair', 'step-free', 'low-walking', 'stroller', 'hearing', 'vision'] as const;
/** In the order they are told. */
export const LODGINGS = wordList(
  'apartment villa hotel boutique hostel riad resort family-room kitchen pool ski-in quiet central view',
);
export type Lodging = (typeof LODGINGS)[number];
export type AccessNeed = (typeof ACCESS_NEEDS)[number];
/** "HH:MM". */
export type TimeOfDay = `${number}:${number}`;
export const MODES = wordList('walk metro tram bus train taxi shuttle ferry car flight bike');
export type Mode = (typeof MODES)[number];

/** What a trip is for, besides the occasions that are celebrated; the gravest first, which sets the tone. */
export const REASONS = wordList(
  'ashes memorial grave treatment divorce roots proposal wedding family-feast reunion retirement exam',
);
export type TripReason = (typeof REASONS)[number];

/**
 * What a body, a mind, a faith, a job or a child asks of the days, beyond access, diet and allergies. Each kind changes
 * something in a plan or is refused by name (`explain/need-text.ts`).
 */
export const NEED_KINDS = [
  // body
  'severe-allergy',
  'near-hospital',
  'walker',
  'pregnancy',
  'lift',
  'rest-breaks',
  'toilets',
  'shade',
  'seasickness',
  'altitude',
  'medicine',
  'low-floor-room',
  'cobbles',
  'jet-lag',
  // mind and fears
  'crowds',
  'noise',
  'quiet-breaks',
  'heights',
  'enclosed-spaces',
  'dark',
  'water',
  'animals',
  'flashing-lights',
  'queues',
  'predictable',
  // faith
  'prayer',
  'service',
  'modest',
  'fasting',
  'before-sunset',
  'no-alcohol',
  'no-pork',
  'no-beef',
  'jain',
  // food beyond diet and the allergens of the catalogue
  'no-red-meat',
  'mild-food',
  'nothing-raw',
  'other-allergy',
  'other-food',
  'meatless-days',
  // safety
  'safety',
  'alone-as-woman',
  'alone-first-time',
  'lgbtq',
  'after-dark',
  // work
  'wifi',
  'desk',
  'calls',
  // children and animals
  'nap',
  'early-night',
  'cot',
  'high-chair',
  'playground',
  'babysitting',
  'animal-friendly',
  // where one sleeps
  'own-rooms',
  'twin-beds',
  'air-conditioning',
  'bath',
  'parking',
  'breakfast-included',
  'half-board',
  'full-board',
  'all-inclusive',
  'room-only',
  'self-catering',
  'laundry',
  'near-station',
  'ground-floor',
  'step-free-room',
  // the rest of the day
  'temperature',
  'sunday-rest',
  'sport-on-tv',
  'running',
  'gym',
  'photos',
  'gift',
  'surprise',
  'local',
  'off-beaten-track',
  'guide',
  'no-guide',
  'no-queues',
  'together',
  'candle',
  'plan-b',
  'discreet',
  'adults-evening',
  ...REASONS,
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];
export const isReason = (kind: string): kind is TripReason => REASONS.some((each) => each === kind);

export interface Need {
  readonly kind: NeedKind;
  /** As it was written, short; absent where another program hands the wish over. */
  readonly words?: string;
  readonly span?: Span;
  /** Whose it is, where it is told of one of several: "your grandmother", "one of you". */
  readonly of?: string;
}

/** Hours that must stay free of visits and meals. */
export interface Blocked {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** 0 is Monday, as in `WEEKDAYS`; every day when absent. */
  readonly weekdays?: readonly number[];
  readonly date?: CalendarDay;
  readonly why: 'nap' | 'work' | 'prayer' | 'service' | 'rest' | 'medical' | 'event' | 'other';
  /** They may sit down to eat, but visit nothing ("nothing" when absent). */
  readonly allows?: 'meals';
  /** The appointment itself, of a day and `event`: "ceremony". */
  readonly what?: string;
  readonly isHourUnsaid?: true;
  /** They dine there: "client dinner at 19:00". */
  readonly isDinner?: true;
}

export interface Party {
  readonly adults: number;
  /** Ages in whole years: nine months is 0, fourteen months is 1. */
  readonly children: readonly number[];
  readonly rooms?: number;
  readonly pets?: number;
}

export interface Budget {
  /** As it was said, in `currency` on `basis`; absent when only a tier or nothing was said. */
  readonly amount?: number;
  readonly currency: Currency;
  readonly basis: BudgetBasis;
  readonly flights: 'included' | 'excluded' | 'unstated' | 'none';
  /** For everybody and the whole stay, whatever the amount was said for. */
  readonly groupTotal?: number;
  readonly tier?: Tier;
  /** The amount is for these alone ("€110 a night for the hotel"); everything when absent. */
  readonly covers?: readonly ('lodging' | 'food' | 'activities' | 'local-transport' | 'flights')[];
  /** What a night may cost for all rooms together, where it was said beside or instead of a whole. */
  readonly perNight?: number;
  /** What a day may cost for everybody besides the bed. */
  readonly perDay?: number;
  /** Paid already or by somebody else, and not to be counted ("hotel is booked", "flights with points"). */
  readonly paid?: readonly ('lodging' | 'flights' | 'food' | 'activities')[];
  /** The lower end where a range was said. */
  readonly atLeast?: number;
}

export interface Conflict {
  /** A field of the questionnaire, or `season` or `pace`. */
  readonly field: FieldName | 'season' | 'pace';
  readonly text: string;
  /** What we went on with. */
  readonly chosen: string;
}

/** What was guessed, as a short word that a correction can refer to. */
export type Assumed =
  | 'nights'
  | 'dates'
  | 'currency'
  | 'budget'
  | 'party'
  | 'ages'
  | 'rooms'
  | 'destination'
  | 'origin'
  | 'flights'
  | 'year';

/** What a configured model leans to, in points of the score. It is never shown and never travels. */
export interface Leaning {
  /** Ids, looked at first where the place was left open. */
  readonly destinations: readonly string[];
  /** Points by id of a place. */
  readonly places: Readonly<Record<string, number>>;
}

/** What they named more narrowly than the words of the catalogue do. */
export interface Keyword {
  /** As they wrote it: "igloo bar". */
  readonly words: string;
  /** All of which have to be told of a place that answers it: "igloo". Alternatives stand with `|` between them. */
  readonly keys: readonly string[];
  /** What sort of place it is besides, in a word of theirs that stands for the first tag: "bar". */
  readonly head?: string;
  /** What it belongs to, the nearest first. */
  readonly tags: readonly Tag[];
  /** Those of them that they said in no other word. */
  readonly narrows: readonly Tag[];
  readonly span?: Span;
}

export interface NamedAirport {
  readonly code: string;
  readonly name: string;
}

export interface Reading {
  /** Of the texts: "en", "es", "fr", "de", "it", "pt", "da", "ja". */
  readonly language: string;
  /** Of the answer. */
  readonly outputLanguage: 'en';
  readonly destinationMode: DestinationMode;
  /** In the order of travel for `multi`. `city` when a city of a region was named. */
  readonly destinations: readonly {
    readonly id: string;
    /** The first city named of a region ("Spain - Barcelona"). */
    readonly city?: string;
    /** All of them in the order of travel, where several were named ("Rome → Florence → Venice"). */
    readonly cities?: readonly { readonly id: string; readonly nights?: number }[];
    /** They named the cities as alternatives ("Barcelona or Seville"): one of them is enough. */
    readonly oneOfCities?: true;
    readonly nights?: number;
    /** A hamlet, quarter or valley that was named; the destination is the nearest town to it that can be planned. */
    readonly around?: string;
    readonly span?: Span;
  }[];
  /** Places that were asked for and that we do not know, as written ("Paris"). */
  readonly unknownPlaces: readonly string[];
  /** Ids of destinations, or of a city of a region ("not Barcelona" while Spain is open). */
  readonly excludes: readonly string[];
  /** For `open`: what was said of the kind of place. */
  readonly search: {
    /** As we say them: "Europe". */
    readonly regions: readonly string[];
    /** Our destinations in those regions; absent when no region was named, empty when we have none there. */
    readonly within?: readonly string[];
    readonly climate?: 'warm' | 'cold' | 'mild' | 'snow';
    /** Sorts of place that were asked for, and those that were ruled out. */
    readonly kinds?: readonly DestinationKind[];
    readonly notKinds?: readonly DestinationKind[];
    readonly noLongHaul: boolean;
    readonly noFlight: boolean;
    /** °C of the day. */
    readonly temperature?: { readonly atMost?: number; readonly atLeast?: number };
  };
  readonly startDate: CalendarDay;
  readonly nights: number;
  readonly flexDays: number;
  /** Bounds within which the start may move ("mid March", "September"); equal to `startDate` when it is fixed. */
  readonly startFrom: CalendarDay;
  readonly startTo: CalendarDay;
  readonly dateState: DateState;
  /** Arrival late on the first day, departure early on the last, as far as said. */
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
  /** Those they named; one that is named for one way serves both. */
  readonly airports?: { readonly arrive: NamedAirport; readonly leave: NamedAirport };
  readonly party: Party;
  readonly occasion?:
    | 'honeymoon'
    | 'anniversary'
    | 'birthday'
    | 'stag'
    | 'hen'
    | 'graduation'
    | 'solo'
    | 'work'
    | 'family'
    | 'friends';
  readonly budget: Budget;
  readonly origin?: { readonly code: string; readonly name: string };
  /** Where they set out from, as they wrote it, where no airport of it is known. */
  readonly unknownOrigin?: string;
  readonly diet: readonly Diet[];
  readonly allergies: readonly Allergen[];
  readonly access: readonly AccessNeed[];
  /** Nothing with one of these tags. */
  readonly excludeTags: readonly Tag[];
  /** What draws them, 0 to 1. */
  readonly weights: Readonly<Partial<Record<Tag, number>>>;
  /** Those of them that they want once: "fado once", "theatre one night", "a boat". Absent: none. */
  readonly once?: readonly Tag[];
  /** Places of the catalogue they named. */
  readonly wantedPlaces: readonly string[];
  /** Absent: none. */
  readonly things?: readonly Keyword[];
  /** Parts of town they want to sleep in, as they wrote them, with the quarters of ours that lie there; absent: none. */
  readonly quarters?: readonly { readonly words: string; readonly bases: readonly string[] }[];
  /** Likewise, where they will not sleep. */
  readonly notQuarters?: Reading['quarters'];
  readonly pace: Pace;
  readonly earliestStart?: TimeOfDay;
  /** Works on weekdays between these. */
  readonly workHours?: { readonly from: TimeOfDay; readonly to: TimeOfDay };
  /** Days kept as Sabbath: walking only, nothing paid. */
  readonly sabbath: boolean;
  readonly noCar: boolean;
  /** The refusal as they wrote it, where they said of which road or hour: "no car on that cliff road". */
  readonly noCarAt?: string;
  /** No visit and no meal ends later. */
  readonly latestEnd?: TimeOfDay;
  readonly blocked: readonly Blocked[];
  /** No meal between these: fasting by day. `sun`: from dawn to sunset of the place. */
  readonly fasting?: { readonly from: TimeOfDay; readonly to: TimeOfDay } | 'sun';
  /** Means of transport that must not be used, and those they would rather use. */
  readonly transport: { readonly avoid: readonly Mode[]; readonly prefer: readonly Mode[] };
  readonly needs: readonly Need[];
  readonly lodging: readonly Lodging[];
  /** Kinds of house they do not want: "no hostels", "not an all-inclusive". */
  readonly notLodging?: readonly Lodging[];
  /** Days that were to be planned anew, in the order they were asked for. */
  readonly swaps?: readonly number[];
  /** Stops that were moved or taken out, in that order. */
  readonly edits?: readonly StopEdit[];
  readonly conflicts: readonly Conflict[];
  readonly assumed: readonly Assumed[];
  /** The same in sentences. */
  readonly assumptions: readonly string[];
  /** Content words that changed nothing: told to the traveller as not used. */
  readonly unused: readonly { readonly text: string; readonly span: Span }[];
  readonly leaning?: Leaning;
  /** Which words led to which part: shown to the traveller as "we read". */
  readonly readings: readonly { readonly part: string; readonly value: string; readonly span: Span }[];
}
