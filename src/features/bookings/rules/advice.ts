/** What a traveller of certain days should know of a place, picked from what the catalogue knows of it. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Advice, Airport, DestinationFacts, MonthText } from '../../destinations/rules/facts.ts';
import type { TripDays } from './reminders.ts';

export interface TripWeather {
  readonly month: number;
  /** Mean daily maximum and minimum, °C; null, as with the days of rain: not known. */
  readonly high: number | null;
  readonly low: number | null;
  readonly rainDays: number | null;
  /** °C; null: not known, or no sea. */
  readonly sea: number | null;
  readonly station: string;
  readonly period: string;
  readonly source: string;
}

export interface TripAdvice {
  readonly weather: TripWeather;
  /** Types of the sockets and their voltage; null: not known. */
  readonly sockets: { readonly types: readonly string[]; readonly volts: number } | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly string[];
  readonly emergency: string;
  readonly entry: readonly Advice[];
  readonly tipping: Advice;
  /** Empty where the place is so wide that each of its towns has its own. */
  readonly airports: readonly Airport[];
  readonly timeZone: string;
  /** Month of the knowledge. */
  readonly asOf: MonthText;
}

export function adviceOf(
  facts: DestinationFacts,
  days: TripDays,
  { sockets, timeZone }: Pick<TripAdvice, 'sockets' | 'timeZone'>,
): TripAdvice {
  const { climate, currency, languages, emergency, entry, tipping, airports, cities, asOf } = facts;
  const at = monthOf(days.departsOn) - 1;
  return {
    weather: {
      month: at + 1,
      high: climate.high[at] ?? null,
      low: climate.low[at] ?? null,
      rainDays: climate.rainDays[at] ?? null,
      sea: climate.sea?.[at] ?? null,
      station: climate.station,
      period: climate.period,
      source: climate.source.name,
    },
    sockets,
    currency,
    languages,
    emergency,
    entry,
    tipping,
    airports: cities.length === 1 ? airports : [],
    timeZone,
    asOf,
  };
}

function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}
