/**
 * What comes after an answer that is already being read. New words for the same
 * plans are put in place, where they take no more room than the old ones; other
 * plans wait until the reader asks for them. Whoever asks for something else
 * meanwhile, or goes a step back, hears no more of it.
 */
import { useSyncExternalStore } from 'react';
import type { Recommendations } from '../contract/recommend.ts';
import { keepAnswers, latestOf, type TabAnswers, tabAnswers } from './answers-in-tab.ts';

export interface Improving {
  /** Something better was to be expected at some time since the page was loaded: there is room for what is said of it. */
  readonly began: boolean;
  readonly isWorking: boolean;
  /** Descriptions that stood there before, by id: their room is kept. */
  readonly formerly: ReadonlyMap<string, string> | null;
}

let state: Improving = { began: false, isWorking: false, formerly: null };
let turn = new AbortController();
const listeners = new Set<() => void>();

function became(next: Partial<Improving>): void {
  state = { ...state, ...next };
  for (const listener of [...listeners]) listener();
}

/** Ends what was under way; the signal ends with the next one. */
export function newTurn(): AbortSignal {
  turn.abort();
  turn = new AbortController();
  if (state.isWorking || state.formerly) became({ isWorking: false, formerly: null });
  return turn.signal;
}

/** To be called once the answer itself is saved. */
export async function follow(rest: AsyncIterable<Recommendations> | null, signal: AbortSignal): Promise<void> {
  if (!rest || signal.aborted) return;
  became({ began: true, isWorking: true });
  try {
    for await (const better of rest) if (!signal.aborted && better.engine.enriched) take(better);
  } catch {
    // The answer that is shown is whole; that no better one came is no news to anybody.
  }
  if (!signal.aborted) became({ isWorking: false });
}

function take(better: Recommendations): void {
  const saved = tabAnswers.read();
  if (!saved) return;
  const latest = latestOf(saved);
  const { answer } = latest;
  if (plansOf(answer) !== plansOf(better)) {
    replaceLatest(saved, { ...latest, better });
    return;
  }
  became({ formerly: new Map(answer.recommendations.map(({ id, description }) => [id, description])) });
  replaceLatest(saved, improvedBy(latest, better));
}

/** What the cards and the page show besides words. */
function plansOf({ recommendations, warnings, interpretation }: Recommendations): string {
  const shown = recommendations.map(({ description: _, fullAIResponse: __, ...rest }) => rest);
  return JSON.stringify([shown, warnings, interpretation.conflicts, interpretation.assumptions]);
}

/** The reader wants to see the other plans. */
export function showBetter(saved: TabAnswers): void {
  const latest = latestOf(saved);
  if (latest.better) replaceLatest(saved, improvedBy(latest, latest.better));
}

type Step = TabAnswers['steps'][number];

function improvedBy({ changes, improved }: Step, answer: Recommendations): Step {
  return { changes, answer, improved: [...(improved ?? []), changes.length] };
}

function replaceLatest(saved: TabAnswers, step: Step): void {
  const [first = step, ...rest] = [...saved.steps.slice(0, -1), step];
  keepAnswers({ ...saved, steps: [first, ...rest] });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NOTHING: Improving = { began: false, isWorking: false, formerly: null };

export function useImproving(): Improving {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );
}
