/** A strength of one plan, and whoever finds some. */
import type { Tag } from '../../../../destinations/rules/tags.ts';
import type { PlanFacts } from './plan-facts.ts';

export interface Strength {
  readonly kind: string;
  /** Wordings of a title; none where it makes no title. */
  readonly titles: readonly string[];
  /** Where the names make all of them too long. */
  readonly shortTitle?: string;
  readonly sentences: readonly string[];
  /** The same right after the nights and their quarter, where its name would be read twice. */
  readonly inPassing?: readonly string[];
  /** How much it says of this plan, 0 to 1. */
  readonly worth: number;
  /** The interest that its sentences answer by name. */
  readonly interest?: Tag;
  /** The place with which it answers what was wished for. */
  readonly wish?: string;
  /** Strengths whose wordings are the same but for what they name. */
  readonly mould?: string;
}

export type Finder = (told: PlanFacts) => Strength[];
