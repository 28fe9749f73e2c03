/**
 * Leaving a service alone that does not help: a key that is refused for ten
 * minutes, a service that is asked too much for two, and one that was silent three
 * times in a row for one. After that a single question goes through to see.
 */
import type { Trouble } from './port.ts';

const SILENT_TIMES = 3;
const PAUSES_MS: Readonly<Record<Trouble, number>> = {
  refused: 600_000,
  busy: 120_000,
  silent: 60_000,
  resting: 0,
};

/** Longer than an answer may take. */
const ONE_LOOKS_MS = 5000;

export interface Rest {
  isOver(): boolean;
  /** Whether the caller may ask now; after a pause only the first one may, until it is known how that ended. */
  letPass(): boolean;
  /** How a question ended; null: well. */
  note(trouble: Trouble | null): void;
}

export function openRest(now: () => number = () => performance.now()): Rest {
  let until = 0;
  let silences = 0;
  return {
    isOver: () => now() >= until,
    letPass() {
      if (now() < until) return false;
      if (until > 0) until = now() + ONE_LOOKS_MS;
      return true;
    },
    note(trouble) {
      if (trouble === null) {
        silences = 0;
        until = 0;
        return;
      }
      silences = trouble === 'silent' ? silences + 1 : silences;
      if (trouble !== 'silent' || silences >= SILENT_TIMES) until = now() + PAUSES_MS[trouble];
    },
  };
}
