/**
 * One wish while it is being read: the row of items, what a "no" rules out in it, who claimed which words, and what was
 * guessed or did not agree. Every grammar takes it and gives its part of the reading.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { withoutMarkup } from '../parse/fold-text.ts';
import type { Gazetteer } from '../parse/gazetteer.ts';
import { languageOf } from '../parse/language.ts';
import type { Notes } from '../parse/reading-notes.ts';
import { FIELDS, type FieldName, type Questionnaire } from '../questionnaire.ts';
import type { Span } from '../reading.ts';
import { withoutBorneFears } from './borne-fears.ts';
import { isContent, Ledger } from './claimed-words.ts';
import { withCompoundsApart } from './compound-words.ts';
import { longestAt } from './lexicon.ts';
import { withoutSlips } from './misspelled-words.ts';
import { type Polarity, polarities } from './negation.ts';

import { joinRefusalLocations } from './refusal-locations.ts';
import { type Item, type Recogniser, tagTokens } from './tagged-tokens.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface Reader {
  readonly typed: Questionnaire;
  readonly language: string;
  /** Of one field. */
  readonly languageIn: (field: FieldName) => string;
  readonly today: CalendarDay;
  readonly gazetteer: Gazetteer;
  readonly tokens: readonly Token[];
  readonly items: readonly Item[];
  /** Of each item. */
  readonly polarity: readonly Polarity[];
  readonly ledger: Ledger;
  readonly notes: Notes;
}

export function readerOf(
  typed: Questionnaire,
  around: {
    readonly language: string;
    readonly today: CalendarDay;
    readonly gazetteer: Gazetteer;
    readonly notes: Notes;
  },
  recognisers: readonly Recogniser[] = [],
): Reader {
  // Who writes one field in English and the next in Spanish means it.
  const languages = new Map(FIELDS.map((field) => [field, languageOf([withoutMarkup(typed[field])], around.language)]));
  const spoken = (field: FieldName) => languages.get(field) ?? around.language;
  const { gazetteer } = around;
  const isName = (word: string) =>
    gazetteer.nameWords.has(word) || gazetteer.names.has(word) || gazetteer.mistyped(word) !== null;
  const said = withCompoundsApart(tokensOf(typed), gazetteer);
  const tokens = withoutSlips(said, gazetteer.vocabulary, spoken, isName, typed);
  const items = withoutBorneFears(joinRefusalLocations(tagTokens(tokens, gazetteer.lexicon, spoken, recognisers)));
  return {
    typed,
    ...around,
    languageIn: spoken,
    tokens,
    items,
    polarity: polarities(items),
    ledger: new Ledger(tokens, items),
  };
}

/** Words stand in the field that nobody understood so far: nobody is told that it is empty. */
export const isUnread = ({ items, ledger }: Reader, field: FieldName): boolean =>
  items.some((item, at) => item.field === field && isContent(item) && ledger.isFree(at));

/** As typed, for saying back. */
export function wordsOf({ tokens, items, typed }: Reader, from: number, to: number, most?: number): string {
  const first = tokens[items[from]?.from ?? 0];
  const last = tokens[(items[to - 1]?.to ?? 1) - 1];
  if (!first || !last) return '';
  return quoted(typed, { field: first.field, from: first.from, to: last.to }, most);
}

/** A stretch of a field as typed, for saying back: without markup, signs and double blanks, and short. */
export function quoted(typed: Questionnaire, { field, from, to }: Span, most = 60): string {
  const words = withoutMarkup(typed[field])
    .slice(from, to)
    .replace(/[<>{}[\]$%="`\\\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A long one ends with a whole word.
  return words.length <= most || most === 60
    ? words.slice(0, most)
    : `${words.slice(0, most - 1).replace(/\s\S*$/, '')}…`;
}

const DATE_WORDS = ['month', 'month-short', 'weekday', 'ordinal', 'third'];

/** "October", "third": it says when, and names nothing that one could look for. */
export function isDateWord({ items, tokens, gazetteer, languageIn }: Reader, at: number): boolean {
  const item = items[at];
  const found = item && longestAt(gazetteer.calendar, tokens, item.from, languageIn(item.field));
  return found?.to === item?.to && (found?.senses.some(({ type }) => DATE_WORDS.includes(type)) ?? false);
}
