/** Why an operator shows or hides a review: a closed list, and own words where none of it fits. */
import { REPORT_REASONS, type ReportReason } from './limits.ts';
import type { HeldFor } from './moderation.ts';

export const SHOW_REASONS = ['harmless', 'opinion', 'unfounded', 'mistaken', 'other'] as const;
export const HIDE_REASONS = [...REPORT_REASONS, 'off_topic', 'duplicate', 'other'] as const;
export type DecisionReason = (typeof SHOW_REASONS)[number] | (typeof HIDE_REASONS)[number];

export function reasonsFor(state: 'shown' | 'hidden'): readonly DecisionReason[] {
  return state === 'shown' ? SHOW_REASONS : HIDE_REASONS;
}

export const WORDS_MAX = 500;

interface Judged {
  readonly state: 'shown' | 'pending' | 'hidden';
  readonly heldFor: HeldFor | null;
  /** The most frequent first. */
  readonly reports: readonly { readonly reason: ReportReason }[];
}

const FITS: Readonly<Record<HeldFor, DecisionReason>> = {
  rude: 'rude',
  link: 'advertising',
  contact: 'advertising',
  shouting: 'rude',
  repetition: 'off_topic',
  duplicate: 'duplicate',
  same_sender: 'untrue',
  every_trip: 'untrue',
};

/** What a decision is most often for, to begin the form with. */
export function likeliestReason(state: 'shown' | 'hidden', review: Judged): DecisionReason {
  const [reported] = review.reports;
  if (state === 'hidden') return reported?.reason ?? (review.heldFor ? FITS[review.heldFor] : 'untrue');
  if (reported) return 'unfounded';
  return review.state === 'hidden' ? 'mistaken' : 'harmless';
}
