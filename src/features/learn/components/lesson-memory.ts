/** What this browser remembers of lessons: where one stopped, what is saved, how one likes to watch. Shared by all that show it. */
import { useSyncExternalStore } from 'react';
import { type LessonMemory, nothingRemembered, readMemory } from '../rules/lesson-progress.ts';

const KEY = 'lessons';
const listeners = new Set<() => void>();
let known: LessonMemory | undefined;

export function lessonMemory(): LessonMemory {
  if (known === undefined) {
    try {
      known = readMemory(localStorage.getItem(KEY));
    } catch {
      known = nothingRemembered;
    }
  }
  return known;
}

export function remember(change: (memory: LessonMemory) => LessonMemory): void {
  known = change(lessonMemory());
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that stores nothing remembers until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    known = readMemory(event.newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** On the server, and until the page has been taken over, nothing is remembered. */
export function useLessonMemory(): LessonMemory {
  return useSyncExternalStore(subscribe, lessonMemory, () => nothingRemembered);
}
