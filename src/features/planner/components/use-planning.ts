/** Asking the agent and keeping what it answers; a failure leaves everything as it was. */
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../web/api-client.ts';
import { watchForgetting } from '../../../web/tab-storage.ts';
import { type Recommendations, recommendTrips } from '../contract/recommend.ts';
import type { Questionnaire } from '../rules/questionnaire.ts';
import { keepAnswers, latestOf, type TabAnswers } from './answers-in-tab.ts';
import { askAgent } from './ask-agent.ts';
import { follow, newTurn } from './improved-answer.ts';

interface Asked {
  readonly wish: Questionnaire;
  readonly learning?: boolean;
}

/**
 * The first plan of a wish; `keep` saves it for the results page. Whoever has left the page meanwhile, or asked for
 * something else, is told nothing: an answer that comes late takes nobody anywhere, and after a logout it is not kept.
 */
export function usePlanning({
  keep,
  onPlanned,
  onFailed,
}: {
  keep: boolean;
  onPlanned: (saved: TabAnswers) => void;
  onFailed: (fault: unknown) => void;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ wish, learning = false }: Asked): Promise<TabAnswers> => {
      const input = learning ? { ...wish, learning } : { ...wish };
      const plan = (answer: Recommendations): TabAnswers => ({ wish, learning, steps: [{ changes: [], answer }] });
      if (!keep) return plan(await call(recommendTrips, { input }));
      const signal = newTurn();
      const isForgotten = watchForgetting();
      const { answer, rest } = await askAgent(input, signal);
      if (isForgotten()) return plan(answer);
      keepAnswers(plan(answer));
      void follow(rest, signal);
      return plan(answer);
    },
  });
  return { isPending, plan: (asked: Asked) => mutate(asked, { onSuccess: onPlanned, onError: onFailed }) };
}

/** The same wish with one thing different. */
export function useChange({
  onChanged,
  onFailed,
}: {
  onChanged: (changed: readonly string[]) => void;
  onFailed: (fault: unknown) => void;
}) {
  return useMutation({
    mutationFn: async ({ saved, change }: { saved: TabAnswers; change: string }): Promise<TabAnswers> => {
      const { changes, improved = [], answer: before } = latestOf(saved);
      const signal = newTurn();
      const isForgotten = watchForgetting();
      const { answer, rest } = await askAgent(
        { ...saved.wish, ...(saved.learning && { learning: true }), previous: before.interpretation, change },
        signal,
      );
      const step = { changes: [...changes, change], answer, improved };
      const now: TabAnswers = { ...saved, steps: [...saved.steps, step] };
      if (isForgotten()) return now;
      keepAnswers(now);
      void follow(rest, signal);
      return now;
    },
    onSuccess: (saved) => onChanged(latestOf(saved).answer.changed ?? []),
    onError: onFailed,
  });
}

/** Takes the last change back. */
export function undo(saved: TabAnswers): void {
  newTurn();
  const [first, ...rest] = saved.steps.slice(0, -1);
  if (first) keepAnswers({ ...saved, steps: [first, ...rest] });
}
