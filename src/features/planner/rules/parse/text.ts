/**
 * One field as the grammar reads it. `plain` is folded: lower case, no accents,
 * plain punctuation, no markup; `counted` is the same with number words as
 * digits ("ten nights" → "10 nights"). Every character of both knows where it
 * stands in what was typed, so a reading can always point there.
 */
import { memoize } from '../../../../shared/memoize.ts';
import type { FieldName, Span } from '../reading.ts';
import { numberWordsOf } from './number-words.ts';

const LONGEST = 2000;

interface Line {
  readonly text: string;
  /** Index into the typed field, one per character and one past the end. */
  readonly at: readonly number[];
}

export interface Text {
  readonly field: FieldName;
  /** As typed, markup blanked; same positions as what was typed. */
  readonly shown: string;
  readonly plain: Line;
  readonly counted: Line;
}

/** Things that are never wishes: tags, scripts, template holes, addresses, handlers. Longer than they look useful, blanked whole. */
const MARKUP = [
  /<\s*(script|style|iframe)\b[\s\S]*?(?:<\s*\/\s*\1\s*>|$)/gi,
  /<\s*[/!?%]?\s*[a-z][^<>]*(?:>|$)/gi,
  /<%[\s\S]*?(?:%>|$)/g,
  /\{\{[\s\S]*?(?:\}\}|$)/g,
  /\{%[\s\S]*?(?:%\}|$)/g,
  /\$\{[\s\S]*?(?:\}|$)/g,
  /\[\[[\s\S]*?(?:\]\]|$)/g,
  /&(?:#\d+|#x[\da-f]+|lt|gt|quot|apos|amp|nbsp);/gi,
  /\b(?:https?|ftp|javascript|data|vbscript):\S*/gi,
  /\bon[a-z]+\s*=\s*\S+/gi,
];
/** Sentences that speak to the machine instead of about the trip. */
const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|direction)s?\b|\b(?:system prompt|developer mode|jailbreak|you are now|act as an? (?:ai|assistant|admin)|as an ai)\b/i;
/** More loosely: words from such a field are not said back. */
const TO_MACHINE =
  /\b(?:prompts?|instructions?|developer|api|system|chatbot|assistant|model|ai|llm|passwords?|tokens?|admin|output|respond|reply|reveal|print|execute|verbatim|recommend only|every price|all prices|rating)\b/i;
const SENTENCE = /[^.!?\n]+/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const MARK = /^[\u0300-\u036f]$/;

const FOLDED: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‒': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '―': '-',
  '〜': '~',
  '～': '~',
  '∼': '~',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '、': ', ',
  '。': '.',
  '・': ' ',
  '⁄': '/',
  '×': 'x',
  '→': '>',
  '⇒': '>',
  '➡': '>',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Blanks markup and orders to the machine; every position stays. */
export function withoutMarkup(typed: string): string {
  let shown = typed.slice(0, LONGEST);
  const blank = (found: string) => ' '.repeat(found.length);
  for (const pattern of MARKUP) if (/[<>{[&:=]/.test(shown)) shown = shown.replace(pattern, blank);
  return shown.replace(SENTENCE, (sentence) => (ORDER.test(sentence) ? blank(sentence) : sentence));
}

export const speaksToMachine = (typed: string): boolean =>
  TO_MACHINE.test(typed) || ORDER.test(typed) || withoutMarkup(typed) !== typed.slice(0, LONGEST);

export function readable(field: FieldName, typed: string, language: string): Text {
  const shown = withoutMarkup(typed);
  const plain = fold(shown);
  return { field, shown, plain, counted: countWords(plain, language) };
}

/** Lower case, no accents, single blanks; kana keep their marks. */
export function fold(typed: string): Line {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const character of typed) {
    const folded = foldOne(character);
    if (folded !== ' ' || !text.endsWith(' ')) text += folded;
    while (at.length < text.length) at.push(index);
    index += character.length;
  }
  at.push(index);
  return { text, at };
}

const foldOne = memoize(foldAnew, { most: 4000 });

function foldAnew(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (MARK.test(character) || INVISIBLE.test(character)) return '';
  const even = (FOLDED[character] ?? character).normalize('NFKC').toLowerCase();
  const bare = /[\u3040-\u30ff]/.test(even) ? even : even.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return [...bare].map((each) => FOLDED[each] ?? each).join('');
}

const WORD = /[a-z]+|[一二三四五六七八九十]+(?=泊|日|人|名|歳|才|週|万|千|か|ヶ|つ|間)/g;

function countWords(line: Line, language: string): Line {
  const words = numberWordsOf(language);
  let text = '';
  const at: number[] = [];
  let done = 0;
  const copy = (to: number) => {
    text += line.text.slice(done, to);
    for (let index = done; index < to; index++) at.push(line.at[index] ?? 0);
    done = to;
  };
  for (const { 0: word, index } of line.text.matchAll(WORD)) {
    const value = words.get(word);
    if (value === undefined) continue;
    if (word === 'to' && /^\s*\d/.test(line.text.slice(index + 2, index + 8))) continue;
    copy(index);
    const digits = String(value);
    text += digits;
    for (let each = 0; each < digits.length; each++) at.push(line.at[index] ?? 0);
    done = index + word.length;
  }
  copy(line.text.length);
  at.push(line.at[line.text.length] ?? 0);
  return { text, at };
}

/** The typed characters under a stretch of a line. */
export function spanOf(text: Text, line: 'plain' | 'counted', from: number, to: number): Span {
  const { at } = text[line];
  const end = at[to] ?? text.shown.length;
  return { field: text.field, from: at[from] ?? 0, to: Math.max(end, at[from] ?? 0) };
}

/** What was typed there, safe to say back. */
export function wordsAt(text: Text, span: Span): string {
  return [...text.shown.slice(span.from, span.to)]
    .filter((each) => !INVISIBLE.test(each) && !/[<>{}[\]$%="`\\]/.test(each))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}

/** The line with the stretches that are already understood blanked out; positions stay. */
export function masked(line: string, taken: readonly { readonly from: number; readonly to: number }[]): string {
  let text = line;
  for (const { from, to } of taken) text = text.slice(0, from) + '\u0001'.repeat(to - from) + text.slice(to);
  return text;
}
