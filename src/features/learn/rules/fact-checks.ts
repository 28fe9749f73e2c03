/**
 * Which facts are due to be looked up again, and what a look counts for. A fact is checked
 * in exactly the words it has: change them, and nobody has checked it.
 */
import type { CalendarDay } from '../../../shared/dates.ts';
import { type FactKind, FRESH_MONTHS, monthsOf } from './fact-age.ts';

/** One thing that can be looked up as a whole. */
export interface CheckableFact {
  /** "guide/lisbon/money/…": stays the same while its place and section do. */
  readonly key: string;
  /** All that is said, so that it can be told whether it is still the same. */
  readonly text: string;
  /** Destination id; null for what belongs to none. */
  readonly place: string | null;
  readonly kind: FactKind;
  /** Month or day of the knowledge. */
  readonly asOf: string;
  readonly source: { readonly name: string; readonly url: string } | null;
  /** Where it is changed: a file of the content, or a page of the back office. */
  readonly editedIn: string;
}

export interface Checked {
  readonly fingerprint: string;
  readonly on: CalendarDay;
}
export type Checks = ReadonlyMap<string, Checked>;

/** The later of what is written and of a look at the very same words. */
export function knownSince(asOf: string, fingerprint: string, check: Checked | undefined): string {
  return check && check.fingerprint === fingerprint && check.on > asOf ? check.on : asOf;
}

/** Months until it should be looked up again; negative: since. */
export function monthsLeft(kind: FactKind, asOf: string, today: CalendarDay): number {
  return FRESH_MONTHS[kind] - (monthsOf(today) - monthsOf(asOf));
}

const SOON_MONTHS = 3;
export type DueState = 'due' | 'soon' | 'fresh';

/** Due from the month in which the page begins to mark it. */
export function dueState(left: number): DueState {
  if (left < 0) return 'due';
  return left <= SOON_MONTHS ? 'soon' : 'fresh';
}
