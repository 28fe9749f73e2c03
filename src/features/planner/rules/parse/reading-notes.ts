/** What a reader leaves behind besides its reading: where it read, what it guessed, what did not agree. One list for the whole wish. */
import type { Assumed, Conflict, Reading } from '../reading.ts';

export interface Notes {
  readonly conflicts: Conflict[];
  readonly assumed: Assumed[];
  readonly assumptions: string[];
  readonly readings: Reading['readings'][number][];
}

export function noNotes(): Notes {
  return { conflicts: [], assumed: [], assumptions: [], readings: [] };
}

export function assume(notes: Notes, what: Assumed, sentence: string): void {
  if (!notes.assumed.includes(what)) notes.assumed.push(what);
  state(notes, sentence);
}

/** Said to the traveller once, without being a guess that can be corrected by a word. */
export function state(notes: Notes, sentence: string): void {
  if (!notes.assumptions.includes(sentence)) notes.assumptions.push(sentence);
}

export function contradict(notes: Notes, field: Conflict['field'], text: string, chosen: string): void {
  if (!notes.conflicts.some((known) => known.field === field && known.text === text)) {
    notes.conflicts.push({ field, text, chosen });
  }
}
