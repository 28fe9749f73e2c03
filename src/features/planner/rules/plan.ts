/**
 * A planned trip: days of real places with times, price lines that add up, and
 * the checks that prove it. Money is whole units of the traveller's currency.
 */
import type { CalendarDay } from '../../../shared/dates.ts';
import { wordList } from '../../../shared/word-list.ts';
import type { HotelClass } from '../../destinations/rules/hotel.ts';
import type { Currency } from './price/currency-codes.ts';
import type { Party, TimeOfDay } from './reading.ts';

export interface Leg {
  readonly mode: 'walk' | 'metro' | 'tram' | 'bus' | 'train' | 'taxi' | 'shuttle' | 'ferry' | 'car' | 'flight';
  readonly minutes: number;
  readonly km: number;
}

export interface PlanItem {
  readonly kind: 'sight' | 'activity' | 'meal' | 'rest' | 'transfer' | 'free' | 'package';
  readonly placeId?: string;
  readonly name: string;
  /** Where it lies, degrees; absent for what has no place. */
  readonly at?: { readonly lat: number; readonly lon: number };
  readonly start: TimeOfDay;
  readonly end: TimeOfDay;
  /** From the item before it, or from where they sleep. */
  readonly leg?: Leg;
  /** For the whole party; absent when the price is not known. */
  readonly cost?: { readonly amount: number };
  /** Why it is here, in one clause. */
  readonly why?: string;
  /** What to mind there: hours not known, partial access, book ahead. */
  readonly note?: string;
  /** Of a place that open data alone tells of: what a source says, and what is taken from its kind. */
  readonly grade?: {
    readonly hours: 'told' | 'assumed';
    readonly visit: 'assumed';
    readonly price: 'told' | 'unknown';
    readonly access: 'told' | 'unknown';
  };
  /** What is known of the place on that day. */
  readonly known?: {
    /** "09:30–18:00"; empty when it is closed, null where nobody knows. */
    readonly hours: string | null;
    /** The day or month its facts are of; empty where its source does not say. */
    readonly asOf: string;
    readonly website?: string;
  };
}

export interface PlanDay {
  /** From 1. */
  readonly n: number;
  readonly date: CalendarDay;
  /** The part of town the day is about. */
  readonly area: string;
  readonly destinationId: string;
  readonly cityId: string;
  /** Where they wake up: the base's name and middle. */
  readonly base: { readonly name: string; readonly lat: number; readonly lon: number };
  readonly items: readonly PlanItem[];
  /** For educational trips: something true to learn that day. */
  readonly insight?: string;
}

export interface PriceLine {
  readonly kind: 'lodging' | 'food' | 'activities' | 'local-transport' | 'flights' | 'package' | 'fees' | 'contingency';
  readonly label: string;
  readonly unit?: number;
  readonly qty?: number;
  /** Null: not known in this currency. */
  readonly amount: number | null;
  /** Of an estimate by the price level of the country: what it usually lies between. */
  readonly low?: number;
  readonly high?: number;
}

export interface Cost {
  readonly currency: Currency;
  readonly items: readonly PriceLine[];
  /** Null as soon as one line is not known: part of a sum is no sum. */
  readonly total: number | null;
  /** Where some of it is estimated by the price level of a country: what the total usually lies between. */
  readonly low?: number;
  readonly high?: number;
  /** What of the total counts against a budget that was said for a part of it. */
  readonly counted?: number;
  /** `may-fit`: the limit lies inside the range. */
  readonly verdict: 'within' | 'may-fit' | 'over' | 'unknown';
  readonly overBy?: number;
  /** Visits whose ticket price nobody knows: they are not in the total. */
  readonly unknownPrices?: number;
  readonly reasons?: readonly string[];
}

/** A house by name. Whether it has a room, and at what price, only it can say. */
export interface NamedStay {
  readonly name: string;
  readonly class: HotelClass;
  readonly stars?: number;
  /** The part of town, by name. */
  readonly quarter: string;
  readonly address?: string;
  readonly at?: { readonly lat: number; readonly lon: number };
  /** Its own. */
  readonly website?: string;
  /** Only where a source says so. */
  readonly stepFree?: boolean;
  /** The page that tells of it, and of which month that is: "2026-11". */
  readonly source: string;
  readonly asOf: string;
}

/** So many years before the stay its source may have been read; after that, somebody has to ask whether the house is still there. */
const VOUCHED_FOR_YEARS = 5;
export const isLongAgo = ({ asOf }: Pick<NamedStay, 'asOf'>, stay: CalendarDay): boolean =>
  Number(stay.slice(0, 4)) - Number(asOf.slice(0, 4)) > VOUCHED_FOR_YEARS;

export interface Housing {
  /** Absent where no house of the price class is known in the quarter. */
  readonly stay?: NamedStay;
  readonly alternatives: readonly NamedStay[];
}

export interface PlanSegment extends Partial<Housing> {
  readonly destinationId: string;
  readonly cityId: string;
  readonly baseId: string;
  /** The base by name. */
  readonly quarter?: string;
  readonly nights: number;
}

export interface Plan {
  readonly segments: readonly PlanSegment[];
  readonly startDate: CalendarDay;
  readonly nights: number;
  readonly party: Party;
  readonly days: readonly PlanDay[];
  readonly cost: Cost;
  readonly tier: 'low' | 'mid' | 'high';
  readonly style: 'best-match' | 'value' | 'slow' | 'splurge' | 'package';
}

export const CHECKS = [
  ...wordList('dates nights party lines-add-up budget places-real right-town open no-repeat walking pace diet access'),
  ...wordList('season meal-hours no-gaps performances ways weather'),
];
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly name: CheckName;
  /** `stated`: not met, and the plan says so (over budget by …). */
  readonly result: 'passed' | 'stated' | 'failed';
  /** One sentence. */
  readonly text: string;
  /** What it was decided from, line by line. */
  readonly facts: readonly string[];
}
