/**
 * The tokens with their senses: one row of items, each the longest phrase of the lexicon that begins there, a number, a
 * name of the gazetteer, or a word nobody knows. Grammars read this row and nothing else.
 */
import type { FieldName } from '../questionnaire.ts';
import { type Found, type Lexicon, longestAt } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Item {
  readonly field: FieldName;
  /** Tokens it covers. */
  readonly from: number;
  readonly to: number;
  /** Folded, tokens joined by single blanks. */
  readonly text: string;
  readonly joint: Token['joint'];
  readonly kind: Token['kind'];
  /** Type → value; a phrase can mean several things ("second": ordinal and unit). */
  readonly senses: ReadonlyMap<string, string>;
  /** Of figures and of number words: "1,200", "1.5", "twenty five". */
  readonly number?: number;
}

/** What finds items by other means than the lexicon: figures of dates, names of places. The longest proposal wins, then the first. */
export type Recogniser = (
  tokens: readonly Token[],
  at: number,
) => { readonly to: number; readonly senses: readonly (readonly [type: string, value: string])[] } | null;

export function tagTokens(
  tokens: readonly Token[],
  lexicon: Lexicon,
  languageOf: (field: FieldName) => string,
  recognisers: readonly Recogniser[] = [],
): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = itemAt(tokens, at, lexicon, languageOf(tokens[at]?.field ?? 'destination'), recognisers);
    items.push(item);
    at = item.to;
  }
  return withSums(items);
}

function itemAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  language: string,
  recognisers: readonly Recogniser[],
): Item {
  const figure = figureAt(tokens, at);
  const phrase = framed(tokens, at, lexicon, language, longestAt(lexicon, tokens, at, language));
  const others = recognisers.flatMap((recognise) => recognise(tokens, at) ?? []);
  const to = Math.max(at + 1, figure?.to ?? 0, phrase?.to ?? 0, ...others.map((other) => other.to));
  const senses = new Map<string, string>();
  for (const other of others) if (other.to === to) for (const [type, value] of other.senses) senses.set(type, value);
  if (phrase?.to === to) for (const { type, value } of phrase.senses) if (!senses.has(type)) senses.set(type, value);
  const said = senses.get('number');
  const number = figure?.to === to ? figure.number : said === undefined ? undefined : Number(said);
  return make(tokens, at, to, senses, number);
}

/** They hold other words and mean nothing alone. */
const FRAMES: ReadonlySet<string> = new Set([
  ...['negator', 'trailing-negator', 'wanting', 'filler', 'speaker', 'contrast', 'emphasis', 'rather', 'brings'],
  ...['preposition', 'article', 'route', 'range-to', 'copula', 'joiner'],
  ...['than', 'preferring', 'plain-no', 'because', 'more', 'beside-what', 'above-all', 'once'],
]);
const DENIALS: ReadonlySet<string> = new Set(['negator', 'trailing-negator']);
const isFrame = ({ senses }: Found) => senses.every(({ type }) => FRAMES.has(type));

/** "We hate | early mornings": a "no" gives way to a longer phrase that begins within it and means something, "hate early mornings". */
function framed(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  language: string,
  phrase: Found | null,
): Found | null {
  if (!phrase || phrase.to < at + 2 || !phrase.senses.every(({ type }) => DENIALS.has(type))) return phrase;
  for (let start = at + 1; start < phrase.to; start++) {
    const inner = longestAt(lexicon, tokens, start, language);
    // "Is out | of the question" stays a "no": what takes its place must be the longer.
    if (!inner || inner.to - start <= phrase.to - at || isFrame(inner)) continue;
    const shorter = longestAt(lexicon, tokens.slice(at, start), 0, language);
    return shorter && { ...shorter, to: at + shorter.to };
  }
  return phrase;
}

function make(
  tokens: readonly Token[],
  from: number,
  to: number,
  senses: Map<string, string>,
  number: number | undefined,
): Item {
  const [first] = tokens.slice(from, to);
  if (!first) throw new RangeError(`no token at ${from}`);
  if (number !== undefined) senses.set('number', String(number));
  return {
    field: first.field,
    from,
    to,
    text: tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
    joint: first.joint,
    kind: first.kind,
    senses,
    ...(number === undefined ? {} : { number }),
  };
}

/**
 * Digits with their group and decimal marks: "1,200", "3.240", "2 500", "1.2", "12,000.50", "1'000". Three digits behind a
 * mark are a group, one or two are decimals; "10.5.2027" and "10-17" stay single figures.
 */
function figureAt(tokens: readonly Token[], at: number): { to: number; number: number } | null {
  const first = tokens[at];
  if (first?.kind !== 'digits') return null;
  let to = at + 1;
  let text = first.text;
  const isGroup = (index: number, joints: readonly string[]) => {
    const token = tokens[index];
    return token?.kind === 'digits' && token.text.length === 3 && joints.includes(token.joint);
  };
  const mark = (index: number) => {
    const token = tokens[index];
    return token?.kind === 'mark' && token.joint === '' ? token.text : '';
  };
  if (first.text.length <= 3 && first.text !== '0') {
    const separator = mark(to);
    if (/^[.,']$/.test(separator) && isGroup(to + 1, [''])) {
      while (mark(to) === separator && isGroup(to + 1, [''])) {
        text += tokens[to + 1]?.text ?? '';
        to += 2;
      }
    } else if (
      /^,$/.test(separator) &&
      tokens[to + 1]?.text.length === 2 &&
      mark(to + 2) === ',' &&
      isGroup(to + 3, [''])
    ) {
      // 1,20,000: groups of two as in India.
      text += `${tokens[to + 1]?.text ?? ''}${tokens[to + 3]?.text ?? ''}`;
      to += 4;
    } else {
      while (isGroup(to, [' ']) && tokens[to]?.field === first.field && text.length < 9) {
        text += tokens[to]?.text ?? '';
        to += 1;
      }
    }
  }
  const decimals = tokens[to + 1];
  const isDecimal =
    /^[.,]$/.test(mark(to)) &&
    decimals?.kind === 'digits' &&
    decimals.joint === '' &&
    decimals.text.length <= 2 &&
    !(/^[./-]$/.test(mark(to + 2)) && tokens[to + 3]?.kind === 'digits' && tokens[to + 3]?.joint === '');
  if (isDecimal) return { to: to + 2, number: Number(`${text}.${decimals.text}`) };
  return { to, number: Number(text) };
}

/** "twenty five", "thirty-one": number words that make one number together. */
function withSums(items: readonly Item[]): Item[] {
  const summed: Item[] = [];
  for (const item of items) {
    const before = summed.at(-1);
    const tens = before?.kind === 'word' ? before.number : undefined;
    const ones = item.kind === 'word' ? item.number : undefined;
    if (
      before &&
      tens !== undefined &&
      ones !== undefined &&
      tens >= 20 &&
      tens % 10 === 0 &&
      tens < 100 &&
      ones > 0 &&
      ones < 10 &&
      item.field === before.field
    ) {
      summed[summed.length - 1] = {
        ...before,
        to: item.to,
        text: `${before.text} ${item.text}`,
        number: tens + ones,
        senses: new Map([['number', String(tens + ones)]]),
      };
    } else summed.push(item);
  }
  return summed;
}
