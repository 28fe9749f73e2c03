/** What a page keeps in this browser for another day. Shared by all that show it, also in other tabs. */
import { useSyncExternalStore } from 'react';

export interface BrowserStorage<T> {
  readonly read: () => T;
  /** `nothing` forgets it. A browser that stores nothing remembers until the page is left. */
  readonly keep: (value: T) => void;
  /** `nothing` on the server, and until the page has been taken over. */
  readonly use: () => T;
}

/** What is read is as old as whatever wrote it: `shapeOf` takes any text, and answers `nothing` to what is none. */
export function keptHere<T>(key: string, nothing: T, shapeOf: (text: string | null) => T): BrowserStorage<T> {
  const listeners = new Set<() => void>();
  let known: { readonly value: T } | null = null;

  function read(): T {
    if (known === null) {
      try {
        known = { value: shapeOf(localStorage.getItem(key)) };
      } catch {
        known = { value: nothing };
      }
    }
    return known.value;
  }

  function subscribe(listener: () => void): () => void {
    const elsewhere = (event: StorageEvent) => {
      if (event.key !== key) return;
      known = { value: shapeOf(event.newValue) };
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', elsewhere);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', elsewhere);
    };
  }

  return {
    read,
    keep(value) {
      known = { value };
      try {
        if (value === nothing) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // It lasts for as long as the page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, () => nothing),
  };
}
