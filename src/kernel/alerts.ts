/** What the back office shows first: what waits for somebody, and how the house is. Every feature tells its own. */
import type { Deps } from './deps.ts';

export interface Alert {
  /** Unique among all. */
  readonly id: string;
  /** "Inquiries without an answer" */
  readonly title: string;
  readonly count: number;
  /** Since when the oldest waits. */
  readonly oldest: Date | null;
  /** The list where it is dealt with; null where nothing is to be done here. */
  readonly href: string | null;
  /** `fine`: to know, nothing waits. `waits`: somebody should look. `urgent`: now. */
  readonly state: 'fine' | 'waits' | 'urgent';
  /** More than a number can say: "12.40 of 25 dollars today". */
  readonly detail?: string;
}

export type ReadAlerts = (deps: Deps) => Promise<readonly Alert[]>;
