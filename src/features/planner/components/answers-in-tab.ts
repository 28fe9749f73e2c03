/**
 * The recommendations of this browser session, with the steps that led to them
 * so that a change can be undone. Kept in the tab's own storage and nowhere else.
 */
import { partsOf } from '../../../shared/read-unknown.ts';
import { keptInTab } from '../../../web/tab-storage.ts';
import type { Recommendations } from '../contract/recommend.ts';
import type { PlanToShare } from '../contract/share.ts';
import type { Questionnaire } from '../rules/questionnaire.ts';

export interface TabStep {
  /** Everything that was changed since the first answer, in order. */
  readonly changes: readonly string[];
  readonly answer: Recommendations;
  /** After how many changes the better answer was taken, this step among them when its own was. */
  readonly improved?: readonly number[];
  /** Other plans that wait to be looked at. */
  readonly better?: Recommendations;
}

export interface TabAnswers {
  readonly wish: Questionnaire;
  readonly learning: boolean;
  /** Never empty; the last one is shown. */
  readonly steps: readonly [TabStep, ...TabStep[]];
}

/** Each answer may reach 200 KB; a tab's storage holds about five megabytes. */
const MOST_STEPS = 6;

export const tabAnswers = keptInTab('aiRecommendations', answersFrom);

/** What was written for the choices of the trip builder. */
export const tripBuilderAnswer = keptInTab('tripBuilderAnswer', answersFrom);

/** Where there is no room, the answer itself matters more than the way back. */
export function keepAnswers(saved: TabAnswers): void {
  const [first = latestOf(saved), ...rest] = saved.steps.slice(-MOST_STEPS);
  tabAnswers.keep({ ...saved, steps: [first, ...rest] }, { ...saved, steps: [latestOf(saved)] });
}

export function latestOf({ steps }: TabAnswers): TabStep {
  return steps.at(-1) ?? steps[0];
}

/** What a shared link is made of: the wish and its changes, from which the server plans the same answer. */
export type AskedQuestion = Omit<PlanToShare, 'recommendationId'>;

export function askedFor(saved: TabAnswers): AskedQuestion {
  const { changes, improved = [] } = latestOf(saved);
  return { ...saved.wish, ...(saved.learning && { learning: true }), changes: [...changes], improved: [...improved] };
}

/** What was stored, or null when it is broken or of an older shape. */
export function answersFrom(stored: unknown): TabAnswers | null {
  return isSaved(stored) ? stored : null;
}

function isSaved(stored: unknown): stored is TabAnswers {
  const { wish, steps } = partsOf(stored);
  const isAnswered = (step: unknown) => Array.isArray(partsOf(partsOf(step)['answer'])['recommendations']);
  return (
    typeof partsOf(wish)['destination'] === 'string' &&
    Array.isArray(steps) &&
    steps.length > 0 &&
    steps.every(isAnswered)
  );
}
