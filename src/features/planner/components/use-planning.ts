/** Asking the agent and keeping what it answers; a failure leaves everything as it was. */
import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../shared/endpoint.ts';
import { CallError, call } from '../../../web/api-client.ts';
import { watchForgetting } from '../../../web/tab-storage.ts';
import { type Recommendations, recommendTrips } from '../contract/recommend.ts';
import type { Questionnaire } from '../rules/questionnaire.ts';
import { keepAnswers, latestOf, type TabAnswers } from './answers-in-tab.ts';
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

interface Answered {
  readonly answer: Recommendations;
  /** Better answers to the same wish; null when none is to be expected. */
  readonly rest: AsyncIterable<Recommendations> | null;
}

/** Asking the agent as a reader of events: the answer at once, and what may come after it. */
async function askAgent(input: InputOf<typeof recommendTrips>, signal: AbortSignal): Promise<Answered> {
  const response = await fetch('/api/ai/trip-recommendations', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(input),
    signal,
  });
  if (!response.ok || !response.body) {
    throw new CallError(response.status, (await response.text()) || response.statusText);
  }
  const events = eventsOf(response.body);
  const [first, second] = [await events.next(), await events.next()];
  if (first.value?.name !== 'answer') throw new TypeError('The answer broke off');
  return {
    answer: first.value.data as Recommendations,
    rest: second.value?.name === 'working' ? betterIn(events) : null,
  };
}

async function* betterIn(events: AsyncIterable<Sent>): AsyncGenerator<Recommendations> {
  for await (const { name, data } of events) if (name === 'better') yield data as Recommendations;
}

interface Sent {
  readonly name: string;
  readonly data: unknown;
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Sent, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name && data) yield { name, data: JSON.parse(data) };
    }
  }
}
