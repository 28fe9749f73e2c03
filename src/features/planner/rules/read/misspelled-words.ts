/**
 * Words with one slip of the finger ("fligths", "vegeterian"): a word that nobody knows, neither a lexicon of any language
 * nor a name, is read as the word of its own language that it is one slip away from. Names are never corrected here.
 */

import { isOneSlip } from '../parse/edit-distance.ts';
import { KEPT_APART, NO_SLIP, type Phrases } from './lexicon.ts';
import { type Token, tokensIn } from './tokens.ts';

export interface Vocabulary {
  /** Of every language; those of one that is kept apart behind its name. */
  readonly words: ReadonlySet<string>;
  /** By their first two letters, likewise. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** By language, first letter and length. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

/** Short words differ by a letter from too many others; a wrong letter is one slip only in a long word. */
const LEAST = 4;
const MORE = 5;
const LONG = 7;
const LATIN = /^[a-z]+$/;

export function vocabularyOf(
  languages: readonly { readonly language: string; readonly phrases: Phrases }[],
): Vocabulary {
  const words = new Set<string>();
  const stems = new Map<string, string[]>();
  const alike = new Map<string, string[]>();
  const added = new Set<string>();
  const ofLanguage = new Set<string>();
  const add = (language: string, written: string, isMeant: boolean) => {
    // Most words stand in many phrases.
    if (added.has(`${language} ${written}`)) return;
    added.add(`${language} ${written}`);
    const isStem = written.endsWith('*');
    const own = KEPT_APART.has(language) ? `${language} ` : '';
    for (const { text } of tokensIn('interests', written.replace(/[*?!]+$/, ''))) {
      const begins = own + text.slice(0, 2);
      if (isStem) stems.set(begins, [...(stems.get(begins) ?? []), text]);
      words.add(own + text);
      if (!isMeant || text.length < LEAST || !LATIN.test(text) || ofLanguage.has(`${language} ${text}`)) continue;
      ofLanguage.add(`${language} ${text}`);
      const key = keyOf(language, text, text.length);
      alike.set(key, [...(alike.get(key) ?? []), text]);
    }
  };
  for (const { language, phrases } of languages)
    for (const [type, values] of Object.entries(phrases))
      for (const lines of Object.values(values))
        for (const line of lines) for (const part of line.split(/[\s|]+/)) add(language, part, type !== NO_SLIP);
  return { words, stems, alike };
}

const keyOf = (language: string, word: string, length: number) => `${language} ${word[0]}${length}`;

/** The same row with the slips taken out; positions stay those of what was typed. */
export function withoutSlips(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  languageOf: (field: Token['field']) => string,
  isName: (word: string) => boolean,
  typed: Readonly<Record<Token['field'], string>>,
): Token[] {
  return tokens.map((token, at) => {
    const { text, field } = token;
    if (token.kind !== 'word' || text.length < LEAST || !LATIN.test(text)) return token;
    const language = languageOf(field);
    if (isKnown('', text, vocabulary) || (KEPT_APART.has(language) && isKnown(`${language} `, text, vocabulary)))
      return token;
    // "22 Ocotber"
    const isByFigure = field === 'dates' && [tokens[at - 1], tokens[at + 1]].some((each) => each?.kind === 'digits');
    if (!isByFigure && isWrittenAsName(token, tokens[at - 1], typed[field], language)) return token;
    const meant = meantWord(text, language, vocabulary) ?? pluralOf(text, language, vocabulary);
    return meant && !isName(text) ? { ...token, text: meant } : token;
  });
}

const isKnown = (own: string, word: string, { words, stems }: Vocabulary) =>
  words.has(own + word) || (stems.get(own + word.slice(0, 2)) ?? []).some((stem) => word.startsWith(stem));

/** A capital in the middle of a sentence is a name, except among German nouns and in a text that shouts. */
function isWrittenAsName(token: Token, before: Token | undefined, typed: string, language: string): boolean {
  if (!/^\p{Lu}/u.test(typed.slice(token.from)) || typed === typed.toUpperCase()) return false;
  const opens = before === undefined || token.joint === 'field' || token.joint === '\n' || /^[.!?]$/.test(before.text);
  return token.field === 'destination' || !(opens || language === 'de') || token.text.length < LONG;
}

function meantWord(word: string, language: string, { alike }: Vocabulary): string | undefined {
  for (const of of language === 'en' ? ['en'] : [language, 'en']) {
    // Letters are sooner forgotten than invented.
    // In a short word two letters may have changed places.
    for (const more of word.length < MORE ? [0] : [1, 0, -1]) {
      const near = alike.get(keyOf(of, word, word.length + more))?.find((known) => isOneSlip(word, known));
      if (near) return near;
    }
  }
  return undefined;
}

/** "mosqes", where the lexicon has the stem "mosque". */
function pluralOf(word: string, language: string, vocabulary: Vocabulary): string | undefined {
  return word.endsWith('s') && word.length > MORE ? meantWord(word.slice(0, -1), language, vocabulary) : undefined;
}
