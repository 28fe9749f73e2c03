/**
 * Which words a reading stands on. A grammar claims the items it understood; every content word that nobody claimed is
 * told to the traveller as not used.
 */

import { wordList } from '../../../../shared/word-list.ts';
import { speaksToMachine, withoutMarkup } from '../parse/fold-text.ts';
import { FIELDS, type Questionnaire } from '../questionnaire.ts';
import type { Span } from '../reading.ts';
import type { Item } from './tagged-tokens.ts';
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
  /** Nothing at all was understood of the clause in which it stands, and nobody can say what it means. */
  readonly isClause?: true;
}

/** Words that carry no wish of their own: "we", "would", "like", "trip", "please". Sense `filler` of the lexicon, and these types. */
const IDLE = new Set<string>([
  ...wordList('filler article preposition joiner contrast speaker wanting please negator trailing-negator'),
  ...wordList('none-of-these exception copula emphasis possessive people-adjective we-are of-us subset half-decade'),
  ...wordList(
    'route choice origin revised decision of-it payer brings limit memory decade past deal-breaker does-without',
  ),
]);
const REACH = 6;
/** "CANARY-9931" is no word of a wish. */
const CODE = /\b[A-Z]{3,}[-_]?\d{2,}\b/;
/** Who or when it is about: "kids are picky", "mild food for the little one", "a day in the mountains". */
const SUBJECT: readonly string[] = [
  ...['number', 'self', 'adult', 'youngster', 'people', 'friend', 'kin', 'kins', 'parents', 'couple'],
  ...['child', 'children', 'student', 'teacher', 'twins', 'grown', 'family', 'single'],
  ...['pair', 'stay-unit', 'day-part', 'day-trip', 'place-kind', 'room', 'room-kind', 'age-unit', 'old', 'decade'],
];
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

  /** Items that belong to what was understood and are no wish of their own: "ashes … at sea" draws nobody to the sea. */
  readonly closed = new Set<number>();
  close(from: number, to: number): void {
    for (let at = from; at < to; at++) this.closed.add(at);
    this.claim('', '', from, to);
  }

  /** Says what a stretch means as a whole; its words are claimed one by one. */
  say(part: string, value: string, from: number, to: number): void {
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

  /** Content words nobody claimed; neighbours stand together. `named`: things that have an account of their own. */
  unused(typed: Questionnaire, named: readonly string[] = []): Unused[] {
    const orders = new Set(FIELDS.filter((field) => speaksToMachine(typed[field])));
    const shown = new Map(FIELDS.map((field) => [field, withoutMarkup(typed[field])]));
    const runs: { from: number; to: number }[] = [];
    this.#items.forEach((item, at) => {
      if (this.isUsed(at) || !isContent(item) || orders.has(item.field)) return;
      if (item.field !== 'travelers' && this.#isSubjectOfUsed(at)) return;
      const last = runs.at(-1);
      const isNext = last && this.#items[last.to - 1]?.field === item.field && this.#isIdleBetween(last.to, at);
      if (last && isNext) last.to = at + 1;
      else runs.push({ from: at, to: at + 1 });
    });
    return runs.flatMap(({ from, to }) => {
      const span = spanOfTokens(this.#tokens, this.#items[from]?.from ?? 0, this.#items[to - 1]?.to ?? 0);
      if (!span) return [];
      const text = (shown.get(span.field) ?? '')
        .slice(span.from, span.to)
        .replace(/[<>{}\p{Cc}\p{Cf}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text === '' || CODE.test(text)) return [];
      const isClause = !named.includes(text) && this.#isClause(from, to);
      return [{ text: text.slice(0, 80), span, ...(isClause ? { isClause } : {}) }];
    });
  }

  /** A torn word, a person's name, a mood, and what they tell of themselves or refuse, are none; "luxury zeppelin" is. */
  #isClause(from: number, to: number): boolean {
    const run = this.#items.slice(from, to);
    const field = run[0]?.field;
    const content = run.filter(isContent);
    if (field === 'travelers' || (field === 'taste' && content.length < 2)) return false;
    if (content.every(({ senses }) => senses.size > 0)) return false;
    const ends = (at: number) => {
      const item = this.#items[at];
      return !item || item.field !== field || item.kind === 'mark' || item.senses.has('joiner');
    };
    let [first, last] = [from, to];
    while (!ends(first - 1) && this.#items[first]?.joint !== '\n') first--;
    while (!ends(last) && this.#items[last]?.joint !== '\n') last++;
    const clause = this.#items.slice(first, last);
    const isTold = clause.some(({ senses, text }) => ADDRESSED.test(text) || TELLING.some((type) => senses.has(type)));
    const isQuality = (at: number) => at < from && (this.#items[at]?.senses.has('tier') ?? false);
    return !isTold && clause.every((_, i) => !this.isUsed(first + i) || isQuality(first + i));
  }

  /** People known by now, with nothing but idle words between them and what was understood of them. */
  #isSubjectOfUsed(at: number): boolean {
    const subject = this.#items[at];
    if (!subject || !isSubject(subject)) return false;
    return [1, -1].some((step) => {
      for (let next = at + step; Math.abs(next - at) <= REACH; next += step) {
        const item = this.#items[next];
        if (!item || item.kind === 'mark' || item.field !== subject.field) return false;
        if (this.isUsed(next)) return true;
        if (isContent(item) && !isSubject(item)) return false;
      }
      return false;
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

/** "We are easygoing", "nobody making a fuss", "you'd pick". */
const TELLING: readonly string[] = ['copula', 'negator', 'trailing-negator', 'nobody', 'brings'];
const ADDRESSED = /^(?:you|youd|your|vous|usted|ustedes)$/;

const isSubject = ({ senses }: Item) => SUBJECT.some((type) => senses.has(type));

/** Of an article, a pronoun, an ending cut off. */
const TOO_SHORT = /^(?:[a-z]{1,2}|one)$/;

/** A word, figure or emoji that would matter to a reader. */
export function isContent(item: Item): boolean {
  if (item.kind === 'mark' || item.senses.get('event') === 'eat' || TOO_SHORT.test(item.text)) return false;
  // "Our honeymoon in 1974"
  if (item.number !== undefined && item.number >= 1900 && item.number < 2020 && item.kind === 'digits') return false;
  return (
    ![...item.senses.keys()].some((type) => IDLE.has(type)) && /[\p{L}\d]|\p{Extended_Pictographic}/u.test(item.text)
  );
}
