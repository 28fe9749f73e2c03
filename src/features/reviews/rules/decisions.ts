/** Why an operator shows or hides a review: a closed list, and own words where none of it fits. */
import { REPORT_REASONS } from './limits.ts';

export const SHOW_REASONS = ['harmless', 'opinion', 'unfounded', 'mistaken', 'other'] as const;
export const HIDE_REASONS = [...REPORT_REASONS, 'off_topic', 'duplicate', 'other'] as const;
export type DecisionReason = (typeof SHOW_REASONS)[number] | (typeof HIDE_REASONS)[number];

export function reasonsFor(state: 'shown' | 'hidden'): readonly DecisionReason[] {
  return state === 'shown' ? SHOW_REASONS : HIDE_REASONS;
}

export const WORDS_MAX = 500;
