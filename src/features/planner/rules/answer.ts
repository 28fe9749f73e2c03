/** What the agent answers, by name: proposals with their plans and checks, and what was understood. */
import type { Recommendation, Recommendations } from '../contract/recommend.ts';

export type PlannedTrip = Recommendation;
export type WishLine = PlannedTrip['wishes'][number];
export type Answer = Recommendations & { readonly sources: readonly AnswerSource[] };
export type Hook = NonNullable<Answer['engine']['enriched']>[number];
export type AnswerSource = NonNullable<Recommendations['sources']>[number];
