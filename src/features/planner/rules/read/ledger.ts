/**
 * Which words a reading stands on. A grammar claims the items it understood; every content word that nobody claimed is
 * told to the traveller as not used.
 */
import type { Span } from '../reading.ts';
import type { Item } from './items.ts';
import { spanOfTokens, type Token } from './tokens.ts';

export interface Claim {
  readonly part: string;
  readonly value: string;
  readonly span: Span;
}

export interface Unused {
  /** As typed, one line, at most 80 characters. */
  readonly text: string;
  readonly span: Span;
}

/** Words that carry no wish of their own: "we", "would", "like", "trip", "please". Sense `filler` of the lexicon, and these types. */
const IDLE = new Set([
  'filler',
  'article',
  'preposition',
  'joiner',
  'contrast',
  'speaker',
  'wanting',
  'please',
  'negator',
  'trailing-negator',
  'exception',
  'copula',
]);

export class Ledger {
  readonly claims: Claim[] = [];
  readonly #used: boolean[];
  readonly #items: readonly Item[];
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[], items: readonly Item[]) {
    this.#tokens = tokens;
    this.#items = items;
    this.#used = items.map(() => false);
  }

  /** Items `from` up to before `to` mean `value` for this part of the wish. */
  claim(part: string, value: string, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#used[at] = true;
    const span = spanOfTokens(this.#tokens, this.#items[from]?.from ?? 0, this.#items[to - 1]?.to ?? 0);
    if (span && value !== '') this.claims.push({ part, value, span });
  }

  isUsed(at: number): boolean {
    return this.#used[at] ?? false;
  }

  isFree = (at: number): boolean => !this.isUsed(at);

  /** Characters of a field that were understood by other means. */
  claimSpan({ field, from, to }: Span): void {
    this.#items.forEach((item, at) => {
      const span = spanOfTokens(this.#tokens, item.from, item.to);
      if (span && span.field === field && span.from < to && span.to > from) this.#used[at] = true;
    });
  }

  /** Content words nobody claimed; neighbours stand together. */
  unused(typed: Readonly<Record<Span['field'], string>>): Unused[] {
    const runs: { from: number; to: number }[] = [];
    this.#items.forEach((item, at) => {
      if (this.isUsed(at) || !isContent(item)) return;
      const last = runs.at(-1);
      const isNext = last && this.#items[last.to - 1]?.field === item.field && this.#isIdleBetween(last.to, at);
      if (last && isNext) last.to = at + 1;
      else runs.push({ from: at, to: at + 1 });
    });
    return runs.flatMap(({ from, to }) => {
      const span = spanOfTokens(this.#tokens, this.#items[from]?.from ?? 0, this.#items[to - 1]?.to ?? 0);
      if (!span) return [];
      const text = typed[span.field]
        .slice(span.from, span.to)
        .replace(/[<>{}\p{Cc}\p{Cf}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
      return text === '' ? [] : [{ text: text.slice(0, 80), span }];
    });
  }

  /** Only idle words, none of them used, between two runs: they read better as one. */
  #isIdleBetween(from: number, to: number): boolean {
    if (to - from > 3) return false;
    for (let at = from; at < to; at++) {
      const item = this.#items[at];
      if (!item || this.isUsed(at) || item.kind === 'mark') return false;
    }
    return true;
  }
}

/** A word, figure or emoji that would matter to a reader. */
export function isContent(item: Item): boolean {
  if (item.kind === 'mark') return false;
  return (
    ![...item.senses.keys()].some((type) => IDLE.has(type)) && /[\p{L}\d]|\p{Extended_Pictographic}/u.test(item.text)
  );
}
