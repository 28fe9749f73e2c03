/** How old a fact of a guide is, and when it is too old to be believed unseen. */
import { type CalendarDay, monthName } from '../../../shared/dates.ts';

/** How quickly a kind of fact goes stale, in months: beyond it the page says that it should be checked again. */
export const FRESH_MONTHS = { price: 18, rule: 24, service: 24, number: 36, manner: 120 } as const;

export type FactKind = keyof typeof FRESH_MONTHS;

/** "2025-01" → "January 2025". */
export function monthOf(asOf: string): string {
  const [year, month] = asOf.split('-');
  return `${monthName(Number(month))} ${year}`.trim();
}

/** Older than its kind allows: still shown, and marked. */
export function isStale(kind: FactKind, asOf: string, today: CalendarDay): boolean {
  return monthsOf(today) - monthsOf(asOf) > FRESH_MONTHS[kind];
}

/** Months since the year 0. */
export function monthsOf(date: string): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + Number(month);
}
