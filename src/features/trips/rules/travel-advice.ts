/** What a traveller of certain days should know of a place, picked from what the catalogue knows of it. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { TripDays } from '../../bookings/rules/booking-emails.ts';
import type { Advice, Airport, DestinationFacts, MonthText } from '../../destinations/rules/destination-facts.ts';

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

/** A rule of entry, and the month in which it was last checked. */
export interface EntryRule extends Advice {
  readonly asOf: MonthText;
}

export interface TripAdvice {
  readonly weather: TripWeather;
  /** Types of the sockets and their voltage; null: not known. */
  readonly sockets: { readonly types: readonly string[]; readonly volts: number } | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly string[];
  readonly emergency: string;
  readonly entry: readonly EntryRule[];
  readonly tipping: Advice;
  /** Empty where the place is so wide that each of its towns has its own. */
  readonly airports: readonly Airport[];
  readonly timeZone: string;
}

interface Around extends Pick<TripAdvice, 'sockets' | 'timeZone'> {
  /** The month in which the rules of entry were looked up again, in their present words; null: never since. */
  readonly entryChecked: MonthText | null;
}

export function adviceOf(
  facts: DestinationFacts,
  days: TripDays,
  { sockets, timeZone, entryChecked }: Around,
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
    entry: entry.map((rule) => ({ ...rule, asOf: later(rule.asOf ?? asOf, entryChecked) })),
    tipping,
    airports: cities.length === 1 ? airports : [],
    timeZone,
  };
}

function later(month: MonthText, other: MonthText | null): MonthText {
  return other !== null && other > month ? other : month;
}

function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}
