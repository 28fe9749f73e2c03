/**
 * What a page keeps in this tab for a reload or the way back: drafts above all. The one place that knows the tab's
 * storage, which the law refuses elsewhere. What is one person's alone has that person in its key, and all of it goes
 * when they leave, whatever is kept here later as well. Not at login: what was begun before it is gone on with.
 */
import { useSyncExternalStore } from 'react';

export interface TabStorage<T> {
  readonly read: () => T | null;
  /**
   * Null forgets it. Where there is no room for it, the shorter one is stored; where nothing can be stored, it lasts
   * for as long as the page.
   */
  readonly keep: (value: T | null, shorter?: T | null) => void;
}

/** Belongs to the device, not to the person: who has stopped the films would not have them begin again. */
export const OF_THE_DEVICE = 'backgroundFilm';

const listeners = new Set<() => void>();
let timesForgotten = 0;

/** What is read is as old as whatever wrote it: `shapeOf` takes it part by part, and says null to what is none. */
export function keptInTab<T>(key: string, shapeOf: (stored: unknown) => T | null): TabStorage<T> {
  let known: { readonly text: string | null; readonly value: T | null; readonly times: number } | null = null;
  const textNow = () => tried(() => sessionStorage.getItem(key));
  const store = (value: T | null) =>
    tried(() => {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      return true;
    });
  return {
    read() {
      const text = textNow();
      if (known?.text !== text || known.times !== timesForgotten)
        known = { text, value: tried(() => (text === null ? null : shapeOf(JSON.parse(text)))), times: timesForgotten };
      return known.value;
    },
    keep(value, shorter = value) {
      known = store(value) || store(shorter) ? null : { text: textNow(), value, times: timesForgotten };
      announce();
    },
  };
}

/** Undefined until the browser has been asked (and on the server), null when there is nothing. */
export function useKept<T>({ read }: TabStorage<T>): T | null | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Tells, when asked later, whether the tab was forgotten meanwhile: what comes late must not be kept for the next person. */
export function watchForgetting(): () => boolean {
  const before = timesForgotten;
  return () => timesForgotten > before;
}

export function forgetTab(): void {
  timesForgotten++;
  tried(() => {
    for (const key of Object.keys(sessionStorage)) if (key !== OF_THE_DEVICE) sessionStorage.removeItem(key);
  });
  announce();
}

/** Null where the browser stores nothing, or has no room. */
function tried<R>(deed: () => R): R | null {
  try {
    return deed();
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
