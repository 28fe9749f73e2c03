/** Names of places among the tokens: the longest name wins; ordinary words that are names too must stand as names. */

import { wordList } from '../../../../../shared/word-list.ts';
import { type Gazetteer, type GazetteerEntry, nameKey, type StartingPoint } from '../../parse/gazetteer.ts';
import { isOrdinary } from '../../parse/ordinary-words.ts';
import type { Questionnaire } from '../../questionnaire.ts';
import { longestAt } from '../lexicon.ts';
import { isPersonalName } from '../party/place-like-names.ts';
import type { Recogniser } from '../tagged-tokens.ts';
import type { Token } from '../tokens.ts';

const LONGEST_NAME = 6;
/** Kana and kanji are a token each. */
const LONGEST_UNSPACED = 14;

/** Gives items the senses `place` (a key of the gazetteer's names) and `start` (of its starting points). */
export function namesInText(gazetteer: Gazetteer, typed: Questionnaire): Recogniser {
  return (tokens, at) => {
    const first = tokens[at];
    if (!first || first.kind === 'mark' || first.kind === 'emoji') return null;
    if (isPersonalName(tokens, at, gazetteer, typed)) return { to: at + 1, senses: [['called', first.text]] };
    const isUnspaced = /[\u3040-\u9fff]/.test(first.text);
    let key = '';
    let best: { to: number; senses: [string, string][] } | null = null;
    for (
      let to = at + 1, words = 0;
      to <= tokens.length && words < (isUnspaced ? LONGEST_UNSPACED : LONGEST_NAME);
      to++
    ) {
      const token = tokens[to - 1];
      if (!token || (to > at + 1 && (token.joint === 'field' || token.joint === '\n'))) break;
      if (token.kind === 'mark') {
        if (!/^[.,(&'/]$/.test(token.text) || (token.text === '/' && token.joint === ' ')) break;
        continue;
      }
      words += 1;
      key = nameKey(isUnspaced ? `${key}${token.text}` : `${key} ${token.text}`);
      const senses: [string, string][] = [];
      if (
        gazetteer.names.has(key) &&
        key.length > (isUnspaced ? 1 : 1) &&
        standsAsName(key, tokens, at, to, gazetteer, typed)
      )
        senses.push(['place', key]);
      const start = gazetteer.starts.get(key);
      if (
        start &&
        !isArticleHere(key, tokens, at, to, typed) &&
        !isPlainWord(key, tokens, at, to, gazetteer, typed) &&
        (!isCode(key, start) ||
          (isWritten(key.toUpperCase(), tokens, at, to, typed) &&
            (longestAt(gazetteer.lexicon, tokens, at, 'en') === null || isSetOutFrom(tokens, at, typed))))
      )
        senses.push(['start', key]);
      const city =
        start && key.length === CODE && isAskedFor(key, tokens, at, gazetteer, typed) ? nameKey(start.name) : '';
      if (senses.every(([type]) => type !== 'place') && gazetteer.names.has(city)) senses.push(['place', city]);
      if (senses.length > 0) best = { to, senses };
    }
    return best;
  };
}

/** "Vacances de la Toussaint": before another word it is a city only in capitals. */
function isArticleHere(key: string, tokens: readonly Token[], at: number, to: number, typed: Questionnaire): boolean {
  const next = tokens[to];
  if (key !== 'la' || next?.joint !== ' ' || next.kind !== 'word' || BETWEEN_NAMES.has(next.text)) return false;
  return !isWritten('LA', tokens, at, to, typed);
}

/** "One nice dinner", "Split the bill": an ordinary word sets out from nowhere without a capital of its own or a "from" before it. */
function isPlainWord(
  key: string,
  tokens: readonly Token[],
  at: number,
  to: number,
  gazetteer: Gazetteer,
  typed: Questionnaire,
): boolean {
  const [first, before, after] = [tokens[at], tokens[at - 1], tokens[to]];
  if (!first || first.field === 'destination' || !(gazetteer.homonyms.has(key) || isOrdinary(key, gazetteer)))
    return false;
  const opens = first.joint === 'field' || first.joint === '\n' || /^[.,;:!?(]$/.test(before?.text ?? '');
  const closes = after === undefined || after.joint === 'field' || after.joint === '\n' || after.kind === 'mark';
  if (!opens && FROM.test(before?.text ?? '')) return false;
  const field = typed[first.field];
  const isCapital = /^\p{Lu}/u.test(field.slice(first.from)) && field !== field.toUpperCase();
  return !(isCapital && (!opens || closes || /^(?:airport|based|to|flughafen|nach)$/.test(after?.text ?? '')));
}
const FROM = /^(?:from|ex|in|near|ab|von|aus|bei|depuis|de|desde|da|fra|uit|vanaf)$/;

/** An airport's code is one only in capitals and where it is no word: "LAS", not "las", never "PER". */
const CODE = 3;
const isCode = (key: string, { code }: StartingPoint) => key.length === CODE && code.toLowerCase() === key;

/** "MIA" where they are asked where to; among other words only where it is none. */
function isAskedFor(
  key: string,
  tokens: readonly Token[],
  at: number,
  gazetteer: Gazetteer,
  typed: Questionnaire,
): boolean {
  if (tokens[at]?.field !== 'destination' || !isWritten(key.toUpperCase(), tokens, at, at + 1, typed)) return false;
  const isAlone = typed.destination.trim().length === key.length;
  return isAlone || (/\p{Ll}/u.test(typed.destination) && longestAt(gazetteer.lexicon, tokens, at, 'en') === null);
}

/** "We fly from SEA": a word too, but no other is written in capitals. */
function isSetOutFrom(tokens: readonly Token[], at: number, typed: Questionnaire): boolean {
  const [before, code] = [tokens[at - 1], tokens[at]];
  const isFrom = before !== undefined && /^(?:from|ex|ab|von|depuis|desde|da|fra)$/.test(before.text);
  return isFrom && before.field === code?.field && /\p{Ll}/u.test(typed[before.field]);
}

function isWritten(name: string, tokens: readonly Token[], from: number, to: number, typed: Questionnaire): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first !== undefined && last !== undefined && typed[first.field].slice(first.from, last.to) === name;
}

const BEFORE_A_NAME = new Set(['in', 'to', 'visit', 'see', 'nach', 'en', 'a', 'au', 'for', 'around', 'the']);
const BETWEEN_NAMES: ReadonlySet<string> = new Set(
  wordList('or ou oder o then and und et y e eller og , ; / > ( ) + &'),
);

/** "Nice" is a town when it is the whole answer, or written as a name after "in" or "to". */
function standsAsName(
  key: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  gazetteer: Gazetteer,
  typed: Questionnaire,
): boolean {
  const [first, before, after] = [tokens[from], tokens[from - 1], tokens[to]];
  // "La Rochelle", "Roma con la nonna"
  if (isArticleHere(key, tokens, from, to, typed)) return false;
  if (!gazetteer.homonyms.has(key)) return true;
  const opens = first?.joint === 'field' || (before !== undefined && BETWEEN_NAMES.has(before.text));
  const closes =
    after === undefined || after.joint === 'field' || BETWEEN_NAMES.has(after.text) || /^[.!?]$/.test(after.text);
  if (opens && closes) return true;
  if (!first || !before || !BEFORE_A_NAME.has(before.text)) return false;
  const field = typed[first.field];
  return /^\p{Lu}/u.test(field.slice(first.from)) && field !== field.toUpperCase();
}

/** What a mistyped name was meant to be: only for words that mean nothing else. */
export function meantName(
  words: readonly string[],
  gazetteer: Gazetteer,
): readonly [key: string, named: GazetteerEntry] | null {
  if (words.every((word) => isOrdinary(word, gazetteer))) return null;
  const near = gazetteer.mistyped(words.map(nameKey).join(' '));
  return near && !gazetteer.homonyms.has(near[0]) ? near : null;
}
