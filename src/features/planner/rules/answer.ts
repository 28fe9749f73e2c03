/** What the agent answers: proposals with their plans and checks, and what was understood. */
import type { WishLine } from './explain/wish-ledger.ts';
import type { OpenDataNotice } from './open/open-data-notice.ts';
import type { UnknownPlace } from './open/unknown-places.ts';
import type { Check, Plan } from './plan.ts';
import type { Reading } from './reading.ts';
import type { UnderstoodLine } from './wish/understood-lines.ts';

export interface PlannedTrip {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly rating: number;
  readonly duration: string;
  readonly highlights: string[];
  readonly image: string;
  readonly aiGenerated: true;
  readonly fullAIResponse: string;
  readonly destinationId: string;
  readonly place: string;
  readonly packageId?: string;
  readonly plan: Plan;
  readonly checks: Check[];
  /** What became of each wish. */
  readonly wishes: WishLine[];
  /** `open`: planned from open data that nobody of ours has checked, as `openData` says. */
  readonly tier: 'curated' | 'open';
  readonly openData?: OpenDataNotice;
}

/** The three places at which a model may take part. */
export const HOOKS = ['reading', 'choice', 'words'] as const;
export type Hook = (typeof HOOKS)[number];

/** A citation with the name a reader knows it by. */
export interface AnswerSource {
  readonly url: string;
  readonly name: string;
}

export interface Answer {
  readonly recommendations: PlannedTrip[];
  readonly citations: string[];
  /** The same, in the same order, with their names. */
  readonly sources: AnswerSource[];
  readonly warnings: string[];
  /** Places that were asked for and cannot be planned, with what comes nearest. */
  readonly unknownPlaces?: readonly UnknownPlace[];
  readonly interpretation: Reading;
  /** The same, a line for each wish; what has a key can be left out (`without:KEY` as a change). */
  readonly understood: UnderstoodLine[];
  /** When one thing was changed: what differs from before, in sentences. */
  readonly changed?: string[];
  readonly engine: {
    readonly name: string;
    /** What a configured model took part in. */
    readonly enriched?: readonly Hook[];
    /** How many words or phrases that we could not use it could. */
    readonly usedAfterAll?: number;
    /** Why it took no part, or not to the end. */
    readonly fallbackReason?: string;
  };
}
