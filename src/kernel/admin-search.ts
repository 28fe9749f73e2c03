/** One search over everything operators look for: every feature answers for what it owns, and says why it matched. */
import type { Deps } from './deps.ts';

export interface AdminHit {
  readonly kind: 'booking' | 'person' | 'enquiry' | 'package' | 'restaurant' | 'subscriber';
  readonly title: string;
  readonly detail: string;
  /** Where it is in the back office. */
  readonly href: string;
  /** "Reference", "Contact email begins so". */
  readonly why: string;
}

/** A few of the best; `text` is trimmed and not empty. */
export type FindInAdmin = (deps: Deps, text: string, most: number) => Promise<readonly AdminHit[]>;
