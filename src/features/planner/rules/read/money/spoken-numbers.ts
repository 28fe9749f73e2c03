/**
 * Numbers as sums of money are said: "1.5k", "two and a half grand", "mil quinientos", "a hundred and twenty", 30万, and
 * the words of German, Italian, Dutch and Danish that are a whole number in one ("dreitausendfünfhundert", "duemila").
 */

import type { Lexicon } from '../lexicon.ts';
import type { Item, Recogniser } from '../tagged-tokens.ts';

export interface SpokenNumber {
  readonly value: number;
  readonly to: number;
  /** "k", "thousand", "mil": what a lower end of a range may borrow. */
  readonly scale?: number;
  /** Nothing but digits. */
  readonly isBare: boolean;
}

const scaleOf = (item: Item | undefined) => {
  const scale = item?.senses.get('scale');
  return scale === undefined ? undefined : Number(scale);
};
const same = (items: readonly Item[], at: number, from: number) => items[at]?.field === items[from]?.field;

export function figureAt(items: readonly Item[], from: number): SpokenNumber | null {
  const start = opening(items, from);
  if (!start) return null;
  let { at, open } = start;
  let [sum, last, scaled] = [0, Number.POSITIVE_INFINITY, start.scaled];
  while (same(items, at, from)) {
    const item = items[at];
    const scale = scaleOf(item);
    if (scale !== undefined && open !== undefined) {
      if (scale >= 1000 && scale > last) break;
      if (scale === 100) open *= 100;
      else {
        sum += open * scale;
        open = undefined;
        last = scale;
        // "1k5", but 12万5千.
        const rest = items[at + 1];
        const isTenth = rest?.kind === 'digits' && rest.joint === '' && rest.text.length === 1;
        if (isTenth && scaleOf(items[at + 2]) === undefined) {
          sum += (Number(rest.text) * scale) / 10;
          at++;
        }
      }
      scaled = Math.max(scaled ?? 0, scale);
      at++;
      continue;
    }
    const half = halfAt(items, at);
    if (half !== null && open !== undefined && scaleOf(items[half]) !== undefined) {
      open += 0.5;
      at = half;
      continue;
    }
    if (half !== null && open === undefined) {
      sum += last / 2;
      at = half;
      continue;
    }
    const next = joined(items, at);
    const number = items[next]?.number;
    const isPart =
      number !== undefined &&
      same(items, next, from) &&
      scaled !== undefined &&
      (open === undefined ? number < last : open >= 100 && open % 100 === 0 && number < 100) &&
      (items[next]?.kind === 'word' || (next === at && items[next]?.joint !== '-'));
    if (isPart) {
      const isHundreds = isShortHundreds(items, next, number, last, open);
      open = (open ?? 0) + (isHundreds ? number * 100 : number);
      at = next + 1;
      continue;
    }
    break;
  }
  return {
    value: Math.round((sum + (open ?? 0)) * 100) / 100,
    to: at,
    ...(scaled === undefined ? {} : { scale: scaled }),
    isBare: scaled === undefined && at === from + 1 && items[from]?.kind === 'digits',
  };
}

/** "Deux mille cinq", "duemila e cinque" of a price: two and a half thousand; nobody pays 2,005. */
function isShortHundreds(
  items: readonly Item[],
  at: number,
  number: number,
  scale: number,
  open: number | undefined,
): boolean {
  const isWord = items[at]?.kind === 'word' && Number.isInteger(number) && number >= 1 && number <= 9;
  const next = same(items, at + 1, at) ? items[at + 1] : undefined;
  const goesOn = scaleOf(next) !== undefined || next?.number !== undefined;
  return isWord && scale === 1000 && open === undefined && !goesOn;
}

/** A number, "a thousand", "half a million", "a couple of hundred", or a scale by itself where that is one ("mil euros"). */
function opening(
  items: readonly Item[],
  from: number,
): { at: number; open: number | undefined; scaled?: number } | null {
  const item = items[from];
  if (!item) return null;
  const scale = scaleOf(item);
  // 千 and 百 are numbers and scales; "mil euros" and "mil quinientos" are sums, "grand" alone is not.
  const next = items[from + 1];
  const behind = AND.test(next?.text ?? '') ? items[from + 2] : next;
  const goesOn = ['number', 'currency', 'per', 'basis'].some((type) => behind?.senses.has(type));
  if (scale !== undefined && goesOn && behind?.field === item.field) return { at: from, open: 1 };
  if (item.number !== undefined && scale === undefined) return { at: from + 1, open: item.number };
  const several = item.senses.get('count-of');
  if (several !== undefined && scaleOf(items[from + 1]) !== undefined) return { at: from + 1, open: Number(several) };
  const part = item.senses.get('fraction');
  if (part !== undefined) {
    const at = items[from + 1]?.senses.has('article') ? from + 2 : from + 1;
    return (scaleOf(items[at]) ?? 0) >= 1000 ? { at, open: Number(part) } : null;
  }
  return item.senses.has('article') && scaleOf(items[from + 1]) !== undefined ? { at: from + 1, open: 1 } : null;
}

/** "and a half", "y medio", 半: one past it. */
function halfAt(items: readonly Item[], at: number): number | null {
  let next = items[at]?.senses.get('joiner') === 'and' ? at + 1 : at;
  if (next > at && items[next]?.senses.has('article')) next++;
  return items[next]?.senses.has('fraction') && (next > at || items[next]?.joint === '') ? next + 1 : null;
}

/** In whatever language: it stands between the parts of a number, or of a basis. */
export const AND = /^(?:and|y|e|et|und|og)$/;

/** Past an "and" between the parts of one number. */
function joined(items: readonly Item[], at: number): number {
  const item = items[at];
  // "Three thousand, thirty-five hundred" is one or the other.
  if (item?.text === ',' && items[at + 1]?.kind === 'word' && !isApart(items, at + 1))
    return at + (items[at + 1]?.senses.has('joiner') ? 2 : 1);
  return AND.test(item?.text ?? '') ? at + 1 : at;
}

const isApart = (items: readonly Item[], at: number) => (items[at]?.number ?? 0) > 10 && scaleOf(items[at + 1]) === 100;

const SHORTEST = 7;

/** Words that are several number words in one. */
export function compounds(lexicon: Lexicon): Recogniser {
  return (tokens, at) => {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.text.length < SHORTEST) return null;
    const value = compoundOf(lexicon, token.text);
    return value === null ? null : { to: at + 1, senses: [['number', String(value)]] };
  };
}

/** "Sechs", "zes", "seks", in whatever language that writes them in one word with what they count. */
export const isNumberWord = ({ root, apart }: Lexicon, text: string): boolean =>
  partIn([root, ...apart.values()], text)?.is === 'number';

type Part = { readonly is: 'number' | 'scale' | 'and'; readonly value: number };

function compoundOf({ root, apart }: Lexicon, word: string): number | null {
  const parts = partsOf([root, ...apart.values()], word);
  if (!parts || parts.length < 2 || !parts.some(({ is }) => is === 'scale')) return null;
  let [sum, open] = [0, 0];
  for (const { is, value } of parts) {
    if (is === 'number') open += value;
    else if (is === 'scale' && value === 100) open = (open || 1) * 100;
    else if (is === 'scale') [sum, open] = [sum + (open || 1) * value, 0];
  }
  return sum + open;
}

function partsOf(roots: readonly Lexicon['root'][], word: string): Part[] | null {
  if (word === '') return [];
  for (let length = word.length; length >= 2; length--) {
    const part = partIn(roots, word.slice(0, length));
    const rest = part && partsOf(roots, word.slice(length));
    if (part && rest) return [part, ...rest];
  }
  return null;
}

function partIn(roots: readonly Lexicon['root'][], text: string): Part | null {
  const senses = roots.flatMap((root) => root.words?.get(text)?.senses ?? []);
  for (const { type, value, language } of senses) {
    // English writes its numbers apart.
    if (language === 'en') continue;
    if (type === 'scale' && Number(value) >= 100) return { is: 'scale', value: Number(value) };
    if (type === 'number' || type === 'number-part') return { is: 'number', value: Number(value) };
    if (type === 'joiner' && value === 'and' && (text === 'und' || text === 'og')) return { is: 'and', value: 0 };
  }
  return null;
}
