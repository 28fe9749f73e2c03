/** What comes back of a booking that is cancelled, by the days before its departure. */
import { type CalendarDay, epochDay, plusDays } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';

/** `percent` of the price comes back up to and including the day that lies `days` before the departure. */
export interface CancellationStep {
  readonly days: number;
  readonly percent: number;
}

/** The most generous first; after the last nothing comes back. */
export type CancellationTerms = readonly CancellationStep[];

/** What a package begins with. */
export const USUAL_TERMS = [
  { days: 30, percent: 100 },
  { days: 14, percent: 50 },
  { days: 7, percent: 25 },
] as const satisfies CancellationTerms;

/** Of what was paid, taxes included; a broken dollar is rounded up. `today` is the day it is at the destination. */
export function refundOf(
  terms: CancellationTerms,
  paid: Dollars,
  departsOn: CalendarDay,
  today: CalendarDay,
): { readonly percent: number; readonly amount: Dollars } {
  const left = epochDay(departsOn) - epochDay(today);
  const percent = terms.find(({ days }) => left >= days)?.percent ?? 0;
  return { percent, amount: Math.ceil((paid * percent) / 100) };
}

export interface RefundPeriod {
  /** The last day of it; null: until the departure. */
  readonly until: CalendarDay | null;
  readonly percent: number;
  readonly amount: Dollars;
}

/** What comes back when, for every day from `today` to the departure. */
export function refundPeriods(
  terms: CancellationTerms,
  paid: Dollars,
  departsOn: CalendarDay,
  today: CalendarDay,
): RefundPeriod[] {
  const ahead = terms
    .map(({ days }) => plusDays(departsOn, -days))
    .filter((until) => until >= today)
    .map((until) => ({ until, ...refundOf(terms, paid, departsOn, until) }));
  return [...ahead, { until: null, percent: 0, amount: 0 }];
}
