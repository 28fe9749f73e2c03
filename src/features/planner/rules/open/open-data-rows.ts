/** What a destination of open data is made from: rows of open data, and what tables of the world say of the place. Nothing is asked here. */
import type { CalendarDay } from '../../../../shared/dates.ts';
import type { MealHours } from '../../../destinations/rules/catalogue.ts';
import type { Climate, PublicHoliday } from '../../../destinations/rules/destination-facts.ts';
import type { Diet, Tag } from '../../../destinations/rules/tags.ts';
import type { PlaceKind } from '../../../open-data/rules/sight-kinds.ts';
import type { ExchangeRates } from '../price/currency.ts';

export interface OpenCityRow {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly region: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly population: number | null;
  readonly reachKm: number;
  /** IANA. */
  readonly timeZone: string | null;
  readonly isIsland: boolean;
  readonly isCut: boolean;
  /** Day of the data; empty where its source does not say. */
  readonly asOf: string;
}

export interface OpenPlaceRow {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly tags: readonly Tag[];
  readonly name: string;
  /** As it is written there, where the name is read in other letters. */
  readonly localName: string | null;
  readonly names: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** Of the year, 1 to 12; null: no season is told. */
  readonly months: readonly number[] | null;
  /** In the notation of OpenStreetMap. Null: not known. */
  readonly hours: string | null;
  /** True: a ticket is needed. Null: not said. */
  readonly fee: boolean | null;
  readonly charge: string | null;
  readonly wheelchair: 'yes' | 'limited' | 'no' | null;
  readonly wheelchairNote: string | null;
  readonly indoor: boolean | null;
  readonly website: string | null;
  readonly wikidata: string | null;
  readonly isOutsideOnly: boolean;
  readonly fame: number | null;
  /** Since when it counts as one of ours, looked up fact by fact; null: it does not. */
  readonly raisedOn: CalendarDay | null;
  /** 0 to 1. */
  readonly importance: number;
  readonly asOf: string;
}

export interface OpenTableRow
  extends Pick<OpenPlaceRow, 'id' | 'name' | 'localName' | 'lat' | 'lon' | 'months' | 'hours' | 'wheelchair'>,
    Pick<OpenPlaceRow, 'website' | 'asOf'> {
  readonly cuisine: string;
  readonly serves: 'meals' | 'café' | 'sweets' | 'drinks';
  readonly isChain: boolean;
  readonly diets: readonly Diet[];
}

/** Each fact by itself may be missing. */
export interface WorldTables {
  /** 1 is the price level of the United States. */
  readonly prices: { readonly level: number; readonly year: number } | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly languages: readonly string[];
  readonly climate: Climate | null;
  readonly airports: readonly {
    readonly code: string;
    readonly name: string;
    readonly lat: number;
    readonly lon: number;
  }[];
  readonly holidays: readonly PublicHoliday[];
}

export interface OpenDataRows {
  readonly city: OpenCityRow;
  /** Other towns that may lie within its reach. */
  readonly towns: readonly OpenTownRow[];
  readonly places: readonly OpenPlaceRow[];
  readonly tables: readonly OpenTableRow[];
  readonly world: WorldTables;
  readonly mealHours: MealHours | null;
  readonly rates: ExchangeRates;
  readonly today: CalendarDay;
}

export interface OpenTownRow {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}
