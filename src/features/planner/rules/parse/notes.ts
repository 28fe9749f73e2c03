/** What a reader leaves behind besides its reading: where it read, what it guessed, what did not agree. One list for the whole wish. */
import type { Assumed, Conflict, FieldName, Reading } from '../reading.ts';
import { spanOf, type Text } from './text.ts';

export interface Notes {
  readonly conflicts: Conflict[];
  readonly assumed: Assumed[];
  readonly assumptions: string[];
  readonly readings: Reading['readings'][number][];
}

export type Texts = Readonly<Record<FieldName, Text>>;

/** Enough to show; a text that repeats itself says nothing new. */
const MOST_READINGS = 80;

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

export function readAt(
  notes: Notes,
  part: string,
  value: string,
  text: Text,
  line: 'plain' | 'counted',
  place: { readonly from: number; readonly to: number },
): void {
  if (notes.readings.length < MOST_READINGS) {
    notes.readings.push({ part, value: value.slice(0, 200), span: spanOf(text, line, place.from, place.to) });
  }
}
