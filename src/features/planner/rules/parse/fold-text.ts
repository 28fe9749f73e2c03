/**
 * Text before it is taken apart: markup blanked, folded to lower case without accents and with plain punctuation. Every
 * character knows where it stands in what was typed, so a reading can always point there.
 */
import { memoize } from '../../../../shared/memoize.ts';
import { SPELT_LETTERS } from '../../../../shared/spelt-letters.ts';

const LONGEST = 2000;

interface Line {
  readonly text: string;
  /** Index into the typed field, one per character and one past the end. */
  readonly at: readonly number[];
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
  ...SPELT_LETTERS,
};

/** A longer text is read up to its last whole word. */
function asRead(typed: string): string {
  return typed.length < LONGEST ? typed : typed.slice(0, LONGEST).replace(/[\p{L}\d]{1,30}$/u, '');
}

/** Blanks markup and orders to the machine; every position stays. */
export function withoutMarkup(typed: string): string {
  let shown = asRead(typed);
  const blank = (found: string) => ' '.repeat(found.length);
  for (const pattern of MARKUP) if (/[<>{[&:=]/.test(shown)) shown = shown.replace(pattern, blank);
  return shown.replace(SENTENCE, (sentence) => (ORDER.test(sentence) ? blank(sentence) : sentence));
}

export const speaksToMachine = (typed: string): boolean =>
  TO_MACHINE.test(typed) || ORDER.test(typed) || withoutMarkup(typed) !== asRead(typed);

/** Lower case, no accents, single blanks; kana keep their marks. */
export function fold(typed: string): Line {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const character of typed) {
    // "5½" is five and a half, and no fifty-one.
    const folded = character === '½' && /\d$/.test(text) ? '.5' : foldOne(character);
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
