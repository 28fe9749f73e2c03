/**
 * The seven fields as one row of tokens: folded words, digits, marks and emoji, each knowing where it stands in what was
 * typed. Letters of scripts without blanks (kana, kanji) are a token each. Nothing is understood here.
 */

import { fold, withoutMarkup } from '../parse/fold-text.ts';
import { FIELDS, type FieldName, type Questionnaire } from '../questionnaire.ts';
import type { Span } from '../reading.ts';

export interface Token {
  readonly kind: 'word' | 'digits' | 'mark' | 'emoji';
  /** Folded: lower case, no accents; apostrophes inside words are dropped ("dont"), elisions split ("l" "ascension"). */
  readonly text: string;
  readonly field: FieldName;
  /** Characters of the typed field. */
  readonly from: number;
  readonly to: number;
  /** What stands before it: nothing, a blank, a hyphen between words, a new line, or the beginning of a field. */
  readonly joint: '' | ' ' | '-' | '\n' | 'field';
}

const PIECE =
  /\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}\ufe0f]|\u200d\p{Extended_Pictographic})*|[\u3040-\u30ff\u3400-\u9fff]|[^\W\d_]+(?:'[^\W\d_]+)*|(?:(?![\u3040-\u30ff\u3400-\u9fff])\p{L}\p{M}*)+(?:'\p{L}+)*|\d+|[^\s]/gu;
/** "l'Ascension", "d'aprile", "dell'arte": two words; "don't", "mum's": one. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|(?:d|n|s)?all|dell|nell|sull|un|quest|bell|sant|gl|dov|cos)$/;

/** In the order of the form; within a field in the order of writing. */
export function tokensOf(questionnaire: Questionnaire): Token[] {
  return FIELDS.flatMap((field) => tokensIn(field, questionnaire[field]));
}

export function tokensIn(field: FieldName, typed: string): Token[] {
  const shown = withoutMarkup(typed);
  const { text: written, at } = fold(shown);
  const text = withoutListNumbers(written);
  const tokens: Token[] = [];
  let end = 0;
  let hyphen = false;
  const add = (kind: Token['kind'], part: string, from: number, to: number) => {
    const between = shown.slice(at[end] ?? 0, at[from] ?? 0);
    const joint =
      tokens.length === 0 ? 'field' : hyphen ? '-' : from === end ? '' : between.includes('\n') ? '\n' : ' ';
    tokens.push({ kind, text: part, field, from: at[from] ?? 0, to: at[to] ?? shown.length, joint });
    end = to;
    hyphen = false;
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const to = index + piece.length;
    if (isInnerHyphen(text, index)) {
      hyphen = true;
      end = to;
      continue;
    }
    const apostrophe = piece.indexOf("'");
    if (apostrophe > 0 && ELISION.test(piece.slice(0, apostrophe))) {
      add('word', piece.slice(0, apostrophe), index, index + apostrophe);
      end = index + apostrophe + 1;
      add('word', piece.slice(apostrophe + 1).replaceAll("'", ''), index + apostrophe + 1, to);
    } else add(kindOf(piece), plain(piece), index, to);
  }
  return tokens;
}

const LIST_NUMBER = /(?<=^|\n|[.;,!?)] )(\d{1,2})[.)](?= \D)/g;

/** "1. Lisbon only. 2. No hostels." counts the lines, not people or nights: numbers from one on, each in its turn. */
function withoutListNumbers(text: string): string {
  const marks = [...text.matchAll(LIST_NUMBER)];
  if (marks.length < 2 || !marks.every(({ 1: number }, index) => Number(number) === index + 1)) return text;
  return text.replaceAll(LIST_NUMBER, (mark) => ' '.repeat(mark.length));
}

/** Apostrophes inside words and tones of skin say nothing. */
const plain = (piece: string) => piece.replaceAll(/(?<=.)(?:'|[\u{1f3fb}-\u{1f3ff}]|\ufe0f)/gu, '');

/** "step-free", "4-day", "mid-March": the words stay apart and the hyphen is remembered; "10-17" keeps its mark. */
function isInnerHyphen(text: string, index: number): boolean {
  if (text[index] !== '-') return false;
  const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
  return /\p{L}/u.test(before) ? /[\p{L}\d]/u.test(after) : /\d/.test(before) && /\p{L}/u.test(after);
}

function kindOf(piece: string): Token['kind'] {
  if (/^\d/.test(piece)) return 'digits';
  if (/^\p{L}/u.test(piece)) return 'word';
  return /^\p{Extended_Pictographic}/u.test(piece) ? 'emoji' : 'mark';
}

export function spanOfTokens(tokens: readonly Token[], from: number, to: number): Span | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first && last && { field: first.field, from: first.from, to: last.to };
}
