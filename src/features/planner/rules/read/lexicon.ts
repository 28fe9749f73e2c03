/**
 * What words mean, as data: phrases of a language with their senses (`unit: night`, `month: 5`, `need: wheelchair`),
 * compiled once into a tree of tokens. The longest phrase that stands in a text wins; what it means there is for the
 * grammars to say.
 */
import { type Token, tokensIn } from './tokens.ts';

/** Type of sense → value → phrases. Words may offer alternatives (`kid|kids`), end in `*` (`museum*`) or be left out (`the?`).
 * A word that ends in `!` counts only in a text of its own language: Spanish "once" is eleven, English "once" is not. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface Sense {
  readonly type: string;
  readonly value: string;
  /** `any` for signs and emoji. */
  readonly language: string;
  /** Only in a text of that language. */
  readonly isOwn?: boolean;
}

/** Most of the forty thousand are the last of their phrase: their maps are made when something goes on behind them. */
interface Node {
  words: Map<string, Node> | null;
  /** Stems: a word that begins so goes on here. By their first two letters. */
  stems: Map<string, (readonly [string, Node])[]> | null;
  senses: readonly Sense[];
}

export interface Lexicon {
  readonly root: Node;
  /** Of languages that are kept apart. */
  readonly apart: ReadonlyMap<string, Node>;
}

export interface Found {
  /** One past the last token. */
  readonly to: number;
  readonly senses: readonly Sense[];
}

const NONE: readonly Sense[] = [];
/** Languages whose words count only in a text of them: too many look like words of another (Dutch "kind", signs of Japanese). */
export const KEPT_APART: ReadonlySet<string> = new Set(['nl', 'zh']);
const node = (): Node => ({ words: null, stems: null, senses: NONE });

export function lexiconOf(languages: readonly { readonly language: string; readonly phrases: Phrases }[]): Lexicon {
  const root = node();
  const apart = new Map([...KEPT_APART].map((language) => [language, node()]));
  for (const { language, phrases } of languages) {
    for (const [type, values] of Object.entries(phrases)) {
      if (type === NO_SLIP) continue;
      for (const [value, lines] of Object.entries(values)) {
        const sense = { type, value, language };
        const alone = { any: [sense], own: [{ ...sense, isOwn: true }] };
        for (const line of lines) add(apart.get(language) ?? root, line, sense, alone);
      }
    }
  }
  return { root, apart };
}

/** Words of the lexicon that mean nothing and are no slip of one that does: "herbs" are not "hers". */
export const NO_SLIP = 'no-slip';

/** `alone`: the sense, and the sense that counts only in a text of its language; most phrases have no other, and share these lists. */
function add(root: Node, line: string, sense: Sense, alone: Readonly<Record<'any' | 'own', readonly Sense[]>>): void {
  let ends: { at: Node; isOwn: boolean }[] = [{ at: root, isOwn: false }];
  for (const part of line.split(/\s+/)) {
    const isOptional = part.length > 1 && part.endsWith('?');
    const choices = (isOptional ? part.slice(0, -1) : part).split(/(?<=.)\|/);
    const next = choices.flatMap((choice) => {
      const isOwn = choice.length > 1 && choice.endsWith('!');
      return ends.map((end) => ({
        at: path(end.at, isOwn ? choice.slice(0, -1) : choice),
        isOwn: isOwn || end.isOwn,
      }));
    });
    ends = isOptional ? [...ends, ...next] : next;
  }
  for (const { at, isOwn } of ends) {
    if (at === root || at.senses.some((other) => isSame(other, sense))) continue;
    const more = alone[isOwn ? 'own' : 'any'];
    at.senses = at.senses === NONE ? more : [...at.senses, ...more];
  }
}

const isSame = (one: Sense, other: Sense) =>
  one.type === other.type && one.value === other.value && one.language === other.language;

/** The node behind one written word, which may be several tokens ("p.p.", 大人). */
function path(from: Node, choice: string): Node {
  const isStem = choice.length > 1 && choice.endsWith('*');
  const tokens = tokensIn('destination', isStem ? choice.slice(0, -1) : choice);
  let at = from;
  for (const [index, { text }] of tokens.entries()) {
    if (isStem && index === tokens.length - 1) {
      at.stems ??= new Map();
      const alike = at.stems.get(text.slice(0, 2)) ?? [];
      const next = alike.find(([stem]) => stem === text)?.[1] ?? node();
      if (!alike.some(([stem]) => stem === text)) at.stems.set(text.slice(0, 2), [...alike, [text, next]]);
      at = next;
    } else {
      at.words ??= new Map();
      const next: Node = at.words.get(text) ?? node();
      at.words.set(text, next);
      at = next;
    }
  }
  return at;
}

/** Short words of other languages ("die", "or", "son") mean too much to be read into a text that is not in them. */
const SHORT = 4;

/**
 * The longest phrase that begins at a token, with its senses: those of the text's own language, else of English and of
 * signs, else of another language where the phrase is long enough to be no accident.
 */
export function longestAt(lexicon: Lexicon, tokens: readonly Token[], at: number, language: string): Found | null {
  // A word and its stem may both end there: what either means counts.
  const ends = new Map<number, readonly Sense[]>();
  const walk = (from: Node, index: number): void => {
    if (index > at && from.senses.length > 0) {
      const before = ends.get(index) ?? NONE;
      // Dutch "meer" is more, and no sea of the Germans.
      const isOwn = before.some((sense) => sense.language === language);
      const more = allowed(lexicon, from.senses, tokens, at, index, language);
      ends.set(index, [...before, ...(isOwn ? more.filter((sense) => isOf(sense, language)) : more)]);
    }
    const token = tokens[index];
    if (!token || (index > at && (token.joint === 'field' || token.joint === '\n'))) return;
    const next = from.words?.get(token.text);
    if (next) walk(next, index + 1);
    for (const [stem, behind] of from.stems?.get(token.text.slice(0, 2)) ?? [])
      if (token.text.startsWith(stem)) walk(behind, index + 1);
  };
  const own = lexicon.apart.get(language);
  if (own) walk(own, at);
  walk(lexicon.root, at);
  let best: Found | null = null;
  for (const [to, senses] of ends) if (senses.length > 0 && (best === null || to > best.to)) best = { to, senses };
  return best;
}

const isOf = (sense: Sense, language: string) => sense.language === language || sense.language === 'any';

const isKnownIn = ({ root, apart }: Lexicon, word: string, language: string) =>
  (apart.get(language)?.words?.has(word) ||
    root.words
      ?.get(word)
      ?.senses.some((sense) => sense.language === language || (sense.language === 'en' && !sense.isOwn))) ??
  false;

function allowed(
  lexicon: Lexicon,
  senses: readonly Sense[],
  tokens: readonly Token[],
  from: number,
  to: number,
  language: string,
): readonly Sense[] {
  const own = senses.filter((sense) => isOf(sense, language));
  if (own.length > 0) return own;
  const english = senses.filter((sense) => sense.language === 'en' && !sense.isOwn);
  if (english.length > 0) return english;
  // French "à six" is no phrase in "a six-year-old".
  if (to - from > 1 && tokens.slice(from, to).every(({ text }) => isKnownIn(lexicon, text, language))) return [];
  const length = tokens.slice(from, to).reduce((sum, token) => sum + token.text.length, 0);
  const isWordless = tokens[from]?.kind !== 'word' || /[\u3040-\u9fff]/.test(tokens[from]?.text ?? '');
  // "Otto 22 months" is a name, "otto notti" a number.
  const hasAge = tokens[to]?.kind === 'digits';
  return isWordless || length >= SHORT
    ? senses.filter(({ isOwn, type }) => !isOwn && !(hasAge && type === 'number'))
    : [];
}
