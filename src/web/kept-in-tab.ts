/**
 * What a page keeps in this tab for a reload or the way back: drafts above all. The one place that knows the tab's
 * storage, which the law refuses elsewhere. What is one person's alone has that person in its key, and all of it goes
 * when they leave, whatever is kept here later as well. Not at login: what was begun before it is gone on with.
 */
import { useSyncExternalStore } from 'react';

export interface Kept<T> {
  readonly read: () => T | null;
  /**
   * Null forgets it. Where there is no room for it, the shorter one is stored; where nothing can be stored, it lasts
   * for as long as the page.
   */
  readonly keep: (value: T | null, shorter?: T) => void;
}

/** Belongs to the device, not to the person: who has stopped the films would not have them begin again. */
export const OF_THE_DEVICE = 'backgroundFilm';

const listeners = new Set<() => void>();
let timesForgotten = 0;

/** What is read is as old as whatever wrote it: `shapeOf` takes it part by part, and says null to what is none. */
export function keptInTab<T>(key: string, shapeOf: (stored: unknown) => T | null): Kept<T> {
  let known: { readonly text: string | null; readonly value: T | null; readonly times: number } | null = null;
  const read = () => {
    const text = storedUnder(key);
    if (known?.text !== text || known.times !== timesForgotten)
      known = { text, value: shaped(text, shapeOf), times: timesForgotten };
    return known.value;
  };
  const keep: Kept<T>['keep'] = (value, shorter) => {
    const isRead = isStored(key, value) || (shorter !== undefined && isStored(key, shorter));
    known = isRead ? null : { text: storedUnder(key), value, times: timesForgotten };
    announce();
  };
  return { read, keep };
}

/** Undefined until the browser has been asked (and on the server), null when there is nothing. */
export function useKept<T>({ read }: Kept<T>): T | null | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Tells, when asked later, whether the tab was forgotten meanwhile: what comes late must not be kept for the next person. */
export function watchForgetting(): () => boolean {
  const before = timesForgotten;
  return () => timesForgotten > before;
}

export function forgetTab(): void {
  timesForgotten++;
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== OF_THE_DEVICE) sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing is left behind.
  }
  announce();
}

function shaped<T>(text: string | null, shapeOf: (stored: unknown) => T | null): T | null {
  try {
    return text === null ? null : shapeOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function storedUnder(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function isStored(key: string, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
