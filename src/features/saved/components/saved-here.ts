/** What a stranger has saved, in this browser, until they log in. */
import { useSyncExternalStore } from 'react';

import { itemsAmong, type SavedItem } from '../rules.ts';

const KEY = 'saved';
const NOTHING: readonly SavedItem[] = [];
const listeners = new Set<() => void>();
let known: readonly SavedItem[] | null = null;

function parsed(text: string | null): readonly SavedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? itemsAmong(stored) : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function savedHere(): readonly SavedItem[] {
  if (known === null) {
    try {
      known = parsed(localStorage.getItem(KEY));
    } catch {
      known = NOTHING;
    }
  }
  return known;
}

export function keepHere(items: readonly SavedItem[]): void {
  known = items;
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing remembers until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    known = parsed(event.newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

export function useSavedHere(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, savedHere, () => NOTHING);
}
