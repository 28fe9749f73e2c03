/**
 * Whether background films play: as the visitor chose in this session, else as the browser asks (reduced
 * motion and saved data mean no film). Browser only; on the server the button says what most visitors see.
 */
import { useSyncExternalStore } from 'react';

const CHOICE = 'backgroundFilm';
const STILLNESS = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
let choice: boolean | null | undefined;

function chosen(): boolean | null {
  if (choice === undefined) {
    try {
      const stored = sessionStorage.getItem(CHOICE);
      choice = stored === null ? null : stored === 'play';
    } catch {
      choice = null;
    }
  }
  return choice;
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function wanted(): boolean {
  return chosen() ?? !(window.matchMedia(STILLNESS).matches || savesData());
}

function subscribe(listener: () => void): () => void {
  const stillness = window.matchMedia(STILLNESS);
  listeners.add(listener);
  stillness.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    stillness.removeEventListener('change', listener);
  };
}

export function useFilmsWanted(): boolean {
  return useSyncExternalStore(subscribe, wanted, () => true);
}

export function chooseFilms(play: boolean): void {
  choice = play;
  try {
    sessionStorage.setItem(CHOICE, play ? 'play' : 'pause');
  } catch {
    // A browser that stores nothing keeps the choice until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export function useTabVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
