/**
 * The recommendations of this browser session, with the steps that led to them
 * so that a change can be undone. Kept in the tab's own storage and nowhere else.
 */
import { useSyncExternalStore } from 'react';
import type { Recommendations } from '../contract/recommend.ts';
import type { PlanToShare } from '../contract/share.ts';
import type { Questionnaire } from '../rules/reading.ts';

export interface Step {
  /** Everything that was changed since the first answer, in order. */
  readonly changes: readonly string[];
  readonly answer: Recommendations;
  /** After how many changes the better answer was taken, this step among them when its own was. */
  readonly improved?: readonly number[];
  /** Other plans that wait to be looked at. */
  readonly better?: Recommendations;
}

export interface SavedTrips {
  readonly wish: Questionnaire;
  readonly learning: boolean;
  /** Never empty; the last one is shown. */
  readonly steps: readonly [Step, ...Step[]];
}

const KEY = 'aiRecommendations';
/** Each answer may reach 200 KB; a tab's storage holds about five megabytes. */
const MOST_STEPS = 6;

const listeners = new Set<() => void>();
let parsed: { readonly text: string | null; readonly value: SavedTrips | null } = { text: null, value: null };

export function saveTrips(saved: SavedTrips): void {
  const [first = latestOf(saved), ...rest] = saved.steps.slice(-MOST_STEPS);
  write({ ...saved, steps: [first, ...rest] });
}

export function forgetTrips(): void {
  window.sessionStorage.removeItem(KEY);
  announce();
}

export function latestOf({ steps }: SavedTrips): Step {
  return steps.at(-1) ?? steps[0];
}

/** What a shared link is made of: the wish and its changes, from which the server plans the same answer. */
export type Asked = Omit<PlanToShare, 'recommendationId'>;

export function askedFor(saved: SavedTrips): Asked {
  const { changes, improved = [] } = latestOf(saved);
  return { ...saved.wish, ...(saved.learning && { learning: true }), changes: [...changes], improved: [...improved] };
}

/** Undefined until the browser has been asked (and on the server), null when there is nothing. */
export function useSavedTrips(): SavedTrips | null | undefined {
  return useSyncExternalStore(subscribe, readTrips, () => undefined);
}

function write(saved: SavedTrips): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // No room: the answer itself matters more than the way back.
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ ...saved, steps: [latestOf(saved)] }));
    } catch {
      parsed = { text: window.sessionStorage.getItem(KEY), value: saved };
    }
  }
  announce();
}

export function readTrips(): SavedTrips | null {
  const text = window.sessionStorage.getItem(KEY);
  if (text !== parsed.text) parsed = { text, value: parseTrips(text) };
  return parsed.value;
}

/** What the stored text says, or null when it is broken or of an older shape. */
export function parseTrips(text: string | null): SavedTrips | null {
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as SavedTrips;
    const whole = saved.steps.length > 0 && saved.steps.every((step) => Array.isArray(step.answer.recommendations));
    return whole && typeof saved.wish.destination === 'string' ? saved : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
