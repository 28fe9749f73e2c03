/**
 * What a value of OpenStreetMap's `opening_hours` says, once it is read
 * (wiki.openstreetmap.org/wiki/Key:opening_hours/specification). Weekdays are 0 (Monday) to 6, months 1 to 12,
 * times minutes from the midnight the day begins with.
 */

export interface OpeningValue {
  readonly rules: readonly Rule[];
  readonly naming: Naming;
}

/** What the rules speak of at all: who asks must bring it. */
interface Naming {
  readonly publicHolidays: boolean;
  readonly schoolHolidays: boolean;
  readonly sun: boolean;
  /** Months, dates, weeks and the like: no week of it is every week. */
  readonly seasons: boolean;
}

export interface Rule {
  /** `normal` replaces what earlier rules say of its days, `added` adds to it, `fallback` counts where they say closed. */
  readonly joins: 'normal' | 'added' | 'fallback';
  readonly state: 'open' | 'closed' | 'unknown';
  readonly days: DaySelector;
  /** Empty: the whole day. */
  readonly times: readonly TimeSpan[];
}

/** Each list that is not empty must hold the day. */
export interface DaySelector {
  readonly years: readonly Range[];
  readonly dates: readonly DateRange[];
  readonly weeks: readonly Range[];
  readonly holidays: readonly Holiday[];
  readonly weekdays: readonly Weekdays[];
  /** "PH Mo-Fr": public holidays on these weekdays. Else a holiday or a weekday of the lists is enough. */
  readonly both: boolean;
}

export interface Range {
  readonly first: number;
  readonly last: number;
  readonly every: number;
}

export interface Holiday {
  readonly of: 'public' | 'school';
  /** "PH -1 day" is the day before. */
  readonly shift: number;
}

export interface Weekdays {
  readonly first: number;
  readonly last: number;
  /** "Su[1,-1]": the first and the last of the month; empty: all of them. */
  readonly nth: readonly number[];
  readonly shift: number;
}

/** Months alone, or one date to another; over new year where the end comes first. */
export type DateRange =
  | { readonly by: 'month'; readonly year: number | null; readonly first: number; readonly last: number }
  | { readonly by: 'date'; readonly from: DatePoint; readonly to: DatePoint };

export type DatePoint = { readonly year: number | null; readonly shift: number } & (
  | { readonly on: 'day'; readonly month: number; readonly day: number }
  | { readonly on: 'weekday'; readonly month: number; readonly weekday: number; readonly nth: number }
  | { readonly on: 'easter' }
);

export interface TimeSpan {
  readonly from: TimePoint;
  /** Null: only the beginning is told. */
  readonly to: TimePoint | null;
  /** "17:00+", "10:00-18:00+": it goes on, nobody says how long. */
  readonly openEnd: boolean;
}

export const SUN_EVENTS = ['dawn', 'sunrise', 'sunset', 'dusk'] as const;
export type SunEvent = (typeof SUN_EVENTS)[number];
export type TimePoint = number | { readonly event: SunEvent; readonly shift: number };
